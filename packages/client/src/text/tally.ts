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

/** Counts what translating does. */
export interface Counting {
  readonly asked: (texts: number) => void;
  readonly sent: (texts: readonly { readonly text: string }[]) => void;
  /** A text for which nothing has to be sent: an equal one is, or the phrase store knows it. */
  readonly saved: (why: "shared" | "stored", text: string) => void;
}

export interface Tally extends Counting {
  /** A copy of the counters as they are. */
  readonly savings: () => Savings;
}

export function createTally(): Tally {
  const counters = {
    texts: 0,
    requests: 0,
    characters: 0,
    sharedTexts: 0,
    sharedCharacters: 0,
    storedTexts: 0,
    storedCharacters: 0,
  };
  return {
    savings: () => ({ ...counters }),
    asked: (texts) => {
      counters.texts += texts;
    },
    sent: (texts) => {
      counters.requests++;
      counters.characters += charactersIn(texts);
    },
    saved: (why, text) => {
      counters[`${why}Texts`]++;
      counters[`${why}Characters`] += charactersOf(text);
    },
  };
}

/** Unicode code points of all the texts. */
export function charactersIn(texts: readonly { readonly text: string }[]): number {
  return texts.reduce((sum, { text }) => sum + charactersOf(text), 0);
}

/** Unicode code points, which is what services bill. */
function charactersOf(text: string): number {
  let characters = 0;
  for (let index = 0; index < text.length; characters++) index += (text.codePointAt(index) ?? 0) > 0xffff ? 2 : 1;
  return characters;
}
