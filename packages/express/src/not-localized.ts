import { DragomanError } from "@dragoman/client";

/** A middleware of a route stands where `localize` has not been. */
export function notLocalized(name: string): DragomanError {
  const message = `${name}: mount localize before the routes.`;
  return new DragomanError("invalid-request", message, { code: "not_localized" });
}
