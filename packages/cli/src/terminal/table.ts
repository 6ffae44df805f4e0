import Table from "cli-table3";

export interface Column {
  readonly title: string;
  /** Default left. */
  readonly align?: "left" | "right";
}

/** Rows in columns without lines between them. Cells are printable already, and may have colours. */
export function tableText(columns: readonly Column[], rows: readonly (readonly string[])[]): string {
  const table = new Table({
    chars: noLines,
    style: { "padding-left": 0, "padding-right": 2, head: [], border: [] },
    colAligns: columns.map(({ align = "left" }) => align),
    head: columns.some(({ title }) => title !== "") ? columns.map(({ title }) => title) : [],
  });
  table.push(...rows.map((row) => [...row]));
  return table
    .toString()
    .split("\n")
    .map((line) => line.trimEnd())
    .join("\n");
}

const noLines = {
  top: "",
  "top-mid": "",
  "top-left": "",
  "top-right": "",
  bottom: "",
  "bottom-mid": "",
  "bottom-left": "",
  "bottom-right": "",
  left: "",
  "left-mid": "",
  mid: "",
  "mid-mid": "",
  right: "",
  "right-mid": "",
  middle: "",
};
