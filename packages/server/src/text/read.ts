import { codePoints } from "./bill.ts";
import type { MarkupText } from "./markup/markup.ts";
import { MarkupError } from "./markup/markup-error.ts";
import type { MarkupSettings } from "./markup/markup-settings.ts";
import type { Passage } from "./passage.ts";
import type { TextRequest } from "./request.ts";
import { TextError } from "./text-error.ts";

/**
 * Takes the texts in: at once, but for markup, whose readers are loaded when a request first says that texts hold any.
 * @throws TextError for markup that is read strictly and is not well-formed.
 */
export function readPassages(
  texts: readonly string[],
  request: TextRequest,
): readonly Passage[] | Promise<readonly Passage[]> {
  const { markup } = request;
  return markup === undefined ? readPlainTexts(texts, request) : readDocuments(texts, request, markup);
}

/** The texts as they are, whatever tags they may hold. */
export function readPlainTexts(texts: readonly string[], { source }: TextRequest): readonly Passage[] {
  return texts.map((text, index) => ({
    index,
    source: text,
    plain: text,
    markup: undefined,
    language: source,
    languageIsGuess: false,
    characters: codePoints(text),
  }));
}

async function readDocuments(
  texts: readonly string[],
  { source }: TextRequest,
  settings: MarkupSettings,
): Promise<readonly Passage[]> {
  const { readMarkup } = await import("./markup/markup.ts");
  return texts.map((text, index) => {
    const markup = orTextError(index, () => readMarkup(text, settings));
    const { plain, characters } = markup;
    return { index, source: text, plain, markup, language: source, languageIsGuess: false, characters };
  });
}

function orTextError(index: number, read: () => MarkupText): MarkupText {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof MarkupError)) throw error;
    throw new TextError("malformed_markup", error.message, { index });
  }
}
