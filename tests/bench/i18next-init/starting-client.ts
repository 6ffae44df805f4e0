/**
 * The starts that the benchmark compares, in a process of its own, in turns against the server of its first argument; as
 * many rounds as its second says. Sends the milliseconds of each.
 */
import { DragomanBackend } from "@dragoman/i18next/browser";
import i18next, { type BackendModule, type InitOptions, type Resource } from "i18next";
import HttpBackend from "i18next-http-backend";
import MultiloadAdapter from "i18next-multiload-backend-adapter";
import { keysPerNamespace, languages, namespaces, type StartName, type Starts, startNames } from "./locales.ts";

const [url = "", rounds = "1"] = process.argv.slice(2);
const warmUps = 2;

const common: InitOptions = { lng: "de", preload: languages, ns: namespaces, fallbackLng: false };

/** Each starts an i18next of its own and gives it when all is there. */
const starts: Readonly<Record<StartName, () => Promise<typeof i18next>>> = {
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

const taken: Record<StartName, number[]> = {
  "one fetch by hand": [],
  "the least a backend takes": [],
  "@dragoman/i18next": [],
  "i18next-http-backend": [],
  "multiload adapter": [],
};
for (let round = 0; round < warmUps + Number(rounds); round++) {
  for (const name of startNames) {
    const began = performance.now();
    const instance = await starts[name]();
    const milliseconds = performance.now() - began;
    expectWhole(name, instance);
    if (round >= warmUps) taken[name].push(milliseconds);
  }
}
const sent: Starts = taken;
process.send?.(sent, () => process.disconnect());

/** A start that loaded less would be a faster one. */
function expectWhole(name: string, instance: typeof i18next): void {
  for (const language of languages) {
    for (const namespace of namespaces) {
      const keys = Object.keys(instance.getResourceBundle(language, namespace) ?? {}).length;
      if (keys < keysPerNamespace) throw new Error(`${name}: ${keys} keys in ${language} ${namespace}.`);
    }
  }
}
