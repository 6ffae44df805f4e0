import { applyEdits, type Edit } from "../edit.ts";

/**
 * The edits line by line, without those of a line that would read differently afterwards: whose marks, once changed,
 * would be paired in another way. Such a line is one that nobody can be sure about, and it stays.
 */
export function editStableLines(text: string, find: (line: string) => readonly Edit[]): readonly Edit[] {
  const edits: Edit[] = [];
  let start = 0;
  for (const line of text.split("\n")) {
    for (const edit of stableEdits(line, find)) {
      edits.push({ start: edit.start + start, end: edit.end + start, text: edit.text });
    }
    start += line.length + 1;
  }
  return edits;
}

function stableEdits(line: string, find: (line: string) => readonly Edit[]): readonly Edit[] {
  const edits = find(line);
  if (edits.length === 0) return edits;
  const edited = applyEdits({ text: line, spans: [], fixed: [] }, edits).text;
  return find(edited).length === 0 ? edits : [];
}
