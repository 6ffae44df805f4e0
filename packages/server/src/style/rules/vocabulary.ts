import type { CategoryRules } from "../rule.ts";

/** Which words are chosen. */
export const vocabulary: CategoryRules<"vocabulary"> = {
  abbreviations: {
    write_original_term_then_abbreviation_and_explanation: "instruction",
  },
  loanwords: {
    add_explanation_to_loanword_if_difficult_to_rephrase: "instruction",
    rephrase_loanword_in_daily_use_chinese_or_japanese_words_if_possible: "instruction",
    rephrase_loanword_with_another_expression_if_not_established: "instruction",
    use_loanword_as_is_if_well_established: "instruction",
  },
};
