import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import i18next from "i18next";
import { type DefaultTreeAdapterTypes, parseFragment } from "parse5";
import type { I18nextInterpolation, MessageSyntax } from "../src/index.ts";
import { countOf, printfFormats } from "./arbitrary-messages.ts";

/**
 * What the readers of a message see in it beside its text, in an order that translations may change: told by i18next,
 * by ICU's parser, by a browser's parser and by the formats themselves, and not by the package that is tested.
 */
export async function seenIn(text: string, syntax: MessageSyntax): Promise<readonly string[]> {
  const placeholders = await placeholdersSeen(text, syntax);
  return [...placeholders, ...(syntax.kind === "icu" ? [] : elementsSeen(text)), ...addressesSeen(text)];
}

async function placeholdersSeen(text: string, syntax: MessageSyntax): Promise<readonly string[]> {
  switch (syntax.kind) {
    case "plain":
    case "html":
      return [];
    case "i18next":
      return (await seenByI18next(text, syntax.interpolation)).sort();
    case "icu":
      return argumentsOf(parseIcu(text), "").sort();
    case "symfony":
      return (text.match(/%[\p{L}_](?:[\p{L}\d_.-]*[\p{L}\d_])?%|\{\{ *[\p{L}_][\p{L}\d_.-]* *\}\}/gu) ?? []).sort();
    case "printf": {
      const known = [...printfFormats[syntax.family], countOf(syntax).token].sort(
        (one, other) => other.length - one.length,
      );
      const any = new RegExp(
        [...known.map(escapedForPattern), syntax.family === "python-brace" ? "[{}]" : "%"].join("|"),
        "g",
      );
      const found = text.match(any) ?? [];
      // Formats that are told by their order keep it; the others need not.
      const ordered = found.filter((format) => /^%[-'.\d]*\*?[a-z@]+$|^%<PRI|^\{\}$/.test(format));
      return [...[...found].sort(), ...ordered];
    }
  }
}

async function seenByI18next(text: string, interpolation: I18nextInterpolation): Promise<string[]> {
  const seen: string[] = [];
  const instance = i18next.createInstance();
  await instance.init({
    lng: "en",
    keySeparator: false,
    nsSeparator: false,
    resources: { en: { translation: { message: text } } },
    interpolation,
    missingInterpolationHandler: (_text: string, match: RegExpExecArray) => {
      seen.push(match[0]);
      return "⟦⟧";
    },
    parseMissingKeyHandler: (key: string) => {
      seen.push(`nested ${key}`);
      return "⟦⟧";
    },
  });
  instance.t("message", { lng: "en" });
  return seen;
}

function parseIcu(text: string): readonly MessageFormatElement[] {
  return parse(text, { shouldParseSkeletons: false });
}

function argumentsOf(elements: readonly MessageFormatElement[], path: string): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal) return element.value === "<br/>" ? [`${path}<br/>`] : [];
    if (element.type === TYPE.tag) {
      const inside = `${path}<${element.value}>`;
      return [inside, ...argumentsOf(element.children, inside)];
    }
    return [path + JSON.stringify(element)];
  });
}

/** With react-i18next's numbered tags as elements of a name, and without the formats that look like elements. */
function elementsSeen(text: string): readonly string[] {
  const html = text
    .replaceAll(/%<(?:n|PRIu64)>/g, "")
    .replaceAll(/<\d+\/>/g, "<wbr>")
    .replaceAll(/<(\/?)(\d+)>/g, "<$1n$2>");
  const seen: string[] = [];
  const walk = (node: DefaultTreeAdapterTypes.ChildNode, path: string): void => {
    if (node.nodeName === "#text") return;
    const name = `${path}/${node.nodeName}${"attrs" in node ? JSON.stringify(node.attrs) : ""}`;
    seen.push(name);
    if ("childNodes" in node) for (const child of node.childNodes) walk(child, name);
  };
  for (const node of parseFragment(html).childNodes) walk(node, "");
  return seen.sort();
}

function addressesSeen(text: string): readonly string[] {
  return (
    text.match(
      /https:\/\/example\.com\/a\?b=c&d=e|www\.example\.org|info@example\.com|jane\.doe\+news@example\.co\.uk/g,
    ) ?? []
  ).sort();
}

function escapedForPattern(text: string): string {
  return text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
}
