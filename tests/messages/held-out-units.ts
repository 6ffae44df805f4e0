import { i18nextInterpolation, type MessageSyntax, type MessageUnit, piecesOf } from "@dragoman/message";
import fc from "fast-check";

/** Where placeholders of a syntax may stand between words, and how they are written: each argument once. */
const placeholders: readonly { readonly syntax: MessageSyntax; readonly tokens: readonly string[] }[] = [
  {
    syntax: { kind: "i18next", interpolation: i18nextInterpolation },
    tokens: ["{{name}}", "{{count, number}}", "$t(unit)", "<0/>"],
  },
  { syntax: { kind: "icu" }, tokens: ["{name}", "{count, number}", "{when, date, short}"] },
  { syntax: { kind: "printf", family: "c" }, tokens: ["%1$s", "%2$d", "%3$.1f"] },
  { syntax: { kind: "printf", family: "python" }, tokens: ["%(name)s", "%(count)d"] },
];

/**
 * Messages with placeholders, made of an application's strings: those that have some as they are, and the others with
 * one to three between their words.
 */
export function heldOutUnits(strings: readonly string[]): fc.Arbitrary<MessageUnit> {
  const i18next: MessageSyntax = { kind: "i18next", interpolation: i18nextInterpolation };
  const natural = strings.filter((text) => text.includes("{{") && hasTokens(text, i18next));
  const plain = strings.filter((text) => /\p{L}/u.test(text) && !/[{}<>%$&'|#]|__/.test(text));
  const written = fc
    .record({
      text: fc.constantFrom(...plain),
      of: fc.constantFrom(...placeholders),
      places: fc.array(fc.nat(), placesAtMost),
    })
    .chain(({ text, of: { syntax, tokens }, places }) =>
      fc
        .shuffledSubarray([...tokens], {
          minLength: Math.min(places.length, tokens.length),
          maxLength: Math.min(places.length, tokens.length),
        })
        .map((chosen): MessageUnit => ({ kind: "single", text: withTokens(text, chosen, places), syntax })),
    );
  if (natural.length === 0) return written;
  const asTheyAre = fc.constantFrom(...natural).map((text): MessageUnit => ({ kind: "single", text, syntax: i18next }));
  return fc.oneof({ weight: 9, arbitrary: written }, { weight: 1, arbitrary: asTheyAre });
}

const placesAtMost = { minLength: 1, maxLength: 3 };

/** The tokens each between two words, or at an end. */
function withTokens(text: string, tokens: readonly string[], places: readonly number[]): string {
  const words = text.split(" ");
  tokens.forEach((token, index) => {
    words.splice((places[index] ?? 0) % (words.length + 1), 0, token);
  });
  return words.join(" ");
}

function hasTokens(text: string, syntax: MessageSyntax): boolean {
  return piecesOf(text, syntax).some(({ kind }) => kind !== "text");
}
