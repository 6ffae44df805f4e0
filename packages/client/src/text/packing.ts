import { DragomanError } from "../errors.ts";

/** The largest body of a translate request: 128 KiB. */
const mostBodyBytes = 131_072;

/** A text on its way. */
interface PackedText {
  /** Where it stands in the call. */
  readonly position: number;
  readonly text: string;
  /** As it is sent. */
  readonly json: string;
}

/** Texts that travel in one request. */
export type Pack = readonly PackedText[];

export interface PackLimits {
  /** Bytes of the body beside the texts. */
  readonly overhead: number;
  readonly textsPerRequest: number;
  readonly bytesPerRequest?: number | undefined;
}

/** Told of each text that fits no request. */
export type TellTooLarge = (error: DragomanError, position: number) => void;

/**
 * Cuts a list of texts into requests, in order, so that none is over the limit of count or of bytes. Measured is what
 * is sent: the JSON of each text in UTF-8, quotes, escapes and commas counted. `undefined` stands where a text of the
 * call need not be sent.
 * @throws DragomanError of kind `too-large`, naming the text, when one alone does not fit and nobody is told.
 */
export function packTexts(
  texts: readonly (string | undefined)[],
  limits: PackLimits,
  tell: TellTooLarge = (error) => {
    throw error;
  },
): Pack[] {
  const room = (limits.bytesPerRequest ?? mostBodyBytes) - limits.overhead;
  const packs: PackedText[][] = [];
  let bytes = 0;
  texts.forEach((text, position) => {
    if (text === undefined) return;
    const json = JSON.stringify(text);
    const size = utf8Length(json) + 1;
    if (size > room) {
      tell(tooLarge(position, size, room), position);
      return;
    }
    const last = packs.at(-1);
    const packed = { position, text, json };
    if (last === undefined || last.length === limits.textsPerRequest || bytes + size > room) {
      packs.push([packed]);
      bytes = size;
    } else {
      last.push(packed);
      bytes += size;
    }
  });
  return packs;
}

/** The body of a request: the pack's texts and the other parameters, given as JSON. */
export function packBody(pack: Pack, parameters: string): string {
  const others = parameters === "{}" ? "}" : `,${parameters.slice(1)}`;
  return `{"text":[${pack.map(({ json }) => json).join(",")}]${others}`;
}

/** The first half is the larger where they are not equal. */
export function halvesOf(pack: Pack): readonly [Pack, Pack] {
  const middle = Math.ceil(pack.length / 2);
  return [pack.slice(0, middle), pack.slice(middle)];
}

/** Bytes of `packBody` beside the texts and the comma counted with each. */
export function packOverhead(parameters: string): number {
  return utf8Length(`{"text":[],${parameters.slice(1)}`);
}

/** Bytes of a text in UTF-8. */
export function utf8Length(text: string): number {
  return new TextEncoder().encode(text).byteLength;
}

function tooLarge(textIndex: number, size: number, room: number): DragomanError {
  const message = `A text takes ${size} bytes and ${Math.max(0, room)} fit in a request: split it, or shorten the context.`;
  return new DragomanError("too-large", message, { code: "text_too_large", textIndexes: [textIndex] });
}
