import type { EditContext } from "../rule.ts";
import { conventionOf } from "./number-convention.ts";
import { type NumberToken, readNumbers } from "./number-tokens.ts";

/** The numbers of a text as its context writes them. */
export function numbersIn(text: string, context: EditContext): readonly NumberToken[] {
  return context.numbersIn?.(text) ?? readNumbers(text, conventionOf(context));
}

/** A context whose texts are read for numbers once, though rule after rule looks at the same. */
export function readingOnce(context: EditContext): EditContext {
  const convention = conventionOf(context);
  let last: { readonly text: string; readonly numbers: readonly NumberToken[] } | undefined;
  return {
    ...context,
    numbersIn(text) {
      if (last?.text !== text) last = { text, numbers: readNumbers(text, convention) };
      return last.numbers;
    },
  };
}
