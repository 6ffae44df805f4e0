import { rm } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type FixtureRow, writeFixture } from "../../phrasebook/fixture.ts";
import { spanned, term, withTags } from "../../test/tagged.ts";
import { createChain } from "../chain.ts";
import { parseLanguageTag } from "../language.ts";
import type { Direction, EngineAnswer, EngineText, TranslationEngine } from "../ports.ts";
import { createPhrasebookEngine } from "./engine.ts";

let folder: string;
let engine: TranslationEngine;

const agreed: readonly FixtureRow[] = [
  { en: "Cancel", de: "Abbrechen", fr: "Annuler", ja: "キャンセル" },
  { en: "Delete {0}?", de: "{0} löschen?", fr: "Supprimer {0} ?", "zh-Hans": "是否删除 {0}?" },
  { en: "Folder", de: "Ordner", fr: "Dossier", es: "Carpeta", ko: "폴더", "zh-Hans": "文件夹" },
  {
    en: "Remove {0}",
    de: "{0} entfernen",
    fr: "Supprimer {0}",
    es: "Eliminar {0}",
    ko: "{0} 제거",
    "zh-Hans": "移除 {0}",
  },
  { en: "{0} of {1} selected", de: "{1} verfügbar, {0} ausgewählt", ja: "{1}件中{0}件を選択" },
  { en: "5 files", de: "5 Dateien", pl: "5 plików", ja: "5 ファイル", cs: "5 souborů" },
  { en: 'Open "{0}" now', "zh-Hans": "现在打开“{0}”" },
  { en: "Error 404", de: "Fehler 404", pl: "Błąd 404" },
  { en: "Loading", de: "Wird geladen", fr: "Chargement", "zh-Hans": "正在加载", ja: "読み込み中" },
  { en: "Done.", de: "Fertig.", "zh-Hans": "已完成。", ja: "完了。" },
  { en: "{0} of {1} rows", de: "{0} von {1} Zeilen", fr: "{0} lignes sur {1}", ja: "{1} 行中 {0} 行" },
  { en: "Show {0}here{1}", de: "{1}Hier{0} anzeigen" },
  { en: "<a>Sign in</a> {0}", de: "{0} <a>anmelden</a>" },
  { en: "Welcome", es: "Bienvenido" },
  { en: "March", de: "März", fr: "Mars", ja: "3月" },
  { en: "Hello!", es: "¡Hola!" },
  { en: "Enter your PIN code", de: "Geben Sie Ihren PIN-Code ein" },
  { en: "The PIN is wrong", de: "Die PIN ist falsch" },
  { en: "Pin", de: "Anheften" },
  { en: "Add", de: "Hinzufügen" },
  { en: "{0} day ago", fr: "Il y a {0} jours" },
  { en: "{0} days ago", fr: "Il y a {0} jours" },
  { en: "Your changes were saved.", de: "Ihre Änderungen wurden gespeichert.", "zh-Hans": "已保存更改。" },
];

beforeAll(async () => {
  folder = await writeFixture(
    [
      ...agreed,
      { en: "Save", de: "Speichern", fr: "Enregistrer", ja: "保存", tr: "Kaydet" },
      { en: "Home", de: "Startseite" },
      { en: "here", de: "Dokumentation" },
      { en: "Copied to the clipboard", de: "Kopiert" },
      { en: "Search", de: "Suche" },
      { en: "Search keys", de: "Suche", fr: "Rechercher des clés" },
      { en: "View", de: "Ansicht", ja: "ビュー" },
      { en: "Sign out", de: "Abmelden", ja: "サインアウト" },
      { en: "{0} day ago", fr: "Il y a {0} jour" },
      { en: "Add new", fr: "Ajouter nouveau ou nouvelle" },
      { en: "Compact", de: "Compact" },
      { en: "GitHub", de: "GitHub" },
      { en: "Page 1", ja: "ページ 1" },
      { en: "Page", "zh-Hans": "页面" },
      { en: "Discard {0}", "zh-Hans": "放弃 {0}" },
    ],
    [
      ...agreed,
      { en: "Save", de: "Speichern", fr: "Sauvegarder", ja: "保存" },
      { en: "Home", de: "Start" },
      { en: "{0} day ago", fr: "Il y a {0} jour" },
      { en: "View", de: "Anzeigen", ja: "表示" },
      { en: "Search", de: "Suche", fr: "Rechercher" },
    ],
    [
      { en: "Search", de: "Suchen", fr: "Rechercher" },
      { en: "Save", de: "Sichern", fr: "Sauvegarder" },
      { en: "Home", de: "Start" },
      { en: "{0} day ago", fr: "Il y a {0} jour" },
    ],
  );
  engine = createPhrasebookEngine({ dataFolder: folder });
});

afterAll(async () => {
  await engine.close();
  await rm(folder, { recursive: true });
});

function direction(source: string, target: string): Direction {
  const [from, to] = [parseLanguageTag(source), parseLanguageTag(target)];
  if (from === undefined || to === undefined) throw new Error("no such language");
  return { source: from, target: to };
}

async function ask(text: string | EngineText, source: string, target: string): Promise<EngineAnswer | undefined> {
  const asked = typeof text === "string" ? { text, sentences: [text] } : text;
  const [answer] = await engine.translate({ direction: direction(source, target), texts: [asked] });
  return answer;
}

const translated = (text: string) => ({ status: "translated", text });

const declined = { status: "declined", reason: expect.any(String) };

describe("languages", () => {
  test("every pair of the fourteen languages is served", () => {
    expect(engine.directions()).toHaveLength(14 * 13);
    expect(engine.serves(direction("en", "pt-BR"))).toBe(true);
    expect(engine.serves(direction("pt", "zh-Hant"))).toBe(true);
    expect(engine.serves(direction("en", "pt"))).toBe(true);
  });

  test("neither other languages, nor a language into itself, nor a variant that is not there", () => {
    expect(engine.serves(direction("en", "fi"))).toBe(false);
    expect(engine.serves(direction("de", "de"))).toBe(false);
    expect(engine.serves(direction("en", "pt-PT"))).toBe(false);
  });

  test("answers from English, into English, and through English", async () => {
    expect(await ask("Cancel", "en", "de")).toEqual(translated("Abbrechen"));
    expect(await ask("Abbrechen", "de", "en")).toEqual(translated("Cancel"));
    expect(await ask("Abbrechen", "de", "fr")).toEqual(translated("Annuler"));
    expect(await ask("キャンセル", "ja", "fr")).toEqual(translated("Annuler"));
  });

  test("an alternative wording is recognized, and answered with the chosen one of the other language", async () => {
    expect(await ask("Sichern", "de", "en")).toEqual(translated("Save"));
    expect(await ask("Sichern", "de", "fr")).toEqual(translated("Sauvegarder"));
  });
});

test("English names keep their capital", async () => {
  expect(await ask("mars", "fr", "en")).toEqual(translated("March"));
  expect(await ask("MARCH", "en", "fr")).toEqual(translated("MARS"));
});

test("a wording of several strings means the one that most sources use it for", async () => {
  expect(await ask("Suche", "de", "en")).toEqual(translated("Search"));
  expect(await ask("Suche", "de", "fr")).toEqual(translated("Rechercher"));
});

describe("the choice among alternatives", () => {
  test("the wording that most sources agree on wins over the first one", async () => {
    expect(await ask("Home", "en", "de")).toEqual(translated("Start"));
    expect(await ask("Save", "en", "de")).toEqual(translated("Speichern"));
    expect(await ask("Save", "en", "fr")).toEqual(translated("Sauvegarder"));
  });
});

test("where sources disagree nothing is guessed, but each wording is recognized", async () => {
  expect(await ask("View", "en", "de")).toEqual({ status: "declined", reason: expect.stringContaining("agree") });
  expect(await ask("View", "en", "ja")).toEqual({ status: "declined", reason: expect.stringContaining("agree") });
  expect(await ask("表示", "ja", "en")).toEqual(translated("View"));
  expect(await ask("Ansicht", "de", "en")).toEqual(translated("View"));
});

describe("the same string in another form", () => {
  test.each([
    ["SAVE", "de", "SPEICHERN"],
    ["save", "de", "Speichern"],
    ["save", "fr", "sauvegarder"],
    ["&&Save", "de", "&&Speichern"],
    ["Sav&e", "de", "Sp&eichern"],
    ["&&Save", "ja", "保存(&&S)"],
    ["Loading...", "de", "Wird geladen..."],
    ["Loading…", "fr", "Chargement…"],
    ["Loading.", "zh-Hans", "正在加载。"],
    ["Loading:", "fr", "Chargement :"],
    ["ADD", "de", "Hinzufügen"],
    ["GitHub", "de", "GitHub"],
    ["{n} day ago", "fr", "Il y a {n} jour"],
    ["{n} days ago", "fr", "Il y a {n} jours"],
    ["Loading!", "ja", "読み込み中！"],
    ["Done", "zh-Hans", "已完成"],
    ["Welcome!", "es", "¡Bienvenido!"],
    ["Hello", "es", "Hola"],
    ["Hello.", "es", "Hola."],
    ["  Save\n", "de", "  Speichern\n"],
    ["Delete {name}?", "de", "{name} löschen?"],
    ["Delete {{ name }}?", "fr", "Supprimer {{ name }} ?"],
    ["{a} of {b} selected", "ja", "{b}件中{a}件を選択"],
    ["7 files", "de", "7 Dateien"],
    ["6 files", "pl", "6 plików"],
    ["Error 500", "pl", "Błąd 500"],
    ["Page 2", "ja", "ページ 2"],
    ["1,500 of 2,000 rows", "ja", "2,000 行中 1,500 行"],
    ["Error 1.2.3", "de", "Fehler 1.2.3"],
    ['<a href="/in">Sign in</a> {name}', "de", '{name} <a href="/in">anmelden</a>'],
  ])("%j into %s is %j", async (text, target, expected) => {
    expect(await ask(text, "en", target)).toEqual(translated(expected));
  });

  test.each([
    ["2 files", "pl", "another plural form"],
    ["2 files", "cs", "another plural form"],
    ["{count} files", "pl", "a number nobody knows"],
    ["%s of %s selected", "de", "unnamed placeholders in another order"],
    ["1,000 files", "de", "a thousand would become one"],
    ["march", "de", "another word than the month"],
    ["march", "ja", "another word than the month"],
    ["Error 40.4", "pl", "a number that is written otherwise"],
    ["Show <b>here</b>", "de", "tags in another order"],
    ["{x}Sign in{y} {0}", "de", "placeholders instead of tags"],
    ["Home?", "de", "a question"],
    ["Copied to the clipboard!", "de", "a wording of one source, which may be shorter where the sentence is"],
    ["PIN:", "de", "an abbreviation, not the word"],
    ["Compact", "de", "one source left it in English"],
    ["here", "de", "one source's part of a sentence"],
    ["Add new", "fr", "two forms to choose from"],
    ["{count, plural, one {# file} other {# files}}", "de", "several sentences in one"],
    ["12 {0}", "de", "nothing to translate"],
    ["Unheard of", "de", "unknown"],
    ["Sign Out", "ja", "a wording of one source, in a language that asks for two"],
  ])("%j into %s is declined: %s", async (text, target) => {
    expect(await ask(text, "en", target)).toEqual(declined);
  });
});

describe("sentences", () => {
  test("all sentences are known", async () => {
    const text = { text: "Your changes were saved. Done.", sentences: ["Your changes were saved. ", "Done."] };
    expect(await ask(text, "en", "de")).toEqual(translated("Ihre Änderungen wurden gespeichert. Fertig."));
    expect(await ask(text, "en", "zh-Hans")).toEqual(translated("已保存更改。已完成。"));
  });

  test("one is not", async () => {
    const text = { text: "Done. Really.", sentences: ["Done. ", "Really."] };
    expect(await ask(text, "en", "de")).toEqual(declined);
  });
});

test("a request that was aborted is not answered", async () => {
  const texts = [{ text: "Save", sentences: ["Save"] }];
  const signal = AbortSignal.abort();
  await expect(engine.translate({ direction: direction("en", "de"), texts, signal })).rejects.toMatchObject({
    name: "EngineError",
    kind: "aborted",
  });
});

describe("one span exchanged", () => {
  test.each([
    ["Remove folder", "zh-Hans", "移除文件夹"],
    ["Remove Folder", "ko", "폴더 제거"],
    ['Open "Folder" now', "zh-Hans", "现在打开“文件夹”"],
  ])("%j into %s is %j", async (text, target, expected) => {
    expect(await ask(text, "en", target)).toEqual(translated(expected));
  });

  test.each([
    ["Remove folder", "de", "a language whose words may have to agree"],
    ["Remove folder", "es", "a language whose words may have to agree"],
    ["Remove unicorn", "zh-Hans", "words that nobody knows"],
    ["Discard folder", "zh-Hans", "a sentence that only one source knows"],
    ["Remove page", "zh-Hans", "words that only one source knows"],
  ])("%j into %s is declined: %s", async (text, target) => {
    expect(await ask(text, "en", target)).toEqual(declined);
  });
});

describe("spans and terms", () => {
  async function say(text: EngineText, target = "de") {
    const [answer] = await createChain([engine]).translate({ direction: direction("en", target), texts: [text] });
    return answer?.status === "translated" ? { ...answer, tagged: withTags(answer.text, answer.spans) } : answer;
  }

  test.each([
    ["<0>Delete {0}?</0>", "<0>{0} löschen?</0>"],
    ["Delete <0>{0}</0>?", "<0>{0}</0> löschen?"],
    ["<0>{0}</0> of {1} selected", "{1} verfügbar, <0>{0}</0> ausgewählt"],
    ["<0/>Loading<1/>", "<0/>Wird geladen<1/>"],
  ])("%s", async (source, expected) => {
    expect(await say(spanned(source))).toMatchObject({ tagged: expected });
  });

  test("a term is put in where the known string has it, or a placeholder for it", async () => {
    const known = "Delete {0}?";
    expect(await say({ text: known, sentences: [known], terms: [term(known, "Delete", "löschen")] })).toMatchObject({
      text: "{0} löschen?",
      terms: [{ start: 4, end: 11 }],
    });
    const other = "Remove Folder";
    expect(await say(spanned("Remove <0>Folder</0>", [term(other, "Folder", "Akte")]))).toMatchObject({
      tagged: "<0>Akte</0> entfernen",
    });
    const name = "Delete Ann?";
    expect(await say({ text: name, sentences: [name], terms: [term(name, "Ann", "Ann", "kept")] })).toMatchObject({
      text: "Ann löschen?",
    });
  });

  test("where neither has it, the string goes on to the next engine", async () => {
    const text = "Your changes were saved.";
    const terms = [term(text, "changes", "Neuerungen")];
    expect(await say({ text, sentences: [text], terms })).toMatchObject({
      status: "declined",
      reasons: [{ reason: expect.stringContaining("terms") }],
    });
  });
});
