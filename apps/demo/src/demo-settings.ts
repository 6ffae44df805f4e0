import { settingsHelp } from "@dragoman/server";
import { DemoError } from "./demo-error.ts";

/**
 * The port of the page, from `DRAGOMAN_DEMO_PORT`: 4101 where it is not set, 0 for a free one. All other settings are
 * the service's.
 * @throws DemoError naming the setting and what it may hold.
 */
export function readDemoPort(environment: Readonly<Record<string, string | undefined>>): number {
  const given = environment["DRAGOMAN_DEMO_PORT"]?.trim() || "4101";
  const port = Number(given);
  if (!/^\d{1,5}$/.test(given) || port > 65_535) {
    throw new DemoError("DRAGOMAN_DEMO_PORT must be a whole number from 0 to 65535.");
  }
  return port;
}

/** What `--help` prints. */
export function demoHelp(): string {
  return `${settingsHelp()}\nThe demo's page has a port of its own, DRAGOMAN_DEMO_PORT (4101); 0 takes a free one.`;
}
