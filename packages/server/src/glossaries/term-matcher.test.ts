import { parseLanguageTag } from "@dragoman/engines";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createTermMatcher } from "./term-matcher.ts";

type Pairs = Readonly<Record<string, string>>;

/** The text with every term replaced: what a reader would see of the matches. */
function replaced(text: string, dictionaries: readonly Pairs[], source = "en", target = "de"): string {
  let result = "";
  let at = 0;
  for (const { start, end, translation } of matcher(dictionaries, source, target).find(text)) {
    result += `${text.slice(at, start)}[${translation}]`;
    at = end;
  }
  return result + text.slice(at);
}

function matcher(dictionaries: readonly Pairs[], source: string, target: string) {
  const [from, to] = [parseLanguageTag(source), parseLanguageTag(target)];
  if (from === undefined || to === undefined) throw new Error("No language.");
  return createTermMatcher(
    dictionaries.map((pairs) => Object.entries(pairs)),
    from,
    to,
  );
}

describe("terms stand where words do", () => {
  test.each([
    ["a cart, two carts", "a [Korb], two carts"],
    ["cart", "[Korb]"],
    ["(cart)", "([Korb])"],
    ["cart's wheel", "[Korb]'s wheel"],
    ["cart’s wheel", "[Korb]’s wheel"],
    ["go-cart", "go-[Korb]"],
    ["cart_id cart2 2cart", "cart_id cart2 2cart"],
    ["o'cart cart't", "o'cart cart't"],
    ["cart.cart/cart", "[Korb].[Korb]/[Korb]"],
    ["cartカート", "[Korb]カート"],
    ["ca\u0301rt cart\u0301", "ca\u0301rt cart\u0301"],
    ["😀cart😀", "😀[Korb]😀"],
  ])("%j", (text, expected) => {
    expect(replaced(text, [{ cart: "Korb" }])).toBe(expected);
  });

  test.each([
    ["1, 2.", "[eins], 2."],
    ["1.5 2.1 1,000 1'000", "1.5 2.1 1,000 1'000"],
    ["1.a a.1 1-2 1/2", "[eins].a a.[eins] [eins]-2 [eins]/2"],
  ])("numbers are not taken apart: %j", (text, expected) => {
    expect(replaced(text, [{ 1: "eins" }])).toBe(expected);
    expect(replaced(text, [{ 1: "eins" }], "fr")).toBe(expected);
  });

  test.each([
    ["fr", "l'ordinateur", "l'[PC]"],
    ["fr", "L’ordinateur", "L’[PC]"],
    ["it", "dell'ordinateur", "dell'[PC]"],
    ["en", "l'ordinateur", "l'ordinateur"],
    ["uk", "м'ordinateur", "м'ordinateur"],
  ])("in %s: %s", (source, text, expected) => {
    expect(replaced(text, [{ ordinateur: "PC" }], source, "de")).toBe(expected);
  });

  test("terms with signs at their edges stand where the signs are", () => {
    const pairs = { "C++": "Cpp", C: "Ce", ".NET": "Punktnetz", "@home": "daheim", "wi-fi": "WLAN" };
    expect(replaced("C++ and C on .NET, @home by Wi-Fi", [pairs])).toBe(
      "[Cpp] and [Ce] on [Punktnetz], [daheim] by [WLAN]",
    );
  });
});

describe("in scripts without spaces a term stands at every character, or where a dictionary has a word", () => {
  test.each([
    ["ja", "東京都に住む", { 東京: "Tokyo", 京都: "Kyoto", 東京都: "Tokyo Prefecture" }, "[Tokyo Prefecture]に住む"],
    ["ja", "新しいカートです", { カート: "cart" }, "新しい[cart]です"],
    ["ja", "cartsを見る", { cart: "cart" }, "cartsを見る"],
    ["ja", "スカートをカートに", { カート: "cart" }, "スカートを[cart]に"],
    ["ja", "メールサーバーとWebサーバー", { サーバー: "server" }, "メール[server]とWeb[server]"],
    [
      "ja",
      "グーグルアプリ、データベース",
      { グーグル: "Google", アプリ: "app", ベース: "base" },
      "[Google][app]、データ[base]",
    ],
    ["ja", "ハイライト、パスワード", { ライト: "light", ワード: "word" }, "ハイライト、パスワード"],
    ["ja", "新ドラゴマンサーバー", { ドラゴマン: "Dragoman" }, "新[Dragoman]サーバー"],
    ["th", "กาแฟร้อน กาบิน ตาราง", { กา: "crow", ตา: "eye" }, "กาแฟร้อน [crow]บิน ตาราง"],
    ["en", "ASP.NET and .NET", { ".NET": "Punktnetz" }, "ASP.NET and [Punktnetz]"],
    ["zh", "把商品放入购物车里", { 购物车: "cart", 商品: "item" }, "把[item]放入[cart]里"],
    ["th", "ตะกร้าสินค้าใหม่", { ตะกร้า: "cart", สินค้า: "item" }, "[cart][item]ใหม่"],
    ["th", "ก กิ กา", { ก: "x" }, "[x] กิ กา"],
    ["zh", "𠮷野家", { 𠮷野: "Yoshino" }, "[Yoshino]家"],
  ])("%s: %s", (source, text, pairs, expected) => {
    expect(replaced(text, [pairs], source, "en")).toBe(expected);
  });
});

describe("in Korean a term begins where a word does, and ends with it or before its particles", () => {
  test.each([
    ["장바구니를 비우다", "[cart]를 비우다"],
    ["장바구니 장바구니에서는, 장바구니들의", "[cart] [cart]에서는, [cart]들의"],
    ["새장바구니", "새장바구니"],
    ["장바구니함을 열다", "장바구니함을 열다"],
    ["PC를 켜다", "[computer]를 켜다"],
    ["장바구니".normalize("NFD"), "[cart]"],
  ])("%s", (text, expected) => {
    expect(replaced(text, [{ 장바구니: "cart", PC: "computer" }], "ko", "en")).toBe(expected);
  });
});

describe("the longest term wins", () => {
  test("whichever glossary it is of", () => {
    const [first, second] = [{ "shopping cart": "Warenkorb" }, { cart: "Karre", "shopping cart icon": "Korbsymbol" }];
    expect(replaced("a shopping cart icon, a shopping cart, a cart", [first, second])).toBe(
      "a [Korbsymbol], a [Warenkorb], a [Karre]",
    );
  });

  test("and of equally long ones that of the first glossary", () => {
    expect(replaced("a cart", [{ cart: "Erster" }, { cart: "Zweiter" }])).toBe("a [Erster]");
    expect(replaced("a cart", [{ CART: "Erster" }, { cart: "Zweiter" }])).toBe("a [Zweiter]");
  });

  test("within one glossary that in the text's case", () => {
    const pairs = { cart: "klein", Cart: "groß", CART: "laut" };
    expect(replaced("a cart, a Cart, a CART, a caRT", [pairs])).toBe("a [klein], a [groß], a [laut], a [klein]");
  });

  test("from left to right", () => {
    expect(replaced("new york stock exchange", [{ "new york": "NY", "york stock exchange": "YSE" }])).toBe(
      "[NY] stock exchange",
    );
  });
});

describe("case", () => {
  test("does not matter, unless the term has a capital after its first letter", () => {
    const pairs = { cart: "korb", Settings: "einstellungen", iPhone: "iPhone", "Acme Cloud": "Acme-Wolke", "3D": "3D" };
    expect(replaced("a CART, settings, iphone, iPhone, acme cloud, Acme Cloud, 3d", [pairs])).toBe(
      "a [korb], [einstellungen], iphone, [iPhone], acme cloud, [Acme-Wolke], [3D]",
    );
  });

  test.each([
    ["tr", "IŞIK İyi", { ışık: "light", iyi: "good" }, "[Light] [good]"],
    ["el", "Ο ΔΡΟΜΟΣ", { δρόμος: "a", δρομος: "road" }, "Ο [road]"],
    ["de", "die STRAẞE", { straße: "road" }, "die [road]"],
    ["lt", "İstanbul cart", { cart: "krepšelis" }, "İstanbul [krepšelis]"],
    ["de", "STRASSE Strasse Straße", { Straße: "road" }, "[road] Strasse [road]"],
    ["de", "MASSE Masse Maße", { Maße: "sizes", Masse: "mass" }, "[mass] [mass] [sizes]"],
    ["el", "ΤΟ ΚΑΛΑΘΙ το καλαθι", { καλάθι: "cart" }, "ΤΟ [cart] το καλαθι"],
  ])("is that of the language: %s", (source, text, pairs, expected) => {
    expect(replaced(text, [pairs], source, "en")).toBe(expected);
  });

  test.each([
    ["Cart is empty", "[Warenkorb] is empty"],
    ["Done. Cart is empty", "Done. [Warenkorb] is empty"],
    ["Done.\nCart is empty", "Done.\n[Warenkorb] is empty"],
    ["„Cart“ is empty", "„[Warenkorb]“ is empty"],
    ["He asked: “Really?” Cart", "He asked: “Really?” [Warenkorb]"],
    ["one\n  - Cart", "one\n  - [Warenkorb]"],
    ["CART", "[Warenkorb]"],
    ["your Cart", "your [warenkorb]"],
    ["v1.Cart", "v1.[warenkorb]"],
    ["cart is empty", "[warenkorb] is empty"],
  ])("of a sentence's beginning goes over: %j", (text, expected) => {
    expect(replaced(text, [{ cart: "warenkorb" }])).toBe(expected);
  });

  test("of the entry stays as it is where it says one", () => {
    expect(
      replaced("Cart. Phone. Sharp. Ig", [{ Cart: "korb", phone: "iPhone", sharp: "ßharf", ig: "iğ" }], "en", "tr"),
    ).toBe("[korb]. [iPhone]. [ßharf]. [İğ]");
  });

  test.each([
    ["de", "{{name}}", "Cart"],
    ["de", "https://cart.example", "Cart"],
    ["ka", "კალათა", "Cart"],
  ])("of a sentence's beginning is nothing to %s: %s", (target, translation, text) => {
    expect(replaced(text, [{ cart: translation }], "en", target)).toBe(`[${translation}]`);
  });
});

describe("how it is written does not matter", () => {
  test.each([
    ["composed letters", "cafe\u0301 crème cre\u0300me", { café: "a", "cr\u00e8me": "b" }, "[a] [b] [b]"],
    ["apostrophes", "don’t don't donʼt", { "don't": "x" }, "[x] [x] [x]"],
    ["apostrophes of the entry", "don't", { "don’t": "x" }, "[x]"],
    ["spaces that keep lines together", "wish\u00a0list wish\u202flist", { "wish list": "x" }, "[x] [x]"],
    ["letters that become two", "İİ cart İ", { cart: "x" }, "İİ [x] İ"],
    ["syllables of jamo", "\u1100\u1161\u11a8 a", { "\uac01": "x" }, "[x] a"],
    ["vowel signs", "سَلَّة سلـة", { سلة: "x" }, "[x] [x]"],
    ["vowel signs of the entry", "שלום", { שָׁלוֹם: "x" }, "[x]"],
    ["vowel signs and nothing else", "ـ a َ", { ـ: "x", "َ": "y" }, "ـ a َ"],
  ])("%s", (_, text, pairs, expected) => {
    expect(replaced(text, [pairs])).toBe(expected);
  });
});

test("where the longest term may not stand, a shorter one may", () => {
  const pairs = { "shopping cart": "Einkaufswagen", cart: "Wagen", shopping: "Einkauf" };
  const text = "shopping cart, cart";
  const found = matcher([pairs], "en", "de").find(text, (start, end) => start > 0 || end < 9);
  expect(found.map(({ translation }) => translation)).toEqual(["Einkauf", "Wagen", "Wagen"]);
});

test("terms of every object's own names are terms", () => {
  const pairs = [
    ["__proto__", "a"],
    ["constructor", "b"],
    ["toString", "c"],
  ] as const;
  const [en, de] = [parseLanguageTag("en"), parseLanguageTag("de")];
  if (en === undefined || de === undefined) throw new Error("No language.");
  const found = createTermMatcher([pairs], en, de).find("__proto__ constructor toString valueOf");
  expect(found.map(({ translation }) => translation)).toEqual(["a", "b", "c"]);
});

test("without terms nothing is found", () => {
  expect(matcher([], "en", "de").find("a cart")).toEqual([]);
  expect(matcher([{ cart: "Korb" }], "en", "de").find("")).toEqual([]);
});

/** Looks at every place for every term, which is slow and plain. */
function plainly(text: string, dictionaries: readonly (readonly (readonly [string, string])[])[]) {
  const found: { start: number; end: number; translation: string }[] = [];
  const isEdge = (at: number) => {
    const [before = "", after = ""] = [text[at - 1], text[at]];
    return !(/[a-zé]/i.test(before) && /[a-zé]/i.test(after));
  };
  const isDotWithin = (at: number) => text[at] === "." && /^[a-zé].[a-zé]/i.test(text.slice(Math.max(0, at - 1)));
  for (let start = 0; start < text.length; start++) {
    if (isDotWithin(start)) continue;
    let best: { length: number; translation: string } | undefined;
    for (const dictionary of dictionaries) {
      for (const [term, translation] of dictionary) {
        const written = text.slice(start, start + term.length);
        const isExact = /[a-zé日本].*[A-ZÉ]|[A-ZÉ].*[A-ZÉ]/.test(term);
        const isThere = isExact ? written === term : written.toLowerCase() === term.toLowerCase();
        if (!isThere || !isEdge(start) || !isEdge(start + term.length)) continue;
        if (best === undefined || term.length > best.length) best = { length: term.length, translation };
      }
    }
    if (best === undefined) continue;
    found.push({ start, end: start + best.length, translation: best.translation });
    start += best.length - 1;
  }
  return found;
}

test("what is found is what a plain search finds", () => {
  const words = fc.constantFrom("a", "b", "ab", "ba", "É", "é", "A", "B", "aB", "日", "本", "-", ".", " ", " ");
  const term = fc
    .array(words, { minLength: 1, maxLength: 6 })
    .map((pieces) => pieces.join("").trim())
    .filter((text) => text !== "");
  const dictionary = fc
    .uniqueArray(term, { selector: (text) => text.toLowerCase(), maxLength: 12 })
    // A translation with a capital keeps its case.
    .map((terms) => terms.map((source, index) => [source, `T${index} ${source}`] as const));
  const text = fc.array(words, { maxLength: 60 }).map((pieces) => pieces.join(""));
  const [en, de] = [parseLanguageTag("en"), parseLanguageTag("de")];
  if (en === undefined || de === undefined) throw new Error("No language.");
  fc.assert(
    fc.property(fc.array(dictionary, { maxLength: 3 }), text, (dictionaries, given) => {
      expect(createTermMatcher(dictionaries, en, de).find(given)).toEqual(plainly(given, dictionaries));
    }),
    { numRuns: 3000 },
  );
});

test("a text that is decomposed has the terms of the composed one", () => {
  const words = fc.constantFrom("é", "ü", "a", " ", "한", "가", "ǆ", "İ", "ﬁ", "ς", "Σ");
  const phrase = (maxLength: number) =>
    fc.array(words, { minLength: 1, maxLength }).map((pieces) => pieces.join("").trim().normalize("NFC"));
  const [en, de] = [parseLanguageTag("en"), parseLanguageTag("de")];
  if (en === undefined || de === undefined) throw new Error("No language.");
  fc.assert(
    fc.property(fc.uniqueArray(phrase(3).filter((text) => text !== "")), phrase(20), (terms, text) => {
      const { find } = createTermMatcher([terms.map((term, index) => [term, `T${index}`])], en, de);
      const decomposed = text.normalize("NFD");
      const written = (from: string) => find(from).map(({ start, end }) => from.slice(start, end).normalize("NFC"));
      expect(written(decomposed)).toEqual(written(text));
    }),
    { numRuns: 2000 },
  );
});
