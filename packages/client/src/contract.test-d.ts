import { expectTypeOf, test } from "vitest";
import type { JsonAnswer, JsonBody, OperationId, Query, Schema } from "./contract.ts";

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
