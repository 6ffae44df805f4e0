import { i18nextInterpolation, type MessageSyntax, type PrintfFamily } from "@dragoman/message";

/** How messages are written that no flag and no format says it of: by the placeholders in them. */
export function syntaxShownBy(texts: readonly string[]): MessageSyntax {
  for (const [pattern, syntax] of signs) if (texts.some((text) => pattern.test(text))) return syntax;
  return { kind: "plain" };
}

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
