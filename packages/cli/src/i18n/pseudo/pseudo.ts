import { translateUnits } from "@dragoman/message";
import type { ResourceValue } from "@dragoman/tm/resources";
import { Refusal } from "../../refusal.ts";
import { quoted } from "../../service/names.ts";
import type { Session } from "../../session.ts";
import { counted } from "../../terminal/figures.ts";
import { printable } from "../../terminal/printable.ts";
import { isPseudo, type LanguageName, languageNamed } from "../project/language-name.ts";
import { openProject } from "../project/open-project.ts";
import type { ProjectOptions } from "../project/project-options.ts";
import { replaceFile } from "../project/replace-file.ts";
import { writableValues } from "../project/writable-values.ts";
import { jsonResult, sayWarnings, shownKey } from "../reports.ts";
import { accentedTexts, turnedTexts } from "./pseudo-texts.ts";

export interface PseudoOptions extends ProjectOptions {
  readonly language?: readonly string[] | undefined;
  readonly growth?: number | undefined;
  readonly json?: true | undefined;
}

export async function pseudo(options: PseudoOptions, session: Session): Promise<void> {
  const languages = (options.language ?? ["en-XA"]).map(pseudoLanguage);
  const { settings, sources, warnings } = await openProject(options);
  if (sources.length === 0) throw new Refusal("There are no files of the source language to make it from.");
  const files: { readonly file: string; readonly language: string; readonly messages: number }[] = [];
  const leftOut: string[] = [];
  for (const language of languages) {
    const direction = { source: settings.source.tag, target: language.tag };
    const texts = language.tag.endsWith("-XB") ? turnedTexts : accentedTexts((options.growth ?? 30) / 100);
    for (const source of sources) {
      const target = (await source.targetIn(language)).emptied;
      const units = target.messages.map(({ entry }) => entry.unit);
      const outcomes = await translateUnits(units, direction, texts);
      const made = new Map<string, ResourceValue>();
      for (const [index, { key }] of target.messages.entries()) {
        const outcome = outcomes[index];
        if (outcome?.kind === "single") made.set(key, { kind: "single", text: outcome.outcome.text });
        else if (outcome !== undefined) made.set(key, { kind: "plural", forms: textsOf(outcome.forms) });
      }
      const { values, refused } = writableValues(target, made);
      for (const [key, reason] of refused) leftOut.push(`${target.name}: ${shownKey(key)} is left out: ${reason}`);
      await replaceFile(settings.root, target.name, target.changed({ values }).text, session);
      files.push({ file: target.name, language: language.name, messages: values.size });
    }
  }
  if (options.json) await session.printJson(jsonResult("pseudo", { files }));
  else
    for (const { file, messages } of files) await session.print(`${printable(file)}: ${counted(messages, "message")}`);
  if (leftOut.length > 0) session.leaveUndone();
  sayWarnings([...warnings, ...leftOut], session);
}

function textsOf<Category>(forms: ReadonlyMap<Category, { readonly text: string }>): ReadonlyMap<Category, string> {
  return new Map([...forms].map(([category, { text }]) => [category, text]));
}

/** No file of a language that people read is written over. */
function pseudoLanguage(name: string): LanguageName {
  const language = languageNamed(name);
  if (language !== undefined && isPseudo(language)) return language;
  throw new Refusal(`--language: ${quoted(name)} is no pseudo locale; its region is XA or XB, as in en-XA and ar-XB.`);
}
