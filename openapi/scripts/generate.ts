/** Bundles the contract and writes what the client and the server take from it. The same input gives the same bytes. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { bundle } from "./bundle.ts";
import { contractTypes, messageTypes } from "./types.ts";

const packages = join(import.meta.dirname, "../../packages");

const contract = bundle("service.yaml");
write("server/src/generated/contract.json", `${JSON.stringify(contract, null, 2)}\n`);
write("client/src/generated/contract.d.ts", await contractTypes(contract));
write("client/src/generated/voice.d.ts", await messageTypes(bundle("voice.asyncapi.yaml")));

function write(path: string, content: string): void {
  const file = join(packages, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  console.log(`packages/${path}`);
}
