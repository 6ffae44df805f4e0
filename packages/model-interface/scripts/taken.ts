import { createHash } from "node:crypto";
import { chmod, cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sourcesFile } from "../src/origin.ts";
import { parseScores } from "../src/scores.ts";
import { objectIn, readJson, written } from "./json-file.ts";
import { noticesOf, readReport } from "./notices.ts";

/** The names that files have in the package, by what they are. */
const fileNames = {
  model: "model.bin",
  vocab: "vocab.spm",
  srcVocab: "source.spm",
  trgVocab: "target.spm",
  lexicalShortlist: "shortlist.bin",
  words: "words.txt",
} as const;
type Role = keyof typeof fileNames;

interface NamedFile {
  readonly name: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** What is known of a direction besides its files. */
export interface Known {
  /** The bench's scores, a file as `DirectionScores` describes it. */
  readonly scores?: string | undefined;
  /** The report of the collect command, which names the sources and their licences. */
  readonly report?: string | undefined;
}

/**
 * Copies a direction into `<models>/<source>-<target>`, whole or not at all, in place of one that is there, and writes
 * the notices beside the models again. What is not given anew stays as it is there.
 * @throws Error that says what does not fit and where.
 */
export async function takeDirection(
  folder: string,
  models: string,
  known: Known = {},
): Promise<{ readonly name: string; readonly bytes: number }> {
  const manifest = objectIn(await readJson(join(folder, "model.json")), `${folder}/model.json`);
  const [source, target] = [tagIn(manifest, "source"), tagIn(manifest, "target")];
  const name = `${source}-${target}`;
  if (manifest["placeholders"] === undefined) {
    throw new Error(`${folder}/model.json names no placeholders; a model for interface strings must copy them`);
  }
  const other = source === "en" ? target : source;
  const beside = {
    "scores.json": known.scores === undefined ? undefined : await readScores(known.scores),
    [sourcesFile]: known.report === undefined ? undefined : written(await readReport(known.report, other)),
  };

  await mkdir(models, { recursive: true });
  const place = join(models, name);
  const fresh = await mkdtemp(join(models, `.${name}-`));
  try {
    const files = await copyFiles(folder, fresh, manifest["files"]);
    await writeFile(join(fresh, "model.json"), written({ ...manifest, files }));
    for (const [file, content] of Object.entries(beside)) {
      if (content !== undefined) await writeFile(join(fresh, file), content);
      else await cp(join(place, file), join(fresh, file)).catch(unlessMissing);
    }
    // a temporary folder is its maker's alone
    await chmod(fresh, 0o755);
    await rm(place, { recursive: true, force: true });
    await rename(fresh, place);
    await writeFile(join(models, "../NOTICES.md"), await noticesOf(models));
    return { name, bytes: Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0) };
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
}

async function copyFiles(from: string, to: string, named: unknown): Promise<Readonly<Record<string, NamedFile>>> {
  const files: Record<string, NamedFile> = {};
  for (const [role, value] of Object.entries(objectIn(named, "files"))) {
    if (!isRole(role)) throw new Error(`files.${role} is no part of a model`);
    const { name, bytes, sha256 } = objectIn(value, `files.${role}`);
    if (typeof name !== "string" || !/^[A-Za-z0-9][\w.-]*$/.test(name)) {
      throw new Error(`files.${role}.name is no plain file name`);
    }
    const content = await readFile(join(from, name));
    const hash = createHash("sha256").update(content).digest("hex");
    if (content.length !== bytes || hash !== sha256) {
      throw new Error(`${name} is not the file that model.json describes; export the direction again`);
    }
    files[role] = { name: fileNames[role], bytes: content.length, sha256: hash };
    await writeFile(join(to, fileNames[role]), content);
  }
  if (files["model"] === undefined) throw new Error("files.model is missing");
  return files;
}

function isRole(role: string): role is Role {
  return role in fileNames;
}

/** Checked, and written as the package keeps it. */
async function readScores(file: string): Promise<string> {
  try {
    return written(parseScores(await readJson(file)));
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : "it cannot be read"}`);
  }
}

function tagIn(manifest: Readonly<Record<string, unknown>>, field: string): string {
  const value = manifest[field];
  if (typeof value === "string" && /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(value)) return value;
  throw new Error(`model.json: ${field} must be a language tag`);
}

function unlessMissing(error: unknown): void {
  if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
}
