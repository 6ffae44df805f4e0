import type { Client } from "@dragoman/client";
import { createLocalization, type Localization, type LocalizationOptions, type SteeringOptions } from "@dragoman/web";
import { Logger, type OnApplicationShutdown } from "@nestjs/common";
import type { HttpAdapterHost, ModulesContainer } from "@nestjs/core";
import { invalidOption, saidOf } from "../option-errors.ts";
import { defaultsFor, type TranslationDefaults } from "../translation-defaults.ts";
import { mountLocalization } from "./mounted-localization.ts";

/** What `createLocalization` of @dragoman/web takes, with the registered client and the registration's defaults. */
export type SiteLocalizationOptions = Omit<LocalizationOptions, "client">;

/** What the localization of an application stands on. */
interface SiteGround {
  readonly client: Client;
  readonly defaults: TranslationDefaults;
  readonly host: HttpAdapterHost;
  readonly shutdownMs: number;
}

/** The localization of an application's answers, mounted in front of its routes. */
export class SiteLocalization implements OnApplicationShutdown {
  readonly #localization: Localization;
  readonly #options: SiteLocalizationOptions;
  readonly #ground: SiteGround;
  /** Calls whose answers are localized already, or about to be. */
  readonly #handled = new WeakSet<object>();

  /** @throws DragomanError of kind `invalid-request`, naming the option by its path */
  constructor(place: string, options: SiteLocalizationOptions, ground: SiteGround) {
    const logger = new Logger("TranslatorModule");
    this.#options = options;
    this.#ground = ground;
    this.#localization = saidOf(`${place}: localization`, () =>
      createLocalization({
        onError: (error) => logger.warn(error),
        ...options,
        translate: (locale) => this.steeringFor(locale),
        client: ground.client,
      }),
    );
    mountLocalization(ground.host, this.#localization);
  }

  /** How answers are translated where neither a module nor a field says it. */
  steeringFor(locale: string): SteeringOptions {
    const { translate } = this.#options;
    const own = typeof translate === "function" ? translate(locale) : translate;
    return steeringOf(defaultsFor([this.#ground.defaults, own ?? {}], locale));
  }

  /** @throws DragomanError of kind `invalid-request` where nothing says which fields of requests are localized */
  checkRequests(neededBy: string): void {
    if (this.#options.requests !== undefined) return;
    throw invalidOption(neededBy, "localization.requests: say in TranslatorModule.forRoot which fields readers write.");
  }

  /** Whether the call was here before. */
  isHandled(call: object): boolean {
    if (this.#handled.has(call)) return true;
    this.#handled.add(call);
    return false;
  }

  /** What is being translated for later readers is finished, or ended in time. */
  async onApplicationShutdown(): Promise<void> {
    const close = this.#localization.close;
    const timer = setTimeout(close, this.#ground.shutdownMs);
    await this.#localization.flush();
    clearTimeout(timer);
    close();
  }
}

/** @throws DragomanError of kind `invalid-request` where the application has none, or more than one */
export function siteLocalizationIn(modules: ModulesContainer, neededBy: string): SiteLocalization {
  const [site, another] = [...modules.values()]
    .map(({ providers }): unknown => providers.get(SiteLocalization)?.instance)
    .filter((instance) => instance instanceof SiteLocalization);
  if (site === undefined) throw invalidOption(neededBy, "localization: give it to TranslatorModule.forRoot.");
  if (another !== undefined) throw invalidOption(neededBy, "localization: give it to one registration alone.");
  return site;
}

/** What of a call's options answers may have: the rest is the localization's to say. */
export function steeringOf(options: Omit<TranslationDefaults, "perLanguage">): SteeringOptions {
  const { from, reportingTag, timeoutMs, deadlineMs, maxRetries, store, ...rest } = options;
  const { tagHandling, ignoreTags, showBilledCharacters, ...steering } = rest;
  return steering;
}
