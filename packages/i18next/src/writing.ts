import { type I18nextInterpolation, i18nextInterpolation } from "@dragoman/message";
import type { InitOptions } from "i18next";
import type { Writing } from "./localizer.ts";
import { keySyntaxOf } from "./missing-strings.ts";

/** How the project writes keys and messages, from i18next's own options. */
export function writingOf(options: InitOptions, messages: "i18next" | "icu" = "i18next"): Writing {
  return {
    ...keySyntaxOf(options),
    syntax:
      messages === "icu" ? { kind: "icu" } : { kind: "i18next", interpolation: brackets(options.interpolation ?? {}) },
  };
}

function brackets({
  prefix,
  suffix,
  unescapePrefix,
  nestingPrefix,
  nestingSuffix,
  formatSeparator,
}: Partial<I18nextInterpolation>): I18nextInterpolation {
  return {
    prefix: prefix ?? i18nextInterpolation.prefix,
    suffix: suffix ?? i18nextInterpolation.suffix,
    unescapePrefix: unescapePrefix ?? i18nextInterpolation.unescapePrefix,
    nestingPrefix: nestingPrefix ?? i18nextInterpolation.nestingPrefix,
    nestingSuffix: nestingSuffix ?? i18nextInterpolation.nestingSuffix,
    formatSeparator: formatSeparator ?? i18nextInterpolation.formatSeparator,
  };
}
