import type { Cases } from "../case.ts";

export const frenchCases: Cases<"spelling_and_grammar"> = {
  abbreviating_french_word_numero: [
    {
      value: "abbreviate_as_n_then_degree_symbol",
      language: "fr",
      changes: [
        ["le no 5", "le n° 5"],
        ["Nᵒ5", "N°5"],
      ],
      keeps: ["n° 5", "20 °C", "non", "no comment"],
    },
    {
      value: "abbreviate_as_n_then_o_in_superscript",
      language: "fr",
      changes: [["le n° 5", "le nᵒ 5"]],
      keeps: ["nᵒ 5", "piano 5"],
    },
    {
      value: "abbreviate_as_no",
      language: "fr",
      changes: [
        ["le n° 5", "le no 5"],
        ["nº5", "no5"],
      ],
      keeps: ["no 5", "5°"],
    },
  ],
  accents_and_cedillas: [
    {
      value: "never_use",
      language: "fr",
      changes: [["Ça, l'été à Noël", "Ca, l'ete a Noel"]],
      keeps: ["Le chat", "{été}"],
    },
    {
      value: "do_not_use_on_capital_letters",
      language: "fr",
      changes: [["À l'École, ÇA", "A l'Ecole, CA"]],
      keeps: ["été", "l'école"],
    },
    {
      value: "use_even_on_capital_letters",
      language: "fr",
      changes: [
        ["Etats-Unis et Ecole", "États-Unis et École"],
        ["A partir de lundi", "À partir de lundi"],
        ["Ca va ?", "Ça va ?"],
        ["Etre ou ne pas être", "Être ou ne pas être"],
      ],
      keeps: ["Elle", "Espagne", "A Paris", "École", "Europe"],
    },
  ],
  accents_in_verbs_conjugated_like_french_word_céder: [
    {
      value: "use_grave_accent",
      language: "fr",
      changes: [
        ["il cédera", "il cèdera"],
        ["nous préférerons", "nous préfèrerons"],
      ],
      keeps: ["il cède", "céder", "il lèvera", "répéter"],
    },
    {
      value: "use_acute_accent",
      language: "fr",
      changes: [
        ["il cèdera", "il cédera"],
        ["nous préfèrerons", "nous préférerons"],
      ],
      keeps: ["il lèvera", "il achètera", "il mènera", "il cède", "il pèsera"],
    },
  ],
  accents_with_subject_verb_inversion: [
    { value: "use_grave_accent", language: "fr", changes: [["aimé-je", "aimè-je"]], keeps: ["aimé", "ai-je"] },
    { value: "use_acute_accent", language: "fr", changes: [["aimè-je", "aimé-je"]], keeps: ["aimé-je", "ai-je"] },
  ],
  i_and_u_with_circumflex_accents: [
    {
      value: "use_circumflex_accents",
      language: "fr",
      changes: [
        ["en aout, la boite", "en août, la boîte"],
        ["le maitre connait le gout", "le maître connaît le goût"],
        ["une ile", "une île"],
      ],
      keeps: ["le train", "la goutte", "le couteau", "août", "la file", "dur", "utile"],
    },
    {
      value: "do_not_use_circumflex_accents_except_in_verbs_and_to_distinguish_homophones",
      language: "fr",
      changes: [
        ["en août, la boîte", "en aout, la boite"],
        ["disparaître", "disparaitre"],
        ["brûler", "bruler"],
      ],
      keeps: ["dû", "un mur sûr", "nous fîmes", "qu'il fût", "le jeûne", "forêt"],
    },
  ],
  past_participle_of_french_word_laisser_followed_by_infinitive: [
    {
      value: "use_invariable_form_french_word_laissé",
      language: "fr",
      changes: [
        ["Elle s'est laissée tomber", "Elle s'est laissé tomber"],
        ["Je les ai laissés partir", "Je les ai laissé partir"],
      ],
      keeps: ["les clés laissées hier", "laissées derrière", "laissé partir"],
    },
  ],
  french_verbs_ending_in_eler_and_eter: [
    {
      value: "transcribe_open_e_sound_by_doubling_next_consonant",
      language: "fr",
      changes: [
        ["il ruissèle", "il ruisselle"],
        ["elle étiquètera", "elle étiquettera"],
      ],
      keeps: ["il gèle", "il achète", "il appelle"],
    },
    {
      value: "transcribe_open_e_sound_with_grave_accent",
      language: "fr",
      changes: [
        ["il ruisselle", "il ruissèle"],
        ["le renouvellement", "le renouvèlement"],
      ],
      keeps: ["il appelle", "il jette", "elle", "nouvelle", "une étiquette", "des ficelles"],
    },
  ],
  pluralizing_foreign_words: [
    {
      value: "use_french_spelling_rules",
      language: "fr",
      changes: [
        ["des scenarii", "des scénarios"],
        ["des matches", "des matchs"],
      ],
      keeps: ["des scénarios", "un match"],
    },
    {
      value: "use_original_language_spelling",
      language: "fr",
      changes: [["des sandwichs", "des sandwiches"]],
      keeps: ["un sandwich", "des scenarii"],
    },
  ],
  spelled_out_numbers: [
    {
      value: "use_hyphens",
      language: "fr",
      changes: [
        ["vingt et un mille deux cents", "vingt-et-un-mille-deux-cents"],
        ["soixante dix", "soixante-dix"],
      ],
      keeps: ["vingt-deux", "un chat", "cent euros", "deux, trois"],
    },
    {
      value: "use_hyphens_between_elements_under_100_and_not_separated_by_french_word_et",
      language: "fr",
      changes: [
        ["vingt-et-un", "vingt et un"],
        ["deux-cent-trente-deux", "deux cent trente-deux"],
        ["quatre vingt dix sept", "quatre-vingt-dix-sept"],
      ],
      keeps: ["vingt-deux", "deux cents", "dix-huit"],
    },
  ],
};
