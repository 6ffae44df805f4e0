import { DragomanError } from "@dragoman/client";
import type { BackendModule, InitOptions } from "i18next";
import { LRUCache } from "lru-cache";
import type { Message } from "./message.ts";
import { checkedLanguage, checkedNamespace, isSource } from "./names.ts";
import { checkedOptions, type DeclinedMessage, type DragomanBackendOptions } from "./options.ts";
import { createPhrases, type Phrase, type Phrases } from "./phrases.ts";
import { copyResources, messagesOf, type PlanSetting, planResources, type Resources, renderResources } from "./plan.ts";
import { defaultSyntax, type TokenSyntax } from "./tokens.ts";

/** How a string of a language that was read came to be. */
export interface MessageInfo {
  /**
   * `translated`; `kept`: no words to translate; `fallback`: the source language's string, because the service declined
   * it or the translation was damaged.
   */
  readonly state: "translated" | "kept" | "fallback";
  /** Which engine answered, where the service says so. */
  readonly engine?: string | undefined;
  /** Only with `fallback`. */
  readonly reason?: DeclinedMessage["reason"] | undefined;
  /** What the service said when it declined; its `remedies` name what would serve the text. */
  readonly error?: DragomanError | undefined;
}

interface Ready {
  readonly options: DragomanBackendOptions;
  readonly phrases: Phrases;
  readonly writing: Omit<PlanSetting, "sourceLanguage" | "targetLanguage">;
}

/** Namespaces whose making is remembered for `info`. */
const mostInfos = 1000;

/**
 * An i18next backend that makes a language from the source language's resources: every string is translated through the
 * client, plural forms for the categories that the language has, and nothing is delivered that lost a placeholder.
 */
export class DragomanBackend implements BackendModule<DragomanBackendOptions> {
  static readonly type = "backend";
  /** i18next calls `read(language, namespace)` and takes the promise. */
  static readonly callbackApi = false;
  readonly type = "backend";
  readonly callbackApi = false;
  readonly #inFlight = new Map<string, Promise<Resources>>();
  readonly #infos = new LRUCache<string, ReadonlyMap<string, MessageInfo>>({ max: mostInfos });
  #ready: Ready | undefined;

  /** Called by i18next with its `backend` option. */
  init(_services: unknown, backendOptions: DragomanBackendOptions, i18nextOptions: InitOptions = {}): void {
    const options = checkedOptions(backendOptions ?? {});
    this.#ready = { options, phrases: createPhrases(options), writing: writingOf(i18nextOptions) };
  }

  /**
   * The resources of a namespace in a language. Reads of the same that run at once are one.
   * @throws DragomanError for a language or namespace that is refused, and when the service cannot be asked.
   */
  read(language: string, namespace: string): Promise<Resources> {
    const id = `${language}|${namespace}`;
    const running = this.#inFlight.get(id);
    if (running !== undefined) return running;
    const reading = this.#make(language, namespace).finally(() => this.#inFlight.delete(id));
    this.#inFlight.set(id, reading);
    return reading;
  }

  /** How each string of a language that was read came to be, by its full key. The source language has none. */
  info(language: string, namespace: string): ReadonlyMap<string, MessageInfo> | undefined {
    return this.#infos.get(`${language}|${namespace}`);
  }

  /** Forgets every translated phrase, so that the next read asks the service again. */
  forget(): void {
    this.#ready?.phrases.forget();
  }

  async #make(language: string, namespace: string): Promise<Resources> {
    if (this.#ready === undefined) {
      throw new DragomanError("invalid-request", "DragomanBackend: call i18next.init first.", { code: "not_ready" });
    }
    const { options, phrases, writing } = this.#ready;
    const { sourceLanguage } = options;
    const isOurs = isSource(language, sourceLanguage);
    const targetLanguage = isOurs ? sourceLanguage : checkedLanguage(language, options.languages);
    const resources = await options.loadSource(checkedNamespace(namespace, options.namespaces));
    if (isOurs) return copyResources(resources);

    const plan = planResources(resources, { sourceLanguage, targetLanguage, ...writing });
    const messages = messagesOf(plan);
    const sent = messages.map((message) => message.sent).filter((text) => text !== undefined);
    const translated = await phrases.translate(sent, targetLanguage);

    const infos = new Map<string, MessageInfo>();
    const made = renderResources(plan, (message) => {
      const { text, ...info } = finish(message, translated);
      infos.set(message.key, info);
      return text;
    });
    this.#infos.set(`${language}|${namespace}`, infos);
    for (const [key, { reason, error }] of infos) {
      if (reason !== undefined) options.onDeclined?.({ language, namespace, key, reason, error });
    }
    return made;
  }
}

/** The string of a message, and how it came to be. */
function finish(message: Message, translated: ReadonlyMap<string, Phrase>): MessageInfo & { readonly text: string } {
  const { sent, source } = message;
  if (sent === undefined) return { state: "kept", text: source };
  const phrase = translated.get(sent);
  if (phrase?.status !== "translated") {
    return { state: "fallback", reason: "declined", error: phrase?.error, text: source };
  }
  const text = message.finish(phrase.text);
  if (text === undefined) return { state: "fallback", reason: "damaged", engine: phrase.engine, text: source };
  return { state: "translated", engine: phrase.engine, text };
}

/** How the project writes keys and placeholders, from i18next's own options. */
function writingOf({ keySeparator, pluralSeparator, interpolation }: InitOptions): Ready["writing"] {
  return {
    keySeparator: typeof keySeparator === "string" ? keySeparator : ".",
    pluralSeparator: pluralSeparator ?? "_",
    syntax: syntaxOf(interpolation ?? {}),
  };
}

function syntaxOf({
  prefix,
  suffix,
  nestingPrefix,
  nestingSuffix,
  formatSeparator,
}: Partial<TokenSyntax>): TokenSyntax {
  return {
    prefix: prefix ?? defaultSyntax.prefix,
    suffix: suffix ?? defaultSyntax.suffix,
    nestingPrefix: nestingPrefix ?? defaultSyntax.nestingPrefix,
    nestingSuffix: nestingSuffix ?? defaultSyntax.nestingSuffix,
    formatSeparator: formatSeparator ?? defaultSyntax.formatSeparator,
  };
}
