/**
 * `AsyncDisposable` where the reader's TypeScript has its library (`esnext.disposable`), and nothing where it has not:
 * naming it would be an error there.
 */
export type AsyncDisposableIfKnown = SymbolConstructor extends { readonly asyncDispose: infer Key extends symbol }
  ? { readonly [Name in Key]: () => Promise<void> }
  : unknown;
