import { everyLanguage, latinLanguages } from "../../rules/language-groups.ts";
import { type Cases, inEach } from "../case.ts";

export const wordCases: Cases<"punctuation"> = {
  abbreviations: [
    {
      value: "do_not_separate_abbreviated_words",
      language: "de",
      changes: [["Das ist z. B. gut, d.h. neu.", "Das ist zB gut, dh neu."]],
      keeps: ["zB", "A. B. Müller", "www.z.b.de"],
    },
    {
      value: "do_not_separate_abbreviated_words",
      language: "en",
      changes: [["fruit, e.g. apples", "fruit, eg apples"]],
      keeps: ["eg", "E. G. Smith", "the egg"],
    },
    {
      value: "do_not_separate_abbreviated_words",
      language: "es",
      changes: [["fruta, p. ej. uva", "fruta, pej uva"]],
      keeps: ["papel"],
    },
    {
      value: "do_not_separate_abbreviated_words",
      language: "fr",
      changes: [["fruits, p. ex. pommes", "fruits, pex pommes"]],
      keeps: ["pexel"],
    },
    {
      value: "do_not_separate_abbreviated_words",
      language: "it",
      changes: [["frutta, p. es. mele", "frutta, pes mele"]],
      keeps: ["pesce"],
    },
    {
      value: "separate_each_abbreviated_word_with_period_and_space",
      language: "de",
      changes: [["z.B. Anna, d.h. ich, zB du", "z. B. Anna, d. h. ich, z. B. du"]],
      keeps: ["z. B. hier", "ich bin da"],
    },
    {
      value: "separate_each_abbreviated_word_with_period_and_space",
      language: "en",
      changes: [["e.g. this", "e. g. this"]],
      keeps: ["e. g. this", "legs"],
    },
    {
      value: "separate_each_abbreviated_word_with_period_and_space",
      language: "es",
      changes: [
        ["p.ej. esto", "p. ej. esto"],
        ["EE.UU. y", "EE. UU. y"],
      ],
      keeps: ["p. ej. esto"],
    },
    {
      value: "separate_each_abbreviated_word_with_period_and_space",
      language: "fr",
      changes: [["p.ex. ceci", "p. ex. ceci"]],
      keeps: ["p. ex. ceci"],
    },
    {
      value: "separate_each_abbreviated_word_with_period_and_space",
      language: "it",
      changes: [["p.es. questo", "p. es. questo"]],
      keeps: ["p. es. questo"],
    },
    {
      value: "separate_each_abbreviated_word_with_period_without_space",
      language: "de",
      changes: [
        ["z. B. hier", "z.B. hier"],
        ["u. a. hier", "u.a. hier"],
      ],
      keeps: ["z.B. hier", "ua"],
    },
    {
      value: "separate_each_abbreviated_word_with_period_without_space",
      language: "en",
      changes: [["e. g. this", "e.g. this"]],
      keeps: ["e.g. this", "i.e. this"],
    },
    {
      value: "separate_each_abbreviated_word_with_period_without_space",
      language: "es",
      changes: [["EE. UU. y", "EE.UU. y"]],
      keeps: ["p.ej. esto"],
    },
    {
      value: "separate_each_abbreviated_word_with_period_without_space",
      language: "fr",
      changes: [["p. ex. ceci", "p.ex. ceci"]],
      keeps: ["p.ex. ceci"],
    },
    {
      value: "separate_each_abbreviated_word_with_period_without_space",
      language: "it",
      changes: [["p. es. questo", "p.es. questo"]],
      keeps: ["p.es. questo"],
    },
    {
      value: "separate_each_abbreviated_word_with_space_without_period",
      language: "de",
      changes: [
        ["z.B. hier", "z B hier"],
        ["und z.B.", "und z B."],
      ],
      keeps: ["z B hier"],
    },
    {
      value: "separate_each_abbreviated_word_with_space_without_period",
      language: "en",
      changes: [["e.g. this", "e g this"]],
      keeps: ["e g this"],
    },
    {
      value: "separate_each_abbreviated_word_with_space_without_period",
      language: "es",
      changes: [["p. ej. esto", "p ej esto"]],
      keeps: ["p ej esto"],
    },
    {
      value: "separate_each_abbreviated_word_with_space_without_period",
      language: "fr",
      changes: [["p. ex. ceci", "p ex ceci"]],
      keeps: ["p ex ceci"],
    },
    {
      value: "separate_each_abbreviated_word_with_space_without_period",
      language: "it",
      changes: [["p. es. questo", "p es questo"]],
      keeps: ["p es questo"],
    },
  ],
  acronyms: inEach(everyLanguage, {
    value: "do_not_use_periods",
    changes: [
      ["in the U.S. economy", "in the US economy"],
      ["in the U.S.A.", "in the USA."],
      ["the U.S. Army", "the US Army"],
    ],
    keeps: ["J.K. Rowling", "J. R. R. Tolkien", "z.B. hier", "v1.2.3", "USA"],
  }),
  periods_in_uppercase_initialisms_and_acronyms: inEach(everyLanguage, {
    value: "do_not_use",
    changes: [
      ["the U.N. charter", "the UN charter"],
      ["He left the U.S. She stayed.", "He left the US. She stayed."],
    ],
    keeps: ["J. K. Rowling", "a.m.", "UN"],
  }),
  uppercase_acronyms: [
    ...inEach(latinLanguages, {
      value: "do_not_use_spaces",
      changes: [["la O. N. U. dice", "la O.N.U. dice"]],
      keeps: ["J. K. Rowling", "O.N.U.", "ONU"],
    }),
    ...inEach(latinLanguages, {
      value: "use_spaces",
      changes: [["la O.N.U. dice", "la O. N. U. dice"]],
      keeps: ["J.K. Rowling", "O. N. U.", "ONU"],
    }),
  ],
  periods_in_academic_degrees: [
    ...inEach(["de", "en"], {
      value: "use",
      changes: [
        ["a PhD in law", "a Ph.D. in law"],
        ["Anna Miller, MD", "Anna Miller, M.D."],
        ["MSc", "M.Sc."],
      ],
      keeps: ["Boston, MA", "Ph.D.", "the MBAs"],
    }),
    ...inEach(["de", "en"], {
      value: "do_not_use",
      changes: [
        ["a Ph.D. in law", "a PhD in law"],
        ["She has a B.A.", "She has a BA."],
      ],
      keeps: ["PhD", "a.m.", "e.g."],
    }),
  ],
  possessives_of_proper_names_ending_in_s_style: [
    {
      value: "add_apostrophe_only",
      language: "en",
      changes: [
        ["James's book", "James' book"],
        ["Dickens’s novels", "Dickens’ novels"],
      ],
      keeps: ["James's coming", "the boss's car", "James' book", "Anna's book"],
    },
    {
      value: "add_apostrophe_s",
      language: "en",
      changes: [
        ["James' book", "James's book"],
        ["Dickens’ novels", "Dickens’s novels"],
      ],
      keeps: ["the Joneses' house", "'James' said", "the students' work", "Students' work"],
    },
  ],
};
