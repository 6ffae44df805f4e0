import type { ClientOptions } from "@dragoman/client";
import type { InjectionToken, ModuleMetadata, OptionalFactoryDependency, Type } from "@nestjs/common";
import type { SiteLocalizationOptions } from "./localization/site-localization.ts";
import { invalidOption } from "./option-errors.ts";
import type { TranslationDefaults } from "./translation-defaults.ts";

/** The client's options, and what the module does with it. */
export type TranslatorOptions = ClientOptions & {
  /** How texts are translated where neither a call nor `forFeature` says it. */
  readonly defaults?: TranslationDefaults | undefined;
  /**
   * Localizes what the application answers: the locales, where a reader's is looked for, pages, JSON, and how long an
   * answer may wait. At most one registration has it.
   */
  readonly localization?: SiteLocalizationOptions | undefined;
  /**
   * Asks the service before the application starts, and refuses to start where it does not answer: `usage` proves the
   * address and the key, `languages` also that every locale of `localization` can be translated into. Default: nothing
   * is asked.
   */
  readonly verify?: "usage" | "languages" | undefined;
  /** How long an application that ends waits for what is under way, in milliseconds. Default 5000. */
  readonly shutdownMs?: number | undefined;
};

/** Under which name a translator is injected, and where. */
export interface RegistrationOptions {
  /** What `InjectTranslator` names. Default: the one that is injected without a name. */
  readonly name?: string | undefined;
  /** Whether every module may inject it. Default true. */
  readonly isGlobal?: boolean | undefined;
}

export type TranslatorModuleOptions = TranslatorOptions & RegistrationOptions;

/** Makes the options where `useClass` or `useExisting` names it. */
export interface TranslatorOptionsFactory {
  createTranslatorOptions(name: string): TranslatorOptions | Promise<TranslatorOptions>;
}

/** One of `useFactory`, `useClass` and `useExisting`. */
export type TranslatorModuleAsyncOptions = RegistrationOptions &
  Pick<ModuleMetadata, "imports"> &
  (
    | {
        // biome-ignore lint/suspicious/noExplicitAny: what is injected has the types that the factory says.
        readonly useFactory: (...injected: any[]) => TranslatorOptions | Promise<TranslatorOptions>;
        readonly inject?: (InjectionToken | OptionalFactoryDependency)[] | undefined;
        readonly useClass?: undefined;
        readonly useExisting?: undefined;
      }
    | {
        readonly useClass: Type<TranslatorOptionsFactory>;
        readonly useFactory?: undefined;
        readonly useExisting?: undefined;
      }
    | {
        readonly useExisting: InjectionToken<TranslatorOptionsFactory>;
        readonly useFactory?: undefined;
        readonly useClass?: undefined;
      }
  );

/** A module's own translator. */
export interface TranslatorFeatureOptions extends TranslationDefaults {
  /** What `InjectTranslator` names within the module. Default: the one that is injected without a name. */
  readonly name?: string | undefined;
  /** The name of the registration whose client it shares. Default: the one without a name. */
  readonly client?: string | undefined;
}

/** What a timer of Node takes: it makes 1 of more. */
const longestTimer = 2_147_483_647;

/** @throws DragomanError of kind `invalid-request`, naming the option of ours that cannot be right. */
export function checkOptions(place: string, options: TranslatorOptions): void {
  if (typeof options !== "object" || options === null) throw invalidOption(place, "give an object of options.");
  const { defaults, verify, localization, shutdownMs = 0 } = options;
  if (defaults !== undefined) checkDefaults(`${place}: defaults`, defaults);
  if (verify !== undefined && verify !== "usage" && verify !== "languages") {
    throw invalidOption(place, "verify: give usage or languages.");
  }
  if (localization !== undefined && (typeof localization !== "object" || localization === null)) {
    throw invalidOption(place, "localization: give an object of options, or none.");
  }
  if (typeof shutdownMs !== "number" || !(shutdownMs >= 0 && shutdownMs <= longestTimer)) {
    throw invalidOption(place, `shutdownMs: give milliseconds from 0 to ${longestTimer}.`);
  }
  for (const own of ["name", "isGlobal"]) {
    if (Reflect.get(options, own) !== undefined)
      throw invalidOption(place, `${own}: say it beside the factory, not by it.`);
  }
}

/** @throws DragomanError of kind `invalid-request` for defaults that no call could be made with. */
export function checkDefaults(place: string, defaults: TranslationDefaults): void {
  if (typeof defaults !== "object" || defaults === null) throw invalidOption(place, "give an object of options.");
  const { perLanguage = {}, ...general } = defaults;
  if (typeof perLanguage !== "object" || perLanguage === null) {
    throw invalidOption(place, "perLanguage: give an object of options for each language.");
  }
  const layers = [
    ["", general] as const,
    ...Object.entries(perLanguage).map(([to, own]) => [`perLanguage.${to}.`, own] as const),
  ];
  for (const [path, options] of layers) {
    if (typeof options !== "object" || options === null) {
      throw invalidOption(place, `${path.slice(0, -1)}: give an object of options.`);
    }
    const { glossaryId, glossaryIds, reportingTag } = options;
    if (glossaryId !== undefined && glossaryIds !== undefined) {
      throw invalidOption(place, `${path}glossaryIds: give these or glossaryId.`);
    }
    if (reportingTag !== undefined && !/^[!-~]{1,100}$/.test(reportingTag)) {
      throw invalidOption(place, `${path}reportingTag: use 1 to 100 ASCII characters without spaces.`);
    }
  }
  if ("to" in general)
    throw invalidOption(place, "to: say it in each call, and what is for one language in perLanguage.");
}

/** @throws DragomanError of kind `invalid-request` for what is no name. */
export function checkName(place: string, option: string, name: unknown): void {
  if (name === undefined || (typeof name === "string" && name !== "")) return;
  throw invalidOption(place, `${option}: give a name, or none.`);
}
