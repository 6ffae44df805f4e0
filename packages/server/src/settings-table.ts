/** One line of the settings table: what it is called, what it is when unset, and what it does. */
interface SettingRow {
  readonly environment: `DRAGOMAN_${string}`;
  readonly flag: string;
  /** As it is printed; empty where there is none. */
  readonly fallback: string;
  readonly meaning: string;
  /** For an engine that is not there yet: setting it is refused. */
  readonly notBuilt?: true;
}

export const settingRows = [
  { environment: "DRAGOMAN_HOST", flag: "host", fallback: "127.0.0.1", meaning: "address to listen on" },
  { environment: "DRAGOMAN_PORT", flag: "port", fallback: "4100", meaning: "port to listen on; 0 takes a free one" },
  {
    environment: "DRAGOMAN_PUBLIC_URL",
    flag: "public-url",
    fallback: "from host and port",
    meaning: "address that the outside knows the service by",
  },
  {
    environment: "DRAGOMAN_DATA",
    flag: "data",
    fallback: "./.dragoman",
    meaning: "folder of the embedded database; memory keeps nothing",
  },
  {
    environment: "DRAGOMAN_DATABASE_URL",
    flag: "database-url",
    fallback: "",
    meaning: "a PostgreSQL address, used instead of the embedded database",
  },
  {
    environment: "DRAGOMAN_ENGINES",
    flag: "engines",
    fallback: "phrasebook,bergamot,interface-model,apertium",
    meaning: "the engines to ask, in order: phrasebook, bergamot, interface-model, apertium, openai, scripted, pseudo",
  },
  {
    environment: "DRAGOMAN_MODELS",
    flag: "models",
    fallback: "$DRAGOMAN_DATA/models",
    meaning: "folder where engines keep models",
  },
  {
    environment: "DRAGOMAN_DOWNLOADS",
    flag: "downloads",
    fallback: "ask",
    meaning: "on: engines fetch the models a request needs; ask: offered, never fetched unasked; off",
  },
  {
    environment: "DRAGOMAN_INTERFACE_MODELS",
    flag: "interface-models",
    fallback: "those of @dragoman/model-interface",
    meaning: "folder with the models of the engine interface-model",
  },
  {
    environment: "DRAGOMAN_INTERFACE_WORDS",
    flag: "interface-words",
    fallback: "by direction, 60 at most",
    meaning: "words of the longest text that interface-model answers; longer ones go on to the next engine",
  },
  {
    environment: "DRAGOMAN_INTERFACE_CERTAINTY",
    flag: "interface-certainty",
    fallback: "by direction, else 50",
    meaning: "percent of certainty below which interface-model declines; 0 lets every answer pass",
  },
  {
    environment: "DRAGOMAN_DETECTOR",
    flag: "detector",
    fallback: "medium",
    meaning: "data of the language detector: small, medium or large",
  },
  {
    environment: "DRAGOMAN_REMEMBERED",
    flag: "remembered",
    fallback: "8000000",
    meaning: "characters, in memory, of texts that came twice and of their translations; 0 remembers none",
  },
  {
    environment: "DRAGOMAN_KEYS",
    flag: "keys",
    fallback: "one, made and printed on first start",
    meaning: "keys as label=key;plan=pro;beta=detect,customizations, separated by spaces",
  },
  {
    environment: "DRAGOMAN_ALIASES",
    flag: "aliases",
    fallback: "DeepL",
    meaning: "other brand names in headers that are answered to, or none",
  },
  {
    environment: "DRAGOMAN_OPENAI_URL",
    flag: "openai-url",
    fallback: "",
    meaning: "for the engine openai: address of a server that speaks OpenAI's chat completions",
  },
  {
    environment: "DRAGOMAN_OPENAI_KEY",
    flag: "openai-key",
    fallback: "",
    meaning: "the key of that server, where it wants one",
  },
  {
    environment: "DRAGOMAN_OPENAI_MODEL",
    flag: "openai-model",
    fallback: "",
    meaning: "the model that it is asked for, by its name there",
  },
  {
    environment: "DRAGOMAN_UPSTREAM_URL",
    flag: "upstream-url",
    fallback: "",
    meaning: "not built yet",
    notBuilt: true,
  },
  {
    environment: "DRAGOMAN_UPSTREAM_KEY",
    flag: "upstream-key",
    fallback: "",
    meaning: "not built yet",
    notBuilt: true,
  },
  {
    environment: "DRAGOMAN_SCRIPT",
    flag: "script",
    fallback: "",
    meaning: "TMX or JSON file that the engine scripted answers from",
  },
  {
    environment: "DRAGOMAN_ORIGINS",
    flag: "origins",
    fallback: "none",
    meaning: "origins that get CORS headers, separated by commas",
  },
  {
    environment: "DRAGOMAN_TRUST_PROXY",
    flag: "trust-proxy",
    fallback: "off",
    meaning: "on, off, or the addresses of the proxies whose X-Forwarded headers count",
  },
  {
    environment: "DRAGOMAN_LOG",
    flag: "log",
    fallback: "info",
    meaning: "silent, fatal, error, warn, info, debug (one line a request) or trace",
  },
  {
    environment: "DRAGOMAN_METRICS_PORT",
    flag: "metrics-port",
    fallback: "",
    meaning: "port for metrics and health; unset, they are open on loopback",
  },
  {
    environment: "DRAGOMAN_TEST",
    flag: "test",
    fallback: "off",
    meaning: "on: any key but an empty one or invalid opens a fresh account; loopback only",
  },
] as const satisfies readonly SettingRow[];

export type SettingName = (typeof settingRows)[number]["environment"];

export const settingFlags: ReadonlyMap<string, SettingName> = new Map(
  settingRows.map(({ flag, environment }) => [flag, environment]),
);

/** What `--help` prints. */
export function settingsHelp(): string {
  const rows = settingRows.filter((row) => !("notBuilt" in row));
  const flags = widest(rows.map(({ flag }) => flag));
  const variables = widest(rows.map(({ environment }) => environment));
  const lines = rows.map(({ flag, environment, fallback, meaning }) => {
    const named = `  --${flag.padEnd(flags)} ${environment.padEnd(variables)} `;
    return `${named}${meaning}${fallback === "" ? "" : ` (${fallback})`}`;
  });
  return ["Settings, as flags or in the environment; a flag wins:", "", ...lines, ""].join("\n");
}

function widest(texts: readonly string[]): number {
  return Math.max(...texts.map(({ length }) => length));
}
