import { type Client, type ClientOptions, createClient } from "@dragoman/client";
import type { OnApplicationShutdown, OnModuleInit } from "@nestjs/common";
import type { ModulesContainer } from "@nestjs/core";
import { CallsUnderway } from "./calls-underway.ts";
import { siteLocalizationIn } from "./localization/site-localization.ts";
import { saidOf } from "./option-errors.ts";
import { checkRegistrations } from "./registrations.ts";
import type { TranslatorOptions } from "./translator-options.ts";
import { verifyService } from "./verification.ts";

/** What is there once for each registration: the client that its translators share, and its life. */
export class TranslatorConnection implements OnModuleInit, OnApplicationShutdown {
  readonly client: Client;
  readonly options: TranslatorOptions;
  readonly underway = new CallsUnderway();
  readonly #place: string;
  readonly #modules: ModulesContainer;

  constructor(place: string, options: TranslatorOptions, client: Client, modules: ModulesContainer) {
    this.client = client;
    this.options = options;
    this.#place = place;
    this.#modules = modules;
  }

  async onModuleInit(): Promise<void> {
    checkRegistrations(this.#modules);
    const { verify, localization } = this.options;
    if (localization !== undefined) siteLocalizationIn(this.#modules, this.#place);
    if (verify !== undefined) await verifyService(this.#place, verify, this.client, localization?.locales ?? []);
  }

  /** After the last request was answered: what goes on behind answers is finished, or ended in time. */
  async onApplicationShutdown(): Promise<void> {
    await this.underway.end(shutdownMsOf(this.options));
  }
}

/** How long an end may take. */
export function shutdownMsOf({ shutdownMs = 5000 }: TranslatorOptions): number {
  return shutdownMs;
}

/** @throws DragomanError of kind `invalid-request`, naming the option by its path. */
export function clientOf(place: string, options: TranslatorOptions): Client {
  const { defaults, verify, localization, shutdownMs, ...client } = options;
  return saidOf(place, () => createClient(client satisfies ClientOptions));
}
