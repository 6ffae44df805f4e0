import { DragomanError, isDragomanError } from "@dragoman/client";

/** A refusal that names the option by its path: `TranslatorModule.forRoot: localization.locales: …`. */
export function invalidOption(place: string, message: string): DragomanError {
  return new DragomanError("invalid-request", `${place}: ${message}`, { code: "invalid_option" });
}

/** What `make` gives; what it throws is said of its place. */
export function saidOf<Made>(place: string, make: () => Made): Made {
  try {
    return make();
  } catch (error) {
    throw isDragomanError(error) ? at(place, error) : error;
  }
}

/** The same failure, with the place where it arose in front. */
export function at(place: string, error: DragomanError, remedy = ""): DragomanError {
  return new DragomanError(error.kind, `${place}: ${error.message}${remedy}`, { ...error, cause: error.cause });
}
