import { type Client, isDragomanError, type Language } from "@dragoman/client";
import { at, invalidOption } from "./option-errors.ts";

/** What all tries together may take: a service that starts beside the application may need some. */
const patience = { deadlineMs: 15_000 };

/**
 * Asks the service once, before anybody is served.
 * @throws DragomanError of the kind that the client said, naming the setting that is to be looked at.
 */
export async function verifyService(
  place: string,
  verify: "usage" | "languages",
  client: Client,
  locales: readonly string[],
): Promise<void> {
  try {
    if (verify === "usage") await client.usage(patience);
    else checkLocales(place, locales, await client.languages({ resource: "translate_text", ...patience }));
  } catch (error) {
    throw isDragomanError(error) && error.code !== "invalid_option"
      ? at(`${place}: verify`, error, remedyFor[error.kind] ?? "")
      : error;
  }
}

/** A locale is served where its language is, in whatever script and region. */
function checkLocales(place: string, locales: readonly string[], languages: readonly Language[]): void {
  const targets = new Set(languages.filter(({ usableAsTarget }) => usableAsTarget).map(({ lang }) => languageOf(lang)));
  for (const [index, locale] of locales.entries()) {
    if (targets.has(languageOf(locale))) continue;
    throw invalidOption(place, `localization.locales[${index}]: the service does not translate into ${locale}.`);
  }
}

function languageOf(tag: string): string {
  return new Intl.Locale(tag).language;
}

const remedyFor: Readonly<Record<string, string>> = {
  authentication: " Look at apiKey.",
  forbidden: " Look at apiKey.",
  connection: " Look at baseUrl.",
  timeout: " Look at baseUrl.",
  "not-found": " Look at baseUrl.",
  "invalid-response": " Look at baseUrl.",
};
