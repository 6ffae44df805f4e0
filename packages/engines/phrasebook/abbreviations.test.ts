import { expect, test } from "vitest";
import { abbreviationsOf } from "./abbreviations.ts";

test("a word is an abbreviation where sentences write it in capitals often enough", () => {
  const small = Array.from({ length: 30 }, (_, index) => `please add the item ${index}`);
  const texts = [
    ...small,
    "Enter your PIN code",
    "The PIN is wrong",
    "Unpin or pin the message",
    "Do not ADD this",
    "Please ADD this",
    "You should see an IP once",
    "ALL OF THE REST",
    "Open {URL} with {URL} again",
  ];
  expect(abbreviationsOf(texts)).toEqual(["PIN"]);
});
