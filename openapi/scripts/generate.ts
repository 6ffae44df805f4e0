/**
 * Bundles the contract and writes what the client and the server take from it. The same input gives the same bytes.
 * With `--check` nothing is written: it fails where what is there differs from what would be written.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { bundle } from "./bundle.ts";
import { contractTypes, messageShapeTypes, messageTypes, shapeTypes } from "./types.ts";

const packages = join(import.meta.dirname, "../../packages");
const put = process.argv.includes("--check") ? compare : write;

const contract = bundle("service.yaml");
put("server/src/generated/contract.json", `${JSON.stringify(contract, null, 2)}\n`);
put("client/src/generated/contract.d.ts", await contractTypes(contract));
put("client/src/generated/shapes.d.ts", await shapeTypes(contract));
const voice = bundle("voice.asyncapi.yaml");
put("client/src/generated/voice.d.ts", await messageTypes(voice));
put("client/src/generated/voice-shapes.d.ts", await messageShapeTypes(voice));

function write(path: string, content: string): void {
  const file = join(packages, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  console.log(`packages/${path}`);
}

function compare(path: string, content: string): void {
  if (readFileSync(join(packages, path), "utf8") === content) return;
  console.error(`packages/${path} is not what the contract makes: run npm run generate and commit the result.`);
  process.exitCode = 1;
}
