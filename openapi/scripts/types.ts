import openapiTS, { astToString, type SchemaObject } from "openapi-typescript";
import ts from "typescript";
import type { Bundle } from "./bundle.ts";

const header = "/** Generated from the contract in openapi/ by `pnpm generate`; edit that instead. */\n\n";

/** The types of every operation and schema: `paths`, `operations`, `components`. */
export async function contractTypes(contract: Bundle): Promise<string> {
  return typesOf(contract);
}

async function typesOf(description: Bundle): Promise<string> {
  const nodes = await openapiTS(JSON.stringify(description), {
    alphabetize: false,
    // A default is what the service assumes; the caller may still leave the field out.
    defaultNonNullable: false,
    transform: binaryAsBlob,
  });
  return header + astToString(nodes);
}

/** A file's bytes have a media type of their own and are a `Blob` to the caller. */
function binaryAsBlob(schema: SchemaObject): ts.TypeNode | undefined {
  return "contentMediaType" in schema ? ts.factory.createTypeReferenceNode("Blob") : undefined;
}
