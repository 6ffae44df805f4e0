import { basename, extname } from "node:path";
import sanitize from "sanitize-filename";
import { Refusal } from "../refusal.ts";
import { printable } from "../terminal/printable.ts";

/** In the name of a part: which part it is, and how manieth. */
const places = /\{(part|number)\}/g;

/** Bytes of a part's own name, so that the whole fits into the 255 that file systems take. */
const longestPart = 120;

/** `memory.tmx` makes `memory-{part}.tmx`. */
export function usualTemplate(path: string | undefined): string {
  if (path === undefined) return "part-{part}.tmx";
  const extension = extname(path);
  const stem = basename(path, extension).replaceAll(/[{}]/g, "_");
  return `${stem}-{part}${extension === "" ? ".tmx" : extension}`;
}

/**
 * Names of the files that parts go to. What a part is called comes out of a memory, so it never leads into another
 * folder, and no two parts get one name, also where case and composition of letters do not count.
 */
export class PartNames {
  readonly #template: string;
  readonly #taken = new Set<string>();
  #number = 0;

  /** @throws Refusal for a template that leads elsewhere, or gives each part the same name. */
  constructor(template: string) {
    if (template.search(places) < 0) throw new Refusal(`${template} has neither {part} nor {number} in it.`);
    if (/[/\\]/.test(template)) throw new Refusal(`${template} has a folder in it; say with --into where parts go.`);
    this.#template = template;
  }

  /** The name for a part that has none yet. */
  nameFor(part: string): string {
    this.#number += 1;
    const own = ownName(part);
    for (let time = 1; ; time += 1) {
      const name = this.#filled(time === 1 ? own : `${own}~${time}`);
      const key = name.normalize("NFC").toLowerCase();
      if (this.#taken.has(key)) continue;
      this.#taken.add(key);
      return name;
    }
  }

  #filled(part: string): string {
    const number = String(this.#number);
    const name = this.#template.replaceAll(places, (_, place) => (place === "part" ? part : number));
    if (sanitize(name) !== name) throw new Refusal(`${name} is no name for a file everywhere; give another --name.`);
    return name;
  }
}

function ownName(part: string): string {
  const name = cut(sanitize(printable(part).replaceAll("→", "_"), { replacement: "_" }));
  // A dot at the beginning hides a file, and at the end Windows takes it away, as it does blanks.
  const plain = name
    .trim()
    .replace(/^\.+/, "_")
    .replace(/[. ]+$/, "");
  return plain === "" ? "none" : plain;
}

function cut(name: string): string {
  let kept = "";
  for (const character of name) {
    if (Buffer.byteLength(kept + character) > longestPart) break;
    kept += character;
  }
  return kept;
}
