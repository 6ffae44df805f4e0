import { DragomanError } from "@dragoman/client";

/** @param message names the option, then says what to give: `locales: give …`. */
export function invalidOption(message: string): DragomanError {
  return new DragomanError("invalid-request", `Localization: ${message}`, { code: "invalid_option" });
}
