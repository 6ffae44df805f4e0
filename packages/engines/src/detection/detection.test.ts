import { readFileSync } from "node:fs";
import { Converter } from "opencc-js";
import { afterAll, describe, expect, test } from "vitest";
import { createEldDetector } from "./detector.ts";
import { simplifiedOnly, traditionalOnly } from "./generated/chinese-characters.ts";
import { judge } from "./judgement.ts";
import { chineseScript, findScript } from "./text-script.ts";

const detector = createEldDetector();
afterAll(() => detector.close());

async function detect(text: string) {
  const [detection] = await detector.detect([text]);
  return detection;
}

describe("sentences of every language", () => {
  test.each([
    ["ar", "سنلتقي غدًا صباحًا أمام المكتبة الكبيرة في وسط المدينة."],
    ["bg", "Утре сутринта ще се срещнем пред голямата библиотека в центъра."],
    ["cs", "Zítra ráno se sejdeme před velkou knihovnou uprostřed města."],
    ["da", "I morgen tidlig mødes vi foran det store bibliotek midt i byen, hvis ikke det regner for meget."],
    ["de", "Morgen früh treffen wir uns vor der großen Bibliothek in der Stadtmitte."],
    ["el", "Αύριο το πρωί θα συναντηθούμε μπροστά στη μεγάλη βιβλιοθήκη."],
    ["en", "Tomorrow morning we will meet in front of the big library downtown."],
    ["es", "Mañana por la mañana nos encontraremos delante de la biblioteca grande."],
    ["et", "Homme hommikul kohtume kesklinnas suure raamatukogu ees."],
    ["fi", "Huomenna aamulla tapaamme keskustan suuren kirjaston edessä."],
    ["fr", "Demain matin, nous nous retrouverons devant la grande bibliothèque."],
    ["he", "מחר בבוקר ניפגש מול הספרייה הגדולה במרכז העיר."],
    ["hu", "Holnap reggel a belvárosi nagy könyvtár előtt találkozunk."],
    ["id", "Besok pagi kita akan bertemu di depan perpustakaan besar di pusat kota."],
    ["it", "Domani mattina ci incontreremo davanti alla grande biblioteca."],
    ["ja", "明日の朝、町の中心にある大きな図書館の前で会いましょう。"],
    ["ko", "내일 아침 시내에 있는 큰 도서관 앞에서 만납시다."],
    ["lt", "Rytoj ryte susitiksime prie didžiosios bibliotekos miesto centre."],
    ["lv", "Rīt no rīta mēs tiksimies pie lielās bibliotēkas pilsētas centrā."],
    ["nb", "I morgen tidlig møtes vi foran det store biblioteket, dersom det ikke begynner å snø igjen."],
    ["nl", "Morgenochtend ontmoeten we elkaar voor de grote bibliotheek in het centrum."],
    ["pl", "Jutro rano spotkamy się przed dużą biblioteką w centrum miasta."],
    ["pt", "Amanhã de manhã vamos encontrar-nos em frente à grande biblioteca."],
    ["ro", "Mâine dimineață ne vom întâlni în fața bibliotecii mari din centru."],
    ["ru", "Завтра утром мы встретимся перед большой библиотекой в центре города."],
    ["sk", "Zajtra ráno sa stretneme pred veľkou knižnicou v strede mesta."],
    ["sl", "Jutri zjutraj se bomo srečali pred veliko knjižnico v središču mesta."],
    ["sv", "I morgon bitti träffas vi framför det stora biblioteket mitt i staden."],
    ["th", "พรุ่งนี้เช้าเราจะพบกันหน้าห้องสมุดใหญ่กลางเมือง"],
    ["tr", "Yarın sabah şehir merkezindeki büyük kütüphanenin önünde buluşacağız."],
    ["uk", "Завтра вранці ми зустрінемося перед великою бібліотекою в центрі міста."],
    ["vi", "Sáng mai chúng ta sẽ gặp nhau trước thư viện lớn ở trung tâm thành phố."],
    ["zh", "明天早上我们在市中心的大图书馆门前见面。"],
  ])("%s", async (language, text) => {
    expect(await detect(text)).toMatchObject({ status: "success", language });
  });

  test("the list is the interface's", () => {
    expect(detector.languages).toHaveLength(33);
  });
});

describe("what is not guessed", () => {
  test.each([
    "",
    "  \n",
    "42 – 7 %",
    "🙂🙂",
    "https://example.com/de/hallo",
    "{{name}}",
    "<br/>",
    "info@example.com",
    "A4 1b 2c3",
  ])("%j has no language", async (text) => {
    expect(await detect(text)).toEqual({ status: "no_language_detected" });
  });

  test.each(["OK", "Hello", "Cancel", "Information", "Berlin", "Café", "A", "π", "設定", "no", "x = y"])(
    "%j could be several",
    async (text) => {
      expect(await detect(text)).toMatchObject({ status: "insufficient_confidence" });
      expect(await detect(text)).not.toHaveProperty("language");
    },
  );

  test.each([
    ["Hindi", "कल सुबह हम बड़े पुस्तकालय के सामने मिलेंगे।"],
    ["Georgian", "ხვალ დილით დიდ ბიბლიოთეკასთან შევხვდებით."],
    ["Catalan", "Demà al matí ens trobarem davant de la gran biblioteca, com sempre hem fet."],
    ["Icelandic", "Á morgun hittumst við fyrir framan stóra bókasafnið í miðbænum."],
    ["Persian", "فردا صبح جلوی کتابخانه بزرگ در مرکز شهر همدیگر را می‌بینیم."],
    ["Serbian", "Сутра ујутру ћемо се наћи испред велике библиотеке у центру."],
  ])("%s is not among the languages", async (_, text) => {
    expect(await detect(text)).toEqual({ status: "unsupported_language" });
  });
});

describe("short texts that are plain enough", () => {
  test.each([
    ["en", "Save changes"],
    ["de", "Guten Morgen"],
    ["de", "Einstellungen"],
    ["fr", "Ajouter au panier"],
    ["pl", "Zapisz zmiany"],
    ["ko", "안녕"],
    ["ja", "ありがとう"],
    ["he", "שלום"],
    ["th", "สวัสดี"],
    ["zh", "你好，世界"],
    ["en", "Hi {{userName}}, your <b>order</b> will arrive on Monday: https://example.com/bestellung"],
    ["ja", "Node.jsのインストール方法について"],
  ])("%s: %s", async (language, text) => {
    expect(await detect(text)).toMatchObject({ status: "success", language });
  });
});

test("letters are read alike, however they are encoded", async () => {
  expect(await detect("Ｇｕｔｅｎ Ｍｏｒｇｅｎ")).toEqual({ status: "success", language: "de" });
  for (const text of ["Přidat novou položku do košíku", "Thêm vào giỏ hàng", "Добавить новый файл в ваш профиль"]) {
    expect(await detect(text.normalize("NFD"))).toEqual(await detect(text));
  }
});

describe("the script of Chinese", () => {
  test.each([
    ["Hans", "明天早上我们在市中心的大图书馆门前见面。"],
    ["Hant", "明天早上我們在市中心的大圖書館門前見面。"],
    ["Hant", "請輸入您的電子郵件地址，然後按下確認。"],
    ["Hans", "请输入您的电子邮件地址，然后按确认。"],
  ])("%s: %s", async (script, text) => {
    expect(await detect(text)).toEqual({ status: "success", language: "zh", script });
  });

  test("a text that both write alike has none", () => {
    expect(chineseScript("你好，世界")).toBeUndefined();
    expect(chineseScript("")).toBeUndefined();
  });

  test("the table is what opencc-js says", () => {
    const toSimplified = Converter({ from: "t", to: "cn" });
    const toTraditional = Converter({ from: "cn", to: "t" });
    expect([...simplifiedOnly].filter((character) => toTraditional(character) === character)).toEqual([]);
    expect([...traditionalOnly].filter((character) => toSimplified(character) === character)).toEqual([]);
    expect(simplifiedOnly.length + traditionalOnly.length).toBeGreaterThan(5000);
    expect(readFileSync(new URL("../../licenses/opencc-js.md", import.meta.url), "utf8")).toContain("Apache License");
  });
});

test("many texts are answered in order, also when requests overlap", async () => {
  const texts = ["Guten Morgen zusammen", "42", "Good morning everyone", "お元気ですか"];
  const requests = Array.from({ length: 10 }, () => detector.detect(texts));
  for (const detections of await Promise.all(requests)) {
    expect(detections.map(({ language }) => language)).toEqual(["de", undefined, "en", "ja"]);
  }
});

test("scores decide by their lead", () => {
  const words = "some words";
  expect(
    judge(
      [
        ["en", 100],
        ["de", 60],
      ],
      words,
      20,
    ),
  ).toMatchObject({ status: "success", language: "en" });
  expect(
    judge(
      [
        ["en", 100],
        ["de", 99],
      ],
      words,
      20,
    ),
  ).toEqual({ status: "insufficient_confidence", likely: "en" });
  expect(
    judge(
      [
        ["en", 40],
        ["de", 10],
      ],
      words,
      20,
    ),
  ).toMatchObject({ status: "insufficient_confidence" });
  expect(
    judge(
      [
        ["ca", 100],
        ["es", 60],
      ],
      words,
      20,
    ),
  ).toEqual({ status: "unsupported_language" });
  expect(
    judge(
      [
        ["ca", 101],
        ["es", 100],
      ],
      words,
      20,
    ),
  ).toEqual({ status: "insufficient_confidence", likely: "es" });
  expect(
    judge(
      [
        ["ms", 100],
        ["en", 20],
      ],
      words,
      20,
    ),
  ).toMatchObject({ language: "id" });
  expect(judge([], words, 20)).toEqual({ status: "insufficient_confidence" });
});

test("letters in most of the text decide its script", () => {
  expect(findScript("Die Silbe 한글 steht hier")).toMatchObject({ kind: "open" });
  expect(findScript("Windows를 다시 시작하세요")).toMatchObject({ kind: "decided", language: "ko" });
});
