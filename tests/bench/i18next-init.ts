/**
 * What starting i18next takes with 50 namespaces of 100 keys in two languages, once everything is translated: the
 * backend of pages, beside one `fetch` of the same resources by hand, i18next-http-backend, and the multiload adapter
 * above it, all with their defaults, in turns against one server in a process of its own. What a backend takes at least,
 * one `fetch` and i18next's own work for each namespace, is measured too: no backend can be faster.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { DragomanBackend } from "@dragoman/i18next/browser";
import i18next, { type BackendModule, type InitOptions, type Resource } from "i18next";
import HttpBackend from "i18next-http-backend";
import MultiloadAdapter from "i18next-multiload-backend-adapter";
import { type Cold, keysPerNamespace, languages, namespaces } from "./i18next-init/locales.ts";

const rounds = Number(process.env["BENCH_ROUNDS"] ?? 15);
const goals = { byHand: 3, rival: 5 } as const;

const server = fork(new URL("i18next-init/locale-server.ts", import.meta.url), {
  execArgv: ["--conditions=@dragoman/source"],
});
const [served] = await once(server, "message");
const { url, cold }: { readonly url: string; readonly cold: readonly Cold[] } = served;

const common: InitOptions = { lng: "de", preload: languages, ns: namespaces, fallbackLng: false };

/** Each starts an i18next of its own and gives it when all is there. */
const starts: Readonly<Record<string, () => Promise<typeof i18next>>> = {
  "one fetch by hand": async () => {
    const resources: Resource = JSON.parse(await (await fetch(`${url}/all.json`)).text());
    const instance = i18next.createInstance();
    await instance.init({ ...common, resources });
    return instance;
  },
  "the least a backend takes": async () => {
    const instance = i18next.createInstance();
    const all = fetch(`${url}/all.json`).then(async (response): Promise<Resource> => JSON.parse(await response.text()));
    const read: BackendModule["read"] = (language, namespace, callback) => {
      all.then((resources) => callback(null, resources[language]?.[namespace] ?? false));
    };
    await instance.use({ type: "backend", init: () => {}, read } satisfies BackendModule).init(common);
    return instance;
  },
  "@dragoman/i18next": async () => {
    const instance = i18next.createInstance();
    await instance.use(DragomanBackend).init({ ...common, backend: { path: `${url}/locales` } });
    return instance;
  },
  "i18next-http-backend": async () => {
    const instance = i18next.createInstance();
    await instance.use(HttpBackend).init({ ...common, backend: { loadPath: `${url}/files/{{lng}}/{{ns}}.json` } });
    return instance;
  },
  "multiload adapter": async () => {
    const instance = i18next.createInstance();
    const backendOption = { loadPath: `${url}/multi/{{lng}}/{{ns}}`, allowMultiLoading: true };
    await instance.use(MultiloadAdapter).init({ ...common, backend: { backend: HttpBackend, backendOption } });
    return instance;
  },
};

const taken = new Map<string, number[]>(Object.keys(starts).map((name) => [name, []]));
for (let round = 0; round < rounds + 2; round++) {
  for (const [name, start] of Object.entries(starts)) {
    const began = performance.now();
    const instance = await start();
    const milliseconds = performance.now() - began;
    expectWhole(name, instance);
    if (round >= 2) taken.get(name)?.push(milliseconds);
  }
}
server.disconnect();

for (const { language, requests, texts, bytes } of cold) {
  const most = Math.ceil(bytes / (128 * 1024)) + Math.ceil(texts / 50);
  console.log(`cold, ${language}: ${requests} requests for ${texts} texts; goal: ${most} or less`);
  if (requests > most) process.exitCode = 1;
}
const ours = taken.get("@dragoman/i18next") ?? [];
for (const [name, times] of taken) console.log(`${name.padEnd(25)} ${median(times).toFixed(1)} ms`);
report(
  "as one fetch by hand",
  ratioTo("one fetch by hand", (own, other) => own / other),
  { most: goals.byHand },
);
console.log(
  `${ratioTo("the least a backend takes", (own, other) => own / other).toFixed(2)} times the least a backend takes`,
);
report(
  "faster than i18next-http-backend",
  ratioTo("i18next-http-backend", (own, other) => other / own),
  { least: goals.rival },
);
report(
  "faster than the multiload adapter",
  ratioTo("multiload adapter", (own, other) => other / own),
  { least: goals.rival },
);

function ratioTo(name: string, ratio: (own: number, other: number) => number): number {
  const others = taken.get(name) ?? [];
  return median(ours.map((own, round) => ratio(own, others[round] ?? Number.NaN)));
}

function report(
  what: string,
  value: number,
  { most = Number.POSITIVE_INFINITY, least = 0 }: { readonly most?: number; readonly least?: number },
): void {
  const goal = least > 0 ? `${least} or more` : `${most} or less`;
  console.log(`${value.toFixed(2)} times ${what}; goal: ${goal}`);
  if (value > most || value < least) process.exitCode = 1;
}

/** A start that loaded less would be a faster one. */
function expectWhole(name: string, instance: typeof i18next): void {
  for (const language of languages) {
    for (const namespace of namespaces) {
      const keys = Object.keys(instance.getResourceBundle(language, namespace) ?? {}).length;
      if (keys < keysPerNamespace) throw new Error(`${name}: ${keys} keys in ${language} ${namespace}.`);
    }
  }
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
