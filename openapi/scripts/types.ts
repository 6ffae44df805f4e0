import openapiTS, { astToString, type SchemaObject } from "openapi-typescript";
import ts from "typescript";
import type { ContractDocument, MessagesDocument } from "./document.ts";
import { shapesOf } from "./shapes.ts";

const header = "/** Generated from the contract in openapi/ by `pnpm generate`; edit that instead. */\n\n";

/** The types of every operation and schema: `paths`, `operations`, `components`. */
export async function contractTypes(contract: ContractDocument): Promise<string> {
  return typesOf(contract);
}

/** The types of every schema under the names that TypeScript gives to fields: `components`. */
export async function shapeTypes({ openapi, info, components }: ContractDocument): Promise<string> {
  return typesOf({ openapi, info, paths: {}, components: { schemas: shapesOf(components.schemas) } }, true);
}

/** The types of a socket's messages and their parts under the names that TypeScript gives to fields. */
export async function messageShapeTypes({ info, components }: MessagesDocument): Promise<string> {
  return typesOf({ openapi: "3.1.0", info, paths: {}, components: { schemas: shapesOf(components.schemas) } }, true);
}

/**
 * The types of a socket's messages, and the unions of those that each side sends. A description of messages keeps its
 * schemas where one of operations does and in the same language, so the same generator reads them.
 */
export async function messageTypes(messages: MessagesDocument): Promise<string> {
  return typesOf({
    openapi: "3.1.0",
    info: messages.info,
    paths: {},
    components: {
      schemas: {
        ...messages.components.schemas,
        ClientMessage: messagesOf(messages, "receive", "A message that goes to the service."),
        ServerMessage: messagesOf(messages, "send", "A message that comes from the service."),
      },
    },
  });
}

function messagesOf({ operations, components }: MessagesDocument, action: "receive" | "send", description: string) {
  const names = Object.values(operations)
    .filter((operation) => operation.action === action)
    .flatMap((operation) => operation.messages.map((message) => message.$ref.split("/").at(-1) ?? ""));
  return { description, oneOf: names.map((name) => components.messages[name]?.payload) };
}

async function typesOf(description: object, immutable = false): Promise<string> {
  const nodes = await openapiTS(JSON.stringify(description), {
    immutable,
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
