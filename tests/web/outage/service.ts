/** The service on a port that it is given, until it is killed: `fork(file, [port])`. */
import { createTestService } from "@dragoman/server/testing";

const service = await createTestService({ engine: "pseudo", settings: { port: Number(process.argv[2] ?? 0) } });
process.on("disconnect", () => process.exit());
process.send?.({ url: service.url, apiKey: service.apiKey });
