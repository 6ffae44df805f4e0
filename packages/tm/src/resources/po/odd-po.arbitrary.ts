import fc from "fast-check";
import { quotePo } from "../../formats/po/po-strings.ts";

const words = fc.oneof(
  fc.constantFrom("a", "%d items", "Ü", '"', "\\", "\t", "__proto__", "b\nc", "\n"),
  fc.string({ unit: "grapheme", minLength: 1, maxLength: 8 }).filter((text) => !/[\p{Cc}\p{Cn}\p{Co}]/u.test(text)),
);
const comments = fc.constantFrom(
  "# who\n",
  "#. note\n",
  "#: a.c:1\n",
  "#, c-format\n",
  "#,fuzzy\n",
  '#| msgid "x"\n',
  "#\n",
);
const gaps = fc.constantFrom("", " ", "\t");

/** A text in several strings, or one. */
const strings = (text: string, gap: string, isSplit: boolean) => {
  const lines = isSplit ? ['""', ...(text.match(/.{1,3}/gsu)?.flatMap(quotePo) ?? [])] : quotePo(text);
  return `${lines.join(`\n${gap}`)}\n`;
};

const entry = fc
  .record({
    // What was before stands last, as gettext wants it.
    before: fc
      .uniqueArray(comments, { maxLength: 3 })
      .map((lines) => lines.toSorted((one, other) => Number(one.startsWith("#|")) - Number(other.startsWith("#|")))),
    id: words,
    context: fc.option(words),
    plural: fc.option(words),
    texts: fc.tuple(words, words, words),
    isTranslated: fc.boolean(),
    isObsolete: fc.boolean(),
    isSplit: fc.boolean(),
    gap: gaps,
    blank: fc.constantFrom("", "\n", "\n\n"),
  })
  .map(({ before, id, context, plural, texts, isTranslated, isObsolete, isSplit, gap, blank }) => {
    const write = (keyword: string, text: string) => `${keyword} ${gap}${strings(text, gap, isSplit)}`;
    // As gettext wants it, both begin and end with a line break or neither.
    const [one, ...more] = isTranslated ? texts : ["", "", ""];
    const written = [
      ...(context === null ? [] : [write("msgctxt", context)]),
      write("msgid", id),
      ...(plural === null
        ? [write("msgstr", one)]
        : [write("msgid_plural", plural), ...[one, ...more].map((text, index) => write(`msgstr[${index}]`, text))]),
    ].join("");
    const lines = isObsolete ? written.replaceAll(/^\s*(?=\S)/gm, "#~ ") : written;
    const own = isObsolete ? before.filter((line) => !line.startsWith("#|")) : before;
    return { key: JSON.stringify([context, id]), text: own.join("") + lines + blank };
  });

const header = fc.constantFrom(
  "",
  'msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\nPlural-Forms: nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);\\n"\n\n',
);

/** A file as nobody would write it, that gettext reads nevertheless. */
export const oddPo: fc.Arbitrary<string> = fc
  .record({
    header,
    entries: fc.uniqueArray(entry, { selector: ({ key }) => key, maxLength: 5 }),
    end: fc.constantFrom("", "\n", "# the end\n", "# the end"),
    lineBreak: fc.constantFrom("\n", "\r\n"),
    isOpen: fc.boolean(),
  })
  .map(({ header: before, entries, end, lineBreak, isOpen }) => {
    const text = before + entries.map((one) => one.text).join("") + end;
    return (isOpen ? text.trimEnd() : text).replaceAll("\n", lineBreak);
  });
