import { expect, test } from "vitest";
import { splitProtected } from "./protected-spans.ts";

/** The text with what must not change in brackets. */
function shown(text: string): string {
  return splitProtected(text)
    .map((span) => (span.isProtected ? `⟦${span.text}⟧` : span.text))
    .join("");
}

test.each([
  "Voir ⟦https://fr.wikipedia.org/wiki/L'équipe⟧ ou ⟦https://x.example/a’b⟧",
  "siehe '⟦https://x.example/a⟧' und “⟦https://y.example⟧”",
  "⟦https://{host}/path?q=%s⟧ ⟦https://user:pw@host:80/x#y⟧ ⟦http://[::1]:80/x⟧ ⟦file:///etc/x⟧",
  "Tel: 030, ⟦tel:+4930⟧ ⟦www.example.com⟧",
  "⟦https://www.example.com/é/ü?ß=ñ⟧ ⟦https://ja.wikipedia.org/wiki/東京/カート⟧ ⟦https://日本語.jp/パス⟧",
  "⟦https://www.東京.jp/a⟧ ⟦https://www.삼성.com⟧ ⟦https://例え.テスト/a⟧ ⟦https://shop.東京.jp⟧",
  "⟦https://en.wikipedia.org/wiki/L’%C3%A9quipe⟧ ⟦https://en.wikipedia.org/wiki/L'%C3%89quipe⟧",
])("an address is kept whole: %s", (text) => {
  expect(shown(text.replaceAll(/[⟦⟧]/g, ""))).toBe(text);
});

test.each([
  "⟦https://example.com/⟧をご覧ください。カートに追加。",
  "⟦https://example.com⟧、カートに追加",
  "⟦www.example.com⟧のカート（⟦https://example.com/a⟧）のカート",
  "「⟦https://example.com/a⟧」 ⟦https://example.com⟧에서 확인 ⟦mailto:a@b.example⟧へ",
  "见⟦https://example.com/a⟧。单价",
  "⟦https://example.com⟧ค่ะ",
])("and what is written to it without a space is not: %s", (text) => {
  expect(shown(text.replaceAll(/[⟦⟧]/g, ""))).toBe(text);
});

test.each([
  "Ein 50%-Gutschein und 10%-Rabatt, 50 %-Gutschein, 100%-certified, 5%",
  "⟦%s⟧ ⟦%1$d⟧⟦%2$s⟧ 100⟦%d⟧ ⟦%-5d⟧ ⟦%.2f⟧s",
])("a percent sign behind a number is a placeholder where no word begins: %s", (text) => {
  expect(shown(text.replaceAll(/[⟦⟧]/g, ""))).toBe(text);
});

test.each(["https://東", "https:", "www.東", "tel:を", "https://a'", "1 %0", "%-", "9 %9"])(
  "no text takes long: %s again and again",
  (piece) => {
    const text = piece.repeat(100_000);
    expect(
      splitProtected(text)
        .map((span) => span.text)
        .join(""),
    ).toBe(text);
  },
);
