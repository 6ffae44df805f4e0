import type { Client, Savings } from "@dragoman/client";

/** What several clients have sent and saved together, as long as they live. */
export function savingsOf(clients: readonly Pick<Client, "savings">[]): Savings {
  const sum = (counter: keyof Savings) => clients.reduce((total, { savings }) => total + savings[counter], 0);
  return {
    texts: sum("texts"),
    requests: sum("requests"),
    characters: sum("characters"),
    sharedTexts: sum("sharedTexts"),
    sharedCharacters: sum("sharedCharacters"),
    storedTexts: sum("storedTexts"),
    storedCharacters: sum("storedCharacters"),
  };
}
