import fc from "fast-check";
import { HtmlValidate } from "html-validate";
import { describe, expect, it } from "vitest";
import { sampleMemory, sampleUnit } from "../../test/sample-memory.ts";
import { MemoryFileError } from "../reading/faults.ts";
import { type AnalyzeOptions, analyze } from "./analyze.ts";
import { leverageCsv } from "./csv.ts";
import { leverageHtml } from "./html/page.ts";
import { AnalysisFileError } from "./job.ts";

const options = { index: sampleMemory([{ source: "Save", target: "Speichern" }]), from: "en", to: "de" };

const hostileNames = [
  "</script><img src=x onerror=alert(1)>",
  "</title></style><script>alert(1)</script>",
  '" onload="alert(1)" x=\'',
  "' autofocus onfocus='alert(1)",
  "&lt;script&gt; &amp;#60;",
  "<!-- <![CDATA[ ]]> -->",
  "\0\x01\x07\x1b[31m\x7f\x85",
  "\u202Egpj.exe\u2066",
  "\uD800 half \uDC00",
  "\uFFFF\u{1FFFE}",
  '=HYPERLINK("http://example.invalid","x")',
  "../../etc/passwd",
  "__proto__",
  "",
  " ",
  "\r\n\r\n",
  "a".repeat(100_000),
  "🏴‍☠️".repeat(50),
];

describe("names that are no names", () => {
  it("come out of JSON as they went in", async () => {
    const report = await analyze(hostileNames.map(fileNamed), options);
    const read: unknown = JSON.parse(JSON.stringify(report));
    expect(read).toEqual(report);
    expect(read).toHaveProperty(["files", 12, "name"], "__proto__");
  });

  it("make neither markup nor attributes, in the page or in its title", async () => {
    const report = await analyze(hostileNames.map(fileNamed), { ...options, price: { perWord: 1, currency: "JPY" } });
    const validator = new HtmlValidate({ extends: ["html-validate:standard"], rules: { "long-title": "off" } });
    for (const title of hostileNames.filter((name) => name.trim() !== "")) {
      const page = leverageHtml(report, { title });
      expect(tagsOf(page)).toEqual(tagsOf(leverageHtml(report, { title: "plain" })));
    }
    const page = leverageHtml(report, { title: "</title><script>" });
    expect(page).not.toMatch(/<(?:script|img)\b/i);
    expect((await validator.validateString(page)).results.flatMap(({ messages }) => messages)).toEqual([]);
    expect(page.isWellFormed()).toBe(true);
    expect(page.replaceAll("\n", "")).not.toMatch(/\p{Cc}|\p{Noncharacter_Code_Point}/u);
  });

  it("change no more of the page than a plain name does", async () => {
    const plain = await analyze([fileNamed("plain")], options);
    const name = fc.oneof(fc.constantFrom(...hostileNames), fc.string({ unit: "binary" }));
    await fc.assert(
      fc.asyncProperty(name, async (given) => {
        const report = await analyze([fileNamed(given)], options);
        const withoutBreaks = (page: string) => tagsOf(page).filter((tag) => tag !== "<wbr>");
        expect(withoutBreaks(leverageHtml(report))).toEqual(withoutBreaks(leverageHtml(plain)));
      }),
      { numRuns: 60 },
    );
  });

  it("end no row of the CSV", async () => {
    const report = await analyze(hostileNames.map(fileNamed), options);
    const rows = leverageCsv(report).match(/,(?:[\d.]*),[A-Z]*\r\n/g);
    expect(rows).toHaveLength(hostileNames.length * report.bands.length);
  });
});

describe("options that make no sense", () => {
  const cases: readonly [string, Partial<AnalyzeOptions>, RegExp][] = [
    ["a price that is no number", { price: { perWord: Number.NaN, currency: "EUR" } }, /price of a word is NaN/],
    ["a price under 0", { price: { perWord: -1, currency: "EUR" } }, /price/],
    ["a price without end", { price: { perWord: Number.POSITIVE_INFINITY, currency: "EUR" } }, /price/],
    ["a price that makes sums infinite", { price: { perWord: 1e308, currency: "EUR" } }, /price/],
    ["a currency that is none", { price: { perWord: 1, currency: "</td>" } }, /currency/],
    ["a currency of nowhere", { price: { perWord: 1, currency: "QQQ" } }, /currency/],
    ["a rate that is no number", { rates: { exact: Number.NaN } }, /band "exact" is NaN/],
    ["a rate over 100", { rates: { new: 101 } }, /band "new"/],
    ["a rate under 0", { rates: { repeated: -5 } }, /band "repeated"/],
    ["a language that is none", { to: "not a language" }, /"to"/],
    ["no language", { from: "" }, /"from"/],
    ["a penalty that is no number", { penalties: { codes: Number.NaN } }, /penalties/],
    ["a date that is none", { created: new Date(Number.NaN) }, /created/],
  ];
  it.each(cases)("%s is refused", async (_, wrong, message) => {
    const analysis = analyze([fileNamed("a")], { ...options, ...wrong });
    await expect(analysis).rejects.toThrow(RangeError);
    await expect(analysis).rejects.toThrow(message);
  });

  it("rates for bands that there are not are passed over", async () => {
    const rates = JSON.parse('{ "__proto__": { "new": 1 }, "constructor": 3, "exact": 20 }');
    const report = await analyze([fileNamed("a")], { ...options, rates });
    expect(report.rates).toMatchObject({ exact: 20, new: 100 });
    expect(Object.keys(report.rates)).not.toContain("constructor");
  });
});

describe("files that break", () => {
  it("are named by the error, which holds nothing of their text", async () => {
    const broken = async function* () {
      yield "fine";
      throw new TypeError("secret text of the customer");
    };
    const error = await failureOf(analyze([fileNamed("a"), { name: "b.po", segments: broken() }], options));
    expect(error).toBeInstanceOf(AnalysisFileError);
    expect(error).toMatchObject({ file: "b.po", message: 'The file "b.po" could not be read: TypeError' });
  });

  it("say what their reader says", async () => {
    const broken = async function* () {
      yield "fine";
      const message = "The file ends in the middle of a unit. Get it whole.";
      throw new MemoryFileError({ code: "truncated", line: 7, action: "raise", message });
    };
    const error = await failureOf(analyze([{ name: "b.tmx", segments: broken() }], options));
    expect(error).toMatchObject({ message: expect.stringContaining("Line 7: The file ends in the middle") });
  });

  it("have what their reader skipped in the report", async () => {
    async function* units() {
      yield sampleUnit("Save");
    }
    const reader = Object.assign(units(), {
      header: async () => ({ sourceLanguage: "en", properties: [], notes: [] }),
      report: { read: 1, skipped: 3, repaired: 0, counts: {}, faults: [] },
    });
    const report = await analyze([{ name: "a.tmx", segments: reader }], options);
    expect(report.files[0]?.skipped.unreadable).toBe(3);
    expect(report.skipped.unreadable).toBe(3);
    expect(leverageHtml(report)).toContain("Not counted: 3 that could not be read.");
  });
});

describe("amounts out of the ordinary", () => {
  it("no files and no segments make a report of nothing", async () => {
    for (const files of [[], [{ name: "a", segments: [] }], [{ name: "a", segments: ["", " ", []] }]]) {
      const plain = files.map(({ name, segments }) => ({ name, segments: segments.map((source) => ({ source })) }));
      const report = await analyze(plain, { ...options, price: { perWord: 1, currency: "EUR" } });
      expect(report.total).toMatchObject({ segments: 0, words: 0, weightedWords: 0, cost: 0 });
      expect(leverageHtml(report)).not.toContain("NaN");
    }
  });

  it("a segment of ten thousand words, or of a million characters, is counted like any other", async () => {
    const long = "word ".repeat(10_000);
    const wide = "x".repeat(1_000_000);
    const report = await analyze([{ name: "a", segments: [long, wide, long, wide] }], options);
    expect(report.total).toMatchObject({ segments: 4, words: 20_002, characters: 2_100_000 });
    expect(report.bands.find(({ band }) => band === "repeated")?.words).toBe(10_001);
  });

  it("a segment of ten thousand codes is counted like any other", async () => {
    const source = Array.from({ length: 20_000 }, (_, at) =>
      at % 2 ? "x" : ({ kind: "ph", content: ["<br/>"] } as const),
    );
    const report = await analyze([{ name: "a", segments: [{ source }] }], options);
    expect(report.total.codes).toBe(10_000);
  });
});

describe("aborting", () => {
  it("ends an analysis that waits for a file", async () => {
    const controller = new AbortController();
    const never = async function* () {
      yield "one";
      controller.abort(new Error("enough"));
      yield await new Promise<string>(() => {});
    };
    const analysis = analyze([{ name: "a", segments: never() }], { ...options, signal: controller.signal });
    await expect(analysis).rejects.toThrow("enough");
  });

  it("ends one that is busy, and lets the rest of the program run meanwhile", async () => {
    const controller = new AbortController();
    let given = 0;
    function* endless() {
      while (true) yield `segment ${given++}`;
    }
    setTimeout(() => controller.abort(new Error("enough")), 1);
    const analysis = analyze([{ name: "a", segments: endless() }], { ...options, signal: controller.signal });
    await expect(analysis).rejects.toThrow("enough");
    expect(given).toBeGreaterThan(0);
  });
});

function fileNamed(name: string) {
  return { name, segments: ["Save", "Save as", "Save"] };
}

/** The markup alone: what is between the tags is text to a browser, whatever it says. */
function tagsOf(page: string): readonly string[] {
  return page.match(/<[^>]*>/g) ?? [];
}

async function failureOf(work: Promise<unknown>): Promise<unknown> {
  try {
    await work;
  } catch (error) {
    return error;
  }
  throw new Error("It did not fail.");
}
