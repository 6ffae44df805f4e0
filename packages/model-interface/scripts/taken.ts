import { createHash } from "node:crypto";
import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseScores } from "../src/scores.ts";

/** The names that files have in the package, by what they are. */
const fileNames = {
  model: "model.bin",
  vocab: "vocab.spm",
  srcVocab: "source.spm",
  trgVocab: "target.spm",
  lexicalShortlist: "shortlist.bin",
} as const;
type Role = keyof typeof fileNames;

interface NamedFile {
  readonly name: string;
  readonly bytes: number;
  readonly sha256: string;
}

/**
 * Copies a direction into `<models>/<source>-<target>`, whole or not at all, in place of one that is there; its scores
 * stay where no new ones are given.
 * @throws Error that says what does not fit and where.
 */
export async function takeDirection(
  folder: string,
  models: string,
  scoresFile?: string,
): Promise<{ readonly name: string; readonly bytes: number }> {
  const manifest = await readObject(join(folder, "model.json"));
  const name = `${tagIn(manifest, "source")}-${tagIn(manifest, "target")}`;
  if (manifest["placeholders"] === undefined) {
    throw new Error(`${folder}/model.json names no placeholders; a model for interface strings must copy them`);
  }
  const scores = scoresFile === undefined ? undefined : await readScores(scoresFile);

  await mkdir(models, { recursive: true });
  const place = join(models, name);
  const fresh = await mkdtemp(join(models, `.${name}-`));
  try {
    const files = await copyFiles(folder, fresh, manifest["files"]);
    await writeFile(join(fresh, "model.json"), `${JSON.stringify({ ...manifest, files }, undefined, 2)}\n`);
    if (scores !== undefined) await writeFile(join(fresh, "scores.json"), scores);
    else await cp(join(place, "scores.json"), join(fresh, "scores.json")).catch(unlessMissing);
    await rm(place, { recursive: true, force: true });
    await rename(fresh, place);
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
    return `${JSON.stringify(parseScores(await readObject(file)), undefined, 2)}\n`;
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : "it cannot be read"}`);
  }
}

async function readObject(file: string): Promise<Readonly<Record<string, unknown>>> {
  const value: unknown = JSON.parse(await readFile(file, "utf8"));
  return objectIn(value, file);
}

function objectIn(value: unknown, where: string): Readonly<Record<string, unknown>> {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return { ...value };
  throw new Error(`${where} must be an object`);
}

function tagIn(manifest: Readonly<Record<string, unknown>>, field: string): string {
  const value = manifest[field];
  if (typeof value === "string" && /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(value)) return value;
  throw new Error(`model.json: ${field} must be a language tag`);
}

function unlessMissing(error: unknown): void {
  if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
}
