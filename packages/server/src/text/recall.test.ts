import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { JsonBody } from "@dragoman/client/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { MemoryCalls, tmxOf } from "../memories/test-memories.ts";
import { createTestService, type TestService } from "../testing/index.ts";

const keys = [
  { label: "one", secret: "one-one-one-one-one", plan: "pro", betas: ["customizations"], characterLimit: null },
  { label: "two", secret: "two-two-two-two-two", plan: "pro", betas: [], characterLimit: null },
] as const;

const shop = tmxOf([
  ["Save your changes.", "Speichern Sie Ihre Änderungen."],
  ["You have 3 new messages.", "Sie haben 3 neue Nachrichten."],
  ["Thank you for your order.", "Vielen Dank für Ihre Bestellung."],
  ["The price is $5 & more", "Der Preis ist 5 $ & mehr"],
  ["Good morning, everybody. How are you today?", "Guten Morgen alle zusammen! Wie geht es heute?"],
]);

type Body = JsonBody<"translateText">;

let service: TestService;
let calls: MemoryCalls;
let memory: string;
let data: string;

/** Translates by the memory; what it does not have is `[…]`, as the engine writes it. */
async function translate(
  text: string | readonly string[],
  asked: { readonly [Name in keyof Body]?: Body[Name] | undefined } = {},
) {
  const body = { target_lang: "DE", source_lang: "EN", translation_memory_id: memory, ...asked };
  const reply = await calls.call("translateText", "POST", "/v2/translate", { body: { text: [text].flat(), ...body } });
  const { translations = [] }: { translations?: readonly { text: string }[] } = Object(reply.body);
  return {
    ...Object(reply.body),
    status: reply.status,
    texts: translations.map((translation) => translation.text),
    engines: reply.headers.get("x-engine"),
    notApplied: reply.headers.get("x-not-applied"),
  };
}

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), "dragoman-recall-"));
  service = await createTestService({ engine: "pseudo", settings: { data, keys } });
  calls = new MemoryCalls(service);
  memory = await calls.import(shop);
}, 60_000);

afterAll(async () => {
  await service.close();
  await rm(data, { recursive: true });
});

describe("what the memory has", () => {
  test("stands as it was approved, with the white space of the text", async () => {
    expect(await translate(["Save your changes.", "\n  Thank you for your order. "])).toMatchObject({
      texts: ["Speichern Sie Ihre Änderungen.", "\n  Vielen Dank für Ihre Bestellung. "],
      engines: "memory;n=2",
      notApplied: null,
    });
  });

  test("is repaired where only numbers and case differ", async () => {
    expect(await translate(["You have 12 new messages.", "SAVE YOUR CHANGES."])).toMatchObject({
      texts: ["Sie haben 12 neue Nachrichten.", "SPEICHERN SIE IHRE ÄNDERUNGEN."],
      engines: "memory;n=2",
    });
  });

  test("is neither formatted nor edited by style rules", async () => {
    const style = await calls.call("createStyleRuleList", "POST", "/v3/style_rules", {
      body: { name: "s", language: "de", configured_rules: { punctuation: { quotation_mark: "use_guillemets" } } },
    });
    const quoted = await calls.import(tmxOf([['Say "yes"', 'Sag "ja".']]));
    const { style_id } = Object(style.body);
    expect(
      await translate(['Say "yes"'], { translation_memory_id: quoted, style_id, preserve_formatting: true }),
    ).toMatchObject({
      texts: ['Sag "ja".'],
      engines: "memory",
    });
  });

  test("is billed like any text", async () => {
    const { translations } = await translate("Save your changes.", { show_billed_characters: true });
    expect(translations).toEqual([
      { text: "Speichern Sie Ihre Änderungen.", detected_source_language: "EN", billed_characters: 18 },
    ]);
  });
});

describe("what the memory does not have goes to the engines", () => {
  test("below the threshold, and as something similar that cannot be repaired", async () => {
    const answer = await translate(["Save your money.", "Save your changes, please.", "Something else"], {
      translation_memory_threshold: 50,
    });
    expect(answer.engines).toBe("pseudo;n=3");
    expect(answer.texts.some((text: string) => text.includes("Speichern"))).toBe(false);
    expect(answer.notApplied).toBeNull();
  });

  test("a repair is used as far as its score reaches the threshold", async () => {
    const text = "You have 12 new messages.";
    expect((await translate(text, { translation_memory_threshold: 99 })).engines).toBe("memory");
    expect((await translate(text, { translation_memory_threshold: 100 })).engines).toBe("pseudo");
    expect((await translate("Save your changes.", { translation_memory_threshold: 100 })).engines).toBe("memory");
  });
});

describe("a text of several sentences", () => {
  test("is taken whole where the memory has it whole", async () => {
    expect(await translate("Good morning, everybody. How are you today?")).toMatchObject({
      texts: ["Guten Morgen alle zusammen! Wie geht es heute?"],
      engines: "memory",
    });
  });

  test("is taken sentence by sentence, with the white space between them", async () => {
    expect(await translate("Thank you for your order.  You have 4 new messages.\n\nSave your changes.")).toMatchObject({
      texts: ["Vielen Dank für Ihre Bestellung.  Sie haben 4 neue Nachrichten.\n\nSpeichern Sie Ihre Änderungen."],
      engines: "memory",
    });
  });

  test("has from the engines what the memory does not know, and names them", async () => {
    const answer = await translate("A new thing. Another one.  Save your changes.\nThe last.");
    expect(answer.texts).toEqual([
      "[Á ñéŵ ţĥíñĝ. Áñóţĥéŕ óñé. ······]  Speichern Sie Ihre Änderungen.\n[Ţĥé ĺášţ. ···]",
    ]);
    expect(answer.engines).toBe("pseudo");
  });

  test("is not cut where the request says so", async () => {
    const text = "Thank you for your order. Save your changes.";
    expect((await translate(text, { split_sentences: "0" })).engines).toBe("pseudo");
  });
});

describe("tags", () => {
  const seg = (content: string) => `<seg>${content}</seg>`;
  const bold = (text: string) => `<bpt i="1" x="1">&lt;b&gt;</bpt>${text}<ept i="1">&lt;/b&gt;</ept>`;
  const tagged = tmxOf([["Plain.", "Einfach."]]).replace(
    "</body>",
    `<tu><tuv xml:lang="en">${seg(`Open the ${bold("cart")} now.`)}</tuv><tuv xml:lang="de">${seg(`Jetzt den ${bold("Warenkorb")} öffnen.`)}</tuv></tu>
     <tu><tuv xml:lang="en">${seg(`Click <ph x="1">&lt;img/&gt;</ph>there.`)}</tuv><tuv xml:lang="de">${seg(`Klicken Sie <ph x="1">&lt;img/&gt;</ph>dort.`)}</tuv></tu></body>`,
  );
  let id: string;
  beforeAll(async () => {
    id = await calls.import(tagged);
  });
  const translateTagged = (text: string, asked: object = {}) =>
    translate(text, { translation_memory_id: id, tag_handling: "html", ...asked });

  test.each([
    [
      "those of the text stand where the memory has its own",
      'Open the <i class="x">cart</i> now.',
      'Jetzt den <i class="x">Warenkorb</i> öffnen.',
    ],
    ["without any the translation has none", "Open the cart now.", "Jetzt den Warenkorb öffnen."],
    ["one that stands alone too", 'Click <img src="a.png">there.', 'Klicken Sie <img src="a.png">dort.'],
    ["around the whole they stand around the translation", "<p><em>Plain.</em></p>", "<p><em>Einfach.</em></p>"],
    [
      "sentences between tags are looked up by themselves",
      "<i>Plain.</i> Open the <b>cart</b> now.",
      "<i>Einfach.</i> Jetzt den <b>Warenkorb</b> öffnen.",
    ],
    ["words that are to stay do", 'Open the <b translate="no">cart</b> now.', undefined],
    ["elsewhere than in the memory they are left to the engines", "Open <b>the</b> cart now.", undefined],
  ])("%s", async (_, text, translation) => {
    const answer = await translateTagged(text);
    if (translation === undefined) expect(answer.engines).toBe("pseudo");
    else expect(answer).toMatchObject({ texts: [translation], engines: "memory" });
  });

  test("of XML, with ignored words that the translation has too", async () => {
    const named = await calls.import(tmxOf([["Ask Acme for help.", "Bitte Acme um Hilfe."]]));
    const answer = await translate('Ask <name id="1">Acme</name> for help.', {
      ...{ translation_memory_id: named, tag_handling: "xml", ignore_tags: ["name"] },
    });
    expect(answer).toMatchObject({ texts: ['Bitte <name id="1">Acme</name> um Hilfe.'], engines: "memory" });
  });
});

describe("languages", () => {
  test("that are detected are looked up where the memory has them", async () => {
    const mixed = [
      "Thank you for your order.",
      "Guten Morgen, wie geht es Ihnen heute? Das Wetter ist sehr schön.",
      "Bonjour tout le monde, il fait très beau aujourd'hui à Paris.",
    ];
    const answer = await translate(mixed, { source_lang: undefined });
    expect(answer.texts[0]).toBe("Vielen Dank für Ihre Bestellung.");
    expect(answer.engines).toMatch(/^memory, /);
  });

  test("that can only be guessed are the memory's where it has the text, and no reason to refuse one", async () => {
    const buttons = await calls.import(
      tmxOf([
        ["Go", "Los"],
        ["OK", "In Ordnung"],
      ]),
    );
    const detected = { source_lang: undefined, translation_memory_id: buttons };
    const known = await translate(["Go", "OK"], detected);
    expect(known.translations).toMatchObject([
      { text: "Los", detected_source_language: "EN" },
      { text: "In Ordnung", detected_source_language: "EN" },
    ]);
    expect(await translate("Ma", detected)).toMatchObject({ status: 200, engines: "pseudo" });
  });

  test("of which the memory has none are refused with 404", async () => {
    const french = "Bonjour tout le monde, il fait très beau aujourd'hui à Paris.";
    expect(await translate(["1234", french], { source_lang: undefined })).toMatchObject({
      status: 404,
      code: "memory_language_mismatch",
      message: `Translation Memory ${memory} does not support the source language fr`,
      text_index: 1,
    });
    expect(await translate(french, { source_lang: "FR" })).toMatchObject({ status: 404 });
    expect(await translate("Save your changes.", { target_lang: "FR" })).toMatchObject({
      status: 404,
      message: `Translation Memory ${memory} does not support the target language fr`,
    });
  });

  test("a region of the memory's language is covered", async () => {
    expect((await translate("Save your changes.", { target_lang: "DE-CH" })).texts).toEqual([
      "Speichern Sie Ihre Änderungen.",
    ]);
  });
});

describe("the request names the memory", () => {
  test("in customizations too", async () => {
    const customizations = { translation_memory_id: memory, translation_memory_threshold: 99 };
    expect(await translate("Save your changes.", { translation_memory_id: undefined, customizations })).toMatchObject({
      engines: "memory",
    });
  });

  test("that is unknown, another account's, or no name at all: 404", async () => {
    const two = new MemoryCalls({ ...service, fetch: service.fetch, apiKey: keys[1].secret });
    const theirs = await two.import(shop);
    for (const id of [theirs, "7d9e3a4e-2f60-4c55-9d5e-0f4b3f3a9a11", "", "__proto__", "x".repeat(5000)]) {
      expect(await translate("Save your changes.", { translation_memory_id: id })).toMatchObject({
        status: 404,
        code: "not_found",
      });
    }
  });

  test("with a threshold that is none: 400", async () => {
    for (const threshold of [-1, 101, 75.5]) {
      expect(await translate("Save", { translation_memory_threshold: threshold })).toMatchObject({ status: 400 });
    }
  });

  test("that is deleted meanwhile: every request is answered by it, or refused with 404", async () => {
    const doomed = await calls.import(shop);
    const requests = Array.from({ length: 12 }, () =>
      translate("Save your changes.", { translation_memory_id: doomed }),
    );
    const deleted = calls.call("deleteTranslationMemory", "DELETE", `/v3/translation_memories/${doomed}`);
    for (const { status, texts } of await Promise.all(requests)) {
      if (status === 200) expect(texts).toEqual(["Speichern Sie Ihre Änderungen."]);
      else expect(status).toBe(404);
    }
    expect((await deleted).status).toBe(204);
    expect(await translate("Save your changes.", { translation_memory_id: doomed })).toMatchObject({ status: 404 });
  });
});
