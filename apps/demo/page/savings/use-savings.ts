import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { SavingsAnswer } from "../../src/protocol.ts";
import { fetchSavings } from "../server.ts";

/** The counts are asked for at most this often, so that they can be read, and typing asks for few. */
const restMs = 1000;

/**
 * The demo's counts, asked for again after what may have changed them: an answer of the translator, a language that was
 * loaded, another page of the demo, and a return to this one. While the server does not answer, the last ones stand.
 * @param answer anything that is another with each answer of the translator.
 */
export function useSavings(first: SavingsAnswer, answer: unknown): SavingsAnswer {
  const { i18n } = useTranslation();
  const [savings, setSavings] = useState(first);
  const [counter] = useState(createCounter);

  useEffect(() => {
    const stop = counter.start(setSavings);
    i18n.on("loaded", counter.ask);
    return () => {
      i18n.off("loaded", counter.ask);
      stop();
    };
  }, [counter, i18n]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer is not read, it is the occasion.
  useEffect(counter.ask, [counter, answer]);
  return savings;
}

interface Counter {
  /** Tells the counts whenever they were asked for; returns what ends that. */
  start(tell: (savings: SavingsAnswer) => void): () => void;
  /** Asks at once, or when the last time is long enough ago. */
  ask(): void;
}

/** Pages of one browser tell each other when there is something to ask for. */
const channelName = "savings";

function createCounter(): Counter {
  let tell: ((savings: SavingsAnswer) => void) | undefined;
  let channel: BroadcastChannel | undefined;
  let rest: ReturnType<typeof setTimeout> | undefined;
  let isWanted = false;

  const fetchNow = () => {
    isWanted = false;
    rest = setTimeout(() => {
      rest = undefined;
      if (isWanted) fetchNow();
    }, restMs);
    fetchSavings().then(
      (savings) => tell?.(savings),
      () => undefined,
    );
  };
  const askHere = () => {
    if (tell === undefined || document.hidden) return;
    if (rest === undefined) fetchNow();
    else isWanted = true;
  };

  return {
    start(listener) {
      tell = listener;
      channel = new BroadcastChannel(channelName);
      channel.onmessage = askHere;
      document.addEventListener("visibilitychange", askHere);
      // Asked for while nobody listened.
      if (isWanted) askHere();
      return () => {
        tell = undefined;
        channel?.close();
        channel = undefined;
        clearTimeout(rest);
        rest = undefined;
        document.removeEventListener("visibilitychange", askHere);
      };
    },
    ask() {
      channel?.postMessage("");
      askHere();
    },
  };
}
