import { resolve } from "node:path";
import { parseArgs } from "node:util";
import type { EngineName } from "@dragoman/engines";
import { type KeySetting, parseKeySetting } from "./accounts/key-setting.ts";
import { errorCode } from "./error-code.ts";
import {
  choiceSetting,
  flagSetting,
  isAddressRange,
  isLoopback,
  listSetting,
  portSetting,
  SettingsError,
  urlSetting,
  wholeNumberSetting,
} from "./setting-values.ts";
import { type SettingName, settingFlags, settingRows } from "./settings-table.ts";

const logLevels = ["silent", "fatal", "error", "warn", "info", "debug", "trace"] as const;
const downloadChoices = ["on", "ask", "off"] as const;
const detectors = ["small", "medium", "large"] as const;
const servedEngines = [
  "phrasebook",
  "bergamot",
  "interface-model",
  "apertium",
  "openai",
  "scripted",
  "pseudo",
] as const satisfies EngineName[];
export type ServedEngine = (typeof servedEngines)[number];

const defaultEngines = ["phrasebook", "bergamot", "interface-model", "apertium"] as const satisfies ServedEngine[];

/** UTF-16 units, which are a byte or two: more would not fit beside the rest into the memory that Node takes. */
const mostRemembered = 500_000_000;

/** Everything the service can be told, checked. `settings-table.ts` says what each means. */
export interface Settings {
  readonly host: string;
  readonly port: number;
  readonly publicUrl: string | undefined;
  /** A folder, or `memory`. */
  readonly data: string;
  readonly databaseUrl: string | undefined;
  readonly engines: readonly ServedEngine[];
  /** `given`: the engines were named, and are asked in that order. `measured`: where one was measured to be better, first that one. */
  readonly engineOrder: "given" | "measured";
  readonly models: string;
  readonly downloads: (typeof downloadChoices)[number];
  /** Where the models of the engine `interface-model` lie; `undefined`: in their package. */
  readonly interfaceModels: string | undefined;
  /** Of the longest text that the engine `interface-model` answers; `undefined`: as was measured for each direction. */
  readonly interfaceWords: number | undefined;
  /** In percent. */
  readonly interfaceCertainty: number | undefined;
  readonly detector: (typeof detectors)[number];
  /** UTF-16 units of texts that came twice and of their translations; 0: none is remembered. */
  readonly remembered: number;
  readonly keys: readonly KeySetting[];
  readonly aliases: readonly string[];
  /** Of the engine `openai`, which needs the address and the model. */
  readonly openaiUrl: string | undefined;
  readonly openaiKey: string | undefined;
  readonly openaiModel: string | undefined;
  readonly script: string | undefined;
  readonly origins: readonly string[];
  /** `false`, `true`, or the addresses of the proxies to trust. */
  readonly trustProxy: boolean | readonly string[];
  readonly log: (typeof logLevels)[number];
  readonly metricsPort: number | undefined;
  readonly test: boolean;
}

/**
 * The settings of this process, from its flags and its environment; a flag wins.
 * @throws SettingsError naming the setting and what to write instead.
 */
export function readSettings(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Settings {
  const flags = readFlags(args);
  const value = (name: SettingName): string | undefined => {
    const given = flags.get(name) ?? environment[name];
    return given === undefined || given.trim() === "" ? undefined : given.trim();
  };
  refuseWhatIsNotBuilt(value);
  const data = value("DRAGOMAN_DATA") ?? "./.dragoman";
  const inMemory = data === "memory";
  const engines = value("DRAGOMAN_ENGINES");
  const interfaceModels = value("DRAGOMAN_INTERFACE_MODELS");
  return checkSettings({
    host: value("DRAGOMAN_HOST") ?? "127.0.0.1",
    port: portSetting("DRAGOMAN_PORT", value("DRAGOMAN_PORT")) ?? 4100,
    publicUrl: urlSetting("DRAGOMAN_PUBLIC_URL", value("DRAGOMAN_PUBLIC_URL"), ["http:", "https:"]),
    data: inMemory ? data : resolve(data),
    databaseUrl: urlSetting("DRAGOMAN_DATABASE_URL", value("DRAGOMAN_DATABASE_URL"), ["postgres:", "postgresql:"]),
    engines: engines === undefined ? defaultEngines : readEngines(engines),
    engineOrder: engines === undefined ? "measured" : "given",
    models: resolve(value("DRAGOMAN_MODELS") ?? (inMemory ? "./.dragoman/models" : `${data}/models`)),
    downloads: choiceSetting("DRAGOMAN_DOWNLOADS", value("DRAGOMAN_DOWNLOADS") ?? "ask", downloadChoices),
    interfaceModels: interfaceModels === undefined ? undefined : resolve(interfaceModels),
    interfaceWords: wholeNumberSetting("DRAGOMAN_INTERFACE_WORDS", value("DRAGOMAN_INTERFACE_WORDS"), 1, 10_000),
    interfaceCertainty: wholeNumberSetting(
      "DRAGOMAN_INTERFACE_CERTAINTY",
      value("DRAGOMAN_INTERFACE_CERTAINTY"),
      0,
      100,
    ),
    detector: choiceSetting("DRAGOMAN_DETECTOR", value("DRAGOMAN_DETECTOR") ?? "medium", detectors),
    remembered: wholeNumberSetting("DRAGOMAN_REMEMBERED", value("DRAGOMAN_REMEMBERED"), 0, mostRemembered) ?? 8_000_000,
    keys: parseKeySetting(value("DRAGOMAN_KEYS") ?? ""),
    aliases: readAliases(value("DRAGOMAN_ALIASES") ?? "DeepL"),
    openaiUrl: readOpenAiUrl(value("DRAGOMAN_OPENAI_URL")),
    openaiKey: readOpenAiKey(value("DRAGOMAN_OPENAI_KEY")),
    openaiModel: value("DRAGOMAN_OPENAI_MODEL"),
    script: value("DRAGOMAN_SCRIPT"),
    origins: listSetting(value("DRAGOMAN_ORIGINS") ?? "none")
      .filter((origin) => origin !== "none")
      .map(readOrigin),
    trustProxy: readTrustProxy(value("DRAGOMAN_TRUST_PROXY") ?? "off"),
    log: choiceSetting("DRAGOMAN_LOG", value("DRAGOMAN_LOG") ?? "info", logLevels),
    metricsPort: portSetting("DRAGOMAN_METRICS_PORT", value("DRAGOMAN_METRICS_PORT")),
    test: flagSetting("DRAGOMAN_TEST", value("DRAGOMAN_TEST") ?? "off"),
  });
}

/** Types bind no program that reads its settings from a file. */
function checkValues({ engines, log, downloads, detector, keys, ...settings }: Settings): void {
  if (engines.length === 0) {
    throw new SettingsError("DRAGOMAN_ENGINES", `must name one at least of ${servedEngines.join(", ")}`);
  }
  for (const engine of engines) choiceSetting("DRAGOMAN_ENGINES", engine, servedEngines);
  choiceSetting("DRAGOMAN_LOG", log, logLevels);
  choiceSetting("DRAGOMAN_DOWNLOADS", downloads, downloadChoices);
  choiceSetting("DRAGOMAN_DETECTOR", detector, detectors);
  wholeNumberSetting("DRAGOMAN_REMEMBERED", String(settings.remembered), 0, mostRemembered);
  portSetting("DRAGOMAN_PORT", String(settings.port));
  if (settings.metricsPort !== undefined) portSetting("DRAGOMAN_METRICS_PORT", String(settings.metricsPort));
  for (const [index, key] of keys.entries()) {
    const { label, secret } = Object(key);
    if (typeof label === "string" && typeof secret === "string" && label !== "" && secret !== "") continue;
    throw new SettingsError("DRAGOMAN_KEYS", `entry ${index + 1} must be an object with label and secret`);
  }
}

/** The defaults, with what a program sets itself. */
export function completeSettings(given: Partial<Settings>): Settings {
  const models = given.data !== undefined && given.data !== "memory" ? resolve(given.data, "models") : undefined;
  return checkSettings({
    ...readSettings([], {}),
    ...(models !== undefined && { models }),
    ...(given.engines !== undefined && { engineOrder: "given" }),
    ...given,
  });
}

/** What no single setting can see, the ones that must fit each other; and what a program's own values may get wrong. */
function checkSettings(settings: Settings): Settings {
  checkValues(settings);
  if (settings.test && !isLoopback(settings.host)) {
    throw new SettingsError(
      "DRAGOMAN_TEST",
      "lets any key in, so it needs a loopback host; set DRAGOMAN_HOST=127.0.0.1",
    );
  }
  if (settings.metricsPort !== undefined && settings.metricsPort !== 0 && settings.metricsPort === settings.port) {
    throw new SettingsError("DRAGOMAN_METRICS_PORT", "must differ from DRAGOMAN_PORT");
  }
  if (settings.engines.includes("openai")) {
    const why = "when DRAGOMAN_ENGINES names openai";
    if (settings.openaiUrl === undefined) {
      throw new SettingsError("DRAGOMAN_OPENAI_URL", `must be set ${why}, for example to http://127.0.0.1:11434/v1`);
    }
    if (settings.openaiModel === undefined) {
      throw new SettingsError("DRAGOMAN_OPENAI_MODEL", `must name a model of the server ${why}`);
    }
  }
  return settings;
}

function readFlags(args: readonly string[]): ReadonlyMap<SettingName, string> {
  const options = Object.fromEntries(settingRows.map(({ flag }) => [flag, { type: "string" as const }]));
  try {
    const { values } = parseArgs({ args: [...args], options, strict: true, allowPositionals: false });
    const found = new Map<SettingName, string>();
    for (const [flag, given] of Object.entries(values)) {
      const name = settingFlags.get(flag);
      if (name !== undefined && typeof given === "string") found.set(name, given);
    }
    return found;
  } catch (error) {
    throw new SettingsError("command line", `${misreadFlags(error)}; --help lists every flag`);
  }
}

function misreadFlags(error: unknown): string {
  if (!(error instanceof Error)) return "is not understood";
  // Node's own message repeats the argument, which may be the second of two keys.
  if (errorCode(error) === "ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL") {
    return "holds a value without a flag; put a value that has spaces between quotes";
  }
  return error.message.split(/\.\s/)[0] ?? "";
}

function refuseWhatIsNotBuilt(value: (name: SettingName) => string | undefined): void {
  for (const row of settingRows) {
    if ("notBuilt" in row && value(row.environment) !== undefined) {
      throw new SettingsError(row.environment, "is for an engine that this version does not have yet; leave it unset");
    }
  }
}

function readEngines(list: string): readonly ServedEngine[] {
  const names = listSetting(list).map((name) => {
    if (name === "upstream") {
      throw new SettingsError("DRAGOMAN_ENGINES", `names ${name}, which this version does not have yet; leave it out`);
    }
    return choiceSetting("DRAGOMAN_ENGINES", name, servedEngines);
  });
  if (names.length === 0) throw new SettingsError("DRAGOMAN_ENGINES", "must name one engine or more");
  if (new Set(names).size < names.length) throw new SettingsError("DRAGOMAN_ENGINES", "must name each engine once");
  return names;
}

function readAliases(list: string): readonly string[] {
  return listSetting(list)
    .filter((alias) => alias !== "none")
    .map((alias) => {
      if (!/^[A-Za-z][A-Za-z0-9]*$/.test(alias)) {
        throw new SettingsError(
          "DRAGOMAN_ALIASES",
          "must be brand names of letters and digits, separated by commas, or none",
        );
      }
      return alias;
    });
}

function readOpenAiUrl(value: string | undefined): string | undefined {
  const url = urlSetting("DRAGOMAN_OPENAI_URL", value, ["http:", "https:"]);
  if (url === undefined) return undefined;
  const { username, password } = new URL(url);
  if (username !== "" || password !== "") {
    throw new SettingsError(
      "DRAGOMAN_OPENAI_URL",
      "must have no user and password; a key goes into DRAGOMAN_OPENAI_KEY",
    );
  }
  return url;
}

/** It is sent in a header. */
function readOpenAiKey(value: string | undefined): string | undefined {
  if (value === undefined || /^[\x21-\x7e]+$/.test(value)) return value;
  throw new SettingsError("DRAGOMAN_OPENAI_KEY", "must be of printable ASCII characters without spaces");
}

function readOrigin(origin: string): string {
  const url = URL.canParse(origin) ? new URL(origin) : undefined;
  if (url === undefined || url.origin !== origin) {
    throw new SettingsError("DRAGOMAN_ORIGINS", "must be origins such as https://app.example, without a path, or none");
  }
  return origin;
}

function readTrustProxy(value: string): boolean | readonly string[] {
  if (value === "on" || value === "off") return value === "on";
  return listSetting(value).map((address) => {
    if (isAddressRange(address)) return address;
    throw new SettingsError("DRAGOMAN_TRUST_PROXY", "must be on, off, or addresses such as 10.0.0.1 or 10.0.0.0/8");
  });
}
