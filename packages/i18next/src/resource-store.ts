import type { Services } from "i18next";
import type { Resources } from "./resources.ts";

/** What the backend uses of i18next's services. In a handler there are none. */
export type UsedServices = Partial<Pick<Services, "resourceStore" | "backendConnector" | "languageUtils" | "logger">>;

/** The part of i18next's resource store that its own types leave out. */
interface WritableStore {
  addResourceBundle(language: string, namespace: string, resources: Resources, deep: boolean, overwrite: boolean): void;
  addResources(
    language: string,
    namespace: string,
    resources: Readonly<Record<string, string>>,
    options: { readonly silent: boolean },
  ): void;
}

/** Where late results go; `undefined` outside of i18next. */
export function storeOf({ resourceStore }: UsedServices): WritableStore | undefined {
  return isWritable(resourceStore) ? resourceStore : undefined;
}

function isWritable(store: unknown): store is WritableStore {
  return ["addResourceBundle", "addResources"].every((name) => typeof Reflect.get(Object(store), name) === "function");
}
