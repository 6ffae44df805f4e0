import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { conformingAnswer } from "../http/conforming-answer.ts";
import { callerOf } from "../http/test-call.ts";
import { createTestService, type TestService } from "../testing/index.ts";

const path = "/v2/translate";
const german = { source_lang: "en", target_lang: "de" };
const noId = "0a6f3b0e-5a0b-4d0e-9d0f-1f1b6a6f2c11";

let pseudo: TestService;
let scripted: TestService;

beforeAll(async () => {
  pseudo = await createTestService({ engine: "pseudo" });
  scripted = await createTestService({
    engine: "scripted",
    script: {
      en: {
        "How are you?": { de: { default: "Wie geht's?", more: "Wie geht es Ihnen?", less: "Wie geht es dir?" } },
        "Your cart costs 1,234.50 dollars.": { de: 'Ihr "Wagen" kostet 1,234.50 Dollar.' },
        "Click <b>Save</b> now": { de: "Jetzt auf <b>Speichern</b> klicken" },
        "Put the cart away": { de: "Stell den Wagen weg" },
        "The cart is empty.": { de: "Der Wagen ist leer." },
        cart: { de: "Wagen" },
        Hello: { de: "Hallo", fr: "Bonjour" },
      },
    },
  });
});
afterAll(() => Promise.all([pseudo.close(), scripted.close()]));

async function send(service: TestService, body: object) {
  const answer = await callerOf(service).postJson(path, body);
  const read = await conformingAnswer("translateText", answer);
  return { status: answer.status, headers: answer.headers, body: Object(read) };
}

async function textOf(service: TestService, text: string, body: object): Promise<string> {
  const { status, body: answer } = await send(service, { ...german, text: [text], ...body });
  expect(status, JSON.stringify(answer)).toBe(200);
  return String(answer.translations[0].text);
}

async function make(service: TestService, at: string, body: object): Promise<string> {
  const answer = await callerOf(service).postJson(at, body);
  expect(answer.status).toBe(201);
  const made = Object(await answer.json());
  return String(made.glossary_id ?? made.style_id);
}

function glossary(service: TestService, entries: string, pair = german): Promise<string> {
  return make(service, "/v3/glossaries", { name: "Terms", dictionaries: [{ ...pair, entries }] });
}

function styleList(service: TestService, rules: object, more: object = {}): Promise<string> {
  return make(service, "/v3/style_rules", { name: "Style", language: "de", configured_rules: rules, ...more });
}

describe("glossaries", () => {
  test("put their terms into sentences, whatever the case, and through tags", async () => {
    const glossary_id = await glossary(pseudo, "cart\tWarenkorb\nshopping cart\tEinkaufswagen");
    const into = (text: string, more: object = {}) => textOf(pseudo, text, { glossary_id, ...more });
    expect(await into("Put it in the CART, please")).toContain("Warenkorb");
    expect(await into("Put it in the shopping cart, please")).toContain("Einkaufswagen");
    expect(await into("Put it in the carton, please")).not.toContain("Warenkorb");
    expect(await into("The <b>cart</b> is <i>empty</i>", { tag_handling: "html" })).toContain("<b>Warenkorb</b>");
    expect(await into("A shopping <b>cart</b>", { tag_handling: "html" })).toContain("<b>Einkaufswagen</b>");
  });

  test("put their terms into what the engine says otherwise", async () => {
    const glossary_id = await glossary(scripted, "cart\tWarenkorb");
    const { headers, body } = await send(scripted, {
      ...german,
      text: ["Put the cart away", "The cart is empty."],
      glossary_id,
    });
    expect(body.translations).toMatchObject([{ text: "Stell den Warenkorb weg" }, { text: "Der Warenkorb ist leer." }]);
    expect(headers.has("x-not-applied")).toBe(false);
  });

  test("name the parameter where an answer has no place for a term", async () => {
    const glossary_id = await glossary(scripted, "Hello\tServus\nare\tbist");
    const unplaced = await send(scripted, { ...german, text: ["How are you?"], glossary_id });
    expect(unplaced.body.translations[0].text).toBe("Wie geht's?");
    expect(unplaced.headers.get("x-not-applied")).toBe("glossary_id");
    expect(await textOf(scripted, "Hello", { glossary_id })).toBe("Servus");
  });

  test("the longest term wins across glossaries, and of equal ones the first glossary's", async () => {
    const first = await glossary(pseudo, "cart\tKorb");
    const second = await glossary(pseudo, "cart\tWagen\nthe cart\tder Karren");
    const among = (glossary_ids: readonly string[]) => textOf(pseudo, "Empty cart and the cart", { glossary_ids });
    expect(await among([first, second])).toMatch(/Korb.*der Karren/);
    expect(await among([second, first])).toMatch(/Wagen.*der Karren/);
    const form = [...Object.entries(german), ["text", "My cart"], ["glossary_ids", `${second},${first}`]] as const;
    const answer = Object(await (await callerOf(pseudo).postForm(path, form)).json());
    expect(answer.translations[0].text).toContain("Wagen");
  });

  test("for English, Portuguese and Chinese serve all variants", async () => {
    for (const [target_lang, variants] of [
      ["en", ["en-GB", "EN-US"]],
      ["pt", ["pt-BR", "PT-PT"]],
      ["zh", ["zh-Hans", "ZH-HANT"]],
    ] as const) {
      const glossary_id = await glossary(pseudo, "Korb\tTERM", { source_lang: "de", target_lang });
      for (const variant of variants) {
        const body = { source_lang: "de", target_lang: variant, glossary_id };
        expect(await textOf(pseudo, "Der Korb", body)).toContain("TERM");
      }
    }
  });

  test("follow their changes at once, and stay within their account", async () => {
    const glossary_id = await glossary(pseudo, "cart\tKorb");
    expect(await textOf(pseudo, "My cart", { glossary_id })).toContain("Korb");
    const dictionary = { ...german, entries: "cart\tWagen" };
    await callerOf(pseudo).send("PUT", `/v3/glossaries/${glossary_id}/dictionaries`, dictionary);
    expect(await textOf(pseudo, "My cart", { glossary_id })).toContain("Wagen");
    await callerOf(pseudo).send("DELETE", `/v3/glossaries/${glossary_id}`);
    expect((await send(pseudo, { ...german, text: ["My cart"], glossary_id })).status).toBe(404);
    const others = await glossary(scripted, "cart\tKorb");
    expect((await send(pseudo, { ...german, text: ["My cart"], glossary_id: others })).status).toBe(404);
  });

  test.each([
    ["an unknown one", { glossary_id: noId }, 404, "Glossary not found"],
    ["what is no id", { glossary_id: "../x" }, 400, "glossary_id"],
    [
      "six in a form's list",
      { glossary_ids: [`${noId},${noId},${noId}`, `${noId},${noId},${noId}`] },
      400,
      "glossary_ids",
    ],
    ["six", { glossary_ids: Array(6).fill(noId) }, 400, "glossary_ids"],
  ])("%s: refused", async (_, parameter, status, message) => {
    const answer = await send(pseudo, { ...german, text: ["Hi"], ...parameter });
    expect(answer.status).toBe(status);
    expect(answer.body.message).toContain(message);
  });

  test("without a dictionary of the direction, or without source_lang: 400", async () => {
    const glossary_id = await glossary(pseudo, "cart\tKorb");
    const french = await send(pseudo, { text: ["cart"], source_lang: "en", target_lang: "fr", glossary_id });
    expect(french).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining("No dictionary found for language pair en-fr") },
    });
    const detected = await send(pseudo, { text: ["cart"], target_lang: "de", glossary_id });
    expect(detected).toMatchObject({ status: 400, body: { message: expect.stringContaining("'source_lang'") } });
  });
});

describe("style rule lists", () => {
  test("edit what they can, and name the rules that only an engine could follow", async () => {
    const style_id = await styleList(scripted, {
      numbers: { decimal_separator: "use_comma_as_decimal_separator" },
      punctuation: { quotation_mark: "use_guillemets" },
      style_and_tone: { verbal_vs_nominal_style: "use_verbal_style" },
    });
    const text = "Your cart costs 1,234.50 dollars.";
    const { headers, body } = await send(scripted, { ...german, text: [text], style_id });
    expect(body.translations[0].text).toMatch(/^Ihr [«»]Wagen[«»] kostet 1[.,\u202f']?234,50 Dollar\.$/);
    expect(headers.get("x-not-applied")).toBe("style_id/style_and_tone.verbal_vs_nominal_style");
  });

  test("name what nobody could follow in a text that needs no translation, and edit it nevertheless", async () => {
    const rules = {
      punctuation: { quotation_mark: "use_guillemets" },
      style_and_tone: { verbal_vs_nominal_style: "use_verbal_style" },
    };
    const style_id = await styleList(scripted, rules);
    const { headers, body } = await send(scripted, {
      source_lang: "de",
      target_lang: "de",
      text: ['Er sagt "Hallo".'],
      style_id,
    });
    expect(body.translations[0].text).not.toContain('"');
    expect(headers.get("x-engine")).toBe("none");
    expect(headers.get("x-not-applied")).toBe("style_id/style_and_tone.verbal_vs_nominal_style");
  });

  test("leave terms, placeholders and tags alone", async () => {
    const style_id = await styleList(pseudo, { punctuation: { quotation_mark: "use_guillemets" } });
    const glossary_id = await glossary(pseudo, 'screen\t12" Bildschirm "X"');
    const html = await textOf(pseudo, 'The "screen" <a title="x">of "now"</a> {"a"}', {
      ...{ style_id, glossary_id, tag_handling: "html" },
    });
    expect(html).toContain('12" Bildschirm "X"');
    expect(html).toContain('<a title="x">');
    expect(html).toContain('{"a"}');
    expect(html).toMatch(/[«»]ñóŵ[«»]/);
  });

  test("edit nothing in elements of code, wherever they stand", async () => {
    const style_id = await styleList(pseudo, { punctuation: { quotation_mark: "use_guillemets" } });
    const into = (text: string) => textOf(pseudo, text, { style_id, tag_handling: "html" });
    expect(await into('Say "x" and <b><code>"x"</code></b> or "<kbd>"x"</kbd>"')).toMatch(
      /[«»]ẋ[«»].*<code>"ẋ"<\/code>.*[«»]<kbd>"ẋ"<\/kbd>[«»]/,
    );
    expect(await into('<p><code>a "x"</code></p>')).toContain('"ẋ"');
    expect(await into('<pre>a "x"\n<b>"x"</b></pre><p>a "x"</p>')).toMatch(/<pre>.*"ẋ"\n<b>"ẋ"<\/b>.*<p>.*[«»]ẋ[«»]/s);
  });

  test("for another language are refused, and unknown ones too", async () => {
    const style_id = await styleList(pseudo, {});
    const french = await send(pseudo, { text: ["Hi"], target_lang: "fr", source_lang: "en", style_id });
    expect(french).toMatchObject({ status: 400, body: { message: expect.stringContaining("does not match") } });
    expect((await send(pseudo, { ...german, text: ["Hi"], style_id: noId })).status).toBe(404);
    expect(await textOf(pseudo, "Hi", { target_lang: "de-CH", style_id })).toBe("[Ĥí ·]");
  });
});

describe("instructions, formality and context", () => {
  test("are named where the engine does not follow them", async () => {
    const style_id = await styleList(pseudo, {}, { custom_instructions: [{ label: "Short", prompt: "Be brief." }] });
    const { headers } = await send(pseudo, {
      ...{ ...german, text: ["Hi"], style_id, custom_instructions: ["Rhyme."], context: "A poem" },
      formality: "prefer_more",
    });
    const named = (headers.get("x-not-applied") ?? "").split(", ").sort();
    expect(named).toEqual(["context", "custom_instructions", "formality", "style_id/custom_instructions"]);
  });

  test("formality is followed where the engine can", async () => {
    const text = "How are you?";
    expect(await textOf(scripted, text, {})).toBe("Wie geht's?");
    expect(await textOf(scripted, text, { formality: "more" })).toBe("Wie geht es Ihnen?");
    expect(await textOf(scripted, text, { formality: "prefer_less" })).toBe("Wie geht es dir?");
    const french = { text: ["Hello"], source_lang: "en", target_lang: "fr" };
    const refused = await send(scripted, { ...french, formality: "more" });
    expect(refused).toMatchObject({ status: 400, body: { message: expect.stringContaining("formality") } });
    const preferred = await send(scripted, { ...french, formality: "prefer_more" });
    expect(preferred.headers.get("x-not-applied")).toBe("formality");
  });

  test.each([
    ["eleven", { custom_instructions: Array(11).fill("a") }, "custom_instructions"],
    ["one of 301 characters", { custom_instructions: ["a".repeat(301)] }, "custom_instructions[0]"],
    ["one that is no text", { custom_instructions: [1] }, "custom_instructions[0]"],
    ["one for Polish", { target_lang: "pl", custom_instructions: ["a"] }, "custom_instructions"],
  ])("%s: 400 that names it", async (_, parameter, field) => {
    const answer = await send(pseudo, { ...german, text: ["Hi"], ...parameter });
    expect(answer).toMatchObject({ status: 400, body: { message: expect.stringContaining(`'${field}'`) } });
  });
});

describe("customizations", () => {
  test("do what the parameters of their names do", async () => {
    const glossary_id = await glossary(pseudo, "cart\tKorb");
    const style_id = await styleList(pseudo, { punctuation: { quotation_mark: "use_guillemets" } });
    const text = 'My "cart"';
    const flat = await textOf(pseudo, text, { glossary_ids: [glossary_id], style_id, custom_instructions: ["Rhyme."] });
    const customizations = { glossary_ids: [glossary_id], style_id, custom_instructions: ["Rhyme."] };
    const together = await send(pseudo, { ...german, text: [text], customizations });
    expect(together.body.translations[0].text).toBe(flat);
    expect(flat).toContain("Korb");
    expect(together.headers.get("x-not-applied")).toBe("customizations.custom_instructions");
  });

  test("need the account to have them, and a source for glossaries", async () => {
    const service = await createTestService({
      engine: "pseudo",
      settings: {
        keys: [{ label: "plain", secret: "an-account-without-it", plan: "pro", betas: [], characterLimit: null }],
      },
    });
    try {
      const refused = await send(service, { ...german, text: ["Hi"], customizations: {} });
      expect(refused).toMatchObject({ status: 403, body: { code: "beta_not_enabled" } });
    } finally {
      await service.close();
    }
    const detected = await send(pseudo, { text: ["Hi"], target_lang: "de", customizations: { glossary_ids: [noId] } });
    expect(detected).toMatchObject({ status: 400, body: { message: expect.stringContaining("'source_lang'") } });
  });
});

describe("tags", () => {
  test("of HTML stay around their words, free of charge, and the version is answered", async () => {
    const html = '<p>Click <b>Save</b> now</p><p translate="no">Hello</p>';
    const { body } = await send(scripted, {
      ...{ ...german, text: [html], tag_handling: "html", show_billed_characters: true },
    });
    expect(body.translations).toEqual([
      {
        detected_source_language: "EN",
        text: '<p>Jetzt auf <b>Speichern</b> klicken</p><p translate="no">Hello</p>',
        billed_characters: 14,
        tag_handling_version: "v1",
      },
    ]);
    const second = await send(scripted, {
      ...german,
      text: ["Hello"],
      tag_handling: "html",
      tag_handling_version: "v2",
    });
    expect(second.body.translations[0].tag_handling_version).toBe("v2");
    const none = await send(scripted, { ...german, text: ["Hello"], tag_handling_version: "v2" });
    expect(none.body.translations[0]).not.toHaveProperty("tag_handling_version");
  });

  test("of broken XML are a 400 with v2, and read as they come with v1", async () => {
    const xml = { ...german, text: ["Hello", "<a>Hello"], tag_handling: "xml" };
    expect(await send(scripted, { ...xml, tag_handling_version: "v2" })).toMatchObject({
      status: 400,
      body: {
        code: "malformed_markup",
        text_index: 1,
        message: expect.stringContaining("Tag handling parsing failed"),
      },
    });
    const lenient = await send(scripted, xml);
    expect(lenient.body.translations[1].text).toBe("<a>Hallo");
  });

  test("are listed with commas or as a list, in JSON and forms", async () => {
    const xml = "<doc><t>Hello</t> <code>Hello</code></doc>";
    const both = { text: [xml], tag_handling: "xml", outline_detection: false };
    for (const ignore_tags of ["code,kbd", ["kbd", "code"]]) {
      const body = { ...both, splitting_tags: "t,code", ignore_tags };
      expect(await textOf(scripted, xml, body)).toBe("<doc><t>Hallo</t> <code>Hello</code></doc>");
    }
    const fields = { ...german, text: xml, tag_handling: "xml", outline_detection: "0" };
    const form = [...Object.entries(fields), ["splitting_tags", "t,code"], ["ignore_tags", "code"]] as const;
    const answer = Object(await (await callerOf(scripted).postForm(path, form)).json());
    expect(answer.translations[0].text).toBe("<doc><t>Hallo</t> <code>Hello</code></doc>");
  });
});
