import { eastAsianLanguages, everyLanguage, latinLanguages } from "../../rules/language-groups.ts";
import { type Cases, inEach } from "../case.ts";

const noOmission = ["../..", "1.5.2", "Ende.", "{a...b}", "`x...y`"];

export const markCases: Cases<"punctuation"> = {
  ellipsis: [
    ...inEach(everyLanguage, {
      value: "use_ellipsis_character",
      changes: [
        ["Wait...", "Wait…"],
        ["One . . . two", "One … two"],
        ["Gone....", "Gone…."],
        ["なに……", "なに…"],
      ],
      keeps: [...noOmission, "Wait…"],
    }),
    ...inEach(everyLanguage, {
      value: "use_one_ellipsis_character",
      changes: [["Wait......", "Wait…"]],
      keeps: noOmission,
    }),
    ...inEach(eastAsianLanguages, {
      value: "use_six_dots_at_the_bottom",
      changes: [["그래…", "그래......"]],
      keeps: noOmission,
    }),
    ...inEach(eastAsianLanguages, {
      value: "use_six_dots_in_the_center",
      changes: [["그래...", "그래……"]],
      keeps: noOmission,
    }),
    ...inEach(eastAsianLanguages, {
      value: "use_three_dots_at_the_bottom",
      changes: [["그래……", "그래..."]],
      keeps: noOmission,
    }),
    ...inEach(eastAsianLanguages, {
      value: "use_three_dots_in_the_center",
      changes: [["そう・・・", "そう…"]],
      keeps: noOmission,
    }),
    ...inEach(eastAsianLanguages, {
      value: "use_three_ellipsis_characters",
      changes: [["そう…", "そう………"]],
      keeps: noOmission,
    }),
    ...inEach(eastAsianLanguages, {
      value: "use_two_ellipsis_characters",
      changes: [["等。。。", "等……"]],
      keeps: noOmission,
    }),
    ...inEach(everyLanguage, {
      value: "use_three_periods",
      changes: [["Wait…", "Wait..."]],
      keeps: [...noOmission, "Gone....", "Wait..."],
    }),
    ...inEach(everyLanguage, {
      value: "use_three_periods_without_spaces",
      changes: [["a . . . b", "a ... b"]],
      keeps: noOmission,
    }),
    ...inEach(latinLanguages, {
      value: "use_three_spaced_periods",
      changes: [
        ["one… two", "one. . . two"],
        ["Gone....", "Gone. . . ."],
      ],
      keeps: [...noOmission, "one . . . two"],
    }),
  ],
  ampersand_abbreviation_spacing: [
    ...inEach(latinLanguages, {
      value: "do_not_use_spaces_before_and_after_ampersand_as_part_of_abbreviation",
      changes: [
        ["the R & D team", "the R&D team"],
        ["AT & T", "AT&T"],
      ],
      keeps: ["Option A & B", "Tom & Ann", "R&D", "&amp;", "IBM & SAP"],
    }),
    ...inEach(latinLanguages, {
      value: "use_spaces_before_and_after_ampersand_as_part_of_abbreviation",
      changes: [["the R&D team", "the R & D team"]],
      keeps: ["https://example.com/?A&B", "R & D", "a&b"],
    }),
  ],
  ampersand_usage: [
    {
      value:
        "use_english_word_and_except_in_company_names_common_abbreviations_titles_software_code_and_mathematical_equations",
      language: "en",
      changes: [
        ["with salt & pepper", "with salt and pepper"],
        ["Bread & butter", "Bread and butter"],
      ],
      keeps: ["Johnson & Johnson", "R&D", "if a && b", "`x & y`", "the firm Smith & sons", "x & y"],
    },
    {
      value:
        "use_german_word_und_except_in_company_names_common_abbreviations_titles_software_code_and_mathematical_equations",
      language: "de",
      changes: [
        ["schnell & einfach", "schnell und einfach"],
        ["mit Salz & etwas Pfeffer", "mit Salz und etwas Pfeffer"],
      ],
      keeps: ["Haus & Garten", "Müller & Söhne", "F&E", "a & b"],
    },
    ...inEach(eastAsianLanguages, {
      value: "use_full_width_ampersand",
      changes: [["A&B", "A＆B"]],
      keeps: ["a && b", "&amp;", "A＆B"],
    }),
    ...inEach(eastAsianLanguages, { value: "use_half_width_ampersand", changes: [["A＆B", "A&B"]], keeps: ["A&B"] }),
  ],
  plus_sign_usage: [
    {
      value: "do_not_use_plus_sign_to_symbolize_english_word_and_unless_it_is_part_of_a_proper_noun",
      language: "en",
      changes: [["with salt + pepper", "with salt and pepper"]],
      keeps: ["C++ code", "Disney + Pixar", "2 + 2", "a + b", "Google+ users"],
    },
  ],
  exclamation_marks: [
    ...inEach(latinLanguages, {
      value: "do_not_use",
      changes: [
        ["Hello!", "Hello."],
        ["Stop!!! Now!", "Stop. Now."],
        ["Really?!", "Really?"],
        ["¡Hola!", "Hola."],
        ["Oui !", "Oui."],
      ],
      keeps: ["a != b", "Hello.", "!important", "Yahoo!Mail", "5! = 120"],
    }),
    {
      value: "do_not_use",
      language: "en",
      changes: [
        ["“Stop!” he said.", "“Stop,” he said."],
        ['He left. "Stop!" she said.', 'He left. "Stop," she said.'],
        ['Click "Save!" now', 'Click "Save" now'],
        ["oh! no; hey!, you", "oh no; hey, you"],
        ["Update available! iOS 18 is here. Saved! v2 is out", "Update available. iOS 18 is here. Saved. v2 is out"],
      ],
      keeps: ["{hello!}", "Find it on Yahoo! Finance"],
    },
    { value: "do_not_use", language: "de", changes: [["„Halt!“, rief er.", "„Halt“, rief er."]], keeps: ["Halt."] },
    ...inEach(["ja", "zh"], {
      value: "do_not_use",
      changes: [
        ["好！", "好。"],
        ["はい!", "はい。"],
        ["何！？", "何？"],
      ],
      keeps: ["好。", "a != b"],
    }),
    ...inEach(["ko"], { value: "do_not_use", changes: [["안녕!", "안녕."]], keeps: ["안녕.", "a != b"] }),
  ],
  slash: [
    ...inEach(latinLanguages, {
      value: "do_not_use_spaces_before_and_after_slashes",
      changes: [
        ["input / output", "input/output"],
        ["red /blue", "red/blue"],
      ],
      keeps: ["1 / 2", "a/b", "https://example.com/a / b/", "src / lib / x"],
    }),
    ...inEach(latinLanguages, {
      value: "use_spaces_before_and_after_slashes",
      changes: [["input/output", "input / output"]],
      keeps: [
        "and/or",
        "km/h",
        "1/2",
        "n/a",
        "src/lib/main.ts",
        "https://example.com/one",
        "w/o",
        "24/7",
        "Mitarbeiter/innen",
      ],
    }),
    ...inEach(latinLanguages, {
      value: "use_spaces_before_and_after_slashes_if_there_are_multiple_words_before_and_after_slash",
      changes: [
        ["Open file/Save file", "Open file / Save file"],
        ["(red / blue)", "(red/blue)"],
      ],
      keeps: ["red/blue", "New York/Boston", "km/h"],
    }),
    ...inEach(latinLanguages, {
      value: "use_spaces_before_and_after_slashes_if_there_are_multiple_words_before_or_after_slash",
      changes: [
        ["New York/Boston", "New York / Boston"],
        ["red / blue", "red/blue"],
      ],
      keeps: ["red/blue", "Open file / Save file", "1/2"],
    }),
  ],
  slash_usage: [
    {
      value: "do_not_use_slash_to_symbolize_english_word_or",
      language: "en",
      changes: [
        ["if he/she agrees", "if he or she agrees"],
        ["Yes/No", "Yes or No"],
      ],
      keeps: ["km/h", "1/2", "TCP/IP", "client/server", "https://example.com/he/she", "path/to/he/she"],
    },
  ],
  colon_between_hours_and_minutes_or_chapters_and_verses: inEach(everyLanguage, {
    value: "do_not_use_space_before_or_after_colon",
    changes: [
      ["10 : 30", "10:30"],
      ["John 3 : 16", "John 3:16"],
    ],
    keeps: ["10:30", "30 : 70", "{10 : 30}"],
  }),
  colon_to_replace_versus_or_to: inEach(everyLanguage, {
    value: "do_not_use_space_before_or_after_colon",
    changes: [
      ["65 : 60", "65:60"],
      ["1 : 100", "1:100"],
    ],
    keeps: ["1:100", "a : b", "`1 : 2`"],
  }),
  colon_in_heading: inEach(["de", "en", "es", "fr", "it", "ko"], {
    value: "use_space_after_colon_not_before",
    changes: [
      ["제목 :부제", "제목: 부제"],
      ["Total : one", "Total: one"],
    ],
    keeps: ["제목: 부제", "10:30", "https://example.com", "He said it. And then :x", "Il dit : « Oui »."],
  }).concat({
    value: "use_space_after_colon_not_before",
    language: "de",
    changes: [["Hinweis:bitte lesen", "Hinweis: bitte lesen"]],
    keeps: [
      "Mitarbeiter:innen",
      "Liebe Kolleg:innen und Freund:innen",
      "Für alle Nutzer:innen: Hinweise",
      "jede:r",
      "Bürger:innenamt",
    ],
  }),
  spacing_and_punctuation: [
    {
      value: "do_not_use_space",
      language: "fr",
      changes: [
        ["Vraiment ? Oui !", "Vraiment? Oui!"],
        ["Note : « oui »", "Note: «oui»"],
      ],
      keeps: ["Vraiment?", "a ?b", "12:30"],
    },
    ...inEach(["ja", "zh"], {
      value: "do_not_use_space",
      changes: [["你好， 世界 。", "你好，世界。"]],
      keeps: ["你好，世界。", "A, B"],
    }),
    {
      value: "use_regular_space",
      language: "fr",
      changes: [
        ["Vraiment? Oui\u00a0!", "Vraiment ? Oui !"],
        ["Note: «oui»", "Note : « oui »"],
      ],
      keeps: ["Vraiment ?", "12:30", "https://example.com"],
    },
  ],
};
