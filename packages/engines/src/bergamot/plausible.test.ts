import { describe, expect, test } from "vitest";
import { faultOf } from "./plausible.ts";

describe("answers that can be a translation", () => {
  test.each([
    ["Undo", "Rückgängig machen"],
    ["OK", "OK"],
    ["Cancel", "キャンセル"],
    ["設定を保存しました", "The settings have been saved"],
    ["1,000.5 files of 2", "2 von 1.000,5 Dateien"],
    ["12 000 files", "12 000 Dateien"],
    ["Bye bye bye!", "Tschüss, tschüss, tschüss!"],
    ["the file that you want", "die Datei, die die Person will"],
    ["\uE000 of \uE001", "\uE000 von \uE001"],
    ["Web server status", "Web Server Status"],
    ["Now now, now now", "Na na, na na"],
    ["Copy the file to that file or another file", "Die Datei in jene Datei oder eine andere Datei kopieren"],
  ])("%s: %s", (source, answer) => {
    expect(faultOf(source, answer)).toBeUndefined();
  });
});

describe("answers that cannot", () => {
  test.each([
    ["Save", " ", "the model wrote nothing"],
    ["Save", "Spei\uFFFD", "the model wrote broken characters"],
    ["Save", "Speichern Sie diese Datei in einem anderen Ordner", "the model wrote far more than a translation"],
    ["Save this file in another folder of your computer", "Ja", "the model wrote far less than a translation"],
    ["Open the file", "Datei Datei Datei öffnen", "the model repeated itself"],
    ["Open the file in this folder", "die Datei in die Datei in die Datei", "the model repeated itself"],
    ["Open the file in this folder", "ファイルファイルファイルファイル", "the model repeated itself"],
    ["Accept our terms and the policy", "Die Richtlinien und Richtlinien, Richtlinien", "the model repeated itself"],
    ["5 files of 10", "5 Dateien von 100", "the model changed a number"],
    ["File 5", "Datei", "the model changed a number"],
    ["The file", "Datei 1", "the model changed a number"],
    ["Remove this unused file", "Remove this unused file", "the model left it as it was"],
  ])("%s: %s", (source, answer, fault) => {
    expect(faultOf(source, answer)).toBe(fault);
  });
});
