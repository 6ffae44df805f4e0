import { spawnSync } from "node:child_process";
import { createClient, type TranslateOptions } from "@dragoman/client";
import { createTestService, type TestService } from "@dragoman/server/testing";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import type { PhraseClient } from "./asked-phrases.ts";
import type { Phrase, PhraseNeeds } from "./phrase.ts";
import { createPhraseTranslator } from "./phrase-translator.ts";

const german: PhraseNeeds = { locale: "de", isPrivate: false };
const patient = { sourceLanguage: "en", budgetMs: 60_000 };
const text = (said: string): Phrase => ({ format: "text", text: said });
const late = { status: "missing", reason: "late", isFinal: false };
const failed = { status: "missing", reason: "failed", isFinal: false };

describe("with a service", () => {
  let service: TestService;
  beforeEach(async () => {
    service = await createTestService({ engine: "pseudo" });
  });
  afterEach(() => service.close());

  const clientOf = ({ url, apiKey }: TestService) => createClient({ baseUrl: url, apiKey, maxRetries: 0 });
  const sentTexts = () => service.calls.of("translateText").map(({ body }) => Reflect.get(Object(body), "text"));

  test("phrases of the same moment travel together, equal ones once, and are known from then on", async () => {
    const phrases = createPhraseTranslator({ client: clientOf(service), ...patient });
    const responses = [phrases.forResponse(german), phrases.forResponse(german)];
    expect(responses[0]?.known(text("Hello"))).toBeUndefined();
    const results = await Promise.all(
      responses.map((response, index) => response.translate([text("Hello"), text(`Page ${index}`)])),
    );
    expect(sentTexts()).toEqual([["Hello", "Page 0", "Page 1"]]);
    expect(results.flat().map(({ status }) => status)).toEqual(Array.from({ length: 4 }, () => "translated"));
    expect(results[1]?.[0]).toEqual(results[0]?.[0]);
    expect(phrases.forResponse(german).known(text("Hello"))).toEqual(results[0]?.[0]);
    expect(phrases.forResponse({ ...german, locale: "pl" }).known(text("Hello"))).toBeUndefined();
    expect(phrases.forResponse(german).known({ format: "html", text: "Hello" })).toBeUndefined();
  });

  test("what stands in a text for something else comes back as it was", async () => {
    const phrases = createPhraseTranslator({ client: clientOf(service), ...patient });
    const said = text("Hi {{name}}, see https://example.com/a?b=1 &amp; <b>pay</b> if 3 < 4");
    const [result] = await phrases.forResponse(german).translate([said]);
    expect(result).toMatchObject({ status: "translated", text: expect.stringContaining("{{name}}") });
    expect(result).toMatchObject({ text: expect.stringContaining("https://example.com/a?b=1 &amp; <b>") });
  });

  test("HTML comes back with its tags, each once", async () => {
    const phrases = createPhraseTranslator({ client: clientOf(service), ...patient });
    const said: Phrase = { format: "html", text: "Tom &amp; <0>Jerry</0> at<1/> home" };
    const [result] = await phrases.forResponse(german).translate([said]);
    expect(result).toMatchObject({ status: "translated", text: expect.stringMatching(/&amp;.*<0>.*<\/0>.*<1\/>/) });
    const wordless: Phrase = { format: "html", text: "<0>1</0> &amp; 2" };
    expect(await phrases.forResponse(german).translate([wordless])).toEqual([{ status: "kept" }]);
  });

  test("what has no words is kept, and nobody is asked", async () => {
    const phrases = createPhraseTranslator({ client: clientOf(service), ...patient });
    const wordless = ["", " ", "12.50", "2026-11-22", "★"].map(text);
    const response = phrases.forResponse(german);
    expect(wordless.map((phrase) => response.known(phrase))).toEqual(wordless.map(() => ({ status: "kept" })));
    expect(await response.translate([text("https://example.com"), ...wordless])).toEqual(
      Array.from({ length: 6 }, () => ({ status: "kept" })),
    );
    expect(response.known(text("https://example.com"))).toEqual({ status: "kept" });
    expect(service.calls.all).toEqual([]);
  });

  test("a service that fails is told of once, rests, and is tried again one by one", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const onError = vi.fn();
    const phrases = createPhraseTranslator({ client: clientOf(service), ...patient, onError });
    const ask = (said: string) => phrases.forResponse(german).translate([text(said)]);
    service.faults.next({ kind: "status", status: 503, times: 3 });
    for (const said of ["a", "b", "c", "d"]) expect(await ask(said)).toEqual([failed]);
    expect(service.calls.all).toHaveLength(2);
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: "server" }));

    vi.setSystemTime(Date.now() + 60_000);
    expect(await ask("e")).toEqual([failed]);
    expect(await ask("f")).toEqual([failed]);
    expect(service.calls.all).toHaveLength(3);

    vi.setSystemTime(Date.now() + 60_000);
    expect(await ask("g")).toMatchObject([{ status: "translated" }]);
    expect(onError).toHaveBeenCalledOnce();
    service.faults.next({ kind: "dropped" });
    expect(await ask("h")).toEqual([failed]);
    expect(onError).toHaveBeenCalledTimes(2);
    vi.useRealTimers();
  });

  test("a language that cannot be asked for stops no other", async () => {
    const onError = vi.fn();
    const translate = (locale: string) => (locale === "pl" ? { glossaryId: "no-such-glossary" } : {});
    const phrases = createPhraseTranslator({ client: clientOf(service), ...patient, translate, onError });
    for (const said of ["a", "b", "c"]) {
      expect(await phrases.forResponse({ ...german, locale: "pl" }).translate([text(said)])).toEqual([failed]);
      expect(await phrases.forResponse(german).translate([text(said)])).toMatchObject([{ status: "translated" }]);
    }
    expect(onError).toHaveBeenCalledOnce();
  });
});

/** A service that is scripted by hand: every call waits until it is answered. */
function heldService() {
  const calls: {
    readonly texts: readonly string[];
    readonly options: TranslateOptions;
    readonly answer: () => void;
  }[] = [];
  const translateSettled: PhraseClient["translateSettled"] = (texts, options) => {
    const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<PhraseClient["translateSettled"]>>>();
    const translation = (said: string) => ({
      text: `${options.to}:${said}`,
      detectedSourceLanguage: "en",
      notApplied: [],
    });
    const answer = () => resolve(texts.map((said) => ({ status: "translated", translation: translation(said) })));
    calls.push({ texts, options, answer });
    return promise;
  };
  return { client: { translateSettled }, calls };
}

const translated = (said: string) => ({ status: "translated", text: said });

describe("with a service that takes its time", () => {
  test("what is late goes out in the source language, and is there for the next", async () => {
    const { client, calls } = heldService();
    const phrases = createPhraseTranslator({ client, sourceLanguage: "en", budgetMs: 5 });
    expect(await phrases.forResponse(german).translate([text("Hello"), text("12")])).toEqual([
      late,
      { status: "kept" },
    ]);
    const second = phrases.forResponse(german).translate([text("Hello")]);
    expect(await second).toEqual([late]);
    calls[0]?.answer();
    await phrases.flush();
    expect(calls).toHaveLength(1);
    expect(phrases.forResponse(german).known(text("Hello"))).toEqual(translated("de:Hello"));
  });

  test("a response that has waited in vain waits for nothing else for a while, so that long pages do not add up", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { client } = heldService();
    const response = createPhraseTranslator({ client, sourceLanguage: "en", budgetMs: 100 }).forResponse(german);
    const first = response.translate([text("One")]);
    await vi.advanceTimersByTimeAsync(100);
    expect(await first).toEqual([late]);
    expect(await response.translate([text("Two")])).toEqual([late]);
    await vi.advanceTimersByTimeAsync(1000);
    const answered = vi.fn();
    const third = response.translate([text("Three")]).then(answered);
    await vi.advanceTimersByTimeAsync(99);
    expect(answered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await third;
  });

  test("a budget of nothing never waits, and asks all the same", async () => {
    const { client, calls } = heldService();
    const phrases = createPhraseTranslator({ client, sourceLanguage: "en", budgetMs: 0 });
    expect(await phrases.forResponse(german).translate([text("Hello")])).toEqual([late]);
    const flushed = phrases.flush();
    expect(calls.map(({ texts }) => texts)).toEqual([["Hello"]]);
    calls[0]?.answer();
    await flushed;
    expect(phrases.forResponse(german).known(text("Hello"))).toEqual(translated("de:Hello"));
  });

  test("nobody waits for a service that has been silent for long", async () => {
    const { client, calls } = heldService();
    const phrases = createPhraseTranslator({ client, ...patient });
    const first = phrases.forResponse(german).translate([text("One")]);
    await vi.waitUntil(() => calls.length === 1);
    const clock = vi.spyOn(performance, "now").mockReturnValue(performance.now() + 10 * 60_000);
    expect(await phrases.forResponse(german).translate([text("Two")])).toEqual([late]);
    const flushed = phrases.flush();
    for (const { answer } of calls) answer();
    await flushed;
    expect(await first).toEqual([translated("de:One")]);
    expect(phrases.forResponse(german).known(text("Two"))).toEqual(translated("de:Two"));
    clock.mockRestore();
  });

  test("only so much is under way; what is beyond is late and not asked for", async () => {
    const { client, calls } = heldService();
    const phrases = createPhraseTranslator({ client, sourceLanguage: "en", budgetMs: 0 });
    const many = Array.from({ length: 5001 }, (_, index) => text(`Text ${index}`));
    expect(await phrases.forResponse(german).translate(many)).toEqual(many.map(() => late));
    const flushed = phrases.flush();
    expect(calls[0]?.texts).toHaveLength(5000);
    calls[0]?.answer();
    await flushed;
    expect(phrases.forResponse(german).known(text("Text 5000"))).toBeUndefined();
    const [huge] = await phrases.forResponse(german).translate([text("long ".repeat(50_000))]);
    expect(huge).toMatchObject({ reason: "declined", isFinal: true });
    expect(calls).toHaveLength(1);
  });

  test("closing stops what is under way, and nothing is asked for afterwards", async () => {
    const onError = vi.fn();
    const client: PhraseClient = {
      translateSettled: (_texts, { signal }) =>
        new Promise((_resolve, reject) => signal?.addEventListener("abort", () => reject(new Error("aborted")))),
    };
    const phrases = createPhraseTranslator({ client, ...patient, onError });
    const response = phrases.forResponse(german);
    const waiting = response.translate([text("Hello")]);
    const flushed = phrases.flush();
    phrases.close();
    expect(await waiting).toEqual([failed]);
    await flushed;
    expect(await response.translate([text("Other")])).toMatchObject([{ status: "missing" }]);
    expect(onError).not.toHaveBeenCalled();
  });
});

describe("private responses", () => {
  const privately: PhraseNeeds = { ...german, isPrivate: true };

  test("are asked for apart, are not stored, and are known to nobody else", async () => {
    const { client, calls } = heldService();
    const phrases = createPhraseTranslator({ client, ...patient });
    const first = phrases.forResponse(privately);
    const asked = [
      first.translate([text("Your balance"), text("Hello")]),
      first.translate([text("Hello")]),
      phrases.forResponse(privately).translate([text("Your balance")]),
      phrases.forResponse(german).translate([text("Your balance")]),
    ];
    const flushed = phrases.flush();
    expect(calls.map(({ texts, options }) => [texts, options.store])).toEqual([
      [["Your balance", "Hello"], false],
      [["Your balance"], false],
      [["Your balance"], undefined],
    ]);
    for (const { answer } of calls) answer();
    await flushed;
    await Promise.all(asked);
    expect(first.known(text("Hello"))).toEqual(translated("de:Hello"));
    expect(phrases.forResponse(privately).known(text("Hello"))).toBeUndefined();
    expect(phrases.forResponse(german).known(text("Hello"))).toBeUndefined();
    expect(phrases.forResponse(privately).known(text("Your balance"))).toEqual(translated("de:Your balance"));
  });

  test("wait for what a public one has asked for", async () => {
    const { client, calls } = heldService();
    const phrases = createPhraseTranslator({ client, ...patient });
    const publicly = phrases.forResponse(german).translate([text("Hello")]);
    const waiting = phrases.forResponse(privately).translate([text("Hello")]);
    const flushed = phrases.flush();
    expect(calls).toHaveLength(1);
    calls[0]?.answer();
    await flushed;
    expect(await waiting).toEqual(await publicly);
  });
});

describe("steering", () => {
  test("is sent, sets translations apart, and equal ones share theirs", async () => {
    const { client, calls } = heldService();
    const translate = vi.fn((locale: string) => ({ context: `for ${locale}` }));
    const phrases = createPhraseTranslator({ client, ...patient, translate });
    const usual = phrases.forResponse(german).translate([text("Hello")]);
    const formal = phrases.forResponse({ ...german, translate: { formality: "more" } }).translate([text("Hello")]);
    const same = phrases.forResponse({ ...german, translate: { formality: "more" } }).translate([text("Hello")]);
    const tagged = phrases.forResponse({ ...german, reportingTag: "shop" }).translate([text("Other")]);
    const flushed = phrases.flush();
    expect(
      calls.map(({ texts, options: { context, formality, reportingTag, from, to } }) => ({
        texts,
        context,
        formality,
        reportingTag,
        from,
        to,
      })),
    ).toEqual([
      { texts: ["Hello"], context: "for de", from: "en", to: "de" },
      { texts: ["Hello"], formality: "more", from: "en", to: "de" },
      { texts: ["Other"], context: "for de", reportingTag: "shop", from: "en", to: "de" },
    ]);
    for (const { answer } of calls) answer();
    await Promise.all([usual, formal, same, tagged, flushed]);
    phrases.forResponse(german);
    expect(translate).toHaveBeenCalledOnce();
  });

  test("that fails leaves the source language, and says why once", async () => {
    const { client, calls } = heldService();
    const onError = vi.fn();
    const translate = () => {
      throw new Error("no style for this language");
    };
    const phrases = createPhraseTranslator({ client, ...patient, translate, onError });
    expect(await phrases.forResponse(german).translate([text("Hello"), text("12")])).toEqual([
      failed,
      { status: "kept" },
    ]);
    phrases.forResponse(german);
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: "no style for this language" }));
    expect(calls).toEqual([]);
  });
});

describe("what a service declines", () => {
  test("is asked for again after some minutes", async () => {
    const service = await createTestService({ engine: "scripted", script: { en: { Hello: { de: "Hallo" } } } });
    const client = createClient({ baseUrl: service.url, apiKey: service.apiKey });
    const phrases = createPhraseTranslator({ client, ...patient });
    const response = phrases.forResponse(german);
    const declined = { status: "missing", reason: "declined", isFinal: true };
    expect(await response.translate([text("Hello"), text("Unheard of")])).toEqual([translated("Hallo"), declined]);
    expect(response.known(text("Unheard of"))).toEqual(declined);
    const clock = vi.spyOn(performance, "now").mockReturnValue(performance.now() + 6 * 60_000);
    expect(response.known(text("Unheard of"))).toBeUndefined();
    expect(response.known(text("Hello"))).toEqual(translated("Hallo"));
    clock.mockRestore();
    await service.close();
  });
});

describe("a process", () => {
  const start = `
    import { createPhraseTranslator } from "./phrase-translator.ts";
    const client = { translateSettled: async (texts, { to }) => {
      console.log("sent " + texts);
      return texts.map((text) => ({ status: "translated", translation: { text: to + text, notApplied: [] } }));
    } };
    const phrases = createPhraseTranslator({ client, sourceLanguage: "en", budgetMs: 600_000 });
    const answer = phrases.forResponse({ locale: "de", isPrivate: false }).translate([{ format: "text", text: "Text" }]);
  `;
  function printedBy(code: string): string {
    const { stdout, stderr, status } = spawnSync(
      process.execPath,
      ["--conditions=@dragoman/source", "--input-type=module", "--eval", code],
      { cwd: import.meta.dirname, encoding: "utf8", timeout: 50_000 },
    );
    expect([stderr, status]).toEqual(["", 0]);
    return stdout;
  }

  test("that has nothing else to live for gets its answer", () => {
    expect(printedBy(`${start} console.log((await answer)[0].text);`)).toBe("sent Text\ndeText\n");
  });

  test("ends when its answers are there", () => {
    expect(printedBy(`${start} await answer; console.log("done");`)).toBe("sent Text\ndone\n");
  });

  test("sends at once with flush", () => {
    expect(printedBy(`${start} await phrases.flush(); console.log((await answer)[0].text);`)).toBe(
      "sent Text\ndeText\n",
    );
  });
});
