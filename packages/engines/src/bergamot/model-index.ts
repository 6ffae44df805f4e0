import type { LanguageTag } from "../ports.ts";
import {
  type FilesByRole,
  fileName,
  hash,
  type ManifestFile,
  manifestName,
  parseFiles,
  record,
  ShapeFault,
  size,
  tag,
  text,
} from "./manifest.ts";

/** A model that the index offers. `bytes` and `sha256` are of the unpacked file, as it will lie on the disk. */
export interface IndexEntry {
  readonly source: LanguageTag;
  readonly target: LanguageTag;
  readonly version: string;
  readonly files: FilesByRole<IndexFile>;
}

export interface IndexFile extends Omit<ManifestFile, "sha256"> {
  /** Not every file has a published hash. */
  readonly sha256: string | undefined;
  readonly url: URL;
}

export interface ModelIndex {
  /** One for each direction. */
  readonly entries: readonly IndexEntry[];
  /** Why entries of known architectures were passed over, in sentences. */
  readonly refused: readonly string[];
}

/** The best first. What is not named here comes last. */
const releaseOrder = ["Release", "Release Desktop", "Release Android", "Nightly"];

/** Far more than there are languages. */
const maxPairs = 5_000;
const maxEntriesPerPair = 50;

/**
 * Reads the public index of translation models: `{ baseUrl, models: { "en-de": [entry…] } }`.
 * @param architectures those the runtime is known to work with; entries of others are passed over.
 * @throws ShapeFault when it is no index, or when its files lie on another host than the index itself.
 */
export function parseModelIndex(value: unknown, indexUrl: URL, architectures: readonly string[]): ModelIndex {
  const index = record(value, "the index");
  const base = baseUrlOf(index["baseUrl"], indexUrl);
  const pairs = Object.entries(record(index["models"], "models"));
  if (pairs.length > maxPairs) throw new ShapeFault(`models has ${pairs.length} language pairs`);

  const entries: IndexEntry[] = [];
  const refused: string[] = [];
  for (const [pair, offered] of pairs) {
    try {
      const best = bestOf(offered, `models.${pair}`, architectures);
      if (best !== undefined) entries.push(parseEntry(best, `models.${pair}`, base));
    } catch (error) {
      if (!(error instanceof ShapeFault)) throw error;
      refused.push(error.message);
    }
  }
  return { entries, refused };
}

function baseUrlOf(value: unknown, indexUrl: URL): URL {
  const given = text(value, "baseUrl");
  if (!URL.canParse(given)) throw new ShapeFault("baseUrl is no URL");
  const base = new URL(given.endsWith("/") ? given : `${given}/`);
  if (base.origin !== indexUrl.origin) {
    throw new ShapeFault(`baseUrl is on ${base.origin}, another host than the index (${indexUrl.origin})`);
  }
  return base;
}

function bestOf(offered: unknown, where: string, architectures: readonly string[]): Candidate | undefined {
  if (!Array.isArray(offered) || offered.length > maxEntriesPerPair)
    throw new ShapeFault(`${where} is no list of models`);
  const known = offered
    .map((entry) => record(entry, where))
    .filter((entry) => architectures.some((architecture) => architecture === entry["architecture"]));
  const rank = (entry: Candidate) => {
    const status = entry["releaseStatus"];
    const place = typeof status === "string" ? releaseOrder.indexOf(status) : -1;
    return place < 0 ? releaseOrder.length : place;
  };
  return known.sort((one, other) => rank(one) - rank(other))[0];
}

type Candidate = Readonly<Record<string, unknown>>;

function parseEntry(entry: Candidate, where: string, base: URL): IndexEntry {
  const files = parseFiles(entry["files"], `${where}.files`, (file, place): IndexFile => {
    const path = parsePath(file["path"], `${place}.path`);
    const published = file["uncompressedHash"];
    return {
      name: fileName(path.at(-1)?.replace(/\.gz$/, ""), `${place}.path`),
      url: new URL(path.join("/"), base),
      bytes: size(file["uncompressedSize"], `${place}.uncompressedSize`),
      sha256: published === undefined || published === null ? undefined : hash(published, `${place}.uncompressedHash`),
    };
  });
  const names = [manifestName, ...Object.values(files).map(({ name }) => name)];
  if (new Set(names).size !== names.length) throw new ShapeFault(`${where}.files has two files of one name`);
  return {
    source: tag(entry["sourceLanguage"], `${where}.sourceLanguage`),
    target: tag(entry["targetLanguage"], `${where}.targetLanguage`),
    version: [entry["architecture"], files.model.sha256?.slice(0, 12)].filter((part) => part !== undefined).join("-"),
    files,
  };
}

/** The segments of a path that stays below its base. */
function parsePath(value: unknown, where: string): readonly string[] {
  const segments = text(value, where).split("/");
  if (!segments.every((segment) => /^[A-Za-z0-9_][A-Za-z0-9._-]*$/.test(segment))) {
    throw new ShapeFault(`${where} is no path below the index`);
  }
  return segments;
}
