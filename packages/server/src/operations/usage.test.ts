import { afterAll, beforeAll, expect, test } from "vitest";
import { conformingAnswer } from "../http/conforming-answer.ts";
import { callerOf } from "../http/test-call.ts";
import { createTestService, type TestService } from "../testing/index.ts";

let service: TestService;
let call: ReturnType<typeof callerOf>;

beforeAll(async () => {
  service = await createTestService({ engine: "pseudo" });
  call = callerOf(service);
});
afterAll(() => service.close());

test("counts an answered request before it is answered, many at once too", async () => {
  const body = { text: ["Hello", "😀"], source_lang: "en", target_lang: "de" };
  const answers = await Promise.all(Array.from({ length: 20 }, () => call.postJson("/v2/translate", body)));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(await conformingAnswer("getUsage", await call.get("/v2/usage"))).toMatchObject({
    character_count: 120,
    character_limit: 1_000_000_000_000,
    api_key_character_count: 120,
    products: [
      { product_type: "translate", billing_unit: "characters", api_key_unit_count: 120, account_unit_count: 120 },
      { product_type: "write", account_unit_count: 0 },
    ],
    speech_to_text_milliseconds_count: 0,
    start_time: expect.stringMatching(/^\d{4}-\d{2}-01T00:00:00\.000Z$/),
  });
});
