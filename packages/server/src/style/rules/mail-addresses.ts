import type { EditRule } from "../rule.ts";
import { everyLanguage } from "./language-groups.ts";
import { replaceMatches } from "./replacements.ts";

const address =
  /(?<![\w.+-])(?<local>[\w+-]{1,64}(?:\.[\w+-]{1,64}){0,8})@(?<domain>[\w-]{1,63}(?:\.[\w-]{1,63}){1,8})/gu;

const between = "[ \\u00a0]?";
const at = `${between}(?:\\[at\\]|\\(at\\))${between}`;
const dot = `(?:\\.|${between}(?:\\[dot\\]|\\(dot\\))${between})`;
const part = "[\\w+-]{1,63}";
const disguised = new RegExp(
  `(?<![\\w.+@-])(?<local>${part}(?:${dot}${part}){0,4}?)${at}(?<domain>${part}(?:${dot}${part}){0,4}?${dot}[A-Za-z]{2,24})(?![\\w@-])`,
  "giu",
);

/** Mail addresses, hidden from those who collect them. */
export const mailAddresses = {
  bracketsForBoth: addressRule((local, domain) => `${withDots(local)} [at] ${withDots(domain)}`),
  brackets: addressRule((local, domain) => `${local} [at] ${domain}`),
  parentheses: addressRule((local, domain) => `${local} (at) ${domain}`),
  words: addressRule((local, domain) => `${local} at ${domain}`),
} as const;

/** `info [at] example [dot] com` becomes `info@example.com`; where only the word stands, it may be any other. */
export const standardMailAddress: EditRule = {
  languages: everyLanguage,
  triggers: ["bracket"],
  find: (text) =>
    replaceMatches(text, disguised, ({ groups }) => {
      const [local, domain] = [groups?.["local"] ?? "", groups?.["domain"] ?? ""].map(withPeriods);
      return `${local}@${domain}`;
    }),
};

function addressRule(write: (local: string, domain: string) => string): EditRule {
  return {
    languages: everyLanguage,
    triggers: ["at"],
    editsAddresses: true,
    find: (text) =>
      replaceMatches(text, address, ({ groups }) => write(groups?.["local"] ?? "", groups?.["domain"] ?? "")),
  };
}

function withDots(name: string): string {
  return name.replaceAll(".", " [dot] ");
}

function withPeriods(name: string): string {
  return name.replaceAll(/[ \u00a0]?(?:\[dot\]|\(dot\))[ \u00a0]?/gi, ".");
}
