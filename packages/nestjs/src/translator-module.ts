import { randomUUID } from "node:crypto";
import {
  type DynamicModule,
  type InjectionToken,
  Module,
  type ModuleMetadata,
  type OptionalFactoryDependency,
  type Provider,
} from "@nestjs/common";
import { HttpAdapterHost, ModulesContainer } from "@nestjs/core";
import { TranslatorHealthIndicator } from "./health/translator-health-indicator.ts";
import { SiteLocalization } from "./localization/site-localization.ts";
import { invalidOption } from "./option-errors.ts";
import { feature, registration } from "./registrations.ts";
import { Translator } from "./translator.ts";
import { clientOf, shutdownMsOf, TranslatorConnection } from "./translator-connection.ts";
import {
  checkDefaults,
  checkName,
  checkOptions,
  type RegistrationOptions,
  type TranslatorFeatureOptions,
  type TranslatorModuleAsyncOptions,
  type TranslatorModuleOptions,
  type TranslatorOptions,
  type TranslatorOptionsFactory,
} from "./translator-options.ts";
import { defaultName, getTranslatorClientToken, getTranslatorToken } from "./translator-tokens.ts";

/** Where a registration's client lives, for every module, whether or not its translator may be injected everywhere. */
@Module({})
class TranslatorCoreModule {}

/** Translators in an application: `forRoot` once for each service or key, `forFeature` where a module has its own way. */
@Module({})
export class TranslatorModule {
  /** Registers a client and a translator that stands on it. The options are checked when the application starts. */
  static forRoot(options: TranslatorModuleOptions): DynamicModule {
    const { name, isGlobal, ...rest } = { ...options };
    const place = placeOf("forRoot", name);
    return registered(place, { name, isGlobal }, { useFactory: () => rest });
  }

  /** The same with options that are made by other providers. `name` and `isGlobal` are said here, not by the factory. */
  static forRootAsync(options: TranslatorModuleAsyncOptions): DynamicModule {
    const given = { ...options };
    const { name = defaultName, isGlobal, imports = [] } = given;
    const place = placeOf("forRootAsync", name);
    const ofFactory = (factory: TranslatorOptionsFactory) => factory.createTranslatorOptions(name);
    const source = ((): OptionsSource => {
      if (typeof (given.useFactory ?? ofFactory) !== "function")
        throw invalidOption(place, "useFactory: give a function.");
      if (given.useFactory !== undefined) return { useFactory: given.useFactory, inject: given.inject ?? [] };
      if (given.useExisting !== undefined) return { useFactory: ofFactory, inject: [given.useExisting] };
      if (given.useClass === undefined) throw invalidOption(place, "useFactory: give it, useClass or useExisting.");
      const token = `dragoman.options-factory:${randomUUID()}`;
      const factory = { provide: token, useClass: given.useClass };
      return { useFactory: ofFactory, inject: [token], providers: [factory] };
    })();
    return registered(place, { name, isGlobal }, { ...source, imports });
  }

  /**
   * A translator of the module that imports it, with defaults of its own above those of the registration, whose client
   * and connections it shares.
   */
  static forFeature(options: TranslatorFeatureOptions): DynamicModule {
    const { name = defaultName, client = defaultName, ...defaults } = { ...options };
    const place = placeOf("forFeature", name);
    checkName(place, "name", name);
    checkName(place, "client", client);
    checkDefaults(place, defaults);
    const token = getTranslatorToken(name);
    const translator = {
      provide: token,
      useFactory: (connection: TranslatorConnection) =>
        new Translator(connection, [connection.options.defaults ?? {}, defaults]),
      inject: [connectionToken(client)],
    };
    return {
      module: TranslatorModule,
      providers: [translator, { provide: feature, useValue: name }, identity()],
      exports: [token],
    };
  }
}

/** Where a registration has its options from. */
interface OptionsSource {
  // biome-ignore lint/suspicious/noExplicitAny: what is injected has the types that the factory says.
  readonly useFactory: (...injected: any[]) => TranslatorOptions | Promise<TranslatorOptions>;
  readonly inject?: (InjectionToken | OptionalFactoryDependency)[];
  readonly providers?: Provider[];
  readonly imports?: ModuleMetadata["imports"];
}

function registered(
  place: string,
  { name = defaultName, isGlobal = true }: RegistrationOptions,
  { useFactory, inject = [], providers = [], imports = [] }: OptionsSource,
): DynamicModule {
  checkName(place, "name", name);
  const [options, client, connection, token] = [
    `dragoman.options:${name}`,
    getTranslatorClientToken(name),
    connectionToken(name),
    getTranslatorToken(name),
  ];
  const translator = {
    provide: token,
    useFactory: (made: TranslatorConnection) => new Translator(made, [made.options.defaults ?? {}]),
    inject: [connection],
  };
  const core: DynamicModule = {
    module: TranslatorCoreModule,
    global: true,
    imports,
    providers: [
      ...providers,
      {
        provide: options,
        useFactory: async (...injected: unknown[]) => {
          const made = await useFactory(...injected);
          checkOptions(place, made);
          return made;
        },
        inject,
      },
      { provide: client, useFactory: (made: TranslatorOptions) => clientOf(place, made), inject: [options] },
      {
        provide: connection,
        useFactory: (made: TranslatorOptions, own: Translator["client"], modules: ModulesContainer) =>
          new TranslatorConnection(place, made, own, modules),
        inject: [options, client, ModulesContainer],
      },
      {
        provide: SiteLocalization,
        useFactory: (made: TranslatorOptions, own: Translator["client"], host: HttpAdapterHost) =>
          siteOf(place, made, own, host),
        inject: [options, client, HttpAdapterHost],
      },
      { provide: registration, useValue: name },
      TranslatorHealthIndicator,
      identity(),
      ...(isGlobal ? [translator] : []),
    ],
    exports: [client, connection, TranslatorHealthIndicator, ...(isGlobal ? [token] : [])],
  };
  if (isGlobal) return { module: TranslatorModule, imports: [core], providers: [identity()] };
  return {
    module: TranslatorModule,
    imports: [core],
    providers: [translator, { provide: feature, useValue: name }, identity()],
    exports: [token],
  };
}

/** What localizes answers, where the options want it. */
function siteOf(
  place: string,
  options: TranslatorOptions,
  client: Translator["client"],
  host: HttpAdapterHost,
): SiteLocalization | undefined {
  const { localization, defaults = {} } = options;
  if (localization === undefined) return undefined;
  return new SiteLocalization(place, localization, { client, defaults, host, shutdownMs: shutdownMsOf(options) });
}

/**
 * Nest may take two dynamic modules for one whose metadata reads the same, functions by their source text. With this in
 * each, no two do.
 */
function identity(): Provider {
  return { provide: `dragoman.module:${randomUUID()}`, useValue: true };
}

function connectionToken(name: string): string {
  return `dragoman.connection:${name}`;
}

function placeOf(method: "forRoot" | "forRootAsync" | "forFeature", name: string = defaultName): string {
  return name === defaultName ? `TranslatorModule.${method}` : `TranslatorModule.${method}("${String(name)}")`;
}
