import { i18nextInterpolation, type MessageSyntax, type PrintfFamily } from "@dragoman/message";

/** How messages are written that no flag and no format says it of: by the placeholders in them. */
export function syntaxShownBy(texts: readonly string[]): MessageSyntax {
  const showing = (pattern: RegExp) => texts.filter((text) => pattern.test(text)).length;
  const [pattern, syntax] = signs.find(([one]) => texts.some((text) => one.test(text))) ?? [undefined, plain];
  const isSure = syntax.kind === "icu" || (syntax.kind === "printf" && sureFamilies.has(syntax.family));
  const percentNames = isSure ? 0 : showing(percentName);
  if (percentNames === 0) return syntax;
  // `100 %s` may be a format or a misprint; `{{ limit }}` is Symfony's as well.
  const isOutnumbered = pattern !== undefined && syntax.kind === "printf" && showing(pattern) > percentNames;
  return isOutnumbered ? syntax : { kind: "symfony" };
}

const plain = { kind: "plain" } as const;
/** Their signs are no misprints of others. */
const sureFamilies: ReadonlySet<PrintfFamily> = new Set(["ruby", "python"]);
/** `%name%`, and not what `%ld%` of C would be. */
const percentName = /(?<![\p{L}\d%])%(?!(?:hh?|ll?|[zjtL])[diouxXsc]%)[\p{L}_][\p{L}\d_.-]*[\p{L}\d_]%(?!%)/u;

const printf = (family: PrintfFamily) => ({ kind: "printf", family }) as const;

/** The surest first. */
const signs: readonly (readonly [RegExp, MessageSyntax])[] = [
  [/\{\{-?\s*[\w.]+/, { kind: "i18next", interpolation: i18nextInterpolation }],
  [/\{\s*\w+\s*,\s*(?:plural|select|selectordinal|number|date|time)\b/, { kind: "icu" }],
  [/%\{\w+\}/, printf("ruby")],
  [/%\(\w+\)[-+ #0]*[\d.]*[a-zA-Z]/, printf("python")],
  [/%(?:\d+\$)?#?@/, printf("objc")],
  [/%(?:\d+\$)?[-+#0]*[\d.]*(?:hh?|ll?|[zjtL])?[sdiufgxXc]\b/, printf("c")],
  [/\{\w*\}/, printf("python-brace")],
];

/** `%(count)d`, `%{count}`: the name of the first that takes a number, else `count`. */
export function countNameOf(texts: readonly string[]): string {
  const joined = texts.join("\n");
  return /%\((\w+)\)[-+ #0]*[\d.]*[diufgx]/.exec(joined)?.[1] ?? /%?\{(\w+)\}/.exec(joined)?.[1] ?? "count";
}
