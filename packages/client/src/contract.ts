/** The interface in types, as the contract has it: shapes by name, and what each operation takes and answers. */
import type { components, operations } from "./generated/contract.d.ts";
import type { components as shapes } from "./generated/shapes.d.ts";
import type { components as voice } from "./generated/voice.d.ts";
import type { components as voiceShapes } from "./generated/voice-shapes.d.ts";

export type { components, operations, paths } from "./generated/contract.d.ts";

/** The name of an operation, as the contract gives it. */
export type OperationId = keyof operations;

/** A shape by its name in the contract, for example `Schema<"Translation">`. */
export type Schema<Name extends keyof components["schemas"]> = components["schemas"][Name];

/** The name of a shape. */
export type ShapeName = keyof shapes["schemas"];

/** A shape by its name in the contract, its fields named as in TypeScript: what the client's calls take and give. */
export type Shape<Name extends ShapeName> = shapes["schemas"][Name];

/** A message of the voice socket, or a part of one, by its name in the contract; `ClientMessage` and `ServerMessage` are all of a side. */
export type VoiceSchema<Name extends keyof voice["schemas"]> = voice["schemas"][Name];

/** A message of the voice socket, or a part of one, its fields named as in TypeScript. */
export type VoiceShape<Name extends keyof voiceShapes["schemas"]> = voiceShapes["schemas"][Name];

/** What an operation takes in its query; `undefined` where it takes nothing. */
export type Query<Id extends OperationId> = operations[Id]["parameters"]["query"];

/** The JSON body that an operation takes; `never` where it takes none. */
export type JsonBody<Id extends OperationId> = JsonOf<NonNullable<operations[Id]["requestBody"]>>;

/** The JSON that an operation answers with when it succeeds; `never` where it answers with something else. */
export type JsonAnswer<Id extends OperationId> = SuccessOf<operations[Id]["responses"]>;

type SuccessOf<Responses> = JsonOf<Responses[keyof Responses & (200 | 201 | 202)]>;

type JsonOf<Message> = Message extends { content: { "application/json": infer Body } } ? Body : never;
