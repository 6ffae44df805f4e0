import { type Finder, firstFound, forwardSearch } from "./scan.ts";

const urlStart =
  /(?:https?:\/\/|ftps?:\/\/|(?<![A-Za-z0-9_])(?:mailto:|www\.)|www\.(?=[A-Za-z0-9-]{1,63}\.[A-Za-z]))(?=[^\s<>])/iy;
/** Not the scripts that write without spaces: there an address ends where the sentence goes on. */
const urlCharacter = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\d\-._~:/?#[\]@!$&()*+,;=%]/u;
const atTheEnd = /[.,;:!?*_~&]/;
/** RFC 5322 allows more; this is what people write, in the lengths of RFC 5321. */
const email = /[A-Za-z0-9](?:[\w.+%-]{0,62}[\w+%-])?@(?:[A-Za-z0-9-]{1,63}\.){1,8}[A-Za-z]{2,24}(?![A-Za-z0-9])/y;
const longestLocalPart = 64;
/** The rest of one that begins with a placeholder: `{{user}}@example.com`. */
const emailRest = /@(?:[A-Za-z0-9-]{1,63}\.){1,8}[A-Za-z]{2,24}(?![A-Za-z0-9])/y;

/** Addresses of the web and of mail. Placeholders in one, `https://example.com/{{path}}`, are part of it. */
export function addressFinders(text: string, placeholders: readonly Finder[]): readonly (Finder | undefined)[] {
  return [urlFinder(text, placeholders), emailFinder(text)];
}

function urlFinder(text: string, placeholders: readonly Finder[]): Finder | undefined {
  if (!/:\/\/|mailto:|www\./i.test(text)) return undefined;
  return (at) => {
    if (!"hfmwHFMW".includes(text.charAt(at))) return undefined;
    urlStart.lastIndex = at;
    const start = urlStart.exec(text)?.[0];
    if (start === undefined) return undefined;
    const end = urlEnd(text, at + start.length, placeholders);
    return end === undefined ? undefined : { what: "url", value: text.slice(at, end), name: text.slice(at, end) };
  };
}

/** Without the punctuation of the sentence that it stands in, and the bracket that was opened before it. */
function urlEnd(text: string, from: number, placeholders: readonly Finder[]): number | undefined {
  let end: number | undefined;
  let openBrackets = 0;
  for (let at = from; at < text.length; ) {
    const placeholder = firstFound(placeholders, at);
    if (placeholder !== undefined && placeholder.what !== "opening" && placeholder.what !== "text") {
      at += placeholder.value.length;
      end = at;
      continue;
    }
    const character = text.charAt(at);
    if (!urlCharacter.test(character) || placeholder !== undefined) break;
    at++;
    if (character === "(" || character === "[") openBrackets++;
    else if (character === ")" || character === "]") {
      if (openBrackets === 0) break;
      openBrackets--;
      end = at;
    } else if (!atTheEnd.test(character)) end = at;
  }
  return end;
}

function emailFinder(text: string): Finder | undefined {
  if (!text.includes("@")) return undefined;
  const nextSign = forwardSearch(text, "@");
  return (at) => {
    const sign = nextSign(at);
    if (sign === -1 || sign - at > longestLocalPart) return undefined;
    const character = text.charAt(at);
    const pattern = character === "@" ? emailRest : email;
    if (character === "@" ? !/[}\])>]/.test(text.charAt(at - 1)) : !isFirstOfLocalPart(text, at)) return undefined;
    pattern.lastIndex = at;
    const value = pattern.exec(text)?.[0];
    return value === undefined ? undefined : { what: "email", value, name: value };
  };
}

function isFirstOfLocalPart(text: string, at: number): boolean {
  return /[A-Za-z0-9]/.test(text.charAt(at)) && !/[\w.+%-]/.test(text.charAt(at - 1));
}
