import { parseLanguageTag } from "../language.ts";
import type { LanguageTag } from "../ports.ts";

/** The file that makes a folder a model: which direction, and its files with their sizes and hashes. */
export const manifestName = "model.json";

const roles = ["model", "vocab", "srcVocab", "trgVocab", "lexicalShortlist", "words"] as const;
type Role = (typeof roles)[number];

export interface ManifestFile {
  /** A plain file name in the manifest's folder. */
  readonly name: string;
  readonly bytes: number;
  /** Of the file as it lies there, in lower-case hexadecimal. */
  readonly sha256: string;
}

/** Has `vocab`, or both `srcVocab` and `trgVocab`; `words` where the model was taught few enough to list them. */
export type FilesByRole<File> = { readonly model: File } & { readonly [role in Role]?: File };

export interface Manifest {
  readonly source: LanguageTag;
  readonly target: LanguageTag;
  readonly version: string;
  readonly files: FilesByRole<ManifestFile>;
  /** For a model that learned to copy them: characters that stand for what must not be translated. */
  readonly placeholders?: Placeholders;
}

/** Private-use characters in a row, each a piece of the vocabularies. */
export interface Placeholders {
  /** The code point of the first. */
  readonly first: number;
  readonly count: number;
}

/** A value that came from outside is not of the shape that was asked for; the message says where. */
export class ShapeFault extends Error {
  override readonly name = "ShapeFault";
}

/** @throws ShapeFault when it is no manifest. */
export function parseManifest(value: unknown): Manifest {
  const manifest = record(value, "the manifest");
  const placeholders = manifest["placeholders"];
  return {
    source: tag(manifest["source"], "source"),
    target: tag(manifest["target"], "target"),
    version: text(manifest["version"], "version"),
    files: parseFiles(manifest["files"], "files", (file, where) => ({
      name: fileName(file["name"], `${where}.name`),
      bytes: size(file["bytes"], `${where}.bytes`),
      sha256: hash(file["sha256"], `${where}.sha256`),
    })),
    ...(placeholders !== undefined && { placeholders: parsePlaceholders(placeholders, "placeholders") }),
  };
}

/** The private-use area of Unicode's first plane: no text has these characters for what they mean to everybody. */
const privateUse = { first: 0xe000, last: 0xf8ff } as const;
const maxPlaceholders = 256;

/** `{"first": "U+E000", "count": 16}`. */
function parsePlaceholders(value: unknown, where: string): Placeholders {
  const { first, count } = record(value, where);
  const point = Number.parseInt(/^U\+([0-9A-F]{4})$/.exec(text(first, `${where}.first`))?.[1] ?? "", 16);
  if (!(point >= privateUse.first && point <= privateUse.last)) {
    throw new ShapeFault(`${where}.first is no private-use character from U+E000 to U+F8FF`);
  }
  if (typeof count !== "number" || !Number.isInteger(count) || count < 1 || count > maxPlaceholders) {
    throw new ShapeFault(`${where}.count is no number from 1 to ${maxPlaceholders}`);
  }
  if (point + count - 1 > privateUse.last) throw new ShapeFault(`${where} reaches beyond U+F8FF`);
  return { first: point, count };
}

/** @throws ShapeFault when the model or its vocabularies are missing, or a file is not as it should be. */
export function parseFiles<File>(
  value: unknown,
  where: string,
  parse: (file: Readonly<Record<string, unknown>>, where: string) => File,
): FilesByRole<File> {
  const given = record(value, where);
  const found: { [role in Role]?: File } = {};
  for (const role of roles) {
    const file = given[role];
    if (file !== undefined && file !== null) found[role] = parse(record(file, `${where}.${role}`), `${where}.${role}`);
  }
  const { model } = found;
  if (model === undefined) throw new ShapeFault(`${where}.model is missing`);
  if (found.vocab === undefined && (found.srcVocab === undefined || found.trgVocab === undefined)) {
    throw new ShapeFault(`${where} has neither vocab nor both srcVocab and trgVocab`);
  }
  return { ...found, model };
}

export function record(value: unknown, where: string): Readonly<Record<string, unknown>> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new ShapeFault(`${where} is no object`);
  }
  return { ...value };
}

export function text(value: unknown, where: string): string {
  if (typeof value !== "string" || value === "" || value.length > 1_000) {
    throw new ShapeFault(`${where} is no text of 1 to 1000 characters`);
  }
  return value;
}

export function tag(value: unknown, where: string): LanguageTag {
  const parsed = parseLanguageTag(text(value, where));
  if (parsed === undefined) throw new ShapeFault(`${where} is no language tag`);
  return parsed;
}

/** Nothing a model is made of comes near this. */
const maxBytes = 2 ** 30;

export function size(value: unknown, where: string): number {
  if (typeof value !== "number" || !Number.isInteger(value) || value < 1 || value > maxBytes) {
    throw new ShapeFault(`${where} is no size from 1 byte to 1 GiB`);
  }
  return value;
}

export function hash(value: unknown, where: string): string {
  if (typeof value !== "string" || !/^[0-9a-f]{64}$/i.test(value)) throw new ShapeFault(`${where} is no SHA-256`);
  return value.toLowerCase();
}

/** A name that stays in its folder on every system. */
export function fileName(value: unknown, where: string): string {
  if (typeof value !== "string" || !/^[A-Za-z0-9][A-Za-z0-9._-]{0,199}$/.test(value)) {
    throw new ShapeFault(`${where} is no plain file name`);
  }
  return value;
}
