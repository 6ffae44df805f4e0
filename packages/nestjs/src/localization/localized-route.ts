import type { RouteOptions } from "@dragoman/web";
import type { TranslatableFields } from "./translatable.ts";

/** What `Localize` says of a handler or a controller. */
export interface LocalizedRoute {
  readonly fields: TranslatableFields | undefined;
  readonly route: RouteOptions;
  readonly looksAtFields: boolean;
}

export const localizeKey = "dragoman.localize";
