import { invalidOption } from "../invalid-option.ts";
import { compileJsonPaths, type JsonPath } from "../json/json-path.ts";
import type { Place } from "../json/place.ts";
import type { Steering } from "../phrases/steering.ts";

/** What of a request's body is translated into the language of the application. */
export interface RequestOptions {
  /** Where the texts are that readers write, as in `json.paths`: `["$.comment", "$.answers[*].text"]`. */
  readonly paths: readonly JsonPath[];
  /**
   * What they are written in. `reader`: the locale that the request gets. `detected`: the service finds it out for each
   * text, as it does in any case for readers of the application's language. Default `reader`.
   */
  readonly from?: "reader" | "detected" | undefined;
  /** How to translate; a function is given the reader's locale. What steers answers does not hold here. */
  readonly translate?: Steering | undefined;
  /** Texts beyond so many characters stay as they came: a reader should not spend what is yours. Default 20 000. */
  readonly maxCharacters?: number | undefined;
  /** How long a request may wait, in milliseconds. Default: what `budgetMs` of the localization says. */
  readonly budgetMs?: number | undefined;
}

export interface CheckedRequestOptions {
  readonly root: Place;
  readonly from: "reader" | "detected";
  readonly maxCharacters: number;
}

/** @throws DragomanError of kind `invalid-request` that names the option which cannot be right. */
export function checkedRequestOptions(options: RequestOptions): CheckedRequestOptions {
  const { from = "reader", maxCharacters = 20_000, budgetMs, translate } = options;
  const root = compileJsonPaths(options.paths, "requests.paths");
  if (from !== "reader" && from !== "detected") throw invalidOption("requests.from: give reader or detected.");
  if (!(Number.isSafeInteger(maxCharacters) && maxCharacters >= 0)) {
    throw invalidOption("requests.maxCharacters: give a whole number from 0.");
  }
  if (budgetMs !== undefined && !(budgetMs >= 0 && budgetMs <= longestBudget)) {
    throw invalidOption(`requests.budgetMs: give milliseconds from 0 to ${longestBudget}.`);
  }
  if (
    translate !== undefined &&
    typeof translate !== "function" &&
    (typeof translate !== "object" || translate === null)
  ) {
    throw invalidOption(
      "requests.translate: give options of the client's translate, or a function from a locale to them.",
    );
  }
  return { root, from, maxCharacters };
}

/** What timers can hold. */
const longestBudget = 2_147_483_647;
