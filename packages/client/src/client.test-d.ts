import type { Tracer as OpenTelemetryTracer } from "@opentelemetry/api";
import { expectTypeOf, test } from "vitest";
import type { Schema } from "./contract.ts";
import {
  type Client,
  createClient,
  type DragomanError,
  isDragomanError,
  type LanguageCode,
  type Tracer,
  type Translation,
  type TranslationOutcome,
} from "./index.ts";

declare const apiKey: string;
declare const texts: string[];
declare const glossaryId: string | undefined;
declare const thrown: unknown;
declare const outcome: TranslationOutcome;
const client = createClient({ baseUrl: "http://localhost:4100", apiKey });

test("the first lines a user writes", () => {
  expectTypeOf(client.translate("Hello", { to: "de" })).resolves.toEqualTypeOf<Translation>();
  expectTypeOf(client.translateMany(texts, { from: "en", to: "pl", glossaryId })).resolves.toEqualTypeOf<
    Translation[]
  >();
  expectTypeOf<Translation["text"]>().toEqualTypeOf<string>();
  expectTypeOf<Translation["engine"]>().toEqualTypeOf<string | undefined>();
});

test("a text and a target are needed, and options are what the contract says", () => {
  // @ts-expect-error: no target
  client.translate("Hello", {});
  // @ts-expect-error: a list of texts is translateMany
  client.translate(["Hello"], { to: "de" });
  // @ts-expect-error: not a formality of the contract
  client.translate("Hello", { to: "de", formality: "rude" });
  // @ts-expect-error: the wire's name
  client.translate("Hello", { to: "de", source_lang: "en" });
  // @ts-expect-error: no key
  createClient({ baseUrl: "http://localhost:4100" });
});

test("known languages are offered and unknown ones pass", () => {
  expectTypeOf<"pt-BR">().toExtend<LanguageCode>();
  expectTypeOf<string>().toExtend<LanguageCode>();
  client.translate("Hello", { to: "tlh" });
  client.languages({ resource: "a_newer_resource", include: ["beta"] });
});

test("outcomes are told apart by their status", () => {
  if (outcome.status === "failed") expectTypeOf(outcome.error).toEqualTypeOf<DragomanError>();
});

test("errors are narrowed, and their kind is a closed set", () => {
  if (isDragomanError(thrown)) {
    expectTypeOf(thrown).toEqualTypeOf<DragomanError>();
    expectTypeOf(thrown.status).toEqualTypeOf<number | undefined>();
    // @ts-expect-error: no such kind
    thrown.kind === "sorry";
  }
});

test("a tracer of OpenTelemetry is a tracer, and hooks know what they are told", () => {
  expectTypeOf<OpenTelemetryTracer>().toExtend<Tracer>();
  createClient({
    baseUrl: "",
    apiKey: "",
    hooks: {
      response: (event) => expectTypeOf(event.traceId).toEqualTypeOf<string | undefined>(),
      retry: ({ error }) => expectTypeOf(error).toEqualTypeOf<DragomanError>(),
      // @ts-expect-error: no such hook
      retries: () => {},
    },
  });
});

test("the raw surface has the contract's paths and shapes", () => {
  expectTypeOf<Client["raw"]["GET"]>().toBeFunction();
  const answer = client.raw.GET("/v2/usage");
  expectTypeOf<NonNullable<Awaited<typeof answer>["data"]>["character_count"]>().toEqualTypeOf<
    Schema<"Usage">["character_count"]
  >();
  // @ts-expect-error: no such path
  client.raw.GET("/v2/nothing");
});
