/** What a person can mend: told in one sentence, without a stack. Ends the command with exit code 2. */
export class Refusal extends Error {
  override readonly name: string = "Refusal";
}
