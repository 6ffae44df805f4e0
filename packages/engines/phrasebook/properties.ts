/**
 * A Java properties file (java.util.Properties, the line-oriented format): `key=value`, `#` and `!` comments, lines
 * continued by a backslash, `\uXXXX` escapes. Values of message bundles also double their apostrophes (MessageFormat).
 */
export function readProperties(source: string): ReadonlyMap<string, string> {
  const entries = new Map<string, string>();
  const logicalLines = source.replaceAll(/\r\n?/g, "\n").replaceAll(/(?<!\\)((?:\\\\)*)\\\n[ \t]*/g, "$1");
  for (const line of logicalLines.split("\n")) {
    const entry = /^\s*(?![#!])((?:\\.|[^\\=:\s])+)\s*[=:\s]\s*(.*)$/.exec(line);
    if (entry?.[1] === undefined || entry[2] === undefined) continue;
    entries.set(unescaped(entry[1]), unescaped(entry[2]).replaceAll("''", "'"));
  }
  return entries;
}

const controls: ReadonlyMap<string, string> = new Map([
  ["n", "\n"],
  ["t", "\t"],
  ["r", "\r"],
  ["f", "\f"],
]);

function unescaped(text: string): string {
  return text.replaceAll(/\\(?:u([0-9A-Fa-f]{4})|(.))/g, (_, code: string | undefined, character: string) =>
    code === undefined ? (controls.get(character) ?? character) : String.fromCharCode(Number.parseInt(code, 16)),
  );
}
