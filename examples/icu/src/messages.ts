import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { IntlMessageFormat, type PrimitiveType } from "intl-messageformat";

type Values = Readonly<Record<string, PrimitiveType>>;
/** As it is in the file: messages, in objects as deep as the keys go. */
type Messages = { readonly [key: string]: string | Messages };

/** Formats the messages of a language. What its file does not have, or is not there, is the source's. */
export async function messagesIn(language: string, folder: string): Promise<(key: string, values?: Values) => string> {
  const source = await messagesOf("en", folder);
  const target = await messagesOf(language, folder);
  return (key, values = {}) => {
    const [text, locale] = target.has(key) ? [target.get(key), language] : [source.get(key), "en"];
    return String(new IntlMessageFormat(text ?? key, locale).format(values));
  };
}

/** By their keys, parts joined with `.`; none where there is no file. */
async function messagesOf(language: string, folder: string): Promise<ReadonlyMap<string, string>> {
  const file = join(folder, language, "mail.json");
  const text = await readFile(file, "utf8").catch(() => "{}");
  const messages: Messages = JSON.parse(text);
  return new Map(flat(messages, ""));
}

function flat(messages: Messages, prefix: string): readonly (readonly [string, string])[] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === "string" ? [[prefix + key, value] as const] : flat(value, `${prefix}${key}.`),
  );
}
