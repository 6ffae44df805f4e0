import { getTranslatorClientToken } from "../translator-tokens.ts";
import { createTestClient, type Translations } from "./test-client.ts";
import type { TranslatorCalls } from "./translator-calls.ts";

export interface TestClientOptions {
  /** Translations by target language and text. Default: every text is pseudo-localized. */
  readonly translations?: Translations | undefined;
}

/** What `Test.createTestingModule` returns, as far as it is used. */
interface OverridingBuilder {
  overrideProvider(token: unknown): { useValue(value: unknown): unknown };
}

/**
 * Puts a client that asks nobody in the place of the one that an application registers, by its name. Every translator of
 * the registration then stands on it, those of `forFeature` with their own defaults, and so does what is localized.
 * @returns what is asked from now on
 */
export function overrideTranslator(
  builder: OverridingBuilder,
  { name, translations }: TestClientOptions & { readonly name?: string | undefined } = {},
): TranslatorCalls {
  const { client, calls } = createTestClient(translations);
  builder.overrideProvider(getTranslatorClientToken(name)).useValue(client);
  return calls;
}
