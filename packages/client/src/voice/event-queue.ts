import type { VoiceEvent } from "./voice-event.ts";

/** While more bytes of speech than this wait to be read, no further audio is sent: speech follows what is said. */
const mostSpeechBytes = 8 * 2 ** 20;

/**
 * Events until somebody reads them, in order, each once, however late the reader comes. Texts are small and kept without
 * bound.
 */
export interface EventQueue extends AsyncIterable<VoiceEvent> {
  readonly push: (event: VoiceEvent) => void;
  /** No more will come. Readers get what is left, and then the error where there is one. */
  readonly close: (error: Error | undefined) => void;
  /** Whether so much speech waits to be read that more must not be asked for. */
  readonly isFull: () => boolean;
  /** Resolves when that is over. */
  readonly room: () => Promise<void>;
}

export function createEventQueue(): EventQueue {
  let coming: VoiceEvent[] = [];
  /** Those that came first, backwards: taking from the end of a list costs the same however long it is. */
  let going: VoiceEvent[] = [];
  let closed: { readonly error: Error | undefined } | undefined;
  let speechBytes = 0;
  let changed = Promise.withResolvers<void>();

  const wake = () => {
    changed.resolve();
    changed = Promise.withResolvers();
  };
  const isFull = () => speechBytes > mostSpeechBytes;

  const take = (): VoiceEvent | undefined => {
    if (going.length === 0) {
      going = coming.reverse();
      coming = [];
    }
    return going.pop();
  };

  async function* read() {
    for (;;) {
      const event = take();
      if (event !== undefined) {
        speechBytes -= speechBytesOf(event);
        wake();
        yield event;
      } else if (closed === undefined) await changed.promise;
      else if (closed.error === undefined) return;
      else throw closed.error;
    }
  }

  return {
    push: (event) => {
      coming.push(event);
      speechBytes += speechBytesOf(event);
      wake();
    },
    close: (error) => {
      closed ??= { error };
      wake();
    },
    isFull,
    room: async () => {
      while (isFull() && closed === undefined) await changed.promise;
    },
    [Symbol.asyncIterator]: read,
  };
}

function speechBytesOf(event: VoiceEvent): number {
  return event.type === "targetMedia" ? event.data.reduce((sum, piece) => sum + piece.length, 0) : 0;
}
