/** These assertions are about types: `tsc` holds them, and the build fails where one is wrong. */
import { expectTypeOf, test } from "vitest";
import type { JsonAnswer, JsonBody, OperationId, Query, Schema, VoiceSchema } from "./contract.ts";

test("an operation's types are found by its name", () => {
  expectTypeOf<"translateText">().toExtend<OperationId>();
  expectTypeOf<JsonBody<"translateText">>().toEqualTypeOf<Schema<"TranslateTextRequest">>();
  expectTypeOf<JsonAnswer<"translateText">>().toEqualTypeOf<Schema<"TranslateTextResponse">>();
  expectTypeOf<JsonAnswer<"listLanguages">>().toEqualTypeOf<Schema<"Language">[]>();
  expectTypeOf<NonNullable<Query<"listLanguages">>["resource"]>().toEqualTypeOf<Schema<"LanguageResource">>();
});

test("an operation without a body takes none", () => {
  expectTypeOf<JsonBody<"getUsage">>().toBeNever();
});

test("a file is a Blob, and a socket message has one member", () => {
  expectTypeOf<Schema<"DocumentUpload">["file"]>().toEqualTypeOf<Blob>();
  expectTypeOf<{ end_of_stream: Record<string, never> }>().toExtend<VoiceSchema<"ServerMessage">>();
  expectTypeOf<{ end_of_stream: Record<string, never> }>().not.toExtend<VoiceSchema<"ClientMessage">>();
});
