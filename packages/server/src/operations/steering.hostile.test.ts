import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { conformingAnswer } from "../http/conforming-answer.ts";
import { callerOf } from "../http/test-call.ts";
import { createTestService, type TestService } from "../testing/index.ts";

const noId = "0a6f3b0e-5a0b-4d0e-9d0f-1f1b6a6f2c11";
const asked = { text: ["Hello"], source_lang: "en", target_lang: "de" };

let service: TestService;
let call: ReturnType<typeof callerOf>;

beforeAll(async () => {
  service = await createTestService({ engine: "pseudo" });
  call = callerOf(service);
});
afterAll(() => service.close());

async function send(body: object) {
  const answer = await call.postJson("/v2/translate", body);
  return { status: answer.status, body: Object(await conformingAnswer("translateText", answer)) };
}

async function glossary(entries: string): Promise<string> {
  const dictionaries = [{ source_lang: "en", target_lang: "de", entries }];
  const made = await call.postJson("/v3/glossaries", { name: "Terms", dictionaries });
  return String(Object(await made.json()).glossary_id);
}

describe("a refusal names the parameter as the request has it", () => {
  test.each<[object, string]>([
    [{ glossary_id: "x" }, "glossary_id"],
    [{ glossary_ids: ["x"] }, "glossary_ids[0]"],
    [{ glossary_ids: [noId, "x"] }, "glossary_ids[1]"],
    [{ customizations: { glossary_ids: ["x"] } }, "customizations.glossary_ids[0]"],
    [{ custom_instructions: ["Be kind."], target_lang: "pl" }, "custom_instructions"],
    [
      { customizations: { custom_instructions: ["Be kind."] }, target_lang: "pl" },
      "customizations.custom_instructions",
    ],
    [{ customizations: { example_documents: [] } }, "customizations.example_documents"],
    [{ target_lang: "zzz" }, "target_lang"],
    [{ source_lang: "zzz" }, "source_lang"],
    [{ text: ["Hello", "\ud800"] }, "text[1]"],
    [{ ignore_tags: 7 }, "ignore_tags"],
    [{ splitting_tags: ["p", 7] }, "splitting_tags[1]"],
  ])("%j", async (wrong, field) => {
    const { status, body } = await send({ ...asked, ...wrong });
    expect(status).toBe(400);
    expect(body.message).toContain(`'${field}'`);
    expect(body.errors).toMatchObject([{ field }]);
  });

  test("also in a form, where a list may be one text", async () => {
    const answer = await call.postForm("/v2/translate", [
      ["text", "Hello"],
      ["source_lang", "en"],
      ["target_lang", "de"],
      ["glossary_ids", `${noId},x`],
    ]);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ errors: [{ field: "glossary_ids[1]" }] });
  });

  test("of a glossary that is not there, or has not the direction", async () => {
    const id = await glossary("cart\tWagen");
    const unknown = await send({ ...asked, customizations: { glossary_ids: [id, noId] } });
    expect(unknown).toMatchObject({ status: 404 });
    expect(unknown.body.detail).toContain("customizations.glossary_ids[1]");
    for (const given of [{ glossary_id: id }, { customizations: { glossary_ids: [id] } }]) {
      const { status, body } = await send({ ...asked, target_lang: "fr", ...given });
      expect(status).toBe(400);
      expect(body.errors).toMatchObject([
        { field: "glossary_id" in given ? "glossary_id" : "customizations.glossary_ids[0]" },
      ]);
    }
  });
});

test("a term changes no placeholder and no address, and its translation cannot be markup", async () => {
  const glossary_id = await glossary("name\tNa<b>me & co\nshop\tLaden");
  const text = '<p>name {{name}} <a href="https://shop.example/name">https://shop.example/name</a></p>';
  const { body } = await send({ ...asked, text: [text], tag_handling: "html", glossary_id });
  const [{ text: translated }] = body.translations;
  expect(translated).toContain("Na&lt;b&gt;me &amp; co {{name}} ");
  expect(translated).toContain('<a href="https://shop.example/name">https://shop.example/name</a>');
});

test("a request full of terms in tags, of any depth, is answered", async () => {
  const glossary_id = await glossary("a\tX\na b\tY");
  const more = { ...asked, glossary_id, tag_handling: "html" };
  for (const text of [
    "<b>a</b> ".repeat(14_000),
    `${"<b>a ".repeat(10_000)}${"</b>".repeat(10_000)}`,
    "<p>a</p>".repeat(14_000),
  ]) {
    const { status, body } = await send({ ...more, text: [text] });
    expect(status).toBe(200);
    expect(body.translations[0].text.match(/X/g)).toHaveLength(text.match(/a/g)?.length ?? 0);
    expect(body.translations[0].text.match(/<\/?[bp]>/g)).toHaveLength(text.match(/<\/?[bp]>/g)?.length ?? 0);
  }
});
