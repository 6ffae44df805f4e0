import { readdirSync, readFileSync, statSync } from "node:fs";
import { delimiter, join } from "node:path";
import { directionKey, parseLanguageTag } from "../language.ts";
import type { Direction, LanguageTag } from "../ports.ts";

/** One installed way from a language into another. */
export interface ApertiumMode {
  /** The name of the mode's file: `eng-spa`. */
  readonly name: string;
  readonly direction: Direction;
  /** The pipeline as a command of the shell, answering block by block. */
  readonly command: string;
  /** The same, with word-bound blanks carried through. Needs the programs of `carriesBlanks`. */
  readonly markedCommand: string;
}

export interface ModeFolder {
  current(): ReadonlyMap<string, ApertiumMode>;
  /** Another whenever the folder was read again. */
  revision(): number;
}

/** Programs of Apertium that flush at NUL when started with `-z`; a mode with another program cannot be kept warm. */
const flushing: ReadonlySet<string> = new Set([
  "lt-proc",
  "apertium-tagger",
  "apertium-pretransfer",
  "apertium-posttransfer",
  "apertium-transfer",
  "apertium-interchunk",
  "apertium-postchunk",
  "apertium-anaphora",
  "lrx-proc",
  "lsx-proc",
  "rtx-proc",
  "cg-proc",
  "hfst-proc",
]);

/**
 * What is installed in a folder of modes, by direction, read again when the folder has changed.
 * A folder that is absent or cannot be read holds nothing, and so does a file: packages come and go while this runs.
 */
export function createModeFolder(folder: string): ModeFolder {
  let revision = 0;
  let readAt: number | undefined;
  let modes: ReadonlyMap<string, ApertiumMode> = new Map();
  return {
    current() {
      const changedAt = readable(() => statSync(folder).mtimeMs);
      if (changedAt !== readAt) {
        modes = changedAt === undefined ? new Map() : readModes(folder);
        readAt = changedAt;
        revision += 1;
      }
      return modes;
    },
    revision() {
      this.current();
      return revision;
    },
  };
}

function readModes(folder: string): ReadonlyMap<string, ApertiumMode> {
  const modes = new Map<string, ApertiumMode>();
  const names = readable(() => readdirSync(folder))?.filter((file) => file.endsWith(".mode")) ?? [];
  for (const name of names.map((file) => file.slice(0, -".mode".length)).sort()) {
    const directions = directionsOfMode(name);
    if (directions.length === 0) continue;
    const file = join(folder, `${name}.mode`);
    const line = readable(() => readFileSync(file, "utf8"));
    const command = line === undefined ? undefined : warmCommand(line);
    const markedCommand = markedCommandFor(file);
    if (command === undefined) continue;
    for (const direction of directions) {
      const key = directionKey(direction);
      if (!modes.has(key)) modes.set(key, { name, direction, command, markedCommand });
    }
  }
  return modes;
}

function readable<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/**
 * The directions of a mode by its name: `spa-eng_US` goes from `es` into `en-US`. Only direct modes count; those with
 * a further part in their name (`eco-es-fr`, `spa-cat_valencia`) are other shapes of one that is there.
 */
export function directionsOfMode(name: string): readonly Direction[] {
  const match = /^([a-z]{2,3})-([a-z]{2,3})(?:_([A-Z]{2}))?$/.exec(name);
  const [, source, target, region] = match ?? [];
  if (source === undefined || target === undefined) return [];
  const into = target === "hbs" ? serboCroatian(region) : parseLanguageTag(region ? `${target}-${region}` : target);
  const from = source === "hbs" ? [parseLanguageTag("hr"), parseLanguageTag("bs")] : [parseLanguageTag(source)];
  return from.flatMap((tag) => (tag && into && tag !== into ? [{ source: tag, target: into }] : []));
}

/** Apertium has one Serbo-Croatian, in Latin script, and three ways to write it out. */
function serboCroatian(region: string | undefined): LanguageTag | undefined {
  const tags: Readonly<Record<string, string>> = { HR: "hr", BS: "bs", SR: "sr-Latn" };
  const tag = region === undefined ? undefined : tags[region];
  return tag === undefined ? undefined : parseLanguageTag(tag);
}

/**
 * A mode's line for a pipeline that stays: `$1` becomes `-n` (unknown words come without a mark), `$2` nothing, and
 * every program flushes at NUL.
 * @returns `undefined` when a program of the line is not known to do so.
 */
export function warmCommand(line: string): string | undefined {
  const programs = line.trim().split("|");
  const warm = programs.map((program) => {
    const [, name, rest] = /^\s*([^\s'"]+)([\s\S]*)$/.exec(program) ?? [];
    if (name === undefined || rest === undefined || !flushing.has(name)) return undefined;
    return `${name} -z${rest.replaceAll("$1", "-n").replaceAll("$2", "")}`.trim();
  });
  return warm.every((program) => program !== undefined) ? warm.join(" | ") : undefined;
}

/** Apertium's own program puts the others into a mode's pipeline; `$1` and `$2` are as in `warmCommand`. */
function markedCommandFor(file: string): string {
  const quoted = `'${file.replaceAll("'", "'\\''")}'`;
  return `set -- -n ""; eval "$(apertium-wblank-mode -z ${quoted} </dev/null)"`;
}

/** Whether the programs for word-bound blanks are installed: they came with Apertium 3.8. */
export function carriesBlanks(): boolean {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  return ["apertium-wblank-mode", "apertium-wblank-attach", "apertium-wblank-detach"].every((program) =>
    folders.some((folder) => readable(() => statSync(join(folder, program))) !== undefined),
  );
}
