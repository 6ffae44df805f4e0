import { type DefaultTreeAdapterTypes, parseFragment } from "parse5";
import { SaxesParser } from "saxes";

/**
 * For tests: what a document holds, in one canonical line. Each element with its attributes, its own words and what
 * stands in it, all sorted, so that two documents are equal where only the order of their text differs; with `elements
 * only`, also where the words themselves differ.
 */
export function markupTree(source: string, kind: "html" | "xml", words?: "elements only"): string {
  const addText = words === undefined ? addWords : () => {};
  return kind === "html" ? htmlLine(parseFragment(source), addText) : xmlTree(source, addText);
}

type AddText = (node: TreeNode, text: string) => void;

interface TreeNode {
  readonly label: string;
  readonly words: string[];
  readonly inside: string[];
}

function htmlLine(node: DefaultTreeAdapterTypes.Node, addText: AddText): string {
  if (node.nodeName === "#comment" && "data" in node) return `<!--${node.data}-->`;
  const attributes = "attrs" in node ? node.attrs.map(({ name, value }) => `${name}=${JSON.stringify(value)}`) : [];
  const tree: TreeNode = { label: [node.nodeName, ...attributes].join(" "), words: [], inside: [] };
  const children = "content" in node ? node.content.childNodes : "childNodes" in node ? node.childNodes : [];
  for (const child of children) {
    if ("value" in child) addText(tree, child.value);
    else tree.inside.push(htmlLine(child, addText));
  }
  return lineOf(tree);
}

function xmlTree(source: string, addText: AddText): string {
  const open: TreeNode[] = [{ label: "", words: [], inside: [] }];
  const add = (line: string) => open.at(-1)?.inside.push(line);
  const parser = new SaxesParser({ fragment: true });
  parser.on("opentag", ({ name, attributes }) => {
    const written = Object.entries(attributes).map(([key, value]) => `${key}=${JSON.stringify(value)}`);
    open.push({ label: [name, ...written].join(" "), words: [], inside: [] });
  });
  parser.on("closetag", () => {
    const closed = open.pop();
    if (closed !== undefined) add(lineOf(closed));
  });
  parser.on("text", (text) => {
    const node = open.at(-1);
    if (node !== undefined) addText(node, text);
  });
  parser.on("cdata", (text) => {
    const section: TreeNode = { label: "#cdata", words: [], inside: [] };
    addText(section, text);
    add(lineOf(section));
  });
  parser.on("comment", (text) => add(`<!--${text}-->`));
  parser.on("processinginstruction", ({ target, body }) => add(`<?${target} ${body}?>`));
  parser.write(source).close();
  return open.map(lineOf).join("");
}

function addWords({ words }: TreeNode, text: string): void {
  words.push(...text.split(/\s+/).filter((word) => word !== ""));
}

function lineOf({ label, words, inside }: TreeNode): string {
  return `<${label}>${words.sort().join(" ")}(${inside.sort().join("")})`;
}
