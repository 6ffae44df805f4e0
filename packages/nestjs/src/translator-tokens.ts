import { Inject, type InjectionToken } from "@nestjs/common";
import { Translator } from "./translator.ts";

/** The name of what is registered or asked for without one. */
export const defaultName = "default";

/**
 * What a translator is provided as: the class `Translator` itself for the one without a name. For tests that override
 * it, and for factories that inject it.
 */
export function getTranslatorToken(name: string = defaultName): InjectionToken<Translator> {
  return name === defaultName ? Translator : `dragoman.translator:${name}`;
}

/** What the client of a registration is provided as. Every translator of the registration stands on it. */
export function getTranslatorClientToken(name: string = defaultName): InjectionToken {
  return `dragoman.client:${name}`;
}

/** Injects the translator of this name: the module's own of `forFeature`, else that of `forRoot`. */
export function InjectTranslator(name?: string): PropertyDecorator & ParameterDecorator {
  return Inject(getTranslatorToken(name));
}
