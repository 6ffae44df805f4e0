import type { JsonBody } from "@dragoman/client/contract";
import { baseOf, type Steering } from "@dragoman/engines";
import type { CompiledStyleList } from "../style/style-cache.ts";
import { type CustomInstruction, sourceOf } from "../style/style-list.ts";
import type { TranslatedPassage } from "../text/passage.ts";
import type { TextRequest } from "../text/request.ts";

type Body = JsonBody<"translateText">;

/** Clients take 8 to 16 KiB of headers, and fail the whole answer for more. */
const longestList = 2048;

/**
 * The parameters that an answering engine could not follow, for the header `X-Not-Applied`: a list of tokens
 * (RFC 9651). A rule of a style list is named behind the list's parameter: `style_id/numbers.kanji_numbers`.
 */
export function notAppliedOf(
  passages: readonly TranslatedPassage[],
  body: Body,
  { style }: TextRequest,
): readonly string[] {
  const missed = new Set<Steering>();
  let last: readonly Steering[] | undefined;
  for (const { notApplied } of passages) {
    // Mostly they share one list.
    if (notApplied !== last) for (const steering of notApplied) missed.add(steering);
    last = notApplied;
  }
  const names = [...missed].flatMap((steering) => parametersOf(steering, body));
  return missed.has("instructions") && style !== undefined ? [...names, ...rulesOf(style, passages, body)] : names;
}

/** What of a style list only an engine could have followed, and none did for some text. */
function rulesOf(
  { instructions, customInstructions }: CompiledStyleList,
  passages: readonly TranslatedPassage[],
  { customizations }: Body,
): readonly string[] {
  const parameter = customizations === undefined ? "style_id" : "customizations.style_id";
  const own = customInstructions.some((instruction) => isMissed(instruction, passages)) ? ["custom_instructions"] : [];
  const rules = [...own, ...instructions.map(({ rule }) => rule)].map((rule) => `${parameter}/${rule}`);
  return rules.join(", ").length > longestList ? [parameter] : rules;
}

/** An instruction may be for texts of one language alone. */
function isMissed(instruction: CustomInstruction, passages: readonly TranslatedPassage[]): boolean {
  const source = sourceOf(instruction);
  return passages.some(
    ({ notApplied, passage: { language } }) =>
      notApplied.includes("instructions") &&
      (source === undefined || (language !== undefined && baseOf(language) === source)),
  );
}

function parametersOf(steering: Steering, body: Body): readonly string[] {
  const { customizations } = body;
  switch (steering) {
    case "terms":
      if (customizations?.glossary_ids !== undefined) return ["customizations.glossary_ids"];
      return [body.glossary_ids === undefined ? "glossary_id" : "glossary_ids"];
    case "instructions":
      if (customizations?.custom_instructions !== undefined) return ["customizations.custom_instructions"];
      return body.custom_instructions === undefined ? [] : ["custom_instructions"];
    case "examples":
      // Offered to engines that learn from them; nobody asked for it.
      return [];
    default:
      return [steering];
  }
}
