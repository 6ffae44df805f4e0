/** What is wrong with a script: where it is, and what to do. The loader adds the file's name. */
export class ScriptProblem extends Error {
  override readonly name = "ScriptProblem";
  readonly line: number | undefined;

  constructor(message: string, line?: number) {
    super(message);
    this.line = line;
  }
}
