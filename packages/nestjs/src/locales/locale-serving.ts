import type { Client } from "@dragoman/client";
import {
  createLocaleHandler,
  type LocaleHandler,
  type LocaleHandlerOptions,
  type NodeHandlerOptions,
  toNodeHandler,
} from "@dragoman/i18next/handler";
import type { OnApplicationShutdown } from "@nestjs/common";
import type { HttpAdapterHost } from "@nestjs/core";
import { mountMiddleware } from "../http-middleware.ts";
import { invalidOption, saidOf } from "../option-errors.ts";

/** What `createLocaleHandler` of @dragoman/i18next takes, with the registered client in place of one of its own. */
export type LocalesOptions = WithoutClient<LocaleHandlerOptions> & NodeHandlerOptions;

type WithoutClient<Options> = Options extends unknown ? Omit<Options, "client"> : never;

/** The handler of locales at work in an application. */
export class LocaleServing implements OnApplicationShutdown {
  /** Its `backend` has what is known of each string, and forgets it. */
  readonly handler: LocaleHandler;
  readonly #ownsBackend: boolean;

  constructor(options: LocalesOptions, client: Client, host: HttpAdapterHost) {
    if (typeof options !== "object" || options === null) {
      throw invalidOption("LocalesModule.forRoot", "give an object of options.");
    }
    this.#ownsBackend = options.backend === undefined;
    this.handler = saidOf("LocalesModule.forRoot", () =>
      createLocaleHandler(options.backend === undefined ? { ...options, client } : options),
    );
    mountMiddleware(host, toNodeHandler(this.handler, { address: options.address }));
  }

  async onApplicationShutdown(): Promise<void> {
    const { backend } = this.handler;
    await backend.flush();
    if (this.#ownsBackend) await backend.close();
  }
}
