import { type DefaultTreeAdapterTypes, parseFragment } from "parse5";
import { SaxesParser } from "saxes";

/** The text in each element of a document, what stands deeper included, in the order of the start tags. */
export function elementTexts(source: string, kind: "html" | "xml"): readonly string[] {
  return kind === "html" ? htmlTexts(parseFragment(source)) : xmlTexts(source);
}

function htmlTexts(document: DefaultTreeAdapterTypes.Node): readonly string[] {
  const texts: string[] = [];
  read(document);
  return texts;

  function read(node: DefaultTreeAdapterTypes.Node): string {
    if ("value" in node) return node.value;
    const place = texts.push("") - 1;
    const children = "content" in node ? node.content.childNodes : "childNodes" in node ? node.childNodes : [];
    const text = children.map(read).join("");
    texts[place] = text;
    return text;
  }
}

function xmlTexts(source: string): readonly string[] {
  const texts = [""];
  const open = [0];
  const add = (text: string) => {
    for (const place of open) texts[place] += text;
  };
  const parser = new SaxesParser({ fragment: true });
  parser.on("opentag", () => open.push(texts.push("") - 1));
  parser.on("closetag", () => open.pop());
  parser.on("text", add);
  parser.on("cdata", add);
  parser.write(source).close();
  return texts;
}
