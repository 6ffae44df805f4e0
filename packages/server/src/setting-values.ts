import { isIP } from "node:net";

/** A setting that cannot be used. The message names it and says what to write; it never repeats a secret. */
export class SettingsError extends Error {
  override readonly name = "SettingsError";
  readonly setting: string;

  constructor(setting: string, problem: string) {
    super(`${setting} ${problem}.`);
    this.setting = setting;
  }
}

export function portSetting(name: string, value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  const port = Number(value);
  if (!/^\d{1,5}$/.test(value) || port > 65_535)
    throw new SettingsError(name, "must be a whole number from 0 to 65535");
  return port;
}

export function wholeNumberSetting(
  name: string,
  value: string | undefined,
  least: number,
  most: number,
): number | undefined {
  if (value === undefined) return undefined;
  const number = Number(value);
  if (!/^\d{1,15}$/.test(value) || number < least || number > most) {
    throw new SettingsError(name, `must be a whole number from ${least} to ${most}`);
  }
  return number;
}

/** The address as written, without a closing slash. */
export function urlSetting(name: string, value: string | undefined, protocols: readonly string[]): string | undefined {
  if (value === undefined) return undefined;
  if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol)) {
    throw new SettingsError(name, `must be an address that begins with ${protocols.map((p) => `${p}//`).join(" or ")}`);
  }
  return value.replace(/\/+$/, "");
}

export function choiceSetting<const T extends string>(name: string, value: string, choices: readonly T[]): T {
  const chosen = choices.find((choice) => choice === value);
  if (chosen === undefined) throw new SettingsError(name, `must be ${choices.join(", ")}, not "${value}"`);
  return chosen;
}

export function flagSetting(name: string, value: string): boolean {
  return choiceSetting(name, value, ["on", "off"]) === "on";
}

export function listSetting(value: string): readonly string[] {
  return value
    .split(",")
    .map((item) => item.trim())
    .filter((item) => item !== "");
}

/** Whether only this machine can reach the host (RFC 6890: 127.0.0.0/8 and ::1). */
export function isLoopback(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, "").replace(/^::ffff:/i, "");
  return bare === "localhost" || bare === "::1" || /^127(\.\d{1,3}){3}$/.test(bare);
}

/** An IP address, one with the length of its prefix (RFC 4632), or the proxy's own name for some of them. */
export function isAddressRange(text: string): boolean {
  if (text === "loopback" || text === "linklocal" || text === "uniquelocal") return true;
  const [, address = "", bits = "0"] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const family = isIP(address);
  return family !== 0 && Number(bits) <= (family === 4 ? 32 : 128);
}
