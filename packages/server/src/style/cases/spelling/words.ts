import type { Cases } from "../case.ts";

export const wordCases: Cases<"spelling_and_grammar"> = {
  eszett: [
    {
      value: "replace_eszett_with_ss",
      language: "de",
      changes: [
        ["Die Straße ist groß.", "Die Strasse ist gross."],
        ["STRAẞE", "STRASSE"],
      ],
      keeps: ["Die Masse passt.", "{straße}", "https://example.com/straße"],
    },
  ],
  umlauts: [
    {
      value: "replace_umlauts_with_ae_oe_ue",
      language: "de",
      changes: [
        ["Ärger über schöne Grüße", "Aerger ueber schoene Grueße"],
        ["ÄRGER IM HÖRSAAL", "AERGER IM HOERSAAL"],
        ["Menü: {größe}", "Menue: {größe}"],
      ],
      keeps: ["Das Haus ist neu.", "Café"],
    },
  ],
  informal_address_pronouns: [
    {
      value: "capitalize_informal_address_pronouns",
      language: "de",
      changes: [
        ["Hast du dein Buch?", "Hast Du Dein Buch?"],
        ["Ich sehe dich.", "Ich sehe Dich."],
      ],
      keeps: ["Du bist da.", "die Dichtung", "ihr seid da", "duschen", "ein Ding"],
    },
    {
      value: "do_not_capitalize_informal_address_pronouns",
      language: "de",
      changes: [["Hast Du Dein Buch?", "Hast du dein Buch?"]],
      keeps: ["Du bist da.", "Ja. Du auch.", "die Dichtung"],
    },
  ],
  latin_abbreviations: [
    {
      value: "do_not_use_latin_abbreviations",
      language: "en",
      changes: [
        ["fruit, e.g. apples", "fruit, for example apples"],
        ["tea, milk, etc.", "tea, milk, and so on."],
        ["this vs. that", "this versus that"],
        ["I.e. never", "That is never"],
      ],
      keeps: ["the leg.", "a.m.", "California, CA.", "legal"],
    },
  ],
  personal_titles: [
    {
      value: "abbreviate",
      language: "de",
      changes: [["Frau Doktor Roth", "Frau Dr. Roth"]],
      keeps: ["Der Doktor kam.", "Dr. Roth"],
    },
    {
      value: "abbreviate",
      language: "en",
      changes: [["Professor Smith", "Prof. Smith"]],
      keeps: ["the professor", "Doctor who"],
    },
    {
      value: "abbreviate",
      language: "es",
      changes: [["el señor García", "el Sr. García"]],
      keeps: ["el señor vino", "Sr. García"],
    },
    {
      value: "abbreviate",
      language: "fr",
      changes: [
        ["Monsieur Martin", "M. Martin"],
        ["Madame Martin", "Mme Martin"],
      ],
      keeps: ["Madame, bonjour", "Mme Martin"],
    },
    {
      value: "abbreviate",
      language: "it",
      changes: [["il signor Rossi", "il Sig. Rossi"]],
      keeps: ["la signora parla", "Sig. Rossi"],
    },
    {
      value: "do_not_abbreviate",
      language: "de",
      changes: [["Prof. Roth", "Professor Roth"]],
      keeps: ["Professor Roth"],
    },
    {
      value: "do_not_abbreviate",
      language: "en",
      changes: [["Dr. Smith", "Doctor Smith"]],
      keeps: ["Ms. Smith", "the Dr. is in"],
    },
    {
      value: "do_not_abbreviate",
      language: "es",
      changes: [
        ["la Sra. García", "la señora García"],
        ["Sr. García, hola. Sra. Pérez y el Sr. Gómez.", "Señor García, hola. Señora Pérez y el señor Gómez."],
        ["p. ej. Sr. Gómez, el Dr. Sr. Pérez", "p. ej. señor Gómez, el doctor señor Pérez"],
      ],
      keeps: ["señora García"],
    },
    {
      value: "do_not_abbreviate",
      language: "fr",
      changes: [["M. Martin", "Monsieur Martin"]],
      keeps: ["J.M. Martin", "Monsieur"],
    },
    {
      value: "do_not_abbreviate",
      language: "it",
      changes: [["Sig.ra Rossi, la Sig.ra Rossi", "Signora Rossi, la signora Rossi"]],
      keeps: ["signora Rossi"],
    },
  ],
  contractions: [
    {
      value: "do_not_use_contractions",
      language: "en",
      changes: [
        ["I don't know.", "I do not know."],
        ["We can’t and won't.", "We cannot and will not."],
        ["They're here, let's go", "They are here, let us go"],
      ],
      keeps: ["It's Tom's.", "Don't you know?", "we'd", "do not"],
    },
    {
      value: "use_contractions",
      language: "en",
      changes: [
        ["I do not know.", "I don't know."],
        ["We cannot come.", "We can't come."],
        ["They are here.", "They're here."],
      ],
      keeps: ["We have a car.", "do not.", "DO NOT enter", "don't"],
    },
    {
      value: "use_contractions_but_avoid_negative_contractions",
      language: "en",
      changes: [["We are not sure and they will come.", "We're not sure and they'll come."]],
      keeps: ["I do not know.", "We cannot come."],
    },
  ],
  spanish_word_solo: [
    {
      value: "never_use_acute_accent",
      language: "es",
      changes: [["Sólo hay uno y sólo uno", "Solo hay uno y solo uno"]],
      keeps: ["solo", "sólido"],
    },
  ],
};
