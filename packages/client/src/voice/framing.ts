import type { VoiceSchema } from "../contract.ts";
import { DragomanError } from "../errors.ts";

/** What goes over the socket as one message. */
export type Frame = string | Uint8Array<ArrayBuffer>;

/** How a session writes messages: JSON in text frames, or MessagePack in binary ones. */
export interface Framing {
  readonly chunk: (audio: Uint8Array) => Frame;
  readonly end: () => Frame;
  /** @throws DragomanError of kind `invalid-response` for a frame of the other kind, too big or not readable. */
  readonly read: (data: unknown) => unknown;
  /** The bytes in a message; `undefined` where there are none. */
  readonly bytes: (value: unknown) => Uint8Array | undefined;
}

/** No message of the interface is longer. */
export const longestMessage = 2 ** 20;

export const jsonFraming: Framing = {
  chunk: (audio) => {
    const message: VoiceSchema<"SourceMediaChunkMessage"> = { source_media_chunk: { data: base64Of(audio) } };
    return JSON.stringify(message);
  },
  end: () => JSON.stringify(end),
  read: (data) => {
    if (typeof data !== "string") throw wrong("a binary frame in a session of text frames");
    return readWith(JSON.parse, data, data.length);
  },
  bytes: (value) => {
    try {
      return typeof value === "string" ? bytesOf(atob(value)) : undefined;
    } catch {
      return undefined;
    }
  },
};

/** Loads MessagePack, which a session of JSON does without. */
export async function messagePackFraming(): Promise<Framing> {
  const { encode, decode } = await import("@msgpack/msgpack");
  return {
    chunk: (audio) => encode({ source_media_chunk: { data: audio } } satisfies WithBytes),
    end: () => encode(end),
    read: (data) => {
      if (!(data instanceof ArrayBuffer)) throw wrong("a text frame in a session of binary frames");
      return readWith(decode, data, data.byteLength);
    },
    bytes: (value) => (value instanceof Uint8Array ? value : undefined),
  };
}

const end: VoiceSchema<"EndOfSourceMediaMessage"> = { end_of_source_media: {} };

/** The message with its bytes as they are. */
type WithBytes = Record<
  keyof VoiceSchema<"SourceMediaChunkMessage">,
  Record<keyof VoiceSchema<"SourceMediaChunk">, Uint8Array>
>;

function readWith<Data>(read: (data: Data) => unknown, data: Data, length: number): unknown {
  if (length > longestMessage) throw wrong("a message of more than 1 MiB");
  try {
    return read(data);
  } catch {
    throw wrong("a message that cannot be read");
  }
}

/** `btoa` takes a text of which each character is a byte; made in pieces, as a call takes so many arguments only. */
function base64Of(bytes: Uint8Array): string {
  let characters = "";
  for (let at = 0; at < bytes.length; at += 8192) {
    characters += String.fromCharCode(...bytes.subarray(at, at + 8192));
  }
  return btoa(characters);
}

function bytesOf(characters: string): Uint8Array {
  const bytes = new Uint8Array(characters.length);
  for (let at = 0; at < bytes.length; at++) bytes[at] = characters.charCodeAt(at);
  return bytes;
}

/** `found` completes "The service sent …". */
export function wrong(found: string): DragomanError {
  return new DragomanError("invalid-response", `The service sent ${found}, which ends the voice session.`, {
    attempts: 1,
  });
}
