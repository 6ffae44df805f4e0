import { type Cases, inEach } from "../case.ts";

type QuoteProperty = "apostrophe" | "quotation_mark" | "quotation_mark_and_apostrophe" | "quotation_style";

const notGerman = ["en", "es", "fr", "it", "ko", "zh"] as const;
const withoutJapanese = ["de", ...notGerman] as const;
const inches = ['A 5" disk', "6' 2\" tall", 'one " alone', '`"code"`', '<a title="x">', '{a, select, b {"c"}}'];

const curlyChanges = [
  ['He said "yes".', "He said “yes”."],
  ["\"One 'two' three\"", "“One ‘two’ three”"],
  ['("In brackets")', "(“In brackets”)"],
] as const;
const germanCurlyChanges = [
  ['Er sagte "ja".', "Er sagte „ja“."],
  ["Er sagte “ja”.", "Er sagte „ja“."],
  ["\"Eins 'zwei' drei\"", "„Eins ‚zwei‘ drei“"],
] as const;
const straightChanges = [
  ["He said “yes”.", 'He said "yes".'],
  ["„Eins ‚zwei‘ drei“", "\"Eins 'zwei' drei\""],
] as const;
const guillemetChanges = [
  ['Dice "sì".', "Dice «sì»."],
  ["“Uno ‘due’ tre”", "«Uno ‹due› tre»"],
  ["»Eins ›zwei‹ drei«", "«Eins ‹zwei› drei»"],
] as const;
const frenchGuillemetChanges = [
  ['Il dit "oui".', "Il dit «\u202foui\u202f»."],
  ["Il dit « oui ».", "Il dit «\u202foui\u202f»."],
  ["“Un ‘deux’ trois”", "«\u202fUn ‹\u202fdeux\u202f› trois\u202f»"],
] as const;

export const quoteCases: Pick<Cases<"punctuation">, QuoteProperty> = {
  apostrophe: [
    ...inEach(["de", "en", "es", "fr", "it"], {
      value: "use_curly_apostrophes",
      changes: [
        ["don't", "don’t"],
        ["l'été d'un roi", "l’été d’un roi"],
        ["Hans' Haus", "Hans’ Haus"],
        ["the '90s, 'tis", "the ’90s, ’tis"],
      ],
      keeps: ["6' tall", "'quoted'", "don’t", "{it's}", "a ' b", "`it's`"],
    }),
    ...inEach(["de", "en", "es", "fr", "it"], {
      value: "use_straight_apostrophes",
      changes: [
        ["don’t", "don't"],
        ["‘it’s’", "‘it's’"],
      ],
      keeps: ["‘quoted’", "don't"],
    }),
  ],
  quotation_mark: [
    ...inEach(notGerman, { value: "use_curly_quotation_marks", changes: curlyChanges, keeps: inches }),
    ...inEach(["de"], { value: "use_curly_quotation_marks", changes: germanCurlyChanges, keeps: inches }),
    ...inEach(notGerman, {
      value: "use_double_curly_quotation_marks",
      changes: [...curlyChanges, ["Say 'yes'.", "Say “yes”."]],
      keeps: inches,
    }),
    ...inEach(["de"], {
      value: "use_double_curly_quotation_marks",
      changes: [...germanCurlyChanges, ["Sag ‚ja‘.", "Sag „ja“."]],
      keeps: inches,
    }),
    ...inEach(withoutJapanese, {
      value: "use_double_straight_quotation_marks",
      changes: [...straightChanges, ["Say ‘yes’.", 'Say "yes".']],
      keeps: ["‘tis", "“open", "don’t"],
    }),
    ...inEach(withoutJapanese, {
      value: "use_straight_quotation_marks",
      changes: [...straightChanges, ["Say ‘yes’.", "Say 'yes'."]],
      keeps: ["“open", "close”", "don’t"],
    }),
    ...inEach(["de", "es", "it"], { value: "use_guillemets", changes: guillemetChanges, keeps: inches }),
    ...inEach(["fr"], {
      value: "use_guillemets",
      changes: frenchGuillemetChanges,
      keeps: [...inches, "«\u00a0oui\u00a0»", "«\u202foui\u202f»"],
    }),
    {
      value: "use_guillemets",
      language: "fr",
      target: "fr-CH",
      changes: [["Il dit « oui ».", "Il dit «oui»."]],
      keeps: ["«oui»"],
    },
  ],
  quotation_mark_and_apostrophe: [
    ...inEach(["en", "es", "fr", "it"], {
      value: "use_curly_quotation_marks_and_apostrophes",
      changes: [...curlyChanges, ["\"It's 'it'\"", "“It’s ‘it’”"]],
      keeps: inches,
    }),
    ...inEach(["de"], {
      value: "use_curly_quotation_marks_and_apostrophes",
      changes: [...germanCurlyChanges, ['"Wie geht\'s?"', "„Wie geht’s?“"]],
      keeps: inches,
    }),
    ...inEach(["en", "es", "fr", "it"], {
      value: "use_double_and_single_curly_quotation_marks_and_curly_apostrophes",
      changes: [...curlyChanges, ["'It's'", "“It’s”"]],
      keeps: inches,
    }),
    ...inEach(["de"], {
      value: "use_double_and_single_curly_quotation_marks_and_curly_apostrophes",
      changes: [...germanCurlyChanges, ["'Geht's?'", "„Geht’s?“"]],
      keeps: inches,
    }),
    ...inEach(["de", "en", "es", "fr", "it"], {
      value: "use_double_and_single_straight_quotation_marks_and_straight_apostrophes",
      changes: [...straightChanges, ["“It’s ‘it’”", "\"It's 'it'\""]],
      keeps: inches,
    }),
    ...inEach(["de", "en", "es", "fr", "it"], {
      value: "use_straight_quotation_marks_and_apostrophes",
      changes: [...straightChanges, ["‘It’s’", "'It's'"]],
      keeps: inches,
    }),
    ...inEach(["de", "es", "it"], {
      value: "use_guillemets_and_curly_apostrophes",
      changes: [...guillemetChanges, ['"L\'ora"', "«L’ora»"]],
      keeps: inches,
    }),
    ...inEach(["fr"], {
      value: "use_guillemets_and_curly_apostrophes",
      changes: [...frenchGuillemetChanges, ['"L\'été"', "«\u202fL’été\u202f»"]],
      keeps: inches,
    }),
    ...inEach(["de", "es", "it"], {
      value: "use_guillemets_and_straight_apostrophes",
      changes: [...guillemetChanges, ["“L’ora”", "«L'ora»"]],
      keeps: inches,
    }),
    ...inEach(["fr"], {
      value: "use_guillemets_and_straight_apostrophes",
      changes: [...frenchGuillemetChanges, ["“L’été”", "«\u202fL'été\u202f»"]],
      keeps: inches,
    }),
  ],
  quotation_style: [
    ...inEach(["ja", "zh"], {
      value: "use_corner_brackets_for_primary_quotations_and_double_corner_brackets_for_secondary_quotations",
      changes: [
        ["“一『二』三”", "「一『二』三」"],
        ['彼は"はい"と', "彼は「はい」と"],
        ["『一「二」三』", "「一『二』三」"],
      ],
      keeps: ["「一」", "「一"],
    }),
    ...inEach(["en", "es", "fr", "it", "ja", "ko", "zh"], {
      value:
        "use_double_curly_quotation_marks_for_primary_quotations_and_single_curly_quotation_marks_for_secondary_quotations",
      changes: [
        ["'a \"b\" c'", "“a ‘b’ c”"],
        ["« a “b” c »", "“a ‘b’ c”"],
      ],
      keeps: inches,
    }),
    ...inEach(["en", "es", "fr", "it", "ja", "ko", "zh"], {
      value:
        "use_double_curly_quotation_marks_for_primary_quotations_then_alternate_with_single_curly_quotation_marks_for_nested_quotations",
      changes: [["«a “b ‘c’” d»", "“a ‘b “c”’ d”"]],
      keeps: inches,
    }),
    {
      value:
        "use_double_german_quotation_marks_for_primary_quotations_and_single_german_quotation_marks_for_secondary_quotations",
      language: "de",
      changes: [
        ['Er sagte: "Ja."', "Er sagte: „Ja.“"],
        ["»Eins ›zwei‹«", "„Eins ‚zwei‘“"],
        ["'Eins'", "„Eins“"],
      ],
      keeps: [...inches, "„Gut“", "Hans' Haus"],
    },
    ...inEach(["en", "es", "fr", "it", "ko", "zh"], {
      value: "use_double_quotation_marks_for_primary_quotations_and_single_quotation_marks_for_secondary_quotations",
      changes: [
        ["'a \"b\" c'", "\"a 'b' c\""],
        ["‘a “b” c’", "“a ‘b’ c”"],
      ],
      keeps: [...inches, "\"a 'b'\""],
    }),
    {
      value: "use_double_quotation_marks_for_primary_quotations_and_single_quotation_marks_for_secondary_quotations",
      language: "de",
      changes: [["‚a „b“ c‘", "„a ‚b‘ c“"]],
      keeps: inches,
    },
    ...inEach(withoutJapanese, {
      value:
        "use_double_straight_quotation_marks_for_primary_quotations_and_single_straight_quotation_marks_for_secondary_quotations",
      changes: [
        ["“a ‘b’ c”", "\"a 'b' c\""],
        ["«a»", '"a"'],
      ],
      keeps: inches,
    }),
    ...inEach(withoutJapanese, {
      value:
        "use_double_straight_quotation_marks_for_primary_quotations_then_alternate_with_single_straight_quotation_marks_for_nested_quotations",
      changes: [["«a “b ‘c’” d»", '"a \'b "c"\' d"']],
      keeps: inches,
    }),
    ...inEach(["es", "it"], {
      value: "use_guillemets_for_primary_quotations_and_double_curly_quotation_marks_for_secondary_quotations",
      changes: [["\"a 'b' c\"", "«a “b” c»"]],
      keeps: inches,
    }),
    {
      value: "use_guillemets_for_primary_quotations_and_double_curly_quotation_marks_for_secondary_quotations",
      language: "fr",
      changes: [["« a « b » c »", "«\u202fa “b” c\u202f»"]],
      keeps: inches,
    },
    ...inEach(["es", "it"], {
      value: "use_guillemets_for_primary_quotations_and_double_straight_quotation_marks_for_secondary_quotations",
      changes: [["“a ‘b’ c”", '«a "b" c»']],
      keeps: inches,
    }),
    {
      value: "use_guillemets_for_primary_quotations_and_double_straight_quotation_marks_for_secondary_quotations",
      language: "fr",
      changes: [["“a ‘b’ c”", '«\u202fa "b" c\u202f»']],
      keeps: inches,
    },
    ...inEach(["de", "es", "it"], {
      value: "use_guillemets_for_primary_quotations_and_single_guillemets_for_secondary_quotations",
      changes: [["“a ‘b’ c”", "«a ‹b› c»"]],
      keeps: inches,
    }),
    {
      value: "use_guillemets_for_primary_quotations_and_single_guillemets_for_secondary_quotations",
      language: "fr",
      changes: [["“a ‘b’ c”", "«\u202fa ‹\u202fb\u202f› c\u202f»"]],
      keeps: inches,
    },
    ...inEach(["es", "it"], {
      value:
        "use_guillemets_for_primary_quotations_double_curly_quotation_marks_for_secondary_quotations_and_single_curly_quotation_marks_for_further_nested_quotations",
      changes: [['“a ‘b "c"’ d”', "«a “b ‘c’” d»"]],
      keeps: inches,
    }),
    {
      value:
        "use_guillemets_for_primary_quotations_double_curly_quotation_marks_for_secondary_quotations_and_single_curly_quotation_marks_for_further_nested_quotations",
      language: "fr",
      changes: [['“a ‘b "c"’ d”', "«\u202fa “b ‘c’” d\u202f»"]],
      keeps: inches,
    },
    {
      value: "use_reversed_guillemets_for_primary_quotations_and_single_reversed_guillemets_for_secondary_quotations",
      language: "de",
      changes: [
        ["„a ‚b‘ c“", "»a ›b‹ c«"],
        ["« a »", "»a«"],
      ],
      keeps: inches,
    },
    ...inEach(["en", "es", "fr", "it", "ko", "zh"], {
      value: "use_single_quotation_marks_for_primary_quotations_and_double_quotation_marks_for_secondary_quotations",
      changes: [
        ["\"a 'b' c\"", "'a \"b\" c'"],
        ["“a ‘b’ c”", "‘a “b” c’"],
      ],
      keeps: inches,
    }),
    {
      value: "use_single_quotation_marks_for_primary_quotations_and_double_quotation_marks_for_secondary_quotations",
      language: "de",
      changes: [["„a ‚b‘ c“", "‚a „b“ c‘"]],
      keeps: inches,
    },
  ],
};
