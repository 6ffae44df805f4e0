import { SettingsError } from "../setting-values.ts";
import type { AccountSettings } from "../storage/account-repository.ts";
import { allBetas, type Beta, type Plan, plans } from "./account.ts";

/** One entry of `DRAGOMAN_KEYS`. */
export interface KeySetting extends AccountSettings {
  readonly secret: string;
}

/**
 * Reads `label=key;plan=pro;beta=detect,customizations;characters=500000`, several separated by spaces. All after the
 * key is optional: the plan is pro, there are no betas, and nothing limits the characters of a month.
 * Throws a `SettingsError` that names the entry by its place and label, never by its key.
 */
export function parseKeySetting(text: string): KeySetting[] {
  const entries = text.split(/\s+/).filter((entry) => entry !== "");
  const settings = entries.map((entry, index) => parseEntry(entry, `entry ${index + 1}`));
  refuseRepeated(settings, "label", ({ label }) => label);
  refuseRepeated(settings, "key", ({ secret }) => secret);
  return settings;
}

function parseEntry(entry: string, place: string): KeySetting {
  const [named = "", ...options] = entry.split(";");
  const separator = named.indexOf("=");
  const label = named.slice(0, Math.max(separator, 0));
  const secret = named.slice(separator + 1);
  // Without a label the whole entry may be a key, so it is not shown.
  if (label === "") throw wrongEntry(place, "has no label; write label=key");
  const name = `${place} ("${label}")`;
  if (secret === "") throw wrongEntry(name, "has no key; write label=key");
  if (!/^[\x21-\x7e]+$/.test(secret)) {
    throw wrongEntry(name, "has a key with characters that a header cannot carry; use printable ASCII");
  }
  return { label, secret, ...parseOptions(options, name) };
}

function parseOptions(options: readonly string[], name: string): Omit<AccountSettings, "label"> {
  let plan: Plan = "pro";
  let betas: readonly Beta[] = [];
  let characterLimit: number | null = null;
  const seen = new Set<string>();
  for (const option of options.filter((text) => text !== "")) {
    const [key = "", value = ""] = option.split("=", 2);
    if (seen.has(key)) throw wrongEntry(name, `has the option ${key} twice; write one, as beta=detect,customizations`);
    seen.add(key);
    if (key === "plan") plan = parsePlan(value, name);
    else if (key === "beta") betas = parseBetas(value, name);
    else if (key === "characters") characterLimit = parseCharacters(value, name);
    else throw wrongEntry(name, "has an unknown option; the options are plan, beta and characters");
  }
  return { plan, betas, characterLimit };
}

function parsePlan(value: string, name: string): Plan {
  const plan = plans.find((known) => known === value);
  if (plan === undefined) throw wrongEntry(name, `has the plan "${value}"; the plans are ${plans.join(", ")}`);
  return plan;
}

function parseBetas(value: string, name: string): Beta[] {
  const names = value.split(",").filter((beta) => beta !== "");
  const unknown = names.find((beta) => !allBetas.some((known) => known === beta));
  if (unknown !== undefined) {
    throw wrongEntry(name, `has the beta "${unknown}"; the betas are ${allBetas.join(", ")}`);
  }
  return allBetas.filter((beta) => names.includes(beta));
}

function parseCharacters(value: string, name: string): number {
  const characters = Number(value);
  if (!/^\d+$/.test(value) || !Number.isSafeInteger(characters)) {
    throw wrongEntry(name, `has the character limit "${value}"; write a whole number, as characters=500000`);
  }
  return characters;
}

function refuseRepeated(
  settings: readonly KeySetting[],
  what: "label" | "key",
  valueIn: (setting: KeySetting) => string,
): void {
  const seen = new Map<string, number>();
  for (const [index, setting] of settings.entries()) {
    const first = seen.get(valueIn(setting));
    if (first !== undefined) {
      throw wrongEntry(
        `entry ${index + 1} ("${setting.label}")`,
        `has the same ${what} as entry ${first + 1}; give each its own`,
      );
    }
    seen.set(valueIn(setting), index);
  }
}

function wrongEntry(entry: string, problem: string): SettingsError {
  return new SettingsError("DRAGOMAN_KEYS", `${entry} ${problem}`);
}
