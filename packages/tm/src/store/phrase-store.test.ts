import type { Phrase, StoredPhrase, Translation } from "@dragoman/client";
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { describeEachPlace, describeEveryPlace } from "./each-place.ts";
import { createPhraseStore } from "./phrase-store.ts";

const german = `{"target_lang":"DE"}`;

function phrase(text: string, steering = german): Phrase {
  return { text, steering };
}

function stored(text: string, translated: string, steering = german): StoredPhrase {
  return { phrase: phrase(text, steering), translation: translation(translated) };
}

function translation(text: string): Translation {
  return { text, detectedSourceLanguage: "en", notApplied: [] };
}

describeEveryPlace("phrases", (current) => {
  const open = (options: Partial<Parameters<typeof createPhraseStore>[0]> = {}) =>
    createPhraseStore({ tenant: "shop", ...current(), ...options });

  test("what was kept is found under the same text and steering, in order, and nothing else is", async () => {
    await using store = await open();
    await store.set([stored("Hello", "Hallo"), stored("Bye", "Tschüss"), stored("Hello", "Bonjour", `{"fr":1}`)]);
    const asked = [phrase("Bye"), phrase("hello"), phrase("Hello"), phrase("Hello", `{"fr":1}`), phrase("Hello", "{}")];
    const found = await store.get(asked);
    expect(found.map((each) => each?.text)).toEqual(["Tschüss", undefined, "Hallo", "Bonjour", undefined]);
    expect(await store.get([])).toEqual([]);
    await store.set([]);
  });

  test("everything that is known of a translation comes back but its cost", async () => {
    const whole: Translation = {
      text: "Hallo",
      detectedSourceLanguage: "en-GB",
      modelTypeUsed: "quality_optimized",
      tagHandlingVersion: "v2",
      engine: "phrasebook",
      notApplied: ["formality", "style_id/numbers.dates"],
    };
    await using store = await open();
    await store.set([{ phrase: phrase("Hello"), translation: { ...whole, billedCharacters: 5 } }]);
    expect(await store.get([phrase("Hello")])).toEqual([whole]);
  });

  test("the later of two translations counts, in one call and in two", async () => {
    await using store = await open();
    await store.set([stored("Hello", "first"), stored("Hello", "second")]);
    expect((await store.get([phrase("Hello")]))[0]?.text).toBe("second");
    await store.set([stored("Hello", "third")]);
    expect((await store.get([phrase("Hello")]))[0]?.text).toBe("third");
  });

  test("any text comes back as it was, and no two texts are the same", { timeout: 120_000 }, async () => {
    await using store = await open();
    const text = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.string({ unit: fc.constantFrom("é", "e\u0301", "\ud800", "\udfff", "\0", ":", '"', "\\", "\n", "\t", "<b>") }),
      fc.constantFrom("__proto__", ":base64:QUJD", "::", "null", "constructor"),
    );
    const texts = fc.uniqueArray(fc.tuple(text, text), { selector: ([source]) => source, minLength: 1, maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(texts, fc.uuid(), async (pairs, steering) => {
        await store.set(pairs.map(([source, target]) => stored(source, target, steering)));
        const found = await store.get(pairs.map(([source]) => phrase(source, steering)));
        expect(found.map((each) => each?.text)).toEqual(pairs.map(([, target]) => target));
      }),
      { numRuns: 30 },
    );
  });

  test("a translation is forgotten when its time is over", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    try {
      await using store = await open({ ttlMs: 60_000 });
      await store.set([stored("Hello", "Hallo")]);
      vi.setSystemTime(Date.now() + 59_000);
      expect((await store.get([phrase("Hello")]))[0]?.text).toBe("Hallo");
      vi.setSystemTime(Date.now() + 2000);
      expect(await store.get([phrase("Hello")])).toEqual([undefined]);
      await store.set([stored("Bye", "Tschüss")]);
      expect((await store.get([phrase("Hello"), phrase("Bye")])).map((each) => each?.text)).toEqual([
        undefined,
        "Tschüss",
      ]);
    } finally {
      vi.useRealTimers();
    }
  });

  test("a closed store says so", async () => {
    const store = await open();
    await store.set([stored("Hello", "Hallo")]);
    await store.close();
    await store.close();
    await expect(store.get([phrase("Hello")])).rejects.toMatchObject({ name: "StoreError", code: "closed" });
  });
});

describeEachPlace("stores that share", (current) => {
  const open = (tenant: string, edition?: string) => createPhraseStore({ tenant, edition, ...current() });

  test("one finds what the other has kept, also after it was closed", async () => {
    await using one = await open("shop");
    {
      await using other = await open("shop");
      await other.set([stored("Hello", "Hallo")]);
      expect((await one.get([phrase("Hello")]))[0]?.text).toBe("Hallo");
      await one.set([stored("Bye", "Tschüss")]);
      expect((await other.get([phrase("Bye")]))[0]?.text).toBe("Tschüss");
    }
    const found = await one.get([phrase("Hello"), phrase("Bye")]);
    expect(found.map((each) => each?.text)).toEqual(["Hallo", "Tschüss"]);
  });

  test("tenants and editions see nothing of each other's", async () => {
    await using shop = await open("shop");
    await using bank = await open("bank");
    await using glossary2 = await open("shop", "glossary-2");
    await using sly = await open(`shop","`, "");
    await shop.set([stored("Hello", "Hallo")]);
    for (const store of [bank, glossary2, sly]) expect(await store.get([phrase("Hello")])).toEqual([undefined]);
    await bank.set([stored("Hello", "Guten Tag")]);
    expect((await shop.get([phrase("Hello")]))[0]?.text).toBe("Hallo");
  });

  test("no key holds anything of a text, and what is kept is small", async () => {
    await using store = await open("acme-tenant");
    await store.set([stored("Secret source", "Geheim")]);
    const [[key, value] = ["", ""]] = [...(await current().contents())];
    expect(key.replace(/^shared:/, "")).toMatch(/^test-[0-9a-f-]{36}:p1:[0-9a-f]{64}$/);
    expect(JSON.parse(value).value).toEqual({ text: "Geheim", from: "en" });
  });

  test("many calls of two stores at once lose nothing", async () => {
    await using one = await open("shop");
    await using other = await open("shop");
    const texts = Array.from({ length: 200 }, (_, index) => `text ${index}`);
    await Promise.all(
      texts.flatMap((text, index) => [
        (index % 2 === 0 ? one : other).set([stored(text, `${text} de`), stored("the same", "dasselbe")]),
        one.get([phrase(text)]),
      ]),
    );
    for (const store of [one, other]) {
      const found = await store.get(texts.map((text) => phrase(text)));
      expect(found.map((each) => each?.text)).toEqual(texts.map((text) => `${text} de`));
    }
  });

  test("calls with the same phrases in opposite orders go through", async () => {
    await using one = await open("shop");
    await using other = await open("shop");
    const entries = Array.from({ length: 300 }, (_, index) => stored(`text ${index}`, `${index}`));
    await Promise.all(
      Array.from({ length: 8 }, (_, round) =>
        (round % 2 === 0 ? one : other).set(round % 2 === 0 ? entries : entries.toReversed()),
      ),
    );
    expect((await one.get(entries.map((entry) => entry.phrase))).every((each) => each !== undefined)).toBe(true);
  });
});

test("memory keeps what was used last, up to its bound", async () => {
  await using store = await createPhraseStore({ tenant: "shop", place: "memory", memoryBytes: 20_000 });
  await store.set([stored("first", "erster")]);
  for (let index = 0; index < 100; index++) {
    await store.set([stored(`text ${index}`, "x".repeat(100))]);
    await store.get([phrase("first")]);
  }
  const found = await store.get([phrase("first"), phrase("text 0"), phrase("text 99")]);
  expect(found.map((each) => each?.text.length)).toEqual([6, undefined, 100]);
  await store.set([stored("huge", "x".repeat(20_000))]);
  expect((await store.get([phrase("huge"), phrase("first")])).map((each) => each?.text)).toEqual([undefined, "erster"]);
});
