import { styleText } from "node:util";
import type { OutputStream, Terminal } from "./terminal.ts";

export type Style = Parameters<typeof styleText>[0];

/** Text in a style where the stream shows colours. */
export type Paint = (style: Style, text: string) => string;

/**
 * Colours for terminals that have them, unless `NO_COLOR` or `TERM=dumb` says otherwise; `FORCE_COLOR` has them in
 * pipes too.
 */
export function paintFor(stream: OutputStream, env: Terminal["env"]): Paint {
  return hasColours(stream, env) ? (style, text) => styleText(style, text, { validateStream: false }) : plain;
}

export function hasColours(stream: OutputStream, env: Terminal["env"]): boolean {
  if (stream.isTTY === true) return stream.hasColors?.(env) === true;
  return env["FORCE_COLOR"] !== undefined && !["", "0", "false"].includes(env["FORCE_COLOR"]) && !env["NO_COLOR"];
}

const plain: Paint = (_, text) => text;
