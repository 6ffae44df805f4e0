import type { Resources } from "@dragoman/i18next";

export const languages = ["de", "pl"];
export const namespaces = Array.from({ length: 50 }, (_, index) => `page${index}`);
export const keysPerNamespace = 100;

/** What the service was asked for a language, while nothing was known. */
export interface Cold {
  readonly language: string;
  readonly requests: number;
  readonly texts: number;
  /** Of the requests' bodies. */
  readonly bytes: number;
}

export const startNames = [
  "one fetch by hand",
  "the least a backend takes",
  "@dragoman/i18next",
  "i18next-http-backend",
  "multiload adapter",
] as const;
export type StartName = (typeof startNames)[number];

/** Milliseconds that each start took, a figure a round. */
export type Starts = Readonly<Record<StartName, readonly number[]>>;

const verbs = ["Open", "Close", "Save", "Delete", "Share", "Move", "Copy", "Rename", "Archive", "Restore"];
const things = ["the file", "the folder", "this project", "your account", "the report", "all messages", "the cart"];

const sources = new Map(namespaces.map((namespace) => [namespace, stringsOf(namespace)]));

export function sourceOf(namespace: string): Resources {
  return sources.get(namespace) ?? {};
}

/** A hundred strings of an interface: some with variables, some plural, some with tags. */
function stringsOf(namespace: string): Resources {
  const place = namespaces.indexOf(namespace);
  const strings = Array.from({ length: keysPerNamespace }, (_, index): [string, string] => {
    const text = `${verbs[index % 10]} ${things[(index + place) % 7]} ${place}.${index}`;
    switch (index % 10) {
      case 0:
        return [`key${index}`, `${text} for {{name}}`];
      case 1:
        return [`key${index}`, `${text} <0>now</0>`];
      case 2:
        return [`items${index}_one`, `{{count}} item: ${text}`];
      case 3:
        return [`items${index - 1}_other`, `{{count}} items: ${text}`];
      default:
        return [`key${index}`, text];
    }
  });
  return Object.fromEntries(strings);
}
