import { useEffect, useState } from "react";
import { fetchLanguages } from "../server.ts";

/** Until the service has said more. */
const first = ["de", "en", "es", "fr"] as const;

/** The languages that a glossary may be for: all that the service knows, whether or not an engine serves them now. */
export function useTermLanguages(): readonly string[] {
  const [languages, setLanguages] = useState<readonly string[]>(first);
  useEffect(() => {
    fetchLanguages().then(
      ({ served, others }) => setLanguages(glossaryLanguages([...first, ...served.sources, ...others.sources])),
      () => undefined,
    );
  }, []);
  return languages;
}

/** Terms have no region. */
function glossaryLanguages(tags: readonly string[]): readonly string[] {
  return [...new Set(tags.map((tag) => new Intl.Locale(tag).language))];
}
