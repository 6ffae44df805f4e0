import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@dragoman/client";
import { createTestService, type TestService } from "@dragoman/server/testing";
import { readTmx, type TranslationUnit } from "@dragoman/tm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

/** Everything that a unit may have: codes, notes, properties, times, languages, and elements that TMX does not know. */
const file = `<?xml version="1.0" encoding="UTF-8"?>
<tmx version="1.4" xmlns:tool="urn:tool">
  <header creationtool="shop" creationtoolversion="2.1" segtype="sentence" o-tmf="shop" adminlang="en" srclang="en-US" datatype="html" creationdate="20240101T120000Z" tool:build="7">
    <note xml:lang="en">Kept by the shop.</note>
    <prop type="x-project">Website</prop>
  </header>
  <body>
    <tu tuid="1" creationdate="20240101T120000Z" changedate="20250203T040506Z" usagecount="3" lastusagedate="20250101T000000Z">
      <note>A button.</note>
      <prop type="x-context">cart.save</prop>
      <prop type="__proto__">polluted</prop>
      <tuv xml:lang="en-US" creationid="ann"><seg>Save <bpt i="1" type="bold">&lt;b&gt;</bpt>all<ept i="1">&lt;/b&gt;</ept> changes<ph x="2">&lt;br/&gt;</ph></seg></tuv>
      <tuv xml:lang="de" changedate="20250203T040506Z"><prop type="x-quality">100</prop><seg><bpt i="1" type="bold">&lt;b&gt;</bpt>Alle<ept i="1">&lt;/b&gt;</ept> Änderungen speichern<ph x="2">&lt;br/&gt;</ph></seg></tuv>
      <tuv xml:lang="pt-BR"><seg>Salvar &amp; sair 😀</seg></tuv>
    </tu>
    <tu tuid="2" srclang="en-US"><tuv xml:lang="en-US"><seg>Cancel</seg></tuv><tuv xml:lang="DE"><seg>Abbrechen</seg></tuv><tool:state approved="yes">done</tool:state></tu>
    <tu tuid="3"><tuv xml:lang="en-US"><seg>Without a translation</seg></tuv></tu>
  </body>
</tmx>
`;

async function unitsOf(content: string | Uint8Array): Promise<TranslationUnit[]> {
  return Array.fromAsync(readTmx(content));
}

describe.each(["memory", "folder"])("a service whose data is a %s", (kind) => {
  let service: TestService;
  let data = "memory";

  beforeEach(async () => {
    if (kind === "folder") data = await mkdtemp(join(tmpdir(), "dragoman-memories-"));
    service = await createTestService({ engine: "pseudo", settings: { data } });
  });
  afterEach(async () => {
    await service.close();
    if (data !== "memory") await rm(data, { recursive: true });
  });

  test("a file is imported, read in segments, exported and deleted by the client", async () => {
    const { memories } = createClient({ baseUrl: service.url, apiKey: service.apiKey });
    const tmx = new File([file], "shop.tmx");
    const imported = await (await memories.import(tmx, { name: "The shop" })).wait({ intervalMs: 20 });
    expect(imported).toEqual({ status: "completed", translationMemoryId: expect.any(String), skippedSegmentCount: 1 });
    const id = imported.translationMemoryId ?? "";
    expect(await memories.list().toArray()).toEqual([await memories.get(id)]);
    expect(await memories.get(id)).toMatchObject({
      name: "The shop",
      sourceLanguage: "en-us",
      targetLanguages: ["de", "pt-br"],
      segmentCount: 2,
    });
    const segments = await memories.segments(id, { pageSize: 1 }).toArray();
    expect(segments).toMatchObject([
      {
        sourceText: "Save all changes",
        targets: [
          { targetLanguage: "de", targetText: "Alle Änderungen speichern" },
          { targetLanguage: "pt-br", targetText: "Salvar & sair 😀" },
        ],
      },
      { sourceText: "Cancel", targets: [{ targetLanguage: "de", targetText: "Abbrechen" }] },
    ]);
    expect(await memories.segments(id, { filterText: "änder" }).toArray()).toEqual([segments[0]]);

    const job = await memories.export(id);
    const download = await job.download({ intervalMs: 20 });
    expect(download).toMatchObject({ contentType: "application/xml", filename: `${id}.tmx` });
    const exported = new Uint8Array(await download.arrayBuffer());
    expect(await unitsOf(exported)).toEqual((await unitsOf(file)).slice(0, 2));
    expect(await readTmx(exported).header()).toEqual(await readTmx(file).header());
    expect((await memories.export(id)).handle).toEqual(job.handle);

    await memories.delete(id);
    await expect(memories.get(id)).rejects.toMatchObject({ status: 404 });
    await expect(job.status()).resolves.toEqual({ status: "expired" });
  });

  test("a file that is no TMX fails its job, with what is wrong and where", async () => {
    const { memories } = createClient({ baseUrl: service.url, apiKey: service.apiKey });
    const job = await memories.import(new File(["<html>\n<body>Hello</body></html>"], "page.tmx"));
    await expect(job.wait({ intervalMs: 20 })).rejects.toThrow(/The uploaded file is not valid TMX. Line 1: /);
    expect(await memories.list().toArray()).toEqual([]);
  });

  test("a file on disk is imported, and its export saved as a file", async () => {
    const { memories } = createClient({ baseUrl: service.url, apiKey: service.apiKey });
    const folder = await mkdtemp(join(tmpdir(), "dragoman-files-"));
    const { translationMemoryId = "" } = await (await memories.import(new File([file], "shop.tmx"))).wait({
      intervalMs: 20,
    });
    const path = await (await (await memories.export(translationMemoryId)).download({ intervalMs: 20 })).saveTo(folder);
    expect(await unitsOf(await readFile(path))).toHaveLength(2);
    await rm(folder, { recursive: true });
  });
});
