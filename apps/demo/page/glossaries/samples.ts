import type { SentGlossary } from "../../src/steering-protocol.ts";

/**
 * Two glossaries of our own that differ about one word, so that their order shows. The sentences are such that the
 * engine that everybody has, the phrasebook, knows them or knows them but for the term.
 */
export const sampleGlossaries: readonly SentGlossary[] = [
  {
    name: "Caravan shop",
    dictionaries: [
      tsv("de", "product\tArtikel\nfolder\tMappe\nwish list\tMerkzettel\ncustomer\tGast"),
      tsv("fr", "product\tarticle\nfolder\trépertoire\nwish list\tliste d’envies\ncustomer\thôte"),
      tsv("es", "product\tartículo\nfolder\tdirectorio\nwish list\tlista de deseos\ncustomer\thuésped"),
    ],
  },
  {
    name: "Winter campaign",
    dictionaries: [
      tsv("de", "product\tWinterschatz"),
      tsv("fr", "product\ttrésor d’hiver"),
      tsv("es", "product\ttesoro de invierno"),
    ],
  },
];

export const sampleSentences = ["Select product", "Share wish list", "Add folder", "Select customer"] as const;

function tsv(target: string, entries: string) {
  return { source: "en", target, entries, format: "tsv" } as const;
}
