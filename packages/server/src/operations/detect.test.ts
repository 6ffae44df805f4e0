import { afterAll, beforeAll, expect, test } from "vitest";
import { conformingAnswer } from "../http/conforming-answer.ts";
import { callerOf } from "../http/test-call.ts";
import { createTestService, type TestService } from "../testing/index.ts";
import { namedLanguages } from "./detect.ts";

const path = "/v3/detect/language";
let service: TestService;
let call: ReturnType<typeof callerOf>;

beforeAll(async () => {
  service = await createTestService({ engine: "pseudo" });
  call = callerOf(service);
});
afterAll(() => service.close());

test("finds the language of each text, in order, in JSON and in forms", async () => {
  const texts = [
    "Guten Morgen, wie geht es Ihnen heute? Das Wetter ist sehr schön.",
    "123 456",
    "Доброе утро, как у вас сегодня дела? Погода очень хорошая.",
  ];
  const expected = {
    results: [
      { detection_status: "success", detected_language: "de" },
      { detection_status: "no_language_detected" },
      { detection_status: "success", detected_language: "ru" },
    ],
  };
  expect(await conformingAnswer("detectLanguage", await call.postJson(path, { text: texts }))).toEqual(expected);
  const form = await call.postForm(
    path,
    texts.map((text) => ["text", text] as const),
  );
  expect(await conformingAnswer("detectLanguage", form)).toEqual(expected);
});

test.each([{}, { text: [] }, { text: "Hallo" }, { text: Array.from({ length: 51 }, () => "a") }])(
  "%j is a 400 that names the field",
  async (body) => {
    const answer = await call.postJson(path, body);
    expect(answer.status).toBe(400);
    expect(await conformingAnswer("detectLanguage", answer)).toMatchObject({
      message: expect.stringContaining("text"),
    });
  },
);

test("another media type is a 415 with its code", async () => {
  const answer = await call.postText(path, "text/plain", "Guten Morgen");
  expect(answer.status).toBe(415);
  expect(await conformingAnswer("detectLanguage", answer)).toMatchObject({ code: "invalid_content_type" });
});

test("a detection names the 33 languages that the contract has", () => {
  expect(namedLanguages).toHaveLength(33);
});
