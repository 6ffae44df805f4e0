import { latinLanguages } from "../../rules/language-groups.ts";
import { type Cases, inEach } from "../case.ts";

export const sentenceCases: Cases<"punctuation"> = {
  comma_after_conjunctive_adverbs: [
    {
      value: "use",
      language: "en",
      changes: [
        ["Therefore we left.", "Therefore, we left."],
        ["He came; however it rained.", "He came; however, it rained."],
      ],
      keeps: ["However hard he tries", "Therefore, we left.", "We therefore left."],
    },
    {
      value: "do_not_use",
      language: "en",
      changes: [["Therefore, we left.", "Therefore we left."]],
      keeps: ["Therefore we left.", "It is, therefore, fine."],
    },
  ],
  comma_after_i_e_and_e_g: [
    {
      value: "use",
      language: "en",
      changes: [
        ["fruit (e.g. apples)", "fruit (e.g., apples)"],
        ["one, i.e. me", "one, i.e., me"],
      ],
      keeps: ["e.g., apples", "the leg. A", "i.e."],
    },
    {
      value: "do_not_use",
      language: "en",
      changes: [["fruit (e.g., apples)", "fruit (e.g. apples)"]],
      keeps: ["e.g. apples", "eggs, apples"],
    },
  ],
  comma_after_short_introductory_phrase: [
    {
      value: "use",
      language: "en",
      changes: [
        ["In 2020 we moved.", "In 2020, we moved."],
        ["Yesterday the team won.", "Yesterday, the team won."],
      ],
      keeps: ["In 2020, we moved.", "We moved in 2020 and", "In 2020 alone"],
    },
    {
      value: "do_not_use",
      language: "en",
      changes: [["In 2020, we moved.", "In 2020 we moved."]],
      keeps: ["In 2020 we moved.", "When it rains, we stay."],
    },
  ],
  serial_comma: [
    {
      value: "use",
      language: "en",
      changes: [
        ["We sell red, green, blue and grey.", "We sell red, green, blue, and grey."],
        ["Colours: red, green and blue", "Colours: red, green, and blue"],
        ["the cat, the dog and the bird", "the cat, the dog, and the bird"],
        ["1, 2 and 3", "1, 2, and 3"],
      ],
      keeps: ["On Monday, Tom and Anna came.", "red and blue", "a, b, and c"],
    },
    {
      value: "do_not_use",
      language: "en",
      changes: [
        ["We sell red, green, and blue.", "We sell red, green and blue."],
        ["tea, milk, or juice", "tea, milk or juice"],
      ],
      keeps: ["red, green and blue", "It rained, and we left.", "I came, I saw, and he left."],
    },
    {
      value: "do_not_use_serial_comma_when_using_chinese_comma",
      language: "zh",
      changes: [["苹果、香蕉、和梨", "苹果、香蕉和梨"]],
      keeps: ["苹果、香蕉和梨", "苹果，和梨"],
    },
    {
      value: "use_serial_comma_when_using_comma",
      language: "zh",
      changes: [["水果：苹果，香蕉和梨。", "水果：苹果，香蕉，和梨。"]],
      keeps: ["苹果和梨", "水果：苹果，香蕉，和梨。", "他来了，我们和他走了很远的路。"],
    },
  ],
  sentence_break_indicator: [
    ...inEach(["de", "en", "fr", "it"], {
      value: "use_em_dash_with_space_on_either_side",
      changes: [
        ["one – two", "one — two"],
        ["one—two", "one — two"],
        ["one -- two", "one — two"],
      ],
      keeps: ["- item", "5 – 10", "well-known", "--flag", "— Oui", "one — two", "y = x - y"],
    }),
    ...inEach(["de", "en", "fr", "it"], {
      value: "use_em_dash_without_space_on_either_side",
      changes: [
        ["one - two", "one—two"],
        ["one – two", "one—two"],
      ],
      keeps: ["one—two", "- item", "3 - 2", "well-known", "10 kg – 20 kg, 5 % – 10 %"],
    }),
    {
      value: "use_em_dash_without_space_on_either_side",
      language: "en",
      changes: [
        ["We met on Monday – it was fun.", "We met on Monday—it was fun."],
        ["Up to 5 GB – 10 users, save 20% – 3 months free", "Up to 5 GB—10 users, save 20%—3 months free"],
      ],
      keeps: ["Open Mon – Fri, 9 a.m. – 5 pm.", "March 3 – May 5, 3 March – 5 May", "January 2020 – March 2021"],
    },
    {
      value: "use_em_dash_without_space_on_either_side",
      language: "de",
      changes: [["Montag – es war schön.", "Montag—es war schön."]],
      keeps: ["Mo. – Fr.", "3. März – 5. Mai", "Januar – März"],
    },
    {
      value: "use_em_dash_without_space_on_either_side",
      language: "fr",
      changes: [["lundi – il pleuvait", "lundi—il pleuvait"]],
      keeps: ["9 h – 17 h", "lundi – vendredi", "3 mars – 1er mai"],
    },
    ...inEach(["de", "en", "fr", "it"], {
      value: "use_en_dash_with_space_on_either_side",
      changes: [
        ["one—two", "one – two"],
        ["one - two", "one – two"],
      ],
      keeps: ["one – two", "- item", "3 - 2", "1. - item"],
    }),
  ],
  full_sentence_in_round_brackets: inEach(latinLanguages, {
    value: "add_period_before_closing_round_bracket",
    changes: [["He left. (She stayed).", "He left. (She stayed.)"]],
    keeps: ["He left (she stayed).", "He left. (She stayed.)", "f(x)."],
  }),
  salutation: [
    {
      value: "use_comma_after_salutation",
      language: "en",
      changes: [
        ["Dear Ms Miller:\nThank you.", "Dear Ms Miller,\nThank you."],
        ["Hi Tom\n\nHere", "Hi Tom,\n\nHere"],
      ],
      keeps: ["Dear Tom,\nHere", "Dear me: no letter"],
    },
    {
      value: "use_comma_after_salutation",
      language: "de",
      changes: [
        ["Liebe Anna!\nIch schreibe", "Liebe Anna,\nich schreibe"],
        ["Sehr geehrte Frau Roth\n\nVielen Dank", "Sehr geehrte Frau Roth,\n\nvielen Dank"],
      ],
      keeps: ["Liebe Anna,\nTom kommt", "Liebe ist alles."],
    },
    {
      value: "use_comma_after_salutation",
      language: "es",
      changes: [["Estimado Juan:\nLe escribo", "Estimado Juan,\nLe escribo"]],
      keeps: ["Hola"],
    },
    {
      value: "use_comma_after_salutation",
      language: "fr",
      changes: [["Cher Paul !\nMerci", "Cher Paul,\nMerci"]],
      keeps: ["Bonjour"],
    },
    {
      value: "use_comma_after_salutation",
      language: "it",
      changes: [["Gentile Anna!\ngrazie", "Gentile Anna,\ngrazie"]],
      keeps: ["Ciao"],
    },
    {
      value: "use_colon_after_salutation",
      language: "de",
      changes: [["Hallo Tom,\nhier", "Hallo Tom:\nhier"]],
      keeps: ["Hallo Tom:\nHier"],
    },
    {
      value: "use_colon_after_salutation",
      language: "en",
      changes: [["Dear Tom,\nHere", "Dear Tom:\nHere"]],
      keeps: ["Dear Tom:\nHere"],
    },
    {
      value: "use_colon_after_salutation",
      language: "es",
      changes: [["Estimado Juan,\nLe", "Estimado Juan:\nLe"]],
      keeps: ["Hola, Juan"],
    },
    {
      value: "use_colon_after_salutation",
      language: "fr",
      changes: [["Bonjour Paul,\nMerci", "Bonjour Paul\u00a0:\nMerci"]],
      keeps: ["Bonjour Paul :\nMerci"],
    },
    {
      value: "use_colon_after_salutation",
      language: "it",
      changes: [["Gentile Anna,\ngrazie", "Gentile Anna:\ngrazie"]],
      keeps: ["Ciao Anna"],
    },
    {
      value: "use_exclamation_mark_after_salutation",
      language: "de",
      changes: [["Liebe Anna,\nich schreibe", "Liebe Anna!\nIch schreibe"]],
      keeps: ["Liebe Anna!\nIch schreibe"],
    },
    {
      value: "use_exclamation_mark_after_salutation",
      language: "en",
      changes: [["Hi Tom,\nhere", "Hi Tom!\nHere"]],
      keeps: ["Hi Tom"],
    },
    {
      value: "use_exclamation_mark_after_salutation",
      language: "es",
      changes: [["Hola Ana,\nte", "Hola Ana!\nTe"]],
      keeps: ["Hola"],
    },
    {
      value: "use_exclamation_mark_after_salutation",
      language: "fr",
      changes: [["Bonjour Paul,\nmerci", "Bonjour Paul\u00a0!\nMerci"]],
      keeps: ["Bonjour"],
    },
    {
      value: "use_exclamation_mark_after_salutation",
      language: "it",
      changes: [["Ciao Anna,\ngrazie", "Ciao Anna!\nGrazie"]],
      keeps: ["Ciao"],
    },
    {
      value: "do_not_use_comma_after_salutation_capitalize_following_word",
      language: "de",
      changes: [["Liebe Anna,\nich schreibe", "Liebe Anna\nIch schreibe"]],
      keeps: ["Liebe Anna\nIch schreibe", "Liebe ist alles, was zählt."],
    },
    {
      value: "do_not_use_comma_after_salutation_capitalize_following_word",
      language: "en",
      changes: [["Dear Tom,\nthank you", "Dear Tom\nThank you"]],
      keeps: ["Dear Tom, hello"],
    },
    {
      value: "do_not_use_comma_after_salutation_capitalize_following_word",
      language: "es",
      changes: [["Hola Ana,\nte", "Hola Ana\nTe"]],
      keeps: ["Hola"],
    },
    {
      value: "do_not_use_comma_after_salutation_capitalize_following_word",
      language: "fr",
      changes: [["Bonjour,\nmerci", "Bonjour\nMerci"]],
      keeps: ["Bonjour"],
    },
    {
      value: "do_not_use_comma_after_salutation_capitalize_following_word",
      language: "it",
      changes: [["Ciao Anna,\ngrazie", "Ciao Anna\nGrazie"]],
      keeps: ["Ciao"],
    },
  ],
};
