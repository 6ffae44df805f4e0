/** What a source form says of its number. */
export interface FormReading {
  readonly namesCount: boolean;
  /** The numbers written in its text, as they are written. */
  readonly numbers: ReadonlySet<string>;
}

/**
 * The number of a category that its source form is translated with. One that the form names and holds nowhere else is
 * told from its surroundings. Where the category holds several numbers, a form that names the count is better than one
 * that does not: `One item` is wrong for 21.
 */
export function chooseSample(numbers: readonly number[], formOf: (number: number) => FormReading): number {
  return (
    numbers.find((number) => formOf(number).namesCount && !formOf(number).numbers.has(String(number))) ??
    numbers.find((number) => !formOf(number).namesCount) ??
    numbers[0] ??
    2
  );
}

/** The numbers in a text, `1,000` and `1.5` each as one. */
export function numbersIn(text: string): readonly string[] {
  return text.match(/\p{Nd}+(?:[.,]\p{Nd}+)*/gu) ?? [];
}
