import type { Band } from "@dragoman/tm";
import type { TFunction } from "i18next";

/** A band's name as it stands in a table: `100 Exact`, `85–94`. */
export function bandName(band: Band, t: TFunction<"memories">): string {
  switch (band) {
    case "context-double":
      return `102 ${t("band.context-double")}`;
    case "context":
      return `101 ${t("band.context")}`;
    case "exact":
      return `100 ${t("band.exact")}`;
    case "repeated":
    case "repeated-across-files":
    case "repaired":
    case "new":
      return t(`band.${band}`);
    case "95-99":
    case "85-94":
    case "75-84":
    case "50-74":
      return range(band);
    case "internal-95-99":
    case "internal-85-94":
    case "internal-75-84":
    case "internal-50-74":
      return `${t("band.internal")} ${range(band.slice("internal-".length))}`;
  }
}

/** From the lower to the higher score in every language (Unicode bidirectional algorithm: left-to-right isolate). */
function range(scores: string): string {
  return `\u2066${scores.replace("-", "–")}\u2069`;
}
