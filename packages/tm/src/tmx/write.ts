import { byteStream } from "../formats/byte-stream.ts";
import { type LossOptions, UnitLosses } from "../formats/losses.ts";
import { anyLanguage } from "../model/language.ts";
import type { MemoryHeader, TranslationUnit } from "../model/unit.ts";
import { isXmlCharacter } from "../xml/characters.ts";
import { LanguageCheck } from "./language-check.ts";
import { ElementWriter } from "./write-elements.ts";

export interface WriteTmxOptions extends LossOptions {
  /** What TMX asks for and the header does not say is written as not known; `adminlang` is then `en`. */
  readonly header: MemoryHeader;
  /** Written for a character that XML does not allow, where `drop` is given. Default: nothing. */
  readonly replacement?: string;
}

/**
 * A TMX 1.4b file, in UTF-8, as it is read: the next unit is asked for when the ones before were taken. `readTmx` reads
 * the same units from it, and written again they are the same bytes.
 *
 * TMX cannot hold characters that XML does not allow, a variant without language or a unit without variant, attributes
 * twice or under a name that is none, and numbers and dates that are none; and what passes `tmxLimits` would not be read
 * again. Of inline codes it asks that each `bpt` has its `ept` behind it in the same segment, and each pair an `i` of its
 * own; and a unit's own source language is that of one of its texts. Any other is a `FormatLossError`, which ends the
 * stream, unless `drop` is given: half a pair is then written as an `it`, and such a unit with `*all*`. A unit that names
 * no source language, and has no text in the file's, gets `*all*` too.
 * @throws RangeError for a replacement that XML does not allow either.
 */
export function writeTmx(
  units: AsyncIterable<TranslationUnit> | Iterable<TranslationUnit>,
  options: WriteTmxOptions,
): ReadableStream<Uint8Array> {
  const { replacement = "" } = options;
  if (Array.from(replacement, (character) => character.codePointAt(0) ?? 0).some((code) => !isXmlCharacter(code))) {
    throw new RangeError("The replacement has a character that XML does not allow.");
  }
  return byteStream(writeParts(units, options, replacement));
}

async function* writeParts(
  units: AsyncIterable<TranslationUnit> | Iterable<TranslationUnit>,
  options: WriteTmxOptions,
  replacement: string,
): AsyncGenerator<string> {
  const { header } = options;
  const file = { replacement, sourceLanguage: header.sourceLanguage || anyLanguage, languages: new LanguageCheck() };
  yield new ElementWriter(file, new UnitLosses("tmx", options, -1, undefined)).opening(header);
  let index = 0;
  for await (const unit of units) {
    yield new ElementWriter(file, new UnitLosses("tmx", options, index, unit.id)).unit(unit);
    index += 1;
  }
  yield "  </body>\n</tmx>\n";
}
