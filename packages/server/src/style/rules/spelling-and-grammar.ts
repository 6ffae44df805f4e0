import type { CategoryRules } from "../rule.ts";
import {
  contractions,
  contractionsWithoutNegatives,
  noContractions,
  noLatinAbbreviations,
} from "./spelling/english-words.ts";
import {
  accentsOnCapitals,
  acuteBeforeJe,
  acuteInFuture,
  circumflexOnIAndU,
  graveBeforeJe,
  graveInFuture,
  noAccents,
  noAccentsOnCapitals,
  noCircumflexOnIAndU,
} from "./spelling/french-accents.ts";
import {
  doubledConsonant,
  frenchPlurals,
  graveAccent,
  hyphensInNumbers,
  hyphensUnderHundred,
  laisseInvariable,
  numeroWithDegree,
  numeroWithO,
  numeroWithSuperscript,
  originalPlurals,
} from "./spelling/french-words.ts";
import {
  capitalInformalPronouns,
  fullTitles,
  shortTitles,
  smallInformalPronouns,
  soloWithoutAccent,
} from "./spelling/pronouns-and-titles.ts";
import { eszettAsSs, umlautsSpelledOut } from "./spelling/umlauts-and-eszett.ts";

/** How words are spelled and joined. */
export const spellingAndGrammar: CategoryRules<"spelling_and_grammar"> = {
  abbreviating_french_word_numero: {
    abbreviate_as_n_then_degree_symbol: numeroWithDegree,
    abbreviate_as_n_then_o_in_superscript: numeroWithSuperscript,
    abbreviate_as_no: numeroWithO,
  },
  abbreviation_usage: {
    do_not_use_abbreviations: "instruction",
    do_not_use_abbreviations_unless_necessary: "instruction",
    use_abbreviations: "instruction",
    use_abbreviations_as_needed: "instruction",
  },
  accents_and_cedillas: {
    do_not_use_on_capital_letters: noAccentsOnCapitals,
    never_use: noAccents,
    use_even_on_capital_letters: accentsOnCapitals,
  },
  accents_in_verbs_conjugated_like_french_word_céder: {
    use_acute_accent: acuteInFuture,
    use_grave_accent: graveInFuture,
  },
  accents_with_subject_verb_inversion: {
    use_acute_accent: acuteBeforeJe,
    use_grave_accent: graveBeforeJe,
  },
  active_passive_voice: {
    use_active_voice_if_subject_is_prominent_and_agent_is_clear: "instruction",
    use_active_voice_to_describe_operations_with_user_as_subject: "instruction",
    use_active_voice_unless_agent_is_unknown_or_irrelevant: "instruction",
    use_passive_voice_as_needed: "instruction",
    use_passive_voice_for_automatic_operations_from_user_perspective: "instruction",
    use_passive_voice_if_agent_is_unknown_or_irrelevant: "instruction",
  },
  all_caps: {
    do_not_use_all_caps_except_for_acronyms_initialisms_or_proper_nouns: "instruction",
    do_not_use_all_caps_except_for_acronyms_or_brand_names: "instruction",
  },
  complete_sentences: {
    always_write_complete_sentences: "instruction",
  },
  compound_nouns: {
    write_as_one_word: "instruction",
    write_with_hyphen: "instruction",
  },
  conjunctions: {
    never_start_sentence_with_coordinating_conjunction: "instruction",
  },
  contractions: {
    do_not_use_contractions: noContractions,
    use_contractions: contractions,
    use_contractions_but_avoid_negative_contractions: contractionsWithoutNegatives,
  },
  established_loanwords: {
    use_as_is: "instruction",
    use_native_or_sino_korean_equivalents: "instruction",
  },
  eszett: {
    replace_eszett_with_ss: eszettAsSs,
  },
  foreign_word_translation: {
    use_equivalent_expressions_in_chinese: "instruction",
    use_foreign_forms_or_abbreviations_for_technical_terms_or_brand_names: "instruction",
    use_literal_translation: "instruction",
    use_localized_names_for_brands_with_official_chinese_translations: "instruction",
    use_mixture_of_transliteration_and_translation: "instruction",
    use_transliteration: "instruction",
  },
  french_verbs_ending_in_eler_and_eter: {
    transcribe_open_e_sound_by_doubling_next_consonant: doubledConsonant,
    transcribe_open_e_sound_with_grave_accent: graveAccent,
  },
  i_and_u_with_circumflex_accents: {
    do_not_use_circumflex_accents_except_in_verbs_and_to_distinguish_homophones: noCircumflexOnIAndU,
    use_circumflex_accents: circumflexOnIAndU,
  },
  informal_address_pronouns: {
    capitalize_informal_address_pronouns: capitalInformalPronouns,
    do_not_capitalize_informal_address_pronouns: smallInformalPronouns,
  },
  latin_abbreviations: {
    do_not_use_latin_abbreviations: noLatinAbbreviations,
  },
  passive_voice: {
    avoid_passive_voice_when_agent_is_known: "instruction",
  },
  past_participle_of_french_word_laisser_followed_by_infinitive: {
    make_french_word_laisser_agree_with_direct_object_complement_if_it_appears_before_verb: "instruction",
    use_invariable_form_french_word_laissé: laisseInvariable,
  },
  personal_titles: {
    abbreviate: shortTitles,
    do_not_abbreviate: fullTitles,
  },
  pluralizing_foreign_words: {
    use_french_spelling_rules: frenchPlurals,
    use_original_language_spelling: originalPlurals,
  },
  quotation_modification: {
    do_not_modify_text_in_quotation_marks: "instruction",
    modify_text_in_quotation_marks_according_to_custom_rules: "instruction",
  },
  spanish_word_solo: {
    never_use_acute_accent: soloWithoutAccent,
    use_acute_accent_when_used_as_adverb: "instruction",
  },
  special_characters: {
    never_use_symbols: "instruction",
  },
  spelled_out_numbers: {
    use_hyphens: hyphensInNumbers,
    use_hyphens_between_elements_under_100_and_not_separated_by_french_word_et: hyphensUnderHundred,
  },
  umlauts: {
    replace_umlauts_with_ae_oe_ue: umlautsSpelledOut,
  },
  unestablished_loanwords: {
    paraphrase_in_korean: "instruction",
    use_as_is: "instruction",
    use_as_is_with_explanation_in_parentheses: "instruction",
  },
};
