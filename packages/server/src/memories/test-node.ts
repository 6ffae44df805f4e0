/** For tests: a node of its own process, which can be killed. Started with its settings as JSON. */
import { createService } from "../service.ts";
import type { Settings } from "../settings.ts";

interface NodeSettings {
  readonly settings: Partial<Settings>;
  readonly jobLease?: number;
}

const { settings, jobLease }: NodeSettings = JSON.parse(process.argv[2] ?? "{}");
const service = await createService(settings, jobLease === undefined ? {} : { jobLease });
const { url } = await service.listen();
process.stdout.write(`${url}\n`);
