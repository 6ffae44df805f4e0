import { LRUCache } from "lru-cache";
import type { LocalizedMessage, Localizer } from "./localizer.ts";
import { createMissingKeysQueue, type MissingKeysQueue, type MissingStrings } from "./missing-keys-queue.ts";
import { storeOf, type UsedServices } from "./resource-store.ts";
import { nextTurn } from "./timers.ts";

/** What is needed to translate missing keys and to give i18next the result. */
export interface MissingKeysSetting {
  readonly localizer: Localizer;
  readonly services: UsedServices;
  readonly signal: AbortSignal;
  /** Told of every message that was made. */
  readonly onMade: (missing: MissingStrings, messages: readonly LocalizedMessage[]) => void;
}

/** Keys of which it is remembered what was given to i18next for them. */
const mostGiven = 10_000;

/** Translates missing keys, many at a time, and adds them to i18next's store, so that a page fills in place. */
export function createMissingKeys({ localizer, services, signal, onMade }: MissingKeysSetting): MissingKeysQueue {
  const given = new LRUCache<string, string>({ max: mostGiven });

  const translate = async (all: readonly MissingStrings[]): Promise<void> => {
    const byLanguage = Map.groupBy(all, ({ language }) => language);
    const failures = await Promise.all([...byLanguage.values()].map(translateLanguage));
    const failure = failures.find((one) => one !== undefined);
    if (failure !== undefined) throw failure.error;
  };

  const translateLanguage = async (batch: readonly MissingStrings[]) => {
    const spaces = batch.map(
      ({ language, namespace, strings }) =>
        [localizer.plan(language, namespace, Object.fromEntries(strings)), undefined] as const,
    );
    const made = await localizer.translate(spaces, signal);
    // i18next writes the fallback into its store after it told of the key.
    await nextTurn();
    batch.forEach((missing, index) => {
      const messages = [...(made[index]?.localized.messages.values() ?? [])].flat();
      const settled = messages.filter(({ info }) => info.state !== "waiting");
      onMade(missing, settled);
      give(missing, settled);
    });
    return made.map(({ localized }) => localized.failure).find((failure) => failure !== undefined);
  };

  const give = ({ language, namespace, isUpdate }: MissingStrings, messages: readonly LocalizedMessage[]): void => {
    if (messages.length === 0) return;
    const id = ({ fullKey }: LocalizedMessage) => `${language}|${namespace}|${fullKey}`;
    // With `updateMissing` i18next writes the source's text back at every rendering. An event for each would render again.
    const isKnown = isUpdate && messages.every((message) => given.get(id(message)) === message.text);
    for (const message of messages) given.set(id(message), message.text);
    const texts = Object.fromEntries(messages.map(({ fullKey, text }) => [fullKey, text]));
    storeOf(services)?.addResources(language, namespace, texts, { silent: isKnown });
  };

  return createMissingKeysQueue(translate);
}
