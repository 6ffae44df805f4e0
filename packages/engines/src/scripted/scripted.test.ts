import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { directionKey } from "../language.ts";
import type { Direction } from "../ports.ts";
import { createScriptedEngine } from "./engine.ts";
import { loadScript } from "./load.ts";
import type { Script } from "./script.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "dragoman-script-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function load(content: string | Buffer): Promise<Script> {
  const path = join(folder, `${crypto.randomUUID()}.script`);
  await writeFile(path, content);
  return loadScript(path);
}

async function say(script: Script, key: string, text: string) {
  const direction = script.directions.find((served) => directionKey(served) === key);
  if (direction === undefined) throw new Error(`${key} is not in the script`);
  const [answer] = await createScriptedEngine({ script }).translate({
    direction,
    texts: [{ text, sentences: [text] }],
  });
  return answer?.status === "translated" ? answer.text : answer?.reason;
}

const keys = (directions: readonly Direction[]) => directions.map(directionKey).sort();

describe("JSON", () => {
  test("gives the directions as written", async () => {
    const script = await load('{"en": {"Hello": {"de": "Hallo", "pt_br": "Olá"}}, "de-AT": {"Servus": {"en": "Hi"}}}');
    expect(keys(script.directions)).toEqual(["de>en", "en>de", "en>pt-BR"]);
    expect(await say(script, "en>pt-BR", "Hello")).toBe("Olá");
    expect(await say(script, "de>en", "Servus")).toBe("Hi");
  });

  test("white space at the ends is the request's own; another text is declined", async () => {
    const script = await load('{"en": {" Hello": {"de": "Hallo "}}}');
    expect(await say(script, "en>de", "\tHello \n")).toBe("\tHallo \n");
    expect(await say(script, "en>de", "  ")).toBe("  ");
    expect(await say(script, "en>de", "hello")).toBe("The text is not in the script");
  });

  test("a byte order mark is no text", async () => {
    expect(keys((await load(`\ufeff {"en": {"A": {"de": "B"}}}`)).directions)).toEqual(["en>de"]);
  });
});

const tmx = (body: string, declaration = "") => `${declaration}<tmx version="1.4">
<header creationtool="t" creationtoolversion="1" segtype="sentence" o-tmf="x" adminlang="en" srclang="en" datatype="plaintext"/>
<body>${body}</body></tmx>`;

const unit = (...variants: [code: string, segment: string][]) =>
  `<tu>${variants.map(([code, segment]) => `<tuv xml:lang="${code}"><seg>${segment}</seg></tuv>`).join("")}</tu>`;

describe("TMX", () => {
  test("a unit gives both directions of any two of its languages", async () => {
    const script = await load(tmx(unit(["EN-US", "Hello"], ["de", "Hallo"], ["pt_BR", "Olá"])));
    expect(keys(script.directions)).toEqual(["de>en-US", "de>pt-BR", "en>de", "en>pt-BR", "pt>de", "pt>en-US"]);
    expect(await say(script, "en>de", "Hello")).toBe("Hallo");
    expect(await say(script, "pt>en-US", "Olá")).toBe("Hello");
  });

  test("inline elements are flattened to their text, character references and CDATA read", async () => {
    const segment =
      'Press <bpt i="1">&lt;b&gt;</bpt>Save &amp; go<ept i="1">&lt;/b&gt;</ept><hi> now</hi><![CDATA[!]]>';
    const script = await load(tmx(unit(["en", segment], ["de", "Speichern"])));
    expect(await say(script, "en>de", "Press <b>Save & go</b> now!")).toBe("Speichern");
  });

  test("the old lang attribute is read, and notes are not", async () => {
    const body =
      '<tu><note>Hint</note><tuv lang="en"><prop type="x">p</prop><seg>Yes</seg></tuv><tuv lang="fr"><seg>Oui</seg></tuv></tu>';
    expect(await say(await load(tmx(body)), "en>fr", "Yes")).toBe("Oui");
  });

  test.each([
    ["UTF-8 with a mark", (text: string) => Buffer.from(`\ufeff${text}`, "utf8")],
    ["UTF-16, little end first", (text: string) => Buffer.from(`\ufeff${text}`, "utf16le")],
    ["UTF-16, big end first", (text: string) => Buffer.from(`\ufeff${text}`, "utf16le").swap16()],
  ])("%s", async (_, encode) => {
    const script = await load(encode(tmx(unit(["en", "Hello"], ["ja", "こんにちは𠮷"]))));
    expect(await say(script, "en>ja", "Hello")).toBe("こんにちは𠮷");
  });

  test("a document type is passed over", async () => {
    const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE tmx SYSTEM "tmx14.dtd">\n';
    expect(keys((await load(tmx(unit(["en", "A"], ["de", "B"]), declaration))).directions)).toEqual(["de>en", "en>de"]);
  });

  test("a long file is read as it streams", async () => {
    const units = Array.from({ length: 5000 }, (_, number) =>
      unit(["en", `Text ${number} ä`], ["de", `Wort ${number} ü`]),
    );
    expect(await say(await load(tmx(units.join("\n"))), "en>de", "Text 4999 ä")).toBe("Wort 4999 ü");
  });
});

test("an unserved direction names what to do, a served one nothing", async () => {
  const engine = createScriptedEngine({ script: await load('{"en": {"Hello": {"de": "Hallo"}}}') });
  const [served] = engine.directions();
  if (served === undefined) throw new Error("no direction");
  expect(engine.remedies(served)).toEqual([]);
  expect(engine.remedies({ source: served.target, target: served.source })).toEqual([
    { engine: "scripted", kind: "configure", action: "Add texts from de into en to the script" },
  ]);
});
