import type { BodyLocalizer, Outcome } from "../src/body-localizer.ts";

export interface Shouting {
  readonly outcome?: Outcome | undefined;
  /** What a body waits for; without it everything is known at once. */
  readonly held?: Promise<unknown> | undefined;
  readonly streams?: boolean | undefined;
}

const complete: Outcome = { translated: 1, pending: 0, declined: 0 };

/** Stands for a translation: what is between tags, or in quotes, in capitals. */
export function shoutingLocalizer({ outcome = complete, held, streams = false }: Shouting = {}): BodyLocalizer {
  const localized = (body: string) => ({ body: shouted(body), outcome });
  return {
    whole: (body) => (held === undefined ? localized(body) : held.then(() => localized(body))),
    stream: streams ? (emit) => shoutingStream(emit, held, outcome) : undefined,
  };
}

function shoutingStream(
  emit: (piece: string) => void,
  held: Promise<unknown> | undefined,
  outcome: Outcome,
): ReturnType<NonNullable<BodyLocalizer["stream"]>> {
  let waiting = "";
  let isOpen = held === undefined;
  let isStopped = false;
  const leave = () => {
    const cut = waiting.lastIndexOf(">") + 1;
    const piece = waiting.slice(0, cut);
    waiting = waiting.slice(cut);
    if (piece !== "" && !isStopped) emit(shouted(piece));
  };
  held?.then(() => {
    isOpen = true;
    leave();
  });
  return {
    write: (piece) => {
      waiting += piece;
      if (isOpen) leave();
    },
    end: async () => {
      await held;
      if (waiting !== "" && !isStopped) emit(shouted(waiting));
      waiting = "";
      return outcome;
    },
    held: () => waiting.length,
    stop: () => {
      isStopped = true;
    },
  };
}

function shouted(body: string): string {
  return body.replaceAll(/(?<=^|>)[^<>{}]+|(?<=: ?")[^"]*/g, (text) => text.toUpperCase());
}
