/**
 * Takes a trained direction into the package: `npm run take -w @dragoman/model-interface -- FOLDER [--scores FILE]`.
 * FOLDER holds a `model.json` and the files it names, as the export command writes them.
 */
import { parseArgs } from "node:util";
import { modelsFolder } from "../src/places.ts";
import { takeDirection } from "./taken.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { scores: { type: "string" }, models: { type: "string", default: modelsFolder } },
});
const [folder] = positionals;
if (folder === undefined || positionals.length > 1) {
  process.stderr.write("Name one folder: take FOLDER [--scores FILE]\n");
  process.exit(2);
}
try {
  const { name, bytes } = await takeDirection(folder, values.models, values.scores);
  process.stdout.write(`${name}: ${(bytes / 1e6).toFixed(1)} MB in ${values.models}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
