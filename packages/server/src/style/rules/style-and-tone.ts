import type { CategoryRules } from "../rule.ts";
import { bothFormsByDots, bothFormsByPeriods, bothFormsInBrackets } from "./spelling/french-words.ts";
import { elle, ellx } from "./spelling/pronouns-and-titles.ts";

/** How the reader is spoken to. */
export const styleAndTone: CategoryRules<"style_and_tone"> = {
  abbreviations: {
    avoid_abbreviations_and_symbols_that_can_be_spelled_out_easily: "instruction",
    use_abbreviations_and_symbols: "instruction",
  },
  addressing_non_binary_people: {
    use_spanish_word_elle: elle,
    use_spanish_word_ellx: ellx,
  },
  addressing_the_reader: {
    use_formal_french_word_vous: "instruction",
    use_formal_italian_word_lei: "instruction",
    use_informal_french_word_tu: "instruction",
    use_informal_italian_word_tu: "instruction",
  },
  anglicisms: {
    avoid_anglicisms_when_there_is_a_french_equivalent: "instruction",
  },
  binary_representation_of_gender: {
    avoid_binary_representation_of_gender_when_gender_neutral_language_can_be_used: "instruction",
    replace_binary_representations_of_gender_with_gender_neutral_language: "instruction",
    use_neutral_pronouns: "instruction",
  },
  complex_sentences: {
    avoid_unnecessarily_complex_sentences: "instruction",
  },
  country_names: {
    use_long_form: "instruction",
    use_short_form: "instruction",
  },
  declarative_endings: {
    mix_hapsho_and_haeyo_styles: "instruction",
    use_hae_style: "instruction",
    use_haeyo_style: "instruction",
    use_hapsho_style: "instruction",
    use_hara_style: "instruction",
  },
  default_first_person_pronoun: {
    do_not_use_first_person_pronouns: "instruction",
    omit_first_person_subject_when_clear_from_context: "instruction",
    use_first_person_pronouns: "instruction",
  },
  default_second_person_pronoun: {
    do_not_use_second_person_pronouns: "instruction",
    use_second_person_pronouns: "instruction",
  },
  directional_language: {
    do_not_use_directional_language: "instruction",
  },
  double_negatives: {
    do_not_use_double_negatives: "instruction",
    use_double_negatives: "instruction",
  },
  formality: {
    use_casual_tone: "instruction",
    use_formal_tone: "instruction",
  },
  gender_neutral_language_readability: {
    use_generic_masculine_for_common_compound_nouns_if_it_increases_readability: "instruction",
  },
  gender_unspecified: {
    use_both_masculine_and_feminine_forms: "instruction",
    use_gender_neutral_terms: "instruction",
    use_masculine_form_only: "instruction",
    use_middle_dots: bothFormsByDots,
    use_parentheses: bothFormsInBrackets,
    use_periods: bothFormsByPeriods,
  },
  gender_unspecified_or_mixed: {
    use_both_feminine_and_masculine_forms: "instruction",
    use_feminine_form_only: "instruction",
    use_inclusive_nouns_and_adjectives: "instruction",
    use_masculine_form_only: "instruction",
    use_neutral_nouns_and_adjectives: "instruction",
  },
  idioms_colloquialisms_and_culture_specific_references: {
    do_not_use: "instruction",
  },
  inflected_words_masculine_noun_agreement: {
    place_masculine_nouns_closest_to_inflected_words: "instruction",
  },
  instructions_style: {
    use_imperative: "instruction",
    use_indicative: "instruction",
    use_infinitive: "instruction",
    use_modal_verbs: "instruction",
    use_passive_voice: "instruction",
  },
  mixing_styles: {
    do_not_mix_desu_masu_style_and_dearu_style: "instruction",
  },
  modal_verbs: {
    avoid_modal_verbs: "instruction",
  },
  personal_vs_impersonal_style: {
    use_impersonal_style: "instruction",
    use_personal_style: "instruction",
  },
  positive_vs_negative_language: {
    use_positive_language: "instruction",
  },
  proximity_agreement: {
    use: "instruction",
  },
  reader_action_required: {
    use_you_must_when_action_is_required_from_reader: "instruction",
  },
  redundant_introductory_phrases: {
    avoid_redundant_introductory_phrases: "instruction",
    do_not_use_redundant_phrases_that_refer_to_current_text: "instruction",
  },
  redundant_phrases: {
    avoid_relativizing_and_redundant_phrases: "instruction",
    do_not_use_redundant_phrases: "instruction",
  },
  referring_to_non_binary_people: {
    use_the_singular_and_plural_schwa: "instruction",
  },
  short_vs_long_words: {
    use_short_words: "instruction",
  },
  simple_words_and_sentences: {
    use_simple_words_and_sentences_avoid_hard_to_translate_words_and_figures_of_speech: "instruction",
  },
  text_position_references: {
    avoid_directional_terms_as_only_reference_to_position_in_text_specify_exact_position_instead: "instruction",
  },
  tone: {
    use_dearu_style_to_give_impression_content_is_accurate_and_rigorous_or_to_convey_sense_of_confidence_and_reliability:
      "instruction",
    use_desu_masu_style_to_give_impression_content_is_plain_and_straightforward_or_to_give_reader_reassuring_or_soft_impression:
      "instruction",
  },
  verbal_vs_nominal_style: {
    use_nominal_style: "instruction",
    use_verbal_style: "instruction",
  },
};
