/** A demo that cannot start, in a sentence that says what to change. */
export class DemoError extends Error {
  override readonly name = "DemoError";
}
