/**
 * What it costs to find a request's locale: ours beside the middleware of i18next, and beside what Express has itself
 * (negotiator). The same headers and locales in the same process, best of five rounds.
 *
 *     node --conditions=@dragoman/source bench/locale-detection.ts
 */
import express from "express";
import { createInstance } from "i18next";
import { handle, LanguageDetector } from "i18next-http-middleware";
import { createLocaleDetector } from "../src/locale/locale-detector.ts";

const locales = ["en", "en-GB", "de", "de-CH", "pt-BR", "pt-PT", "zh-Hans", "zh-Hant", "es-419", "sr-Latn", "he"];

const languages = "de pt zh es sr he fr pl ja nl sv it cs da fi uk tr ko ar hi".split(" ");
const regions = "DE AT CH BR PT TW CN HK MX AR US GB AU IL RS".split(" ");
const cookies = "session=8f14e45fceea167a5a36dedd4bea2543; theme=dark; consent=1; _ga=GA1.2.1234567890.1700000000";

const { detect } = createLocaleDetector({ sourceLanguage: "en", locales });
const middleware = await i18nextMiddleware();

const oneHeader = ["pt-PT,pt;q=0.9,en-US;q=0.8,en;q=0.7,es;q=0.6"];
compare("one header", oneHeader, 20_000);
compare("300 headers in turn", browsers(300), 20_000);
compare("5,000 headers in turn, more than are remembered", browsers(5000), 20_000);

const manyRanges = (start: number) =>
  Array.from({ length: 5000 }, (_, index) => `${languages[(start + index) % languages.length]}-x-${start}${index}`)
    .join(",")
    .slice(0, 60_000);
const attacks = Array.from({ length: 40 }, (_, start) => manyRanges(start));
compare("a header of 60 kB, each time another", attacks, 40);

function compare(what: string, headers: readonly string[], requests: number): void {
  const rounds = Array.from({ length: 5 }, () => ({
    ours: timed(headers, requests, askOurs),
    i18next: timed(headers, Math.min(requests, 2000), askI18next),
    negotiator: timed(headers, Math.min(requests, 2000), askNegotiator),
  }));
  const best = (name: "ours" | "i18next" | "negotiator") => Math.min(...rounds.map((round) => round[name]));
  const [ours, i18next, negotiator] = [best("ours"), best("i18next"), best("negotiator")];
  const rival = (name: string, milliseconds: number) =>
    `${name} ${shown(milliseconds)}, ${(milliseconds / ours).toFixed(1)} times as much`;
  console.log(`${what}: ours ${shown(ours)}; ${rival("i18next", i18next)}; ${rival("negotiator", negotiator)}`);
}

function shown(milliseconds: number): string {
  return milliseconds < 0.1 ? `${(milliseconds * 1000).toFixed(2)} µs` : `${milliseconds.toFixed(2)} ms`;
}

/** Milliseconds for one request. */
function timed(headers: readonly string[], requests: number, ask: (header: string) => void): number {
  const start = performance.now();
  for (let one = 0; one < requests; one += 1) ask(headers[one % headers.length] ?? "");
  return (performance.now() - start) / requests;
}

function askOurs(acceptLanguage: string): void {
  detect({
    method: "GET",
    url: "/shop?page=2",
    header: (name) => (name === "accept-language" ? acceptLanguage : name === "cookie" ? cookies : undefined),
  });
}

function askI18next(acceptLanguage: string): void {
  const headers = { "accept-language": acceptLanguage, cookie: cookies };
  const request = { method: "GET", url: "/shop?page=2", query: { page: "2" }, headers };
  const sent = new Map<string, unknown>();
  const response = {
    getHeader: (name: string) => sent.get(name),
    setHeader: (name: string, value: unknown) => sent.set(name, value),
    locals: {},
  };
  Reflect.apply(middleware, undefined, [request, response, () => {}]);
}

function askNegotiator(acceptLanguage: string): void {
  const request = Object.create(express.request);
  request.headers = { "accept-language": acceptLanguage };
  request.acceptsLanguages(...locales);
}

async function i18nextMiddleware() {
  const i18next = createInstance();
  await i18next.use(LanguageDetector).init({
    fallbackLng: "en",
    supportedLngs: locales,
    resources: Object.fromEntries(locales.map((locale) => [locale, { translation: { title: "Shop" } }])),
    detection: { order: ["querystring", "cookie", "header"] },
  });
  return handle(i18next);
}

/** Different headers as browsers send them: a language with its region, without, and some others. */
function browsers(count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => {
    const pick = (step: number) => languages[(index * step + Math.floor(index / 17)) % languages.length] ?? "en";
    const region = regions[(index * 5 + Math.floor(index / 29)) % regions.length];
    const own = pick(1);
    return `${own}-${region},${own};q=0.9,${pick(3)};q=0.${8 - (index % 4)},${pick(7)}-${region};q=0.4,en;q=0.3`;
  });
}
