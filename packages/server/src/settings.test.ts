import { describe, expect, test } from "vitest";
import { SettingsError } from "./setting-values.ts";
import { completeSettings, readSettings } from "./settings.ts";
import { settingRows, settingsHelp } from "./settings-table.ts";

test("has a default for everything", () => {
  expect(readSettings([], {})).toMatchObject({
    host: "127.0.0.1",
    port: 4100,
    engines: ["phrasebook", "bergamot", "interface-model", "apertium"],
    engineOrder: "measured",
    interfaceWords: undefined,
    interfaceCertainty: undefined,
    downloads: "ask",
    detector: "medium",
    remembered: 8_000_000,
    aliases: ["DeepL"],
    keys: [],
    origins: [],
    trustProxy: false,
    log: "info",
    test: false,
  });
});

test("reads the environment, and flags before it", () => {
  const environment = { DRAGOMAN_PORT: "1", DRAGOMAN_ENGINES: "pseudo", DRAGOMAN_HOST: " ", DRAGOMAN_DATA: "/srv/d" };
  expect(readSettings(["--port", "4242", "--trust-proxy=10.0.0.1, 10.0.0.2"], environment)).toMatchObject({
    port: 4242,
    engines: ["pseudo"],
    host: "127.0.0.1",
    data: "/srv/d",
    models: "/srv/d/models",
    trustProxy: ["10.0.0.1", "10.0.0.2"],
  });
});

test("engines that are named are asked in that order", () => {
  expect(readSettings([], { DRAGOMAN_ENGINES: "apertium,interface-model" })).toMatchObject({ engineOrder: "given" });
  expect(completeSettings({ engines: ["interface-model"] })).toMatchObject({ engineOrder: "given" });
  expect(completeSettings({})).toMatchObject({ engineOrder: "measured" });
  expect(readSettings(["--interface-words", "25"], {})).toMatchObject({ interfaceWords: 25 });
  expect(readSettings(["--interface-certainty", "65"], {})).toMatchObject({ interfaceCertainty: 65 });
});

test("reads keys, origins and addresses", () => {
  const settings = readSettings([], {
    DRAGOMAN_KEYS: "app=one;plan=free;beta=detect ci=two",
    DRAGOMAN_ORIGINS: "https://a.example,http://localhost:5173",
    DRAGOMAN_PUBLIC_URL: "https://translate.example/",
    DRAGOMAN_ALIASES: "none",
  });
  expect(settings).toMatchObject({
    keys: [
      { label: "app", secret: "one", plan: "free", betas: ["detect"] },
      { label: "ci", secret: "two", plan: "pro", betas: [] },
    ],
    origins: ["https://a.example", "http://localhost:5173"],
    publicUrl: "https://translate.example",
    aliases: [],
  });
});

describe("what cannot be used is refused by name", () => {
  test.each([
    ["DRAGOMAN_PORT", "70000"],
    ["DRAGOMAN_PORT", "1e3"],
    ["DRAGOMAN_METRICS_PORT", "-1"],
    ["DRAGOMAN_METRICS_PORT", "4100"],
    ["DRAGOMAN_ENGINES", "phrasebook,google"],
    ["DRAGOMAN_ENGINES", "pseudo,pseudo"],
    ["DRAGOMAN_ENGINES", ","],
    ["DRAGOMAN_ENGINES", "upstream"],
    ["DRAGOMAN_UPSTREAM_URL", "http://127.0.0.1:8080"],
    ["DRAGOMAN_OPENAI_URL", "127.0.0.1:8080"],
    ["DRAGOMAN_OPENAI_URL", "ftp://127.0.0.1:8080"],
    ["DRAGOMAN_OPENAI_URL", "http://me:secret@127.0.0.1:8080"],
    ["DRAGOMAN_OPENAI_KEY", "two words"],
    ["DRAGOMAN_INTERFACE_WORDS", "0"],
    ["DRAGOMAN_INTERFACE_WORDS", "1e2"],
    ["DRAGOMAN_DOWNLOADS", "yes"],
    ["DRAGOMAN_DETECTOR", "huge"],
    ["DRAGOMAN_REMEMBERED", "-1"],
    ["DRAGOMAN_REMEMBERED", "8 MB"],
    ["DRAGOMAN_REMEMBERED", "500000001"],
    ["DRAGOMAN_KEYS", "secretsecretsecret"],
    ["DRAGOMAN_ALIASES", "Deep L"],
    ["DRAGOMAN_ORIGINS", "https://a.example/path"],
    ["DRAGOMAN_PUBLIC_URL", "translate.example"],
    ["DRAGOMAN_DATABASE_URL", "mysql://localhost/x"],
    ["DRAGOMAN_LOG", "loud"],
    ["DRAGOMAN_TRUST_PROXY", "yes"],
    ["DRAGOMAN_TRUST_PROXY", "10.0.0.1/33"],
    ["DRAGOMAN_TEST", "1"],
  ])("%s=%s", (name, value) => {
    expect(() => readSettings([], { [name]: value })).toThrow(SettingsError);
    expect(() => readSettings([], { [name]: value })).toThrow(name);
  });

  test("a language model's server, where its engine is named", () => {
    const [url, model] = ["http://127.0.0.1:11434/v1", "small"];
    const read = (more: object) => readSettings([], { DRAGOMAN_ENGINES: "phrasebook,openai", ...more });
    expect(() => read({ DRAGOMAN_OPENAI_MODEL: model })).toThrow(/^DRAGOMAN_OPENAI_URL must be set .*http/);
    expect(() => read({ DRAGOMAN_OPENAI_URL: url })).toThrow(/^DRAGOMAN_OPENAI_MODEL must name/);
    expect(() => completeSettings({ engines: ["openai"] })).toThrow("DRAGOMAN_OPENAI_URL");
    const settings = read({ DRAGOMAN_OPENAI_URL: `${url}/`, DRAGOMAN_OPENAI_MODEL: model });
    expect(settings).toMatchObject({ openaiUrl: url, openaiModel: model, openaiKey: undefined });
    expect(readSettings(["--openai-key", "sk-1"], {})).toMatchObject({ openaiKey: "sk-1", openaiUrl: undefined });
  });

  test("a key is never repeated in what is said of it", () => {
    expect(() => readSettings([], { DRAGOMAN_OPENAI_KEY: "very secret key" })).not.toThrow("secret");
    expect(() => readSettings([], { DRAGOMAN_OPENAI_URL: "http://me:secret@127.0.0.1" })).not.toThrow("secret");
    expect(() => readSettings([], { DRAGOMAN_KEYS: "verysecretkey" })).not.toThrow("verysecretkey");
    expect(() => readSettings([], { DRAGOMAN_KEYS: "app=verysecretkey;plan=gold" })).not.toThrow("verysecretkey");
    const unquoted = () => readSettings(["--keys", "app=one", "ci=verysecretkey"], {});
    expect(unquoted).toThrow(/command line .*quotes/);
    expect(unquoted).not.toThrow("verysecretkey");
  });

  test("the proxies to trust, by address, range or name", () => {
    const trusted = "loopback,10.0.0.1,10.0.0.0/8,fd00::/8";
    expect(readSettings([], { DRAGOMAN_TRUST_PROXY: trusted }).trustProxy).toEqual(trusted.split(","));
  });

  test.each([["--prot", "1"], ["serve"], ["--port"], ["--port", "-1"]])("%s on the command line", (...args) => {
    expect(() => readSettings(args, {})).toThrow(/^command line .*--help lists every flag\.$/);
  });

  test("test mode beyond loopback", () => {
    expect(() => readSettings([], { DRAGOMAN_TEST: "on", DRAGOMAN_HOST: "0.0.0.0" })).toThrow("DRAGOMAN_TEST");
    expect(() => completeSettings({ test: true, host: "::" })).toThrow("DRAGOMAN_TEST");
    for (const host of ["127.0.0.1", "127.1.2.3", "::1", "localhost"]) {
      expect(completeSettings({ test: true, host })).toMatchObject({ test: true });
    }
  });
});

test.each([
  ['{ "engines": ["phrasbook"] }', "DRAGOMAN_ENGINES"],
  ['{ "engines": [] }', "DRAGOMAN_ENGINES"],
  ['{ "port": 99999 }', "DRAGOMAN_PORT"],
  ['{ "port": 1.5 }', "DRAGOMAN_PORT"],
  ['{ "metricsPort": -1 }', "DRAGOMAN_METRICS_PORT"],
  ['{ "log": "loud" }', "DRAGOMAN_LOG"],
  ['{ "downloads": "yes" }', "DRAGOMAN_DOWNLOADS"],
  ['{ "detector": "huge" }', "DRAGOMAN_DETECTOR"],
  ['{ "remembered": 0.5 }', "DRAGOMAN_REMEMBERED"],
  ['{ "keys": ["s3cret"] }', "DRAGOMAN_KEYS"],
  ['{ "keys": [{ "label": "web", "secret": "" }] }', "DRAGOMAN_KEYS"],
])("a program that sets %s is told which setting is wrong", (given, setting) => {
  const complete = () => completeSettings(JSON.parse(given));
  expect(complete).toThrow(new RegExp(`^${setting} `));
  expect(complete).not.toThrow("s3cret");
});

test("models stand beside the data", () => {
  expect(completeSettings({ data: "/srv/x" }).models).toBe("/srv/x/models");
  expect(completeSettings({ data: "/srv/x", models: "/srv/m" }).models).toBe("/srv/m");
});

test("the help names every setting that there is", () => {
  for (const row of settingRows) {
    if ("notBuilt" in row) expect(settingsHelp()).not.toContain(row.environment);
    else expect(settingsHelp()).toMatch(new RegExp(`--${row.flag} +${row.environment} `));
  }
});
