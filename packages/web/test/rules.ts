import { gzipSync } from "node:zlib";
import type { Question } from "./asked.ts";

/** What an application answers, however it says so. */
export interface Script {
  readonly status?: number | undefined;
  readonly headers: Readonly<Record<string, string>>;
  /** A list is written piece by piece. */
  readonly body: string | Uint8Array | readonly (string | Uint8Array)[];
}

/** What an answer must be, over every framework and with compression before it, behind it and without. */
export interface Rule {
  readonly title: string;
  readonly script: Script;
  readonly question?: Question | undefined;
  /** Asked a second time, with the tag of the first answer; that is the answer which is meant. */
  readonly isAskedAgain?: boolean | undefined;
  readonly expected: {
    readonly status?: number | undefined;
    /** `null` where the header must be missing. */
    readonly headers?: Readonly<Record<string, string | RegExp | null>> | undefined;
    readonly body: string | Uint8Array;
  };
}

const html = { "content-type": "text/html; charset=utf-8" };
const json = { "content-type": "application/json" };
const german = { "accept-language": "de" };
const untouched = { "content-language": null, "x-localization": null };
const tag = /^W\/"de-[0-9a-z]+"$/;

export const rules: readonly Rule[] = [
  {
    title: "a page is localized, with its length, its language, a tag and what it varies by",
    script: { headers: html, body: "<p>Grüße</p>" },
    question: { headers: german },
    expected: {
      headers: { "content-language": "de", "x-localization": "complete", vary: "Accept-Language", etag: tag },
      body: "<p>GRÜSSE</p>",
    },
  },
  {
    title: "JSON is localized",
    script: { headers: json, body: '{"a":"word"}' },
    question: { headers: german },
    expected: { headers: { "content-language": "de", "x-localization": "complete" }, body: '{"a":"WORD"}' },
  },
  {
    title: "JSON of a vendor's type is localized",
    script: { headers: { "content-type": "application/problem+json; charset=UTF-8" }, body: '{"title":"word"}' },
    question: { headers: german },
    expected: { headers: { "content-language": "de" }, body: '{"title":"WORD"}' },
  },
  {
    title: "an error page is localized",
    script: { status: 404, headers: html, body: "<p>none</p>" },
    question: { headers: german },
    expected: { status: 404, headers: { "content-language": "de" }, body: "<p>NONE</p>" },
  },
  {
    title: "a page in pieces is streamed, and its trailer says how it went",
    script: { headers: html, body: ["<p>one</p><p>t", "wo</p>", "<p>three"] },
    question: { headers: german },
    expected: {
      headers: { "content-language": "de", "x-localization": "streamed", etag: null, "content-length": null },
      body: "<p>ONE</p><p>TWO</p><p>THREE",
    },
  },
  {
    title: "a character that is cut between two pieces is one character",
    script: { headers: html, body: [Buffer.from("<p>gr\u00fc", "utf8").subarray(0, 6), Buffer.from([0xbc]), "n</p>"] },
    question: { headers: german },
    expected: { headers: { "x-localization": "streamed" }, body: "<p>GRÜN</p>" },
  },
  {
    title: "JSON in pieces is localized as one",
    script: { headers: json, body: ['{"a":"wo', 'rd"}'] },
    question: { headers: german },
    expected: { headers: { "x-localization": "complete" }, body: '{"a":"WORD"}' },
  },
  {
    title: "JSON that is too long goes out as it came",
    script: { headers: json, body: ['{"a":"', "x".repeat(700), "y".repeat(700), '"}'] },
    question: { headers: german },
    expected: { headers: untouched, body: `{"a":"${"x".repeat(700)}${"y".repeat(700)}"}` },
  },
  {
    title: "a page that is too long goes out as it came",
    script: { headers: html, body: `<p>${"x".repeat(1200)}</p>` },
    question: { headers: german },
    expected: { headers: { ...untouched, vary: "Accept-Language" }, body: `<p>${"x".repeat(1200)}</p>` },
  },
  {
    title: "a reader of the source language gets what the application said, and the same Vary",
    script: { headers: html, body: "<p>word</p>" },
    expected: {
      headers: { "content-language": "en", "x-localization": null, vary: "Accept-Language" },
      body: "<p>word</p>",
    },
  },
  {
    title: "a reader of the source language gets a tag that no other language has",
    script: { headers: { ...html, etag: 'W/"abc"' }, body: "<p>word</p>" },
    expected: { headers: { etag: 'W/"abc--en"' }, body: "<p>word</p>" },
  },
  {
    title: "a reader of the source language who has the answer is told so",
    script: { headers: { ...html, etag: '"abc"' }, body: "<p>word</p>" },
    question: { headers: { "if-none-match": '"xyz", W/"abc--en"' } },
    expected: {
      status: 304,
      headers: { etag: '"abc--en"', vary: "Accept-Language", "content-type": null, "content-length": null },
      body: "",
    },
  },
  {
    title: "a source page in pieces that its reader has is not sent again",
    script: { headers: { ...html, etag: '"abc"' }, body: ["<p>one</p>", "<p>two</p>"] },
    question: { headers: { "if-none-match": '"abc--en"' } },
    expected: { status: 304, headers: { etag: '"abc--en"' }, body: "" },
  },
  {
    title: "a date alone would be true for readers of other languages too, so a source answer has none",
    script: { headers: { ...html, "last-modified": "Sun, 01 Nov 2026 00:00:00 GMT" }, body: "<p>word</p>" },
    expected: { headers: { "last-modified": null }, body: "<p>word</p>" },
  },
  {
    title: "a locale in the address varies by nothing, so a source answer keeps its validators",
    script: { headers: { ...html, etag: 'W/"abc"', "last-modified": "Sun, 01 Nov 2026 00:00:00 GMT" }, body: "word" },
    question: { query: "lang=en" },
    expected: {
      headers: { etag: 'W/"abc"', "last-modified": "Sun, 01 Nov 2026 00:00:00 GMT", vary: null },
      body: "word",
    },
  },
  {
    title: "validators, digests and ranges of the source body are dropped or made anew",
    script: {
      headers: {
        ...html,
        etag: '"abc"',
        "last-modified": "Sun, 01 Nov 2026 00:00:00 GMT",
        "accept-ranges": "bytes",
        "content-md5": "Q2hlY2sgSW50ZWdyaXR5IQ==",
        digest: "sha-256=x",
        "content-digest": "sha-256=:x:",
        "repr-digest": "sha-256=:x:",
      },
      body: "<p>word</p>",
    },
    question: { headers: german },
    expected: {
      headers: {
        etag: /^W\/"abc--de-[0-9a-z]+"$/,
        "last-modified": null,
        "accept-ranges": null,
        "content-md5": null,
        digest: null,
        "content-digest": null,
        "repr-digest": null,
      },
      body: "<p>WORD</p>",
    },
  },
  {
    title: "a tag of the source is no tag of the localized body",
    script: { headers: { ...html, etag: '"abc"' }, body: "<p>word</p>" },
    question: { headers: { ...german, "if-none-match": '"abc--en"' } },
    expected: { status: 200, body: "<p>WORD</p>" },
  },
  {
    title: "a reader who has the localized answer is told so",
    script: { headers: { ...html, etag: 'W/"abc"' }, body: "<p>word</p>" },
    question: { headers: german },
    isAskedAgain: true,
    expected: {
      status: 304,
      headers: {
        etag: /^W\/"W\/abc--de-[0-9a-z]+"$/,
        vary: "Accept-Language",
        "content-language": "de",
        "content-type": null,
        "content-length": null,
      },
      body: "",
    },
  },
  {
    title: "a list of tags without end is not searched",
    script: { headers: { ...html, etag: '"abc"' }, body: "<p>word</p>" },
    question: { headers: { "if-none-match": `${'"x", '.repeat(1700)}"abc--en"` } },
    expected: { status: 200, body: "<p>word</p>" },
  },
  {
    title: "an error page is never answered with 304",
    script: { status: 404, headers: html, body: "<p>word</p>" },
    question: { headers: { ...german, "if-none-match": "*" } },
    expected: { status: 404, body: "<p>WORD</p>" },
  },
  {
    title: "HEAD tells nothing of a body that nobody has localized",
    script: { headers: { ...html, etag: '"abc"', "content-length": "11" }, body: "" },
    question: { method: "HEAD", headers: german },
    expected: {
      headers: { "content-language": "de", vary: "Accept-Language", etag: null, "content-length": null },
      body: "",
    },
  },
  {
    title: "HEAD of a page in pieces tells as little",
    script: { headers: { ...html, etag: '"abc"' }, body: ["<p>one</p>", "<p>two</p>"] },
    question: { method: "HEAD", headers: german },
    expected: { headers: { "content-language": "de", "x-localization": null, etag: null }, body: "" },
  },
  {
    title: "an answer with phrases to come is kept by nobody",
    script: { headers: { ...html, etag: '"abc"', "cache-control": "public, max-age=60" }, body: "<p>word</p>" },
    question: { headers: { ...german, "x-outcome": "pending" } },
    expected: {
      headers: { "x-localization": "partial", "cache-control": "no-store", etag: null },
      body: "<p>WORD</p>",
    },
  },
  {
    title: "an answer with gaps that stay may be kept",
    script: { headers: { ...html, "cache-control": "public, max-age=60" }, body: "<p>word</p>" },
    question: { headers: { ...german, "x-outcome": "declined" } },
    expected: {
      headers: { "x-localization": "partial", "cache-control": "public, max-age=60", etag: tag },
      body: "<p>WORD</p>",
    },
  },
  {
    title: "Vary keeps what the application named, each name once",
    script: { headers: { ...html, vary: "Origin, accept-language" }, body: "<p>word</p>" },
    question: { headers: german },
    expected: { headers: { vary: "Origin, accept-language" }, body: "<p>WORD</p>" },
  },
  {
    title: "Vary: * says it all",
    script: { headers: { ...html, vary: "*" }, body: "<p>word</p>" },
    question: { headers: german },
    expected: { headers: { vary: "*" }, body: "<p>WORD</p>" },
  },
  {
    title: "a page without a charset that is UTF-8 is said to be",
    script: { headers: { "content-type": "text/html" }, body: '<meta charset="latin1"><p>word</p>' },
    question: { headers: german },
    expected: {
      headers: { "content-type": "text/html; charset=utf-8" },
      body: '<meta charset="latin1"><p>WORD</p>',
    },
  },
  {
    title: "bytes that are no UTF-8 go out as they came",
    script: { headers: html, body: Buffer.from("<p>caf\u00e9</p>", "latin1") },
    question: { headers: german },
    expected: { headers: untouched, body: Buffer.from("<p>caf\u00e9</p>", "latin1") },
  },
  {
    title: "bytes that turn out to be no UTF-8 go out as they came, behind what was localized",
    script: { headers: html, body: ["<p>one</p>", Buffer.from([0x3c, 0x70, 0x3e, 0xff, 0xfe]), "<p>two</p>"] },
    question: { headers: german },
    expected: {
      body: Buffer.concat([Buffer.from("<p>ONE</p><p>"), Buffer.from([0xff, 0xfe]), Buffer.from("<p>two</p>")]),
    },
  },
  ...passing([
    ["no content", { status: 204, headers: {}, body: "" }, ""],
    ["a part", { status: 206, headers: { ...html, "content-range": "bytes 0-3/9" }, body: "<p>w" }, "<p>w"],
    ["a redirect", { status: 302, headers: { ...html, location: "/" }, body: "<p>word</p>" }, "<p>word</p>"],
    ["plain text", { headers: { "content-type": "text/plain" }, body: "word" }, "word"],
    ["XHTML", { headers: { "content-type": "application/xhtml+xml" }, body: "<p>word</p>" }, "<p>word</p>"],
    ["another charset", { headers: { "content-type": "text/html; charset=latin1" }, body: "<p>a</p>" }, "<p>a</p>"],
    [
      "an event stream",
      { headers: { "content-type": "text/event-stream" }, body: ["data: word\n\n"] },
      "data: word\n\n",
    ],
    ["a download", { headers: { ...html, "content-disposition": "attachment" }, body: "<p>word</p>" }, "<p>word</p>"],
    ["what must not change", { headers: { ...html, "cache-control": "no-transform" }, body: "<p>a</p>" }, "<p>a</p>"],
    ["what is encoded", { headers: { ...html, "content-encoding": "gzip" }, body: gzipSync("<p>a</p>") }, "<p>a</p>"],
  ]),
  {
    title: "an answer in another language than the application's goes out as it is",
    script: { headers: { ...html, "content-language": "fr" }, body: "<p>mot</p>" },
    question: { headers: german },
    expected: { headers: { "content-language": "fr", vary: "Accept-Language" }, body: "<p>mot</p>" },
  },
];

/** Answers that go out untouched, whoever reads them, and so do not vary. */
function passing(scripts: readonly (readonly [string, Script, string])[]): Rule[] {
  return scripts.map(([what, script, body]) => ({
    title: `${what} goes out as it is`,
    script,
    question: { headers: german },
    expected: { status: script.status, headers: { ...untouched, vary: null }, body },
  }));
}
