/**
 * Takes a trained direction into the package: `pnpm --filter @dragoman/model-interface take FOLDER [--scores FILE]
 * [--report FILE]`. FOLDER holds a `model.json` and the files it names, as the export command writes them; the scores are
 * the bench's, the report is the collect command's. Paths are those of the folder in which pnpm is started.
 */
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { modelsFolder } from "../src/places.ts";
import { takeDirection } from "./taken.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    scores: { type: "string" },
    report: { type: "string" },
    models: { type: "string", default: modelsFolder },
  },
});
const [folder] = positionals;
if (folder === undefined || positionals.length > 1) {
  process.stderr.write("Name one folder: take FOLDER [--scores FILE] [--report FILE]\n");
  process.exit(2);
}
try {
  const { name, bytes } = await takeDirection(from(folder), from(values.models), {
    scores: values.scores && from(values.scores),
    report: values.report && from(values.report),
  });
  process.stdout.write(`${name}: ${(bytes / 1e6).toFixed(1)} MB in ${values.models}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

/** pnpm runs a script in its package's folder, and says where it was started itself. */
function from(path: string): string {
  return resolve(process.env["INIT_CWD"] ?? ".", path);
}
