import { DragomanError } from "../errors.ts";

/** The largest body of a translate request: 128 KiB. */
const mostBodyBytes = 131_072;

/** Texts that travel in one request, each already serialized. */
export interface Pack {
  /** Where each text stands in the call. */
  readonly positions: readonly number[];
  readonly texts: readonly string[];
}

export interface PackLimits {
  /** Bytes of the body beside the texts. */
  readonly overhead: number;
  readonly textsPerRequest: number;
  readonly bytesPerRequest?: number;
  /** Told of each text that fits no request; such a text is then in no pack. Without it, the first is thrown. */
  readonly onTooLarge?: (error: DragomanError, position: number) => void;
}

/**
 * Cuts a list of texts into requests, in order, so that none is over the limit of count or of bytes. Measured is what
 * is sent: the JSON of each text in UTF-8, quotes, escapes and commas counted.
 * @throws DragomanError of kind `too-large`, naming the text, when one alone does not fit and nobody is told.
 */
export function packTexts(texts: readonly string[], limits: PackLimits): Pack[] {
  const room = (limits.bytesPerRequest ?? mostBodyBytes) - limits.overhead;
  const packs: { positions: number[]; texts: string[] }[] = [];
  let bytes = 0;
  texts.forEach((text, position) => {
    const json = JSON.stringify(text);
    const size = utf8Length(json) + 1;
    if (size > room) {
      const error = tooLarge(position, size, room);
      if (limits.onTooLarge === undefined) throw error;
      limits.onTooLarge(error, position);
      return;
    }
    const last = packs.at(-1);
    if (last === undefined || last.texts.length === limits.textsPerRequest || bytes + size > room) {
      packs.push({ positions: [position], texts: [json] });
      bytes = size;
    } else {
      last.positions.push(position);
      last.texts.push(json);
      bytes += size;
    }
  });
  return packs;
}

/** The body of a request: the pack's texts and the other parameters. */
export function packBody(pack: Pack, parameters: string): string {
  const others = parameters === "{}" ? "}" : `,${parameters.slice(1)}`;
  return `{"text":[${pack.texts.join(",")}]${others}`;
}

/** Bytes of `packBody` beside the texts and the comma counted with each. */
export function packOverhead(parameters: string): number {
  return utf8Length(`{"text":[],${parameters.slice(1)}`);
}

/** Bytes of a text in UTF-8. The text is well formed: `JSON.stringify` escapes lone surrogates. */
export function utf8Length(text: string): number {
  let bytes = text.length;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    if (unit < 0x80) continue;
    // A pair of surrogates is four bytes for two units.
    bytes += unit < 0x800 || (unit >= 0xd800 && unit <= 0xdfff) ? 1 : 2;
  }
  return bytes;
}

function tooLarge(textIndex: number, size: number, room: number): DragomanError {
  const message = `A text takes ${size} bytes of a request and ${Math.max(0, room)} fit: split it, or shorten the context.`;
  return new DragomanError("too-large", message, { code: "text_too_large", textIndexes: [textIndex] });
}
