/** A Markdown table with its columns aligned, as the repository's formatter writes it. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): readonly string[] {
  const widths = head.map((title, column) =>
    Math.max(3, ...[title, ...rows.map((row) => row[column] ?? "")].map(lengthOf)),
  );
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, column) => padded(cells[column] ?? "", width)).join(" | ")} |`;
  return [line(head), line(widths.map((width) => "-".repeat(width))), ...rows.map(line)];
}

function padded(text: string, width: number): string {
  return text + " ".repeat(width - lengthOf(text));
}

function lengthOf(text: string): number {
  return [...text].length;
}
