import { expect, test } from "vitest";
import type { TargetLanguage } from "../src/phrasebook/languages.ts";
import { inHouseStyle } from "./house-style.ts";

const sentences: readonly [TargetLanguage, string, string][] = [
  ["fr", "Open the folder in a window", "Ouvrir le dossier dans une fenêtre"],
  ["fr", "Share the folder on Drive with others", "Partager le dossier sur Drive avec d’autres"],
  ["es", "Create a new account", "Crear una cuenta nueva"],
  ["tr", "Delete the ship and the image", "Gemiyi ve ışığı sil"],
  ["de", "Delete the folder", "Den Ordner löschen und Speichern"],
];

const pair = (language: TargetLanguage, english: string, translation: string) => ({
  family: "one",
  language,
  english,
  translation,
});

const known = sentences.map(([language, english, translation]) => pair(language, english, translation));

test.each<[string, TargetLanguage, string, string, string]>([
  ["common words are small", "fr", "New Folder", "Nouveau Dossier", "Nouveau dossier"],
  ["common words are small", "es", "New Account", "Nueva Cuenta", "Nueva cuenta"],
  ["a name keeps its capital", "fr", "Save to Drive", "Enregistrer sur Drive", "Enregistrer sur Drive"],
  ["a name of the English too", "fr", "Open in Dossier", "Ouvrir dans Dossier", "Ouvrir dans Dossier"],
  ["a new sentence has a capital", "fr", "Done. Folder saved", "Fait. Dossier enregistré", "Fait. Dossier enregistré"],
  ["placeholders stay", "fr", "Open {{Dossier}}", "Ouvrir {{Dossier}}", "Ouvrir {{Dossier}}"],
  ["capitals are for capitals", "fr", "FOLDER", "DOSSIER", "DOSSIER"],
  ["capitals are for capitals", "de", "Set", "SETZEN", "Setzen"],
  ["abbreviations stay", "fr", "Open HTML", "HTML", "HTML"],
  ["German keeps its nouns", "de", "New folder", "Neuer Ordner", "Neuer Ordner"],
  ["Turkish has two letters i", "tr", "The Image", "Bu Işığı", "Bu ışığı"],
  ["the start is as in the English", "fr", "folder", "Dossier", "dossier"],
  ["the start is as in the English", "es", "Account", "cuenta", "Cuenta"],
  ["German words start small only as written", "de", "save", "Speichern", "Speichern"],
  ["an abbreviation starts as it is", "fr", "id", "ID", "ID"],
  ["a name in mixed case starts nothing", "fr", "iCloud folder", "Dossier iCloud", "Dossier iCloud"],
  ["the ellipsis is the English one", "fr", "Open…", "Ouvrir...", "Ouvrir…"],
  ["what is no exclamation stays none", "de", "Hello", "Hallo!", "Hallo"],
  ["what is no exclamation stays none", "fr", "Done", "Terminé\u00a0!", "Terminé"],
  ["what is no exclamation stays none", "es", "Done", "¡Hecho!", "Hecho"],
  ["an exclamation stays one", "de", "Done!", "Fertig!", "Fertig!"],
  ["so does one that is not the end", "de", "Careful", "Achtung! Heiß!", "Achtung! Heiß!"],
  ["the ellipsis is the English one", "de", "Open...", "Öffnen…", "Öffnen..."],
  ["apostrophes are straight", "fr", "The account", "L’accès", "L'accès"],
])("%s: %s, %s", (_, language, english, translation, expected) => {
  expect(inHouseStyle([...known, pair(language, english, translation)]).at(-1)?.translation).toBe(expected);
});
