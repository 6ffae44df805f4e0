import type { MessageSyntax } from "@dragoman/message";
import { i18nextInterpolation } from "@dragoman/message";
import type { ReadResourceOptions, ResourceDocument } from "@dragoman/tm/resources";
import { Refusal } from "../../refusal.ts";
import { FilePattern } from "./file-pattern.ts";
import { filesOf } from "./find-files.ts";
import { isKnown, isPseudo, type LanguageName, languageMeant, languageNamed } from "./language-name.ts";
import type { ProjectOptions } from "./project-options.ts";
import { documentOptions, readDocument } from "./read-document.ts";
import { type ProjectSettings, readSettings } from "./read-settings.ts";
import type { FilesSetting, PlaceholderName } from "./settings.ts";
import { TargetFile } from "./target-file.ts";

/** The messages of a project, and what stands for them in its languages. */
export interface Project {
  readonly settings: ProjectSettings;
  /** Those to translate into, in the order of the settings, else of their names. */
  readonly languages: readonly LanguageName[];
  readonly sources: readonly SourceFile[];
  /** By language, then in the order of the sources. */
  readonly targets: readonly TargetFile[];
  /** What was found and is not right, but stops nothing. */
  readonly warnings: readonly string[];
}

/** A file of the source language. */
export interface SourceFile {
  readonly name: string;
  readonly namespace: string;
  readonly document: ResourceDocument;
  /** The file of another language, which is laid out like this one. */
  readonly targetIn: (language: LanguageName) => Promise<TargetFile>;
}

/** @throws Refusal that names the setting, or the file, and what to do. */
export async function openProject(options: ProjectOptions): Promise<Project> {
  const settings = await readSettings(options);
  const given = Array.isArray(settings.files) ? settings.files : [settings.files];
  const ofFile = (at: number) => (Array.isArray(settings.files) ? `i18n.files[${at}]` : "i18n.files");
  const place = options.files === undefined ? ofFile : () => "--files";
  const rooms = await Promise.all(given.map((files, at) => openRoom(files, place(at), settings)));
  const sources = rooms.flatMap((room) => room.sources);
  const found = rooms.flatMap((room) => room.languages).filter((language) => !isPseudo(language));
  const written = [...new Map(found.map((language) => [language.name, language])).values()];
  const onDisk = written.filter((one) => isKnown(one) || settings.languages?.some(({ tag }) => tag === one.tag));
  // As the paths write them: pt-BR is what is in pt_BR.
  const asWritten = settings.languages?.map((one) => onDisk.find(({ tag }) => tag === one.tag) ?? one);
  const languages = asWritten ?? onDisk.sort((left, right) => (left.name < right.name ? -1 : 1));
  const targets: TargetFile[] = [];
  for (const language of languages) {
    for (const source of sources) targets.push(await source.targetIn(language));
    for (const { alone } of rooms) targets.push(...(await alone(language)));
  }
  const places = new Set<string>();
  for (const { name } of [...sources, ...targets]) {
    if (places.has(name)) throw new Refusal(`Two patterns of the files tell ${name}; leave one of them out.`);
    places.add(name);
  }
  if (places.size === 0) {
    const where = given.map((files) => pathOf(files)).join(", ");
    const others = onDisk.map(({ name }) => name).sort();
    const known = others.length === 0 ? "" : `, but of ${others.join(", ")}`;
    throw new Refusal(
      `There are no files of ${where} for the source ${settings.source.name} in ${settings.root}${known}. ` +
        `Correct the pattern or the source; where it is another file, as po/app.pot, say it with "source" in dragoman.json.`,
    );
  }
  const fileless = languages.filter((language) => !targets.some((target) => target.language === language));
  const warnings = [
    ...rooms.flatMap((room) => room.warnings),
    ...written.filter((one) => settings.languages === undefined && !onDisk.includes(one)).map(unknownText),
    ...fileless.map(({ name }) => `There is no file of ${name}, and no source's file that one could be made like.`),
  ];
  return { settings, languages, sources, targets, warnings };
}

function unknownText({ name }: LanguageName): string {
  return `${name} is no language that is known, and what the files tell of it is left out; if it is one, say it in languages.`;
}

function likenessText(name: string, file: string): string {
  const meant = languageMeant(name)?.tag ?? "pt-BR";
  return `${file} is left out: ${name} is no name of a language; if it is one, rename it, as ${meant}.`;
}

/** What one pattern tells. */
interface Room {
  readonly sources: readonly SourceFile[];
  readonly languages: readonly LanguageName[];
  /** Bilingual files for which there is no source file. */
  readonly alone: (language: LanguageName) => Promise<readonly TargetFile[]>;
  readonly warnings: readonly string[];
}

async function openRoom(files: FilesSetting, setting: string, settings: ProjectSettings): Promise<Room> {
  const { root, source } = settings;
  const pattern = new FilePattern(pathOf(files), setting);
  if (!pattern.hasLanguage) {
    throw new Refusal(`${setting}: ${pattern.text} has no {language}, and would be the same file for all; put it in.`);
  }
  const elsewhere = typeof files === "string" || files.source === undefined ? undefined : files.source;
  const sourcePattern = elsewhere === undefined ? undefined : new FilePattern(elsewhere, `${setting}.source`);
  refuseOtherBraces(pattern, sourcePattern, setting);
  const reading = readingOptions(files, settings);
  const found = await filesOf(root, pattern);
  const isSource = (name: string | undefined) => languageNamed(name ?? "")?.tag === source.tag;
  const sourceFiles =
    sourcePattern === undefined
      ? found.filter(({ language }) => isSource(language))
      : await filesOf(root, sourcePattern);
  const sourceNames = new Set(sourceFiles.map(({ name }) => name));
  const others = found.filter(({ name, language }) => !sourceNames.has(name) && !isSource(language));

  const sources: SourceFile[] = [];
  for (const { name, namespace = "" } of sourceFiles) {
    const document = await readDocument(name, documentOptions(root, name, { ...reading, language: source.tag }));
    if (document === undefined) continue;
    const targetIn = async (language: LanguageName) =>
      openTarget({ language, namespace, source: document, pattern, reading, root });
    sources.push({ name, namespace, document, targetIn });
  }
  const known = new Set(sources.map(({ namespace }) => namespace));
  const alone = others.filter(({ namespace = "" }) => !known.has(namespace));
  const bilingual: typeof alone = [];
  const warnings: string[] = [];
  const alike = new Map((await filesOf(root, pattern.ofLikenesses)).map((file) => [file.language ?? "", file.name]));
  for (const [name, file] of alike) warnings.push(likenessText(name, file));
  for (const file of alone) {
    const document = await readDocument(file.name, documentOptions(root, file.name, { ...reading, ...tagOf(file) }));
    if (document?.isBilingual === true) bilingual.push(file);
    else warnings.push(`${file.name} has no file of the source language beside it, and is left out.`);
  }
  return {
    sources,
    languages: others.flatMap(({ language }) => languageNamed(language ?? "") ?? []),
    alone: async (language) => {
      const own = bilingual.filter((file) => languageNamed(file.language ?? "")?.tag === language.tag);
      return Promise.all(
        own.map(({ namespace = "" }) => openTarget({ language, namespace, source: undefined, pattern, reading, root })),
      );
    },
    warnings,
  };
}

interface TargetPlace {
  readonly language: LanguageName;
  readonly namespace: string;
  readonly source: ResourceDocument | undefined;
  readonly pattern: FilePattern;
  readonly reading: ReadResourceOptions;
  readonly root: string;
}

async function openTarget({ language, namespace, source, pattern, reading, root }: TargetPlace): Promise<TargetFile> {
  const name = pattern.pathFor({ language: language.name, namespace });
  const format = source === undefined ? {} : { format: source.format, source };
  const options = documentOptions(root, name, { ...reading, ...format, language: language.tag });
  const document = await readDocument(name, options);
  refuseOtherLanguage(name, document, language);
  const scope = pattern.pathFor({ language: "{language}", namespace });
  return new TargetFile({ language, namespace, name, scope, source, document, reading: options });
}

function refuseOtherLanguage(name: string, document: ResourceDocument | undefined, { tag }: LanguageName): void {
  const written = document?.language;
  if (written === undefined || baseOf(written) === baseOf(tag)) return;
  throw new Refusal(`${name} says that its language is ${written}, and its place says ${tag}; correct one of them.`);
}

function baseOf(tag: string): string | undefined {
  return tag.toLowerCase().split(/[-_]/)[0];
}

function refuseOtherBraces(pattern: FilePattern, source: FilePattern | undefined, setting: string): void {
  if (source === undefined) return;
  if (source.hasLanguage) throw new Refusal(`${setting}.source: leave {language} out; it is the source language's.`);
  if (source.hasNamespace === pattern.hasNamespace) return;
  throw new Refusal(`${setting}.source: {namespace} stands in both path and source, or in neither.`);
}

function readingOptions(files: FilesSetting, { source, pluralSeparator }: ProjectSettings): ReadResourceOptions {
  const { format, placeholders } = typeof files === "string" ? {} : files;
  return {
    sourceLanguage: source.tag,
    ...(format !== undefined && { format }),
    ...(placeholders !== undefined && { syntax: syntaxOf(placeholders) }),
    ...(pluralSeparator !== undefined && { pluralSeparator }),
  };
}

function syntaxOf(name: PlaceholderName): MessageSyntax {
  if (name === "i18next") return { kind: name, interpolation: i18nextInterpolation };
  return name === "icu" || name === "plain" || name === "symfony" ? { kind: name } : { kind: "printf", family: name };
}

function pathOf(files: FilesSetting): string {
  return typeof files === "string" ? files : files.path;
}

function tagOf({ language }: { readonly language?: string | undefined }): { readonly language?: string } {
  const tag = languageNamed(language ?? "")?.tag;
  return tag === undefined ? {} : { language: tag };
}
