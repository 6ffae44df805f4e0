import { open, realpath, stat } from "node:fs/promises";
import { join } from "node:path";
import { fileProblem } from "../../files/file-problem.ts";
import { Refusal } from "../../refusal.ts";
import { quoted } from "../../service/names.ts";
import { type LanguageName, languageNamed } from "./language-name.ts";
import type { ProjectOptions } from "./project-options.ts";
import { type I18nSettings, settingProblems, settingsFile } from "./settings.ts";

const settingsName = "dragoman.json";
const longestSettings = 1_000_000;

/** What a project says of itself, in its file and in the options of a command, which stand before it. */
export interface ProjectSettings extends Omit<I18nSettings, "source" | "languages"> {
  /** A real path. */
  readonly root: string;
  readonly source: LanguageName;
  /** `undefined`: those that there are files of. */
  readonly languages: readonly LanguageName[] | undefined;
}

/** @throws Refusal that names the setting and what to do. */
export async function readSettings(options: ProjectOptions): Promise<ProjectSettings> {
  const root = await folderOf(options.project);
  const file = await settingsIn(root);
  const source = options.source ?? file?.source;
  const files = options.files ?? file?.files;
  if (source === undefined || files === undefined) {
    const missing = source === undefined ? "--source en" : '--files "locales/{language}/{namespace}.json"';
    throw new Refusal(`Where the messages are is not known: give ${missing}, or write ${settingsName} in ${root}.`);
  }
  const where = (option: unknown, flag: string, setting: string) => (option === undefined ? setting : flag);
  const languages = options.languages ?? file?.languages;
  const named = languages?.map((name) => language(name, where(options.languages, "--languages", "i18n.languages")));
  const sourceName = language(source, where(options.source, "--source", "i18n.source"));
  if (named?.some(({ tag }) => tag === sourceName.tag)) {
    throw new Refusal(
      `${quoted(source)} is the source, and one of the languages to translate into; leave it out there.`,
    );
  }
  return {
    ...file,
    root,
    source: sourceName,
    languages: named && [...new Map(named.map((one) => [one.tag, one])).values()],
    files,
  };
}

function language(name: string, setting: string): LanguageName {
  const known = languageNamed(name);
  if (known !== undefined) return known;
  throw new Refusal(`${setting}: ${quoted(name)} names no language; write it as de, pt-BR or zh_Hans.`);
}

async function folderOf(project = "."): Promise<string> {
  try {
    const root = await realpath(project);
    if ((await stat(root)).isDirectory()) return root;
  } catch (error) {
    throw fileProblem(error, project, "read");
  }
  throw new Refusal(`--project: ${project} is no folder.`);
}

async function settingsIn(root: string): Promise<I18nSettings | undefined> {
  const text = await textIfAny(join(root, settingsName));
  if (text === undefined) return undefined;
  const result = settingsFile.safeParse(parsed(text));
  if (result.success) return result.data.i18n;
  throw new Refusal(`${settingsName}: ${settingProblems(result.error).join("; ")}.`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch (error) {
    throw new Refusal(`${settingsName} is no JSON: ${error instanceof Error ? error.message : String(error)}.`);
  }
}

async function textIfAny(path: string): Promise<string | undefined> {
  try {
    await using handle = await open(path);
    const { size } = await handle.stat();
    if (size > longestSettings) throw new Refusal(`${settingsName} is larger than ${longestSettings} bytes.`);
    return await handle.readFile("utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw fileProblem(error, settingsName, "read");
  }
}
