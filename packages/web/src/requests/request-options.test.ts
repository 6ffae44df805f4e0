import { expect, test } from "vitest";
import { checkedRequestOptions } from "./request-options.ts";

test.each<[string, object]>([
  ["requests.paths[0]", { paths: ["comment"] }],
  ["requests.paths", { paths: undefined }],
  ["requests.from", { from: "de" }],
  ["requests.maxCharacters", { maxCharacters: -1 }],
  ["requests.budgetMs", { budgetMs: Number.NaN }],
  ["requests.translate", { translate: "formal" }],
])("%s is refused by name where it cannot be right: %j", (name, wrong) => {
  expect(() => checkedRequestOptions(Object.assign({ paths: [] }, wrong))).toThrow(
    expect.objectContaining({ code: "invalid_option", message: expect.stringContaining(`Localization: ${name}: `) }),
  );
});

test("what is not said has a default", () => {
  expect(checkedRequestOptions({ paths: ["$.comment"] })).toMatchObject({ from: "reader", maxCharacters: 20_000 });
});
