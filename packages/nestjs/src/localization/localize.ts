import { compileJsonOptions, type JsonOptions, type RouteOptions } from "@dragoman/web";
import { applyDecorators, SetMetadata, type Type, UseInterceptors } from "@nestjs/common";
import { saidOf } from "../option-errors.ts";
import { LocalizeInterceptor } from "./localize-interceptor.ts";
import { type LocalizedRoute, localizeKey } from "./localized-route.ts";
import { fieldsOfClass } from "./translatable.ts";

/** How the answers of a handler, or of all handlers of a controller, are localized. */
export interface LocalizeOptions extends Omit<RouteOptions, "json"> {
  /** The class that plain objects stand for, alone or in a list. Instances of a class say it themselves. */
  readonly type?: Type | undefined;
  /** In place of marked fields: which strings of the answer's JSON are for readers, as `$.items[*].title`. */
  readonly paths?: NonNullable<JsonOptions["paths"]> | undefined;
}

/**
 * Answers with the fields that are marked by `Translatable` in the reader's language, in one batch. What the handler
 * returned is not changed. Streams and files go out as they are.
 * @throws DragomanError of kind `invalid-request` for paths that cannot be right
 */
export function Localize({ type, paths, ...route }: LocalizeOptions = {}): MethodDecorator & ClassDecorator {
  if (paths !== undefined) saidOf("Localize: paths", () => compileJsonOptions({ paths }));
  const localized: LocalizedRoute = {
    fields: type && fieldsOfClass(type),
    route: paths === undefined ? route : { ...route, json: { paths } },
    looksAtFields: paths === undefined,
  };
  return applyDecorators(SetMetadata(localizeKey, localized), UseInterceptors(LocalizeInterceptor));
}
