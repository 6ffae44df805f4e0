import { createInstance as latest } from "i18next";
import { createInstance as of25 } from "i18next-25";
import { createInstance as of26 } from "i18next-26";

/** What tests use of an instance, in every version that the backend is for. */
export interface Instance {
  use(module: object): Instance;
  init(options: object): Promise<unknown>;
  readonly t: { (key: string): string; (key: string, options: Readonly<Record<string, unknown>>): string };
  getResource(language: string, namespace: string, key: string): unknown;
  getResourceBundle(language: string, namespace: string): unknown;
  addResource(language: string, namespace: string, key: string, value: string): unknown;
  reloadResources(languages?: string, namespaces?: string): Promise<void>;
  loadNamespaces(namespaces: string | readonly string[]): Promise<void>;
  changeLanguage(language: string): Promise<unknown>;
  readonly store: { on(event: string, listener: (...args: unknown[]) => void): void };
}

export interface Version {
  readonly name: string;
  readonly createInstance: () => Instance;
}

export const versions: readonly Version[] = [
  { name: "i18next 25", createInstance: () => of25() },
  { name: "i18next 26", createInstance: () => of26() },
  { name: "i18next 27", createInstance: () => latest() },
];
