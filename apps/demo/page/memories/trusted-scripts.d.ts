/** Trusted Types (W3C), which TypeScript's own types of the DOM do not have yet. Not every browser has them either. */
interface Window {
  readonly trustedTypes?: {
    createPolicy(name: string, rules: { readonly createScriptURL: (url: string) => string | null }): unknown;
  };
}
