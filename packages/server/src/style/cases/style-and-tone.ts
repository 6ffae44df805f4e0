import type { Cases } from "./case.ts";

export const styleAndToneCases: Cases<"style_and_tone"> = {
  addressing_non_binary_people: [
    {
      value: "use_spanish_word_elle",
      language: "es",
      changes: [["ellx y ellxs", "elle y elles"]],
      keeps: ["ella", "elle", "ellos"],
    },
    {
      value: "use_spanish_word_ellx",
      language: "es",
      changes: [["elle y elles", "ellx y ellxs"]],
      keeps: ["la revista Elle", "ella", "calle"],
    },
  ],
  gender_unspecified: [
    {
      value: "use_middle_dots",
      language: "fr",
      changes: [
        ["les étudiant(e)s", "les étudiant·e·s"],
        ["un acteur.trice", "un acteur·trice"],
      ],
      keeps: ["étudiant·e·s", "fichier.exe", "Fin.", "f(e)"],
    },
    {
      value: "use_parentheses",
      language: "fr",
      changes: [
        ["les étudiant·e·s", "les étudiant(e)s"],
        ["un étudiant.e", "un étudiant(e)"],
      ],
      keeps: ["étudiant(e)s", "fichier.exe"],
    },
    {
      value: "use_periods",
      language: "fr",
      changes: [
        ["les étudiant·e·s", "les étudiant.e.s"],
        ["un étudiant(e)", "un étudiant.e"],
      ],
      keeps: ["étudiant.e.s", "fonction(x)"],
    },
  ],
};
