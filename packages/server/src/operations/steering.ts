import type { JsonBody } from "@dragoman/client/contract";
import { baseOf, type LanguageTag } from "@dragoman/engines";
import type { Caller } from "../accounts/account.ts";
import type { GlossaryMatchers, GlossaryParameter } from "../glossaries/glossary-cache.ts";
import { requireBeta } from "../http/authentication.ts";
import { contractSchemas } from "../http/contract.ts";
import { HttpError, unsupportedValue } from "../http/http-error.ts";
import type { MemoryMatching } from "../memories/matching/memory-matching.ts";
import type { StyleLists } from "../style/style-cache.ts";
import type { RequestedFormality, TextRequest } from "../text/request.ts";
import { styledLanguages } from "./language-features.ts";

type Body = JsonBody<"translateText">;

/** What bends a translation to the caller's words, looked up where it is kept. */
export interface SteeringParts {
  readonly glossaries: GlossaryMatchers;
  readonly styles: StyleLists;
  readonly memories: MemoryMatching;
}

/** The parameters that steer, whether each stood for itself or in `customizations`. */
interface Steering {
  readonly glossaryIds: readonly string[];
  readonly glossaryParameter: GlossaryParameter;
  readonly styleId: string | undefined;
  readonly instructions: readonly string[];
  readonly memoryId: string | undefined;
  /** The contract's default where it is not given. */
  readonly memoryThreshold: number | undefined;
}

type Steered = Pick<TextRequest, "formality" | "instructions" | "terms" | "memory" | "style">;

/** What a request that asks for nothing of this is given. */
export const unsteered: Steered = {
  formality: undefined,
  instructions: [],
  terms: undefined,
  memory: undefined,
  style: undefined,
};

/** Least score of a memory's match where the request says none. */
const usualThreshold = 75;

/**
 * Looks up what a request is steered by.
 * @throws HttpError naming the parameter that is wrong, unknown, or does not fit the languages.
 */
export function readSteering(
  body: Body,
  caller: Caller,
  direction: { readonly source: LanguageTag | undefined; readonly target: LanguageTag },
  { glossaries, styles, memories }: SteeringParts,
): Steered | Promise<Steered> {
  const given = steeringOf(body, caller);
  const { glossaryIds, styleId, instructions, memoryId, memoryThreshold = usualThreshold } = given;
  const { source, target } = direction;
  const account = caller.account.id;
  if (glossaryIds.length > 0 && source === undefined) throw sourceMissing();
  if (instructions.length > 0) refuseUninstructed(target, body);
  const findStyle = () => (styleId === undefined ? undefined : styles.styleFor(account, styleId, target));
  const findTerms = () =>
    glossaryIds.length === 0 || source === undefined
      ? undefined
      : glossaries.matcherFor(account, glossaryIds, source, target, given.glossaryParameter);
  const findMemory = () =>
    memoryId === undefined ? undefined : memories.find(account, memoryId, direction, memoryThreshold);
  // One after the other, so that of several faults always the same is told.
  return whenThere(findStyle(), (style) =>
    whenThere(findTerms(), (terms) =>
      whenThere(findMemory(), (memory) => ({
        terms,
        memory,
        style,
        formality: formalityOf(body),
        instructions: instructions.map((prompt) => ({ prompt, source: undefined })),
      })),
    ),
  );
}

/** At once where nothing has to be waited for, as for most requests. */
function whenThere<Found, Made>(
  found: Found | Promise<Found>,
  make: (found: Found) => Made | Promise<Made>,
): Made | Promise<Made> {
  return found instanceof Promise ? found.then(make) : make(found);
}

/** Whether a request asks for nothing of this: then nothing is looked up. */
export function isUnsteered(body: Body): boolean {
  return (
    body.glossary_id === undefined &&
    body.glossary_ids === undefined &&
    body.style_id === undefined &&
    body.translation_memory_id === undefined &&
    body.custom_instructions === undefined &&
    body.customizations === undefined &&
    body.formality === undefined
  );
}

/** The flat parameters, or those of `customizations`, which the contract lets nobody mix. */
function steeringOf(body: Body, caller: Caller): Steering {
  const { customizations } = body;
  if (customizations === undefined) {
    return {
      glossaryIds: body.glossary_ids === undefined ? listed(body.glossary_id) : separated(body.glossary_ids),
      glossaryParameter: body.glossary_ids === undefined ? "glossary_id" : "glossary_ids",
      styleId: body.style_id,
      instructions: body.custom_instructions ?? [],
      memoryId: body.translation_memory_id,
      memoryThreshold: body.translation_memory_threshold,
    };
  }
  requireBeta(caller, "customizations");
  const unknown = Object.keys(customizations).find((name) => !childrenOfCustomizations.has(name));
  if (unknown !== undefined) throw unknownChild(unknown);
  if (customizations.example_documents !== undefined) {
    throw unsupportedValue(
      "customizations.example_documents",
      "What an example document holds is not settled yet: leave it out.",
    );
  }
  return {
    glossaryIds: customizations.glossary_ids ?? [],
    glossaryParameter: "customizations.glossary_ids",
    styleId: customizations.style_id,
    instructions: customizations.custom_instructions ?? [],
    memoryId: customizations.translation_memory_id,
    memoryThreshold: customizations.translation_memory_threshold,
  };
}

/** The object may grow: what another version knows is refused here rather than left out. */
const childrenOfCustomizations = new Set(Object.keys(Object(contractSchemas["Customizations"]?.["properties"])));

function unknownChild(name: string): HttpError {
  const field = `customizations.${name.slice(0, 60).replace(/[^\w.-]/g, "?")}`;
  return new HttpError(400, {
    message: `Parameter '${field}' is not known here. It takes ${[...childrenOfCustomizations].join(", ")}.`,
    code: "invalid_value",
    errors: [{ field, message: "is not known" }],
  });
}

function listed(id: string | undefined): readonly string[] {
  return id === undefined ? [] : [id];
}

const mostGlossaryIds = 5;

/** A form may repeat the field or write one list with commas, which no id has. */
function separated(given: readonly string[]): readonly string[] {
  const ids = given.flatMap((each) => each.split(",")).map((id) => id.trim());
  if (ids.length <= mostGlossaryIds) return ids;
  throw unsupportedValue("glossary_ids", `It must NOT have more than ${mostGlossaryIds} items.`);
}

function sourceMissing(): HttpError {
  return new HttpError(400, {
    message: "Parameter 'source_lang' not specified: a glossary needs it, as the language is not detected then.",
    code: "invalid_value",
    errors: [{ field: "source_lang", message: "is required by a glossary" }],
  });
}

function refuseUninstructed(target: LanguageTag, { customizations }: Body): void {
  if (styledLanguages.has(baseOf(target))) return;
  throw unsupportedValue(
    customizations === undefined ? "custom_instructions" : "customizations.custom_instructions",
    `Target language '${target}' takes none; ${[...styledLanguages].join(", ")} and their variants do.`,
  );
}

function formalityOf({ formality }: Body): RequestedFormality | undefined {
  switch (formality) {
    case "more":
    case "less":
      return { level: formality, isPreference: false };
    case "prefer_more":
      return { level: "more", isPreference: true };
    case "prefer_less":
      return { level: "less", isPreference: true };
    default:
      return undefined;
  }
}
