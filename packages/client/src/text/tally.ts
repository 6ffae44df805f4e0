/** What the client's translating sent so far, and what it did not have to send. Characters are Unicode code points. */
export interface Savings {
  /** Texts that were asked for, by every call. */
  readonly texts: number;
  /** Requests that were sent for them; another try of the same is not counted. */
  readonly requests: number;
  /** Characters that were sent. */
  readonly characters: number;
  /** Texts that were answered together with an equal one of the same call or on its way, and their characters. */
  readonly sharedTexts: number;
  readonly sharedCharacters: number;
  /** Texts that the phrase store knew, and their characters. */
  readonly storedTexts: number;
  readonly storedCharacters: number;
}

/** The counters as they are counted. */
export type Tally = { -readonly [Counter in keyof Savings]: number };

export function createTally(): Tally {
  return {
    texts: 0,
    requests: 0,
    characters: 0,
    sharedTexts: 0,
    sharedCharacters: 0,
    storedTexts: 0,
    storedCharacters: 0,
  };
}

/** A text for which nothing has to be sent: an equal one is, or the phrase store knows it. */
export function countSaved(tally: Tally, why: "shared" | "stored", text: string): void {
  tally[`${why}Texts`]++;
  tally[`${why}Characters`] += charactersOf(text);
}

/** Unicode code points, which is what services bill. */
export function charactersOf(text: string): number {
  let characters = 0;
  for (let index = 0; index < text.length; characters++) index += (text.codePointAt(index) ?? 0) > 0xffff ? 2 : 1;
  return characters;
}
