import { isMap, isScalar, type ParsedNode, parseDocument } from "yaml";
import type { YamlStyle } from "./yaml-nodes.ts";

export interface YamlPlace {
  readonly isFlow: boolean;
  /** Of the line that the key is in. */
  readonly indent: string;
  readonly lineBreak: string;
}

/** A text in the style given, or in the plainest that holds it: what YAML 1.1 and 1.2 both read as this very text. */
export function yamlString(text: string, style: YamlStyle, { isFlow, indent, lineBreak }: YamlPlace): string {
  if (style === "block" && !isFlow && isLiteral(text)) {
    const body = text.replace(/\n$/, "").split("\n");
    const lines = body.map((line) => (line === "" ? "" : `${indent}  ${line}`));
    return `|${text.endsWith("\n") ? "" : "-"}${lineBreak}${lines.join(lineBreak)}`;
  }
  if (style === "single" && isPrintable(text)) return `'${text.replaceAll("'", "''")}'`;
  if ((style === "plain" || style === "block") && isPlain(text, isFlow)) return text;
  return JSON.stringify(text).replaceAll(
    /[\u007F-\u009F\u2028\u2029\uFEFF\uFFFE\uFFFF]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** A text of several lines that a literal block holds. */
function isLiteral(text: string): boolean {
  return /^[^\s][^\n]*\n/.test(text) && !/\n\n$|[ \t](?:\n|$)/.test(text) && isPrintable(text.replaceAll("\n", ""));
}

function isPrintable(text: string): boolean {
  return /^[^\p{Cc}\u2028\u2029\uFEFF\uFFFE\uFFFF]*$/u.test(text);
}

function isPlain(text: string, isFlow: boolean): boolean {
  if (text === "" || !isPrintable(text) || /^(?:y|n|~|=|<<|:\S.*)$/i.test(text)) return false;
  const written = isFlow ? `{k: ${text}}` : `k: ${text}`;
  return (["1.1", "1.2"] as const).every((version) => {
    const document = parseDocument<ParsedNode>(written, { version, prettyErrors: false });
    const { contents } = document;
    if (
      document.errors.length + document.warnings.length > 0 ||
      !isMap<ParsedNode, ParsedNode | null>(contents) ||
      contents.items.length !== 1
    )
      return false;
    const value = contents.items[0]?.value;
    return isScalar(value) && value.value === text && value.anchor === undefined && value.tag === undefined;
  });
}
