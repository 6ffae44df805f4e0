import { randomUUID } from "node:crypto";
import type { Client } from "@dragoman/client";
import {
  type DynamicModule,
  type InjectionToken,
  Module,
  type ModuleMetadata,
  type OptionalFactoryDependency,
} from "@nestjs/common";
import { HttpAdapterHost } from "@nestjs/core";
import { getTranslatorClientToken } from "../translator-tokens.ts";
import { LocaleServing, type LocalesOptions } from "./locale-serving.ts";

export interface LocalesAsyncOptions extends Pick<ModuleMetadata, "imports"> {
  /** The name of the registration whose client translates. Default: the one without a name. */
  readonly client?: string | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: what is injected has the types that the factory says.
  readonly useFactory: (...injected: any[]) => LocalesOptions | Promise<LocalesOptions>;
  readonly inject?: (InjectionToken | OptionalFactoryDependency)[] | undefined;
}

/** Serves the application's i18next resources to browsers, in every language, at `/locales` or where `path` says. */
@Module({})
export class LocalesModule {
  static forRoot({ client, ...options }: LocalesOptions & Pick<LocalesAsyncOptions, "client">): DynamicModule {
    return LocalesModule.forRootAsync({ client, useFactory: () => options });
  }

  /** The same with options that are made by other providers: `loadSource` may read a database. */
  static forRootAsync({ client, useFactory, inject = [], imports = [] }: LocalesAsyncOptions): DynamicModule {
    const options = `dragoman.locales:${randomUUID()}`;
    return {
      module: LocalesModule,
      imports,
      providers: [
        { provide: options, useFactory, inject },
        {
          provide: LocaleServing,
          useFactory: (made: LocalesOptions, own: Client, host: HttpAdapterHost) => new LocaleServing(made, own, host),
          inject: [options, getTranslatorClientToken(client), HttpAdapterHost],
        },
      ],
      exports: [LocaleServing],
    };
  }
}
