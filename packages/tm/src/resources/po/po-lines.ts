import { quotePo } from "../../formats/po/po-strings.ts";
import type { PoItem, PoLines } from "./po-file.ts";

/** What a line of an entry belongs to. */
type LineKind = "comment" | "extracted" | "reference" | "flags" | "previous" | "id" | "translation" | "blank";

export interface KindOfLine {
  /** From 1. */
  readonly line: number;
  readonly kind: LineKind;
}

/** The lines of an entry. */
export function linesOf(lines: PoLines, { first, last }: Pick<PoItem, "first" | "last">): readonly KindOfLine[] {
  let text: "id" | "translation" = "id";
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const line = first + index;
    const content = (lines[line - 1] ?? "")
      .replace(/^\uFEFF/, "")
      .trim()
      .replace(/^#~\s*/, "");
    const kind = kindOf(content);
    if (kind === "id" || kind === "translation") text = kind;
    return { line, kind: kind ?? text };
  });
}

function kindOf(content: string): LineKind | undefined {
  if (content === "") return "blank";
  if (content.startsWith("#|") || content.startsWith("|")) return "previous";
  if (content.startsWith("#,")) return "flags";
  if (content.startsWith("#.")) return "extracted";
  if (content.startsWith("#:")) return "reference";
  if (content.startsWith("#")) return "comment";
  if (content.startsWith("msgstr")) return "translation";
  return content.startsWith('"') ? undefined : "id";
}

/** `msgstr "…"`, or a line for each form, as lines without line breaks. */
export function translationLines(texts: readonly string[], isPlural: boolean): readonly string[] {
  return texts.flatMap((text, index) => {
    const [first = '""', ...more] = quotePo(text);
    return [`${isPlural ? `msgstr[${index}]` : "msgstr"} ${first}`, ...more];
  });
}

/** A `#,` line with `fuzzy` or without it; `undefined` where nothing is left of it. */
export function flagsLine(line: string, isFuzzy: boolean): string | undefined {
  const flags = line
    .slice(line.indexOf(",") + 1)
    .split(",")
    .map((flag) => flag.trim())
    .filter((flag) => flag !== "");
  const others = flags.filter((flag) => flag !== "fuzzy");
  if (isFuzzy === flags.includes("fuzzy")) return line.trimEnd();
  const written = isFuzzy ? ["fuzzy", ...others] : others;
  return written.length === 0 ? undefined : `#, ${written.join(", ")}`;
}

/** Changes of lines, put together into a text in the end. */
export class LineEdits {
  readonly #lines: PoLines;
  readonly #lineBreak: string;
  /** By line, what stands there instead. */
  readonly #replaced = new Map<number, readonly string[]>();
  /** By line, what stands behind it; 0 is the beginning. */
  readonly #behind = new Map<number, string[]>();

  constructor(lines: PoLines, lineBreak: string) {
    this.#lines = lines;
    this.#lineBreak = lineBreak;
  }

  replace(line: number, lines: readonly string[]): void {
    this.#replaced.set(line, lines);
  }

  addBehind(line: number, lines: readonly string[]): void {
    this.#behind.set(line, [...(this.#behind.get(line) ?? []), ...lines]);
  }

  /** Before all else. */
  addFirst(lines: readonly string[]): void {
    this.#behind.set(0, [...lines, ...(this.#behind.get(0) ?? [])]);
  }

  text(): string {
    const first = this.#behind.get(0) ?? [];
    // No blank line at the end of what was an empty file.
    const isAll = this.#lines.join("").trim() === "" && first.at(-1) === "";
    const written: string[] = [...this.#broken(isAll ? first.slice(0, -1) : first)];
    this.#lines.forEach((line, index) => {
      const replaced = this.#replaced.get(index + 1);
      if (replaced === undefined) written.push(line);
      else written.push(...this.#broken(replaced));
      const behind = this.#behind.get(index + 1);
      if (behind === undefined) return;
      const last = written.at(-1);
      if (last !== undefined && !last.endsWith("\n")) written[written.length - 1] = last + this.#lineBreak;
      written.push(...this.#broken(behind));
    });
    const text = written.join("");
    // A file whose last line has no break goes on without one.
    const isOpen = (this.#lines.at(-1) ?? "") !== "" && this.#lines.at(-1)?.endsWith("\n") === false;
    return isOpen && text.endsWith(this.#lineBreak) ? text.slice(0, -this.#lineBreak.length) : text;
  }

  #broken(lines: readonly string[]): readonly string[] {
    return lines.map((line) => line + this.#lineBreak);
  }
}
