/** Generated from the contract in openapi/ by `pnpm generate`; edit that instead. */

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description The rules that are on, with the option chosen for each. It holds the rules of all languages; a rule that means nothing in the list's language has no effect.
         * @example {
         *       "dates_and_times": {
         *         "time_format": "use_24_hour_clock"
         *       },
         *       "punctuation": {
         *         "quotation_mark": "use_guillemets"
         *       }
         *     }
         */
        readonly ConfiguredRules: {
            readonly dates_and_times?: components["schemas"]["DatesAndTimesRules"];
            readonly formatting?: components["schemas"]["FormattingRules"];
            readonly numbers?: components["schemas"]["NumberRules"];
            readonly punctuation?: components["schemas"]["PunctuationRules"];
            readonly spelling_and_grammar?: components["schemas"]["SpellingAndGrammarRules"];
            readonly style_and_tone?: components["schemas"]["StyleAndToneRules"];
            readonly vocabulary?: components["schemas"]["VocabularyRules"];
        };
        /** @description The texts to correct. */
        readonly CorrectTextRequest: {
            /** @description Plain texts, each corrected for itself; a form repeats the field. */
            readonly text: readonly string[];
            /** @description The language of the texts; a variant of it corrects them to that variant. Detected when left out. @wire `target_lang` */
            readonly targetLang?: components["schemas"]["LanguageCode"];
        };
        /** @description A new key. Without a label it is called after the service. */
        readonly CreateDeveloperKeyRequest: {
            readonly label?: components["schemas"]["KeyLabel"];
        };
        /** @description A new glossary. In a form, a dictionary's field is written as `dictionaries[0].source_lang`. */
        readonly CreateGlossaryRequest: {
            readonly name: components["schemas"]["GlossaryName"];
            /** @description Its dictionaries, one for each direction. */
            readonly dictionaries: readonly components["schemas"]["Dictionary"][];
        };
        /** @description A new glossary of one direction. It cannot be changed afterwards. */
        readonly CreateGlossaryV2Request: {
            readonly name: components["schemas"]["GlossaryName"];
            /** @description The language of the terms, without a region. @wire `source_lang` */
            readonly sourceLang: components["schemas"]["LanguageCode"];
            /** @description The language of their translations, without a region. @wire `target_lang` */
            readonly targetLang: components["schemas"]["LanguageCode"];
            readonly entries: components["schemas"]["DictionaryEntries"];
            /** @description @wire `entries_format` */
            readonly entriesFormat?: components["schemas"]["EntriesFormat"];
        };
        /** @description A new collection. In a form, a list's field is written as `term_lists[0].lang`. */
        readonly CreateSpokenTermsRequest: {
            readonly name: components["schemas"]["SpokenTermsName"];
            /** @description Its lists, one for each language. @wire `term_lists` */
            readonly termLists: readonly components["schemas"]["TermList"][];
        };
        /** @description A new style rule list. */
        readonly CreateStyleRuleListRequest: {
            readonly name: components["schemas"]["StyleRuleListName"];
            readonly language: components["schemas"]["StyleRuleLanguage"];
            /** @description @wire `configured_rules` */
            readonly configuredRules?: components["schemas"]["ConfiguredRules"];
            /** @description The instructions of the list. @wire `custom_instructions` */
            readonly customInstructions?: readonly components["schemas"]["CustomInstructionRequest"][];
        };
        /** @description An instruction in plain words. */
        readonly CustomInstruction: {
            /** @description Names the instruction; the `instruction_id` of its address. */
            readonly id: string;
            /** @description What it is about, for people. */
            readonly label: string;
            /** @description The instruction. */
            readonly prompt: string;
            /** @description The source language it is meant for. @wire `source_language` */
            readonly sourceLanguage?: components["schemas"]["LanguageCode"];
        };
        /** @description An instruction to keep. English or the target language serve best. */
        readonly CustomInstructionRequest: {
            /** @description What it is about, for people. */
            readonly label: string;
            /** @description The instruction. */
            readonly prompt: string;
            /** @description The source language it is meant for. @wire `source_language` */
            readonly sourceLanguage?: components["schemas"]["LanguageCode"];
        };
        /** @description Instructions for this request in plain words. The target language must be German, English, Spanish, French, Italian, Japanese, Korean, Chinese or a variant of one of them. */
        readonly CustomInstructionTexts: readonly string[];
        /**
         * @description Whether a tag's usage is added up over the whole period or day by day.
         * @enum {string}
         */
        readonly CustomTagAggregation: "period" | "day";
        /** @description The usage of one tag by kind. */
        readonly CustomTagBreakdown: {
            /** @description All characters. Speech is not in it. @wire `total_characters` */
            readonly totalCharacters: number;
            /** @description Characters of translated texts. @wire `text_translation_characters` */
            readonly textTranslationCharacters: number;
            /** @description Characters of rephrased and corrected texts. @wire `text_improvement_characters` */
            readonly textImprovementCharacters: number;
            /** @description Minutes of transcribed speech. @wire `speech_to_text_minutes` */
            readonly speechToTextMinutes: number;
            /** @description Minutes of speech spoken in another language. @wire `speech_to_speech_minutes` */
            readonly speechToSpeechMinutes: number;
        };
        /** @description The usage of one tag. */
        readonly CustomTagUsage: {
            /** @description The tag, in lower case. @wire `custom_tag` */
            readonly customTag: string;
            /**
             * Format: date
             * @description The day, when the report is by day. @wire `usage_date`
             */
            readonly usageDate?: string;
            readonly breakdown: components["schemas"]["CustomTagBreakdown"];
        };
        /** @description One page of usage by tag between two days, both included. Requests without a tag are not in it. */
        readonly CustomTagUsageReport: {
            /** @description @wire `aggregate_by` */
            readonly aggregateBy: components["schemas"]["CustomTagAggregation"];
            /**
             * Format: date
             * @description The first day. @wire `start_date`
             */
            readonly startDate: string;
            /**
             * Format: date
             * @description The last day. @wire `end_date`
             */
            readonly endDate: string;
            /** @description What to send as `page` for the next page; `null` on the last. @wire `next_page` */
            readonly nextPage: number | null;
            /** @description The usage of each tag. */
            readonly usage: readonly components["schemas"]["CustomTagUsage"][];
        };
        /** @description The usage report by tag. */
        readonly CustomTagUsageReportResponse: {
            /** @description @wire `custom_tag_usage_report` */
            readonly customTagUsageReport: components["schemas"]["CustomTagUsageReport"];
        };
        /** @description Everything that steers a translation in one object, in JSON bodies of accounts that have it enabled. Each field means what the parameter of its name means. The object may grow; a field that the service does not know is refused with its name. */
        readonly Customizations: {
            /** @description Glossaries with a dictionary for the direction. @wire `glossary_ids` */
            readonly glossaryIds?: readonly string[];
            /** @description A style rule list whose language is that of the target. @wire `style_id` */
            readonly styleId?: string;
            /** @description @wire `custom_instructions` */
            readonly customInstructions?: components["schemas"]["CustomInstructionTexts"];
            /** @description A translation memory that covers the direction: its source language is that of the texts, and the target is one of its target languages, with or without a region. Where languages are detected, texts in another one are left to the engines. @wire `translation_memory_id` */
            readonly translationMemoryId?: string;
            /** @description @wire `translation_memory_threshold` */
            readonly translationMemoryThreshold?: components["schemas"]["TranslationMemoryThreshold"];
            /** @description Documents that show the wanted language. What one holds is not settled yet. @wire `example_documents` */
            readonly exampleDocuments?: readonly {
                readonly [key: string]: unknown;
            }[];
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * @description How dates and times are written. Each rule is optional.
         * @example {
         *       "calendar_era": "use_bc_and_ad",
         *       "hours_minutes_separator": "use_colon_without_spaces"
         *     }
         */
        readonly DatesAndTimesRules: {
            /**
             * @description Which names the eras before and after year 1 have.
             * @enum {string}
             */
            readonly calendar_era?: "use_bc_and_ad" | "use_bce_and_ce";
            /**
             * @description How centuries are written.
             * @enum {string}
             */
            readonly centuries?: "spell_out" | "use_arabic_numerals" | "use_numerals" | "use_roman_numerals";
            /**
             * @description In which order, with which separators and how long the parts of a date are written.
             * @enum {string}
             */
            readonly date_format?: "use_dd_period_mm_period_yy_with_leading_zeros_for_single_digit_days_and_months" | "use_dd_period_mm_period_yyyy" | "use_dd_period_mm_period_yyyy_with_leading_zeros_for_single_digit_days_and_months" | "use_dd_period_space_abbreviated_month_yyyy_with_abbreviations_jan_period_feb_period_mrz_period_apr_period_mai_jun_period_jul_period_aug_period_sep_period_okt_period_nov_period_dez_period_without_leading_zeros_for_single_digit_days" | "use_dd_period_space_abbreviated_month_yyyy_with_abbreviations_jan_period_febr_period_maerz_apr_period_mai_juni_juli_aug_period_sept_period_okt_period_nov_period_dez_period_without_leading_zeros_for_single_digit_days" | "use_dd_period_space_month_yyyy_without_leading_zeros_for_single_digit_days" | "use_dd_slash_mm_slash_yyyy" | "use_dd_slash_mm_slash_yyyy_with_leading_zeros_for_single_digit_days_and_months" | "use_dd_space_spelled_out_month_space_yyyy" | "use_dd_space_spelled_out_month_space_yyyy_and_use_spanish_word_septiembre_for_ninth_month" | "use_dd_space_spelled_out_month_space_yyyy_and_use_spanish_word_setiembre_for_ninth_month" | "use_dd_space_spelled_out_month_space_yyyy_without_leading_zeros_for_single_digit_days" | "use_historical_eras_and_write_numbers_in_chinese_followed_by_chinese_word_公元前_or_公元后_with_arabic_numerals_in_parentheses" | "use_mm_slash_dd_slash_yyyy_with_leading_zeros_for_single_digit_days_and_months" | "use_numerals_only_with_leading_zero_for_single_digits" | "use_numerals_only_without_leading_zero_for_single_digits" | "use_spelled_out_month_space_dd_comma_space_yyyy_and_use_spanish_word_septiembre_for_ninth_month" | "use_spelled_out_month_space_dd_comma_space_yyyy_without_leading_zeros_for_single_digit_days" | "use_traditional_calendar_system_with_chinese_numbers" | "use_yyyy_chinese_word_年_mm_chinese_word_月_dd_chinese_word_日_with_chinese_numbers" | "use_yyyy_chinese_word_年_mm_chinese_word_月_dd_chinese_word_日_without_leading_zero_for_single_digit_months_and_days" | "use_yyyy_hyphen_mm_hyphen_dd_with_leading_zero_for_single_digit_days_and_months" | "use_yyyy_hyphen_mm_hyphen_dd_with_leading_zeros_for_single_digit_days_and_months" | "use_yyyy_korean word_년_space_mm_korean word_월_space_dd_korean word_일_without_leading_zero_for_single_digit_days_and_months" | "use_yyyy_period_mm_period_dd" | "use_yyyy_period_space_mm_period_space_dd_period_space_without_leading_zero_for_single_digit_days_and_months" | "use_yyyy_slash_mm_slash_dd" | "use_yyyy_slash_mm_slash_dd_with_leading_zero_for_single_digit_days_and_months";
            /**
             * @description What separates the parts of a date written in numerals.
             * @enum {string}
             */
            readonly dates_in_numerical_form?: "use_dd_hyphen_mm_hyphen_yyyy" | "use_dd_period_mm_period_yyyy" | "use_dd_slash_mm_slash_yyyy";
            /**
             * @description How decades are written.
             * @enum {string}
             */
            readonly decades?: "spell_out" | "use_apostrophe_yy" | "use_yy_for_20th_century_but_yyyy_for_other_centuries" | "use_yy_without_apostrophe" | "use_yyyy";
            /**
             * @description What separates hours, minutes and seconds.
             * @enum {string}
             */
            readonly hours_minutes_seconds_separator?: "use_colon" | "use_period";
            /**
             * @description What separates hours and minutes.
             * @enum {string}
             */
            readonly hours_minutes_separator?: "use_colon_without_spaces" | "use_letter_h_with_regular_space_on_either_side" | "use_letter_h_without_spaces";
            /**
             * @description Whether midnight begins a day or ends one.
             * @enum {string}
             */
            readonly midnight_in_numerals?: "use_00_00" | "use_24_00";
            /**
             * @description Whether days and months of one digit get a leading zero.
             * @enum {string}
             */
            readonly single_digit_days_and_months?: "do_not_use_leading_zero" | "use_leading_zero";
            /**
             * @description Whether hours of one digit get a leading zero.
             * @enum {string}
             */
            readonly single_digit_hours?: "do_not_use_leading_zero" | "use_leading_zero";
            /**
             * @description Which clock the time of day follows and how it is written.
             * @enum {string}
             */
            readonly time_format?: "spell_out_time_in_words" | "use_12_hour_clock_and_do_not_specify_morning_or_evening" | "use_12_hour_clock_and_lowercase_am_or_pm_with_periods" | "use_12_hour_clock_and_lowercase_am_or_pm_with_periods_except_use_noon_and_midnight_instead_of_12_am_and_12_pm" | "use_12_hour_clock_and_lowercase_am_or_pm_without_periods" | "use_12_hour_clock_and_lowercase_am_or_pm_without_periods_except_use_noon_and_midnight_instead_of_12_am_and_12_pm" | "use_12_hour_clock_and_specify_morning_or_evening" | "use_12_hour_clock_and_uppercase_am_or_pm_with_periods" | "use_12_hour_clock_and_uppercase_am_or_pm_with_periods_except_use_noon_and_midnight_instead_of_12_am_and_12_pm" | "use_12_hour_clock_and_uppercase_am_or_pm_without_periods" | "use_12_hour_clock_and_uppercase_am_or_pm_without_periods_except_use_noon_and_midnight_instead_of_12_am_and_12_pm" | "use_12_hour_clock_and_write_chinese_word_上午_or_下午_or_chinese_word_早上_or_晚上_followed_by_arabic_numerals" | "use_12_hour_clock_and_write_chinese_word_上午_or_下午_or_chinese_word_早上_or_晚上_followed_by_arabic_numerals_with_chinese_word_点_for_hours" | "use_12_hour_clock_and_write_chinese_word_上午_or_下午_or_chinese_word_早上_or_晚上_followed_by_arabic_numerals_with_chinese_words_时_and_分_for_hours_and_minutes" | "use_12_hour_clock_and_write_chinese_word_上午_or_下午_or_chinese_word_早上_or_晚上_followed_by_chinese_numbers_with_chinese_words_时_and_分_for_hours_and_minutes" | "use_12_hour_clock_with_arabic_numerals_and_colon" | "use_12_hour_clock_with_korean_words_시_and_분" | "use_12_hour_clock_without_leading_zero_or_minutes_for_full_hours_use_colon_as_separator_and_lowercase_am_or_pm_without_periods" | "use_12_hour_clock_without_leading_zero_or_minutes_for_full_hours_use_colon_as_separator_and_uppercase_am_or_pm_without_periods" | "use_12_hour_clock_without_leading_zero_use_period_as_separator_and_lowercase_am_or_pm_with_periods_and_spaces" | "use_24_hour_clock" | "use_24_hour_clock_with_arabic_numerals_and_colon" | "use_24_hour_clock_with_colon_as_separator" | "use_24_hour_clock_with_korean_words_시_and_분" | "use_24_hour_clock_with_period_as_separator" | "use_hh_colon_mm_german_word_uhr_with_leading_zeros_for_single_digit_hours" | "use_hh_colon_mm_german_word_uhr_without_leading_zeros_for_single_digit_hours" | "use_hh_period_mm_german_word_uhr_with_leading_zeros_for_single_digit_hours" | "use_hh_period_mm_german_word_uhr_without_leading_zeros_for_single_digit_hours" | "use_hh_period_mm_german_word_uhr_without_leading_zeros_for_single_digit_hours_and_for_full_hours_state_hour_only";
            /**
             * @description Whether months are spelled out or numbered.
             * @enum {string}
             */
            readonly writing_dates?: "use_dd_space_spelled_out_month_space_yyyy" | "use_numerals";
            /**
             * @description How years are counted and written.
             * @enum {string}
             */
            readonly years?: "use_apostrophe_yy" | "use_common_era" | "use_japanese_imperial_era" | "use_yyyy";
        };
        /** @description The key to switch off for good. */
        readonly DeactivateDeveloperKeyRequest: {
            /** @description @wire `key_id` */
            readonly keyId: components["schemas"]["KeyId"];
        };
        /** @description The texts whose language is asked for. */
        readonly DetectLanguageRequest: {
            /** @description Plain texts, each of one language; a form repeats the field. */
            readonly text: readonly string[];
        };
        /** @description What was found out, in the order of the texts. */
        readonly DetectLanguageResponse: {
            /** @description One result for each text. */
            readonly results: readonly components["schemas"]["Detection"][];
        };
        /** @description What was found out about one text. */
        readonly Detection: {
            /**
             * @description How the detection ended. @wire `detection_status`
             * @enum {string}
             */
            readonly detectionStatus: "success" | "insufficient_confidence" | "unsupported_language" | "no_language_detected";
            /**
             * @description The language, only with the status `success`. @wire `detected_language`
             * @enum {string}
             */
            readonly detectedLanguage?: "ar" | "bg" | "cs" | "da" | "de" | "el" | "en" | "es" | "et" | "fi" | "fr" | "he" | "hu" | "id" | "it" | "ja" | "ko" | "lt" | "lv" | "nb" | "nl" | "pl" | "pt" | "ro" | "ru" | "sk" | "sl" | "sv" | "th" | "tr" | "uk" | "vi" | "zh";
        };
        /** @description A key that programs call the service with. */
        readonly DeveloperKey: {
            /** @description Names the key; not the key itself. @wire `key_id` */
            readonly keyId: string;
            /** @description What the key is for, for people. */
            readonly label: string;
            /**
             * Format: date-time
             * @description When the key was made. @wire `creation_time`
             */
            readonly creationTime: string;
            /**
             * Format: date-time
             * @description When the key was switched off; `null` while it works. @wire `deactivated_time`
             */
            readonly deactivatedTime: string | null;
            /** @description Whether the key was switched off. @wire `is_deactivated` */
            readonly isDeactivated: boolean;
            /** @description @wire `usage_limits` */
            readonly usageLimits: components["schemas"]["KeyUsageLimits"];
            /** @description The key itself. Only in the answer to its creation, never again. */
            readonly key?: string;
        };
        /** @description Every key of the account, also those switched off. */
        readonly DeveloperKeyList: readonly components["schemas"]["DeveloperKey"][];
        /** @description The terms for one direction. A dictionary into English, Portuguese or Chinese serves all their variants. */
        readonly Dictionary: {
            /** @description The language of the terms, without a region. @wire `source_lang` */
            readonly sourceLang: components["schemas"]["LanguageCode"];
            /** @description The language of their translations, without a region. @wire `target_lang` */
            readonly targetLang: components["schemas"]["LanguageCode"];
            readonly entries: components["schemas"]["DictionaryEntries"];
            /** @description @wire `entries_format` */
            readonly entriesFormat?: components["schemas"]["EntriesFormat"];
        };
        /** @description The entries, one at least. No source term twice; no side empty, with white space around it, with control characters or longer than 1024 bytes in UTF-8. Empty lines count for nothing, and in `csv` neither do rows of another direction. */
        readonly DictionaryEntries: string;
        /** @description A glossary's terms for one direction, without the terms. */
        readonly DictionarySummary: {
            /** @description The language of the terms, in lower case. @wire `source_lang` */
            readonly sourceLang: string;
            /** @description The language of their translations, in lower case. @wire `target_lang` */
            readonly targetLang: string;
            /** @description How many terms there are. @wire `entry_count` */
            readonly entryCount: number;
        };
        /** @description The bytes of a document. */
        readonly DocumentContent: Blob;
        /** @description What gives access to the document. Keep the key to yourself. */
        readonly DocumentHandle: {
            /** @description Names the document. @wire `document_id` */
            readonly documentId: string;
            /** @description Proves that the document is yours. @wire `document_key` */
            readonly documentKey: string;
        };
        /** @description Proof that the document is yours. */
        readonly DocumentKeyRequest: {
            /** @description The key that the upload was answered with. @wire `document_key` */
            readonly documentKey: string;
        };
        /** @description How far the translation of a document is. */
        readonly DocumentStatus: {
            /** @description The document. @wire `document_id` */
            readonly documentId: string;
            /**
             * @description `queued`, then `translating`, then `done`; `error` may come instead of either. `done` lasts until the result is fetched.
             * @enum {string}
             */
            readonly status: "queued" | "translating" | "done" | "error";
            /** @description About how long it will still take. Only while it is translated, and not to be relied on. @wire `seconds_remaining` */
            readonly secondsRemaining?: number;
            /** @description How many characters are billed. Only when it is done. @wire `billed_characters` */
            readonly billedCharacters?: number;
            /** @description Why it failed. Only when it did. @wire `error_message` */
            readonly errorMessage?: string;
            /**
             * @deprecated
             * @description The same as `error_message`, under its older name.
             */
            readonly message?: string;
        };
        /** @description The document to translate, and how. All fields but the file may be written as text. */
        readonly DocumentUpload: {
            /** @description The document itself. Its name says its format, unless `filename` does. */
            readonly file: Blob;
            /** @description The language to translate into. It must differ from the document's, not only in region. @wire `target_lang` */
            readonly targetLang: components["schemas"]["LanguageCode"];
            /** @description The language of the document, without a region. Detected when left out. @wire `source_lang` */
            readonly sourceLang?: components["schemas"]["LanguageCode"];
            /** @description The document's name, where the file's part has none. */
            readonly filename?: string;
            /** @description The format of the result, as a file name ending. The document's own when left out. @wire `output_format` */
            readonly outputFormat?: string;
            readonly formality?: components["schemas"]["Formality"];
            /** @description A glossary with a dictionary for the direction. Needs `source_lang`. @wire `glossary_id` */
            readonly glossaryId?: string;
            /** @description Several glossaries, the field repeated or separated by commas. Needs `source_lang`. @wire `glossary_ids` */
            readonly glossaryIds?: string | readonly string[];
            /** @description A style rule list whose language is that of the target. @wire `style_id` */
            readonly styleId?: string;
            /** @description A translation memory that covers the direction. @wire `translation_memory_id` */
            readonly translationMemoryId?: string;
            /** @description @wire `translation_memory_threshold` */
            readonly translationMemoryThreshold?: components["schemas"]["TranslationMemoryThreshold"];
            /** @description Whether the result says that the service translated it. For docx and pdf; has no effect on others. @wire `enable_watermark` */
            readonly enableWatermark?: components["schemas"]["FormFlag"];
            /** @description Accepted, without effect. @wire `model_type` */
            readonly modelType?: components["schemas"]["ModelType"];
            /** @description Accepted for older callers, without effect. @wire `enable_beta_languages` */
            readonly enableBetaLanguages?: components["schemas"]["FormFlag"];
        };
        /**
         * @description How the entries are written, one a line: `tsv` has a tab between source and target, `csv` a comma, with quotes as in RFC 4180 and, if wanted, the two languages as third and fourth column.
         * @default tsv
         * @enum {string}
         */
        readonly EntriesFormat: "tsv" | "csv";
        /** @description Why a request was refused. Holds neither a key nor a text of the request, so it is safe to log. */
        readonly Error: {
            /** @description What was wrong, where, and what to do about it, for people. */
            readonly message: string;
            /** @description A stable word for programs to branch on. `invalid_content_type` is the only one that every service has. */
            readonly code?: string;
            /** @description More about the cause, where the message alone would be too general. */
            readonly detail?: string;
            /** @description Every field that was refused. */
            readonly errors?: readonly components["schemas"]["FieldError"][];
            /** @description What would let this service answer the request. Present when no engine serves a direction. */
            readonly remedies?: readonly components["schemas"]["Remedy"][];
            /** @description Which of the request's texts was the cause, counted from 0. @wire `text_index` */
            readonly textIndex?: number;
        };
        /** @description What is exported. */
        readonly ExportParameters: {
            /** @description The memory. @wire `translation_memory_id` */
            readonly translationMemoryId: string;
        };
        /** @description Nothing needs to be said for an export. */
        readonly ExportTranslationMemoryRequest: Record<string, never>;
        /** @description The job that writes the file. */
        readonly ExportTranslationMemoryResponse: {
            /** @description The job to poll. @wire `job_id` */
            readonly jobId: string;
            readonly parameters: components["schemas"]["ExportParameters"];
        };
        /** @description One field of the request that was refused. */
        readonly FieldError: {
            /** @description The field's name as the request has it; an element of a list as `text[2]`, a child as `customizations.style_id`. */
            readonly field: string;
            /** @description What the field may hold. */
            readonly message: string;
        };
        /**
         * @description Yes or no in a form: 1 or true, 0 or false. A validator that coerces types turns the field's text into a number or a boolean; both read as truth values.
         * @enum {boolean|integer}
         */
        readonly FormFlag: true | false | 1 | 0;
        /**
         * @description How politely the reader is addressed. `more` and `less` fail for a target language that knows no such difference; with `prefer_` they are then left out.
         * @default default
         * @enum {string}
         */
        readonly Formality: "default" | "more" | "less" | "prefer_more" | "prefer_less";
        /**
         * @description How addresses, phone numbers and mixed scripts are laid out. Each rule is optional.
         * @example {
         *       "email_address_format": "place_domain_in_parentheses",
         *       "phone_number_country_code_format": "use_00_before_country_code"
         *     }
         */
        readonly FormattingRules: {
            /**
             * @description How email addresses are shown, plainly or disguised from address collectors.
             * @enum {string}
             */
            readonly email_address_format?: "place_domain_in_parentheses" | "replace_at_symbol_with_english_word_at_in_brackets_and_replace_periods_with_english_word_dot_in_brackets" | "replace_at_symbol_with_english_word_at_in_brackets_with_space_on_either_side" | "replace_at_symbol_with_english_word_at_in_parentheses_with_space_on_either_side" | "replace_at_symbol_with_english_word_at_with_space_on_either_side" | "use_standard_format";
            /**
             * @description What comes before a country code.
             * @enum {string}
             */
            readonly phone_number_country_code_format?: "use_00_before_country_code" | "use_plus_sign_before_country_code";
            /**
             * @description How the groups of a phone number are set apart.
             * @enum {string}
             */
            readonly phone_number_format?: "do_not_use_spaces" | "do_not_use_spaces_or_special_characters_between_digits_of_phone_number" | "keep_original_format" | "place_area_code_in_parentheses_followed_by_space" | "separate_area_code_and_phone_number_with_slash" | "separate_area_code_and_phone_number_with_space" | "separate_country_code_area_code_local_prefix_and_last_four_digits_with_hyphens" | "separate_country_code_area_code_local_prefix_and_last_four_digits_with_periods" | "separate_country_code_area_code_local_prefix_and_last_four_digits_with_spaces" | "use_north_american_numbering_plan_format" | "use_space_after_country_code";
            /**
             * @description Whether a space stands between a numeral and its unit.
             * @enum {string}
             */
            readonly space_between_arabic_numerals_and_unit?: "do_not_use";
            /**
             * @description Whether a space stands between Chinese and English words.
             * @enum {string}
             */
            readonly space_between_chinese_and_english?: "do_not_use";
            /**
             * @description Whether a space stands between Chinese characters and numerals.
             * @enum {string}
             */
            readonly space_between_chinese_characters_and_arabic_numerals?: "do_not_use";
        };
        /** @description A named set of dictionaries, at most one for each direction, of at most 10485760 bytes together. */
        readonly Glossary: {
            /** @description Names the glossary in requests. @wire `glossary_id` */
            readonly glossaryId: string;
            /** @description The glossary's name, for people. */
            readonly name: string;
            /** @description Its dictionaries. */
            readonly dictionaries: readonly components["schemas"]["DictionarySummary"][];
            /**
             * Format: date-time
             * @description When the glossary was made. @wire `creation_time`
             */
            readonly creationTime: string;
        };
        /** @description The terms of one direction. */
        readonly GlossaryEntries: {
            /** @description The one dictionary that was asked for, its entries as `tsv`. */
            readonly dictionaries: readonly components["schemas"]["Dictionary"][];
        };
        /** @description The terms, one a line, source and target separated by a tab. */
        readonly GlossaryEntriesV2: string;
        /** @description A direction that a glossary may have. */
        readonly GlossaryLanguagePair: {
            /** @description The language of the terms, in lower case. @wire `source_lang` */
            readonly sourceLang: string;
            /** @description The language of their translations, in lower case. @wire `target_lang` */
            readonly targetLang: string;
        };
        /** @description Every direction that a glossary may have. */
        readonly GlossaryLanguagePairList: {
            /** @description The directions; never from a language into itself. @wire `supported_languages` */
            readonly supportedLanguages: readonly components["schemas"]["GlossaryLanguagePair"][];
        };
        /** @description Every glossary of the account. */
        readonly GlossaryList: {
            /** @description The glossaries. */
            readonly glossaries: readonly components["schemas"]["Glossary"][];
        };
        /** @description Every glossary of the account that has one direction. */
        readonly GlossaryListV2: {
            /** @description The glossaries. */
            readonly glossaries: readonly components["schemas"]["GlossaryV2"][];
        };
        /** @description The glossary's name, for people; at most 1024 bytes in UTF-8. */
        readonly GlossaryName: string;
        /** @description A glossary of one direction, in the older form. */
        readonly GlossaryV2: {
            /** @description Names the glossary in requests. @wire `glossary_id` */
            readonly glossaryId: string;
            /** @description The glossary's name, for people. */
            readonly name: string;
            /** @description Whether it can be used already. */
            readonly ready: boolean;
            /** @description The language of the terms, in lower case. @wire `source_lang` */
            readonly sourceLang: string;
            /** @description The language of their translations, in lower case. @wire `target_lang` */
            readonly targetLang: string;
            /**
             * Format: date-time
             * @description When the glossary was made. @wire `creation_time`
             */
            readonly creationTime: string;
            /** @description How many terms there are. @wire `entry_count` */
            readonly entryCount: number;
        };
        /** @description How to import. */
        readonly ImportParameters: {
            /** @description What the new memory is called. @wire `display_name` */
            readonly displayName?: string;
        };
        /** @description The TMX file that is going to be sent. */
        readonly ImportSourceFile: {
            /** @description The file's name. The memory is called after it, unless `display_name` says otherwise. @wire `file_name` */
            readonly fileName: string;
            /** @description The file's size in bytes. @wire `content_length` */
            readonly contentLength: number;
            /**
             * @description The file's media type. @wire `content_type`
             * @default application/xml
             */
            readonly contentType?: string;
        };
        /** @description An import, before its file is sent. */
        readonly ImportTranslationMemoryRequest: {
            /** @description @wire `source_file` */
            readonly sourceFile: components["schemas"]["ImportSourceFile"];
            readonly parameters?: components["schemas"]["ImportParameters"];
        };
        /** @description Where to send the file, and the job that then reads it. */
        readonly ImportTranslationMemoryResponse: {
            /** @description The job to poll. @wire `job_id` */
            readonly jobId: string;
            /**
             * Format: uri
             * @description Where to PUT the file, without an Authorization header. The address is signed, so keep it to yourself. @wire `upload_url`
             */
            readonly uploadUrl: string;
            /**
             * Format: date-time
             * @description Until when the file is accepted. @wire `expires_at`
             */
            readonly expiresAt: string;
        };
        /** @description One text, improved. */
        readonly Improvement: {
            /** @description The improved text. */
            readonly text: string;
            /** @description The language the text was in, in lower case without a region. @wire `detected_source_language` */
            readonly detectedSourceLanguage: string;
            /** @description The language of the improved text. @wire `target_language` */
            readonly targetLanguage: string;
        };
        /** @description The improved texts, in the order of the request. */
        readonly ImprovementsResponse: {
            /** @description One improvement for each text. */
            readonly improvements: readonly components["schemas"]["Improvement"][];
        };
        /** @description Why the job failed. */
        readonly JobError: {
            /** @description The cause, for people. */
            readonly message: string;
        };
        /** @description What the job was asked for. */
        readonly JobParameters: {
            /** @description What the imported memory is called. @wire `display_name` */
            readonly displayName?: string;
            /** @description Which memory is exported. @wire `translation_memory_id` */
            readonly translationMemoryId?: string;
        };
        /** @description How far the job is, and what came of it. */
        readonly JobResult: {
            /**
             * @description An import begins with `awaiting_input`, an export with `processing`; `completed`, `failed` and `expired` are final. `awaiting_input` may last for some seconds after the file was sent. Some services say `downloaded` once an export was fetched.
             * @enum {string}
             */
            readonly status: "awaiting_input" | "processing" | "completed" | "failed" | "expired" | "downloaded";
            /** @description @wire `status_metadata` */
            readonly statusMetadata?: components["schemas"]["JobStatusMetadata"];
            readonly error?: components["schemas"]["JobError"];
            /** @description The new memory, when an import completed. @wire `translation_memory_id` */
            readonly translationMemoryId?: string;
            /** @description How many segments of the file could not be used, when an import completed. @wire `skipped_segment_count` */
            readonly skippedSegmentCount?: number;
            /**
             * Format: uri
             * @description Where to GET the file, without an Authorization header, when an export completed. Keep it to yourself. @wire `download_url`
             */
            readonly downloadUrl?: string;
            /**
             * Format: date-time
             * @description Until when the file can be fetched. @wire `expires_at`
             */
            readonly expiresAt?: string;
        };
        /** @description The file of an import, as it was declared. */
        readonly JobSourceFile: {
            /** @description Its media type. @wire `content_type` */
            readonly contentType: string;
            /** @description Its size in bytes. @wire `content_length` */
            readonly contentLength: number;
        };
        /** @description What the job waits for. */
        readonly JobStatusMetadata: {
            /** @description What to do so that it goes on. @wire `required_action` */
            readonly requiredAction?: string;
        };
        /** @description The `key_id` of the key; not the key itself. */
        readonly KeyId: string;
        /** @description What the key is for, for people. */
        readonly KeyLabel: string;
        /** @description The usage of one key. */
        readonly KeyUsage: {
            /** @description The key's first and last four characters, with asterisks between them. @wire `api_key` */
            readonly apiKey: string;
            /** @description What the key is for. @wire `api_key_label` */
            readonly apiKeyLabel: string;
            /**
             * Format: date
             * @description The day, when the report is by key and day. @wire `usage_date`
             */
            readonly usageDate?: string;
            readonly usage: components["schemas"]["UsageBreakdown"];
        };
        /** @description What a key may use in a billing period. `null` is no limit, 0 blocks the key. */
        readonly KeyUsageLimits: {
            /** @description Characters. */
            readonly characters: number | null;
            /** @description Milliseconds of transcribed speech. @wire `speech_to_text_milliseconds` */
            readonly speechToTextMilliseconds: number | null;
        };
        /** @description A language, and what it can be used for. */
        readonly Language: {
            /** @description The code in BCP 47 casing. */
            readonly lang: string;
            /** @description The language's English name. */
            readonly name: string;
            /** @description Whether it may be the language of the source. @wire `usable_as_source` */
            readonly usableAsSource: boolean;
            /** @description Whether it may be the language of the result. @wire `usable_as_target` */
            readonly usableAsTarget: boolean;
            readonly status: components["schemas"]["LanguageStatus"];
            /** @description The features it supports, by name. A feature that is not here is not supported. */
            readonly features: {
                readonly [key: string]: components["schemas"]["LanguageFeature"];
            };
        };
        /** @description A language: its code, and where it matters a script or a region behind it (BCP 47). Upper and lower case are the same. Which codes are known is for the running service to say: GET /v3/languages. */
        readonly LanguageCode: string;
        /** @description One feature that the language supports. */
        readonly LanguageFeature: {
            readonly status: components["schemas"]["LanguageStatus"];
            /** @description True where a partner provides the feature. Voice only. */
            readonly external?: boolean;
        };
        /** @description The languages of one resource. */
        readonly LanguageList: readonly components["schemas"]["Language"][];
        /** @description Every language of one side. */
        readonly LanguageListV2: readonly components["schemas"]["LanguageV2"][];
        /**
         * @description What a language is to be used for.
         * @enum {string}
         */
        readonly LanguageResource: "translate_text" | "translate_document" | "glossary" | "voice" | "write" | "style_rules" | "translation_memory";
        /** @description Every resource. */
        readonly LanguageResourceList: readonly components["schemas"]["LanguageResourceRecord"][];
        /** @description A resource and its features. */
        readonly LanguageResourceRecord: {
            readonly name: components["schemas"]["LanguageResource"];
            /** @description The features that languages of this resource may have. */
            readonly features: readonly components["schemas"]["ResourceFeature"][];
        };
        /**
         * @description How mature a language or a feature is.
         * @enum {string}
         */
        readonly LanguageStatus: "stable" | "beta" | "early_access";
        /** @description A language in the older form of the catalogue. */
        readonly LanguageV2: {
            /** @description The code in upper case. */
            readonly language: string;
            /** @description The language's English name. */
            readonly name: string;
            /** @description Whether formality can be chosen. Only in the list of targets. @wire `supports_formality` */
            readonly supportsFormality?: boolean;
        };
        /** @description The key, and what it may use in a billing period from now on. A limit that is left out stays. */
        readonly LimitDeveloperKeyRequest: {
            /** @description @wire `key_id` */
            readonly keyId: components["schemas"]["KeyId"];
            /** @description Characters; `null` is no limit, 0 blocks the key. */
            readonly characters?: number | null;
            /** @description Milliseconds of transcribed speech; `null` is no limit, 0 blocks transcription. @wire `speech_to_text_milliseconds` */
            readonly speechToTextMilliseconds?: number | null;
        };
        /**
         * @description What matters more, a quick answer or a good one; the service picks the model. `latency_optimized` when left out; `prefer_quality_optimized` means the same as `quality_optimized`.
         * @enum {string}
         */
        readonly ModelType: "latency_optimized" | "quality_optimized" | "prefer_quality_optimized";
        /**
         * @description How numbers, amounts and units are written. Each rule is optional.
         * @example {
         *       "decimal_separator": "use_comma_and_do_not_use_thousands_separator",
         *       "thousands_separator": "do_not_use"
         *     }
         */
        readonly NumberRules: {
            /**
             * @description How approximate numbers are written.
             * @enum {string}
             */
            readonly approximate_numbers?: "use_kanji_numbers";
            /**
             * @description Where the currency stands and whether it is a symbol, a code or a name.
             * @enum {string}
             */
            readonly currency_format?: "spell_out" | "spell_out_currency_name_followed_by_amount_in_arabic_numerals_without_space" | "spell_out_currency_name_followed_by_amount_in_chinese" | "use_amount_followed_by_currency_symbol_without_space" | "use_amount_followed_by_space_then_currency_symbol" | "use_amount_followed_by_space_then_iso_code" | "use_amount_followed_by_space_then_spell_out_currency_name" | "use_amount_followed_by_space_then_spell_out_currency_name_in_lowercase" | "use_amount_followed_by_spelled_out_currency_name_in_japanese_without_space" | "use_amount_followed_by_spelled_out_currency_name_without_space" | "use_currency_symbol_but_spell_out_if_no_symbol_exists" | "use_currency_symbol_but_use_iso_code_if_no_symbol_exists" | "use_currency_symbol_followed_by_amount_in_arabic_numerals_without_space" | "use_currency_symbol_followed_by_amount_without_space" | "use_currency_symbol_followed_by_space_then_amount" | "use_currency_symbol_followed_by_space_then_amount_in_arabic_numerals" | "use_full_width_currency_symbol_followed_by_amount_without_space" | "use_half_width_currency_symbol_followed_by_amount_without_space" | "use_half_width_currency_symbol_followed_by_space_then_amount" | "use_iso_code" | "use_iso_code_followed_by_space_then_amount" | "use_iso_code_followed_by_space_then_amount_in_arabic_numerals";
            /**
             * @description Whether a zero stands before the separator of a number below one.
             * @enum {string}
             */
            readonly decimal_numbers_less_than_one?: "always_use_0_before_decimal_separator";
            /**
             * @description Which sign separates decimals, and whether thousands are grouped.
             * @enum {string}
             */
            readonly decimal_separator?: "use_comma_and_do_not_use_thousands_separator" | "use_comma_as_decimal_separator" | "use_comma_do_not_use_thousands_separator_and_use_period_only_for_radio_stations" | "use_period_and_do_not_use_thousands_separator" | "use_period_as_decimal_separator";
            /**
             * @description What stands between the sides of a dimension, as in 3 × 4.
             * @enum {string}
             */
            readonly dimensions_separator?: "use_multiplication_sign_between_dimensions_with_space_on_either_side" | "use_multiplication_sign_between_dimensions_without_space_on_either_side" | "use_x_between_dimensions_with_space_on_either_side" | "use_x_between_dimensions_without_space_on_either_side";
            /**
             * @description How references to equations and formulas are numbered.
             * @enum {string}
             */
            readonly equation_formula_reference?: "always_use_arabic_numerals_to_number_equations_or_formulas_referenced_in_text";
            /**
             * @description Where numbers are written in kanji.
             * @enum {string}
             */
            readonly kanji_numbers?: "use_kanji_numbers_for_numbers_in_phrases_and_counting_method_based_on_native_japanese_readings";
            /**
             * @description How large numbers are shortened or grouped.
             * @enum {string}
             */
            readonly large_number_format?: "always_use_arabic_numerals" | "spell_out_large_numbers" | "use_abbreviations_for_large_numbers" | "use_chinese_characters_for_ten_thousands_and_hundred_millions" | "use_comma_to_separate_large_numbers_into_units_of_three_except_for_calendar_years" | "use_kanji_for_trillions_hundred_millions_and_ten_thousands" | "use_korean_words_만_억_조_with_space" | "use_korean_words_만_억_조_without_space";
            /**
             * @description How Italian names millions and billions of money.
             * @enum {string}
             */
            readonly large_sums_of_money?: "spell_out_italian_words_milione_and_miliardo" | "use_italian_words_mio_and_mrd_instead_of_italian_words_milione_and_miliardo";
            /**
             * @description How a large amount of money and its million or billion are joined.
             * @enum {string}
             */
            readonly large_sums_of_money_format?: "use_amount_followed_by_abbreviation_for_million_or_billion_without_space" | "use_amount_followed_by_space_then_abbreviation_for_million_or_billion" | "use_amount_followed_by_space_then_english_word_million_or_billion";
            /**
             * @description Whether each measurement of a list repeats the unit.
             * @enum {string}
             */
            readonly list_of_measurements_with_units?: "repeat_unit_for_each_measurement_in_list";
            /**
             * @description Whether the parts of a mathematical expression are spaced.
             * @enum {string}
             */
            readonly mathematical_expression_spacing?: "use_space_between_elements_of_mathematical_expression_or_equation";
            /**
             * @description How large numbers are grouped and decimals separated.
             * @enum {string}
             */
            readonly number_format?: "use_half_width_comma_to_separate_large_numbers_into_units_of_three_except_for_calendar_years_and_use_half_width_period_as_decimal_separator";
            /**
             * @description Where the enumeration comma may stand between numbers.
             * @enum {string}
             */
            readonly number_separator?: "do_not_use_chinese_comma_to_separate_numbers_indicating_approximate_value" | "use_chinese_comma_to_separate_numbers_in_abbreviations";
            /**
             * @description Which separators numbers of five digits or more have.
             * @enum {string}
             */
            readonly numbers_of_5_digits_or_more?: "use_comma_as_decimal_separator_and_period_as_thousands_separator" | "use_comma_as_decimal_separator_and_space_as_thousands_separator" | "use_comma_as_decimal_separator_period_as_thousands_separator_and_period_for_radio_stations" | "use_comma_as_decimal_separator_space_as_thousands_separator_and_period_for_radio_stations" | "use_period_as_decimal_separator_and_comma_as_thousands_separator" | "use_period_as_decimal_separator_and_space_as_thousands_separator";
            /**
             * @description Which separators numbers of up to four digits have.
             * @enum {string}
             */
            readonly numbers_up_to_4_digits?: "use_comma_as_decimal_separator_and_period_as_thousands_separator" | "use_comma_as_decimal_separator_and_space_as_thousands_separator" | "use_comma_as_decimal_separator_period_as_thousands_separator_and_period_for_radio_stations" | "use_comma_as_decimal_separator_space_as_thousands_separator_and_period_for_radio_stations" | "use_period_as_decimal_separator_and_comma_as_thousands_separator" | "use_period_as_decimal_separator_and_space_as_thousands_separator";
            /**
             * @description How percentages are written.
             * @enum {string}
             */
            readonly percentage_format?: "use_arabic_numerals_followed_by_percent_symbol_without_space" | "use_chinese_numbers_followed_by_chinese_word_百分之" | "use_numerals_followed_by_full_width_percent_symbol_without_space" | "use_numerals_followed_by_japanese_word_パーセント_without_space" | "use_numerals_followed_by_korean_word_퍼센트" | "use_numerals_followed_by_percent_symbol" | "use_numerals_followed_by_space_then_german_word_prozent" | "use_numerals_followed_by_space_then_half_width_percent_symbol" | "use_numerals_followed_by_space_then_italian_word_per_cento" | "use_numerals_followed_by_space_then_italian_word_percento" | "use_numerals_followed_by_space_then_korean_word_퍼센트" | "use_numerals_followed_by_space_then_percent_symbol" | "use_numerals_followed_by_space_then_spell_out_per_cent" | "use_numerals_followed_by_space_then_spell_out_percent" | "use_spanish_word_por_cien" | "use_spanish_word_por_ciento";
            /**
             * @description How a symbol is mentioned in running text.
             * @enum {string}
             */
            readonly reference_to_symbol?: "spell_out_symbol_name_followed_by_symbol_in_parentheses";
            /**
             * @description When units of measure are abbreviated.
             * @enum {string}
             */
            readonly spelling_out_units?: "abbreviate_units_of_measure_when_used_with_numeral_but_spell_out_when_used_without_numeral" | "always_abbreviate_units_of_measure" | "always_spell_out_units_of_measure" | "spell_out_units_in_korean" | "spell_out_units_of_measure_when_used_with_spelled_out_numbers_but_abbreviate_when_used_with_numeral" | "spell_out_units_of_measure_with_katakana_or_katakana_and_kanji" | "use_si_symbols" | "use_unit_symbols";
            /**
             * @description How temperatures and their unit are written.
             * @enum {string}
             */
            readonly temperature_format?: "spell_out_unit" | "spell_out_unit_followed_by_numerals_then_korean_word_도" | "use_arabic_numerals_followed_by_space_then_spell_out_unit" | "use_arabic_numerals_followed_by_unit_symbol_without_space" | "use_arabic_numerals_then_spell_out_unit" | "use_chinese_numbers_then_spell_out_unit" | "use_italian_word_grado_and_do_not_specify_temperature_scale" | "use_numerals_followed_by_japanese_word_度_without_space" | "use_numerals_followed_by_korean_word_도" | "use_numerals_followed_by_space_then_spell_out_unit" | "use_numerals_followed_by_space_then_unit_symbol" | "use_numerals_followed_by_unit_symbol_without_space" | "use_spanish_word_grado_and_do_not_specify_temperature_scale";
            /**
             * @description Which sign groups thousands, if any.
             * @enum {string}
             */
            readonly thousands_separator?: "do_not_use" | "do_not_use_thousands_separator" | "use_comma" | "use_comma_to_separate_large_numbers_into_units_of_three" | "use_period" | "use_period_as_thousands_separator" | "use_space" | "use_space_as_thousands_separator" | "use_space_to_separate_large_numbers_into_units_of_three" | "use_straight_apostrophe_as_thousands_separator";
            /**
             * @description Whether a space stands between a numeral and its unit of measure.
             * @enum {string}
             */
            readonly units_of_measure_spacing?: "do_not_use_space_between_numeral_and_unit_of_measure" | "use_space_between_numeral_and_unit_of_measure";
            /**
             * @description Which script Japanese counters take beside which numerals.
             * @enum {string}
             */
            readonly use_of_hiragana_and_kanji?: "use_hiragana_japanese_word_か所_or_か月_when_using_arabic_numerals_in_horizontal_writing_but_use_kanji_japanese_word_箇所_or_箇月_when_using_kanji_numbers";
            /**
             * @description Which numerals are used, and how wide.
             * @enum {string}
             */
            readonly writing_numbers?: "always_use_kanji_numbers" | "use_arabic_numerals" | "use_full_width_arabic_numerals_and_only_use_kanji_numbers_where_it_would_otherwise_sound_unnatural" | "use_half_width_arabic_numerals_and_only_use_kanji_numbers_where_it_would_otherwise_sound_unnatural";
            /**
             * @description Which character Chinese uses for zero.
             * @enum {string}
             */
            readonly zero_format?: "use_chinese_word_〇_for_numbering" | "use_chinese_word_零_for_measurement";
        };
        /** @description What one product has used in this billing period. */
        readonly ProductUsage: {
            /** @description The product, for example `translate`, `write`, `speechToText` or `speechToSpeech`. @wire `product_type` */
            readonly productType: string;
            /** @description What is counted, `characters` or `minutes`. @wire `billing_unit` */
            readonly billingUnit: string;
            /** @description Units used with the key that asks. @wire `api_key_unit_count` */
            readonly apiKeyUnitCount: number;
            /** @description Units used by the whole account. @wire `account_unit_count` */
            readonly accountUnitCount: number;
            /**
             * @deprecated
             * @description Characters used with the key. Use `api_key_unit_count`. @wire `api_key_character_count`
             */
            readonly apiKeyCharacterCount?: number;
            /**
             * @deprecated
             * @description Characters used by the account. Use `account_unit_count`. @wire `character_count`
             */
            readonly characterCount?: number;
        };
        /**
         * @description Which punctuation is used, and where. Each rule is optional.
         * @example {
         *       "quotation_mark": "use_curly_quotation_marks",
         *       "serial_comma": "do_not_use"
         *     }
         */
        readonly PunctuationRules: {
            /**
             * @description How the letters of an abbreviation are set apart.
             * @enum {string}
             */
            readonly abbreviations?: "do_not_separate_abbreviated_words" | "separate_each_abbreviated_word_with_period_and_space" | "separate_each_abbreviated_word_with_period_without_space" | "separate_each_abbreviated_word_with_space_without_period";
            /**
             * @description Whether acronyms have periods.
             * @enum {string}
             */
            readonly acronyms?: "do_not_use_periods";
            /**
             * @description Whether spaces surround the ampersand of an abbreviation.
             * @enum {string}
             */
            readonly ampersand_abbreviation_spacing?: "do_not_use_spaces_before_and_after_ampersand_as_part_of_abbreviation" | "use_spaces_before_and_after_ampersand_as_part_of_abbreviation";
            /**
             * @description Where an ampersand may stand, and how wide it is.
             * @enum {string}
             */
            readonly ampersand_usage?: "use_english_word_and_except_in_company_names_common_abbreviations_titles_software_code_and_mathematical_equations" | "use_full_width_ampersand" | "use_german_word_und_except_in_company_names_common_abbreviations_titles_software_code_and_mathematical_equations" | "use_half_width_ampersand";
            /**
             * @description Which apostrophe is used.
             * @enum {string}
             */
            readonly apostrophe?: "use_curly_apostrophes" | "use_straight_apostrophes";
            /**
             * @description Which brackets are used.
             * @enum {string}
             */
            readonly bracket?: "use_hexagonal_brackets" | "use_lenticular_brackets" | "use_parentheses" | "use_square_brackets_for_nationality_and_hexagonal_brackets_for_historical_period";
            /**
             * @description Whether English words in Chinese text are quoted.
             * @enum {string}
             */
            readonly chinese_mixed_with_english?: "do_not_place_english_in_quotation_marks" | "place_english_in_quotation_marks";
            /**
             * @description How wide the colon is.
             * @enum {string}
             */
            readonly colon?: "use_full_width_colon" | "use_half_width_colon";
            /**
             * @description How a colon in a time or in a chapter and verse is spaced.
             * @enum {string}
             */
            readonly colon_between_hours_and_minutes_or_chapters_and_verses?: "do_not_use_space_before_or_after_colon";
            /**
             * @description How a colon in a heading is spaced.
             * @enum {string}
             */
            readonly colon_in_heading?: "use_space_after_colon_not_before";
            /**
             * @description How a colon that stands for "versus" or "to" is spaced.
             * @enum {string}
             */
            readonly colon_to_replace_versus_or_to?: "do_not_use_space_before_or_after_colon";
            /**
             * @description Whether a comma follows words such as "however".
             * @enum {string}
             */
            readonly comma_after_conjunctive_adverbs?: "do_not_use" | "use";
            /**
             * @description Whether a comma follows "i.e." and "e.g.".
             * @enum {string}
             */
            readonly comma_after_i_e_and_e_g?: "do_not_use" | "use";
            /**
             * @description Whether a comma follows a short phrase at the start of a sentence.
             * @enum {string}
             */
            readonly comma_after_short_introductory_phrase?: "do_not_use" | "use";
            /**
             * @description What separates clauses.
             * @enum {string}
             */
            readonly comma_and_semicolon?: "use_comma_between_clauses" | "use_semicolon_between_clauses";
            /**
             * @description Where the period stands when a corner bracket ends the sentence.
             * @enum {string}
             */
            readonly corner_bracket_and_periods?: "add_period_after_closing_corner_bracket_at_end_of_sentence";
            /**
             * @description Whether a period stands inside a corner bracket while the sentence goes on.
             * @enum {string}
             */
            readonly corner_brackets_and_periods?: "do_not_add_period_before_closing_corner_bracket_when_sentence_continues";
            /**
             * @description Which sign serves as dash.
             * @enum {string}
             */
            readonly dash?: "use_em_dash" | "use_hyphen" | "use_tilde";
            /**
             * @description What an ellipsis is made of.
             * @enum {string}
             */
            readonly ellipsis?: "use_ellipsis_character" | "use_one_ellipsis_character" | "use_six_dots_at_the_bottom" | "use_six_dots_in_the_center" | "use_three_dots_at_the_bottom" | "use_three_dots_in_the_center" | "use_three_ellipsis_characters" | "use_three_periods" | "use_three_periods_without_spaces" | "use_three_spaced_periods" | "use_two_ellipsis_characters";
            /**
             * @description How long the em dash is.
             * @enum {string}
             */
            readonly em_dash?: "use_double_em_dash";
            /**
             * @description What marks emphasis.
             * @enum {string}
             */
            readonly emphasis?: "use_double_corner_brackets";
            /**
             * @description Whether exclamation marks are used.
             * @enum {string}
             */
            readonly exclamation_marks?: "do_not_use";
            /**
             * @description What sets off an explanatory note.
             * @enum {string}
             */
            readonly explanatory_note_indicator?: "use_double_em_dash" | "use_parentheses";
            /**
             * @description Where the period of a whole sentence in brackets stands.
             * @enum {string}
             */
            readonly full_sentence_in_round_brackets?: "add_period_before_closing_round_bracket";
            /**
             * @description Which quotation marks highlight an expression.
             * @enum {string}
             */
            readonly highlighting_specific_expressions?: "use_single_curly_quotation_marks" | "use_single_straight_quotation_marks";
            /**
             * @description What surrounds the titles of reference materials in Japanese.
             * @enum {string}
             */
            readonly japanese_reference_materials?: "use_double_corner_brackets";
            /**
             * @description How parentheses with additional information are spaced.
             * @enum {string}
             */
            readonly parentheses_for_supplementary_information?: "use_parentheses_without_space_on_either_side";
            /**
             * @description What marks time passing or a move between places.
             * @enum {string}
             */
            readonly passage_of_time_and_movement_between_locations?: "use_double_em_dash";
            /**
             * @description Which periods and commas Japanese text has.
             * @enum {string}
             */
            readonly periods_and_commas?: "use_full_width_japanese_periods_and_full_width_japanese_commas" | "use_full_width_japanese_periods_and_full_width_non_japanese_commas" | "use_full_width_non_japanese_periods_and_full_width_japanese_commas" | "use_full_width_non_japanese_periods_and_full_width_non_japanese_commas";
            /**
             * @description Whether academic degrees have periods.
             * @enum {string}
             */
            readonly periods_in_academic_degrees?: "do_not_use" | "use";
            /**
             * @description Whether a direct quote keeps its period.
             * @enum {string}
             */
            readonly periods_in_direct_quotes?: "do_not_use" | "use";
            /**
             * @description Whether initialisms in capitals have periods.
             * @enum {string}
             */
            readonly periods_in_uppercase_initialisms_and_acronyms?: "do_not_use";
            /**
             * @description Whether a plus sign may stand for "and".
             * @enum {string}
             */
            readonly plus_sign_usage?: "do_not_use_plus_sign_to_symbolize_english_word_and_unless_it_is_part_of_a_proper_noun";
            /**
             * @description How names ending in s form the possessive.
             * @enum {string}
             */
            readonly possessives_of_proper_names_ending_in_s_style?: "add_apostrophe_only" | "add_apostrophe_s";
            /**
             * @description Which quotation marks are used.
             * @enum {string}
             */
            readonly quotation_mark?: "use_curly_quotation_marks" | "use_double_curly_quotation_marks" | "use_double_straight_quotation_marks" | "use_guillemets" | "use_straight_quotation_marks";
            /**
             * @description Which quotation marks and apostrophes are used together.
             * @enum {string}
             */
            readonly quotation_mark_and_apostrophe?: "use_curly_quotation_marks_and_apostrophes" | "use_double_and_single_curly_quotation_marks_and_curly_apostrophes" | "use_double_and_single_straight_quotation_marks_and_straight_apostrophes" | "use_guillemets_and_curly_apostrophes" | "use_guillemets_and_straight_apostrophes" | "use_straight_quotation_marks_and_apostrophes";
            /**
             * @description Which quotation marks the outer and the inner quotation have.
             * @enum {string}
             */
            readonly quotation_style?: "use_corner_brackets_for_primary_quotations_and_double_corner_brackets_for_secondary_quotations" | "use_double_curly_quotation_marks_for_primary_quotations_and_single_curly_quotation_marks_for_secondary_quotations" | "use_double_curly_quotation_marks_for_primary_quotations_then_alternate_with_single_curly_quotation_marks_for_nested_quotations" | "use_double_german_quotation_marks_for_primary_quotations_and_single_german_quotation_marks_for_secondary_quotations" | "use_double_quotation_marks_for_primary_quotations_and_single_quotation_marks_for_secondary_quotations" | "use_double_straight_quotation_marks_for_primary_quotations_and_single_straight_quotation_marks_for_secondary_quotations" | "use_double_straight_quotation_marks_for_primary_quotations_then_alternate_with_single_straight_quotation_marks_for_nested_quotations" | "use_guillemets_for_primary_quotations_and_double_curly_quotation_marks_for_secondary_quotations" | "use_guillemets_for_primary_quotations_and_double_straight_quotation_marks_for_secondary_quotations" | "use_guillemets_for_primary_quotations_and_single_guillemets_for_secondary_quotations" | "use_guillemets_for_primary_quotations_double_curly_quotation_marks_for_secondary_quotations_and_single_curly_quotation_marks_for_further_nested_quotations" | "use_reversed_guillemets_for_primary_quotations_and_single_reversed_guillemets_for_secondary_quotations" | "use_single_quotation_marks_for_primary_quotations_and_double_quotation_marks_for_secondary_quotations";
            /**
             * @description What stands between the ends of a range.
             * @enum {string}
             */
            readonly range_indicator?: "use_en_dash_with_spaces" | "use_en_dash_without_space_on_either_side" | "use_en_dash_without_spaces" | "use_english_word_to" | "use_full_width_dash" | "use_full_width_wave_dash" | "use_german_word_bis" | "use_half_width_dash" | "use_hyphen" | "use_hyphen_with_space_on_either_side" | "use_hyphen_with_spaces" | "use_hyphen_without_space_on_either_side" | "use_hyphen_without_spaces" | "use_italian_words_da_a" | "use_japanese_word_から" | "use_korean_words_부터_까지" | "use_spanish_words_de_a" | "use_tilde";
            /**
             * @description What joins related phrases.
             * @enum {string}
             */
            readonly related_phrases_indicator?: "use_comma" | "use_hyphen" | "use_middle_dot";
            /**
             * @description How wide round brackets are.
             * @enum {string}
             */
            readonly round_brackets?: "use_full_width_round_brackets" | "use_half_width_round_brackets";
            /**
             * @description What follows the salutation of a letter.
             * @enum {string}
             */
            readonly salutation?: "do_not_use_comma_after_salutation_capitalize_following_word" | "use_colon_after_salutation" | "use_comma_after_salutation" | "use_exclamation_mark_after_salutation";
            /**
             * @description Which dash breaks a sentence, and how it is spaced.
             * @enum {string}
             */
            readonly sentence_break_indicator?: "use_em_dash_with_space_on_either_side" | "use_em_dash_without_space_on_either_side" | "use_en_dash_with_space_on_either_side";
            /**
             * @description Whether a comma stands before the last item of a list.
             * @enum {string}
             */
            readonly serial_comma?: "do_not_use" | "do_not_use_serial_comma_when_using_chinese_comma" | "use" | "use_serial_comma_when_using_comma";
            /**
             * @description Which quotation marks set off a phrase that is no quotation.
             * @enum {string}
             */
            readonly setting_off_non_quoted_phrases?: "use_full_width_quotation_marks" | "use_half_width_quotation_marks";
            /**
             * @description Whether spaces surround a slash.
             * @enum {string}
             */
            readonly slash?: "do_not_use_spaces_before_and_after_slashes" | "use_spaces_before_and_after_slashes" | "use_spaces_before_and_after_slashes_if_there_are_multiple_words_before_and_after_slash" | "use_spaces_before_and_after_slashes_if_there_are_multiple_words_before_or_after_slash";
            /**
             * @description Whether a slash may stand for "or".
             * @enum {string}
             */
            readonly slash_usage?: "do_not_use_slash_to_symbolize_english_word_or";
            /**
             * @description Whether a space stands before punctuation.
             * @enum {string}
             */
            readonly spacing_and_punctuation?: "do_not_use_space" | "use_regular_space";
            /**
             * @description Where the period stands when brackets refer to the sentence before.
             * @enum {string}
             */
            readonly text_in_round_brackets_referring_to_previous_sentence?: "add_period_after_closing_round_bracket" | "add_period_before_closing_round_bracket";
            /**
             * @description Where the period stands when brackets add to the text before.
             * @enum {string}
             */
            readonly text_in_round_brackets_supplementing_preceding_text?: "add_period_after_closing_round_bracket";
            /**
             * @description What surrounds the titles of books and newspapers.
             * @enum {string}
             */
            readonly titles_of_books_and_newspapers?: "use_double_angle_brackets" | "use_double_corner_brackets" | "use_double_straight_quotation_marks";
            /**
             * @description What surrounds the titles of works, trade names and laws.
             * @enum {string}
             */
            readonly titles_of_creative_works_trade_names_laws_and_regulations?: "use_single_angle_brackets" | "use_single_corner_brackets" | "use_single_straight_quotation_marks";
            /**
             * @description Whether spaces surround acronyms in capitals.
             * @enum {string}
             */
            readonly uppercase_acronyms?: "do_not_use_spaces" | "use_spaces";
        };
        /** @description One thing an administrator can do so that the request succeeds. */
        readonly Remedy: {
            /** @description The engine that would then answer. */
            readonly engine: string;
            /**
             * @description Whether to fetch a model, to install a package of the system, or to change a setting.
             * @enum {string}
             */
            readonly kind: "install-model" | "install-package" | "configure";
            /** @description What to run or to set, in a sentence. */
            readonly action: string;
            /** @description The models that `install-model` would fetch; two where the way leads through English. */
            readonly models?: readonly components["schemas"]["RemedyModel"][];
        };
        /** @description A model that can be fetched, and its size. */
        readonly RemedyModel: {
            /** @description The language it translates from. */
            readonly source: string;
            /** @description The language it translates into. */
            readonly target: string;
            /** @description How many bytes are fetched. @wire `download_bytes` */
            readonly downloadBytes: number;
            /** @description How many bytes it takes on disk. @wire `installed_bytes` */
            readonly installedBytes: number;
        };
        /** @description The key, and what it is called from now on. */
        readonly RenameDeveloperKeyRequest: {
            /** @description @wire `key_id` */
            readonly keyId: components["schemas"]["KeyId"];
            readonly label: components["schemas"]["KeyLabel"];
        };
        /** @description The texts to rewrite, and in which style or tone. */
        readonly RephraseTextRequest: {
            /** @description Plain texts, each improved for itself; a form repeats the field. */
            readonly text: readonly string[];
            /** @description The language of the texts; a variant of it turns them into that variant. Detected when left out. @wire `target_lang` */
            readonly targetLang?: components["schemas"]["LanguageCode"];
            /** @description @wire `writing_style` */
            readonly writingStyle?: components["schemas"]["WritingStyle"];
            readonly tone?: components["schemas"]["Tone"];
        };
        /** @description A feature of a resource, and which side of a direction must support it. */
        readonly ResourceFeature: {
            /** @description The feature's name, a key of a language's `features`. */
            readonly name: string;
            /**
             * @description Whether the source language must list the feature. @wire `needs_source_support`
             * @default false
             */
            readonly needsSourceSupport?: boolean;
            /**
             * @description Whether the target language must list the feature. @wire `needs_target_support`
             * @default false
             */
            readonly needsTargetSupport?: boolean;
        };
        /** @description A stored segment with its translations. */
        readonly Segment: {
            /** @description Names the segment. @wire `source_segment_id` */
            readonly sourceSegmentId: string;
            /** @description The segment. @wire `source_text` */
            readonly sourceText: string;
            /** @description Its translations. */
            readonly targets: readonly components["schemas"]["SegmentTarget"][];
            /**
             * Format: date-time
             * @description When it was stored, where that is known. @wire `creation_time`
             */
            readonly creationTime?: string;
            /**
             * Format: date-time
             * @description When it last changed, where that is known. @wire `updated_time`
             */
            readonly updatedTime?: string;
            /**
             * Format: date-time
             * @description When a request last used it. Absent when none did. @wire `last_used_time`
             */
            readonly lastUsedTime?: string;
        };
        /** @description One page of segments. */
        readonly SegmentPage: {
            /** @description The segments that fit the filter. */
            readonly segments: readonly components["schemas"]["Segment"][];
            /** @description How many segments the whole memory has, whatever the filter. @wire `segment_count` */
            readonly segmentCount: number;
            /** @description What to send as `page_cursor` for the next page. Absent on the last. @wire `next_page_cursor` */
            readonly nextPageCursor?: string;
        };
        /** @description A translation of a segment. */
        readonly SegmentTarget: {
            /** @description Names the translation. @wire `target_segment_id` */
            readonly targetSegmentId: string;
            /** @description Its language, in lower case. @wire `target_language` */
            readonly targetLanguage: string;
            /** @description The translation. @wire `target_text` */
            readonly targetText: string;
            /**
             * Format: date-time
             * @description When it was stored, where that is known. @wire `creation_time`
             */
            readonly creationTime?: string;
            /**
             * Format: date-time
             * @description When it last changed, where that is known. @wire `updated_time`
             */
            readonly updatedTime?: string;
            /**
             * Format: date-time
             * @description When a request last used it. Absent when none did. @wire `last_used_time`
             */
            readonly lastUsedTime?: string;
        };
        /**
         * @description The format of the audio that is going to be sent, with one channel. `audio/auto` finds it out by itself, but not for PCM.
         * @enum {string}
         */
        readonly SourceMediaContentType: "audio/auto" | "audio/flac" | "audio/mpeg" | "audio/ogg" | "audio/ogg;codecs=flac" | "audio/ogg;codecs=opus" | "audio/webm" | "audio/webm;codecs=opus" | "audio/x-matroska" | "audio/x-matroska;codecs=aac" | "audio/x-matroska;codecs=flac" | "audio/x-matroska;codecs=mp3" | "audio/x-matroska;codecs=opus" | "audio/pcm;encoding=alaw;rate=8000" | "audio/pcm;encoding=ulaw;rate=8000" | "audio/pcm;encoding=s16le;rate=8000" | "audio/pcm;encoding=s16le;rate=16000" | "audio/pcm;encoding=s16le;rate=44100" | "audio/pcm;encoding=s16le;rate=48000";
        /**
         * @description How words are spelled and sentences built. Each rule is optional.
         * @example {
         *       "abbreviating_french_word_numero": "abbreviate_as_n_then_degree_symbol",
         *       "abbreviation_usage": "do_not_use_abbreviations"
         *     }
         */
        readonly SpellingAndGrammarRules: {
            /**
             * @description How the French word "numéro" is abbreviated.
             * @enum {string}
             */
            readonly abbreviating_french_word_numero?: "abbreviate_as_n_then_degree_symbol" | "abbreviate_as_n_then_o_in_superscript" | "abbreviate_as_no";
            /**
             * @description Whether abbreviations are used.
             * @enum {string}
             */
            readonly abbreviation_usage?: "do_not_use_abbreviations" | "do_not_use_abbreviations_unless_necessary" | "use_abbreviations" | "use_abbreviations_as_needed";
            /**
             * @description Whether French capitals keep accents and cedillas.
             * @enum {string}
             */
            readonly accents_and_cedillas?: "do_not_use_on_capital_letters" | "never_use" | "use_even_on_capital_letters";
            /**
             * @description Which accent verbs conjugated like "céder" take in the future and the conditional.
             * @enum {string}
             */
            readonly "accents_in_verbs_conjugated_like_french_word_c\u00E9der"?: "use_acute_accent" | "use_grave_accent";
            /**
             * @description Which accent a French verb takes before its subject.
             * @enum {string}
             */
            readonly accents_with_subject_verb_inversion?: "use_acute_accent" | "use_grave_accent";
            /**
             * @description When the active and when the passive voice is used.
             * @enum {string}
             */
            readonly active_passive_voice?: "use_active_voice_if_subject_is_prominent_and_agent_is_clear" | "use_active_voice_to_describe_operations_with_user_as_subject" | "use_active_voice_unless_agent_is_unknown_or_irrelevant" | "use_passive_voice_as_needed" | "use_passive_voice_for_automatic_operations_from_user_perspective" | "use_passive_voice_if_agent_is_unknown_or_irrelevant";
            /**
             * @description What may be written in capitals throughout.
             * @enum {string}
             */
            readonly all_caps?: "do_not_use_all_caps_except_for_acronyms_initialisms_or_proper_nouns" | "do_not_use_all_caps_except_for_acronyms_or_brand_names";
            /**
             * @description Whether every sentence must be complete.
             * @enum {string}
             */
            readonly complete_sentences?: "always_write_complete_sentences";
            /**
             * @description Whether compound nouns are hyphenated.
             * @enum {string}
             */
            readonly compound_nouns?: "write_as_one_word" | "write_with_hyphen";
            /**
             * @description Whether a sentence may start with a conjunction.
             * @enum {string}
             */
            readonly conjunctions?: "never_start_sentence_with_coordinating_conjunction";
            /**
             * @description Whether contractions are used.
             * @enum {string}
             */
            readonly contractions?: "do_not_use_contractions" | "use_contractions" | "use_contractions_but_avoid_negative_contractions";
            /**
             * @description What becomes of loanwords that everybody knows.
             * @enum {string}
             */
            readonly established_loanwords?: "use_as_is" | "use_native_or_sino_korean_equivalents";
            /**
             * @description Whether ß is written as ss.
             * @enum {string}
             */
            readonly eszett?: "replace_eszett_with_ss";
            /**
             * @description How foreign words, names and brands are rendered.
             * @enum {string}
             */
            readonly foreign_word_translation?: "use_equivalent_expressions_in_chinese" | "use_foreign_forms_or_abbreviations_for_technical_terms_or_brand_names" | "use_literal_translation" | "use_localized_names_for_brands_with_official_chinese_translations" | "use_mixture_of_transliteration_and_translation" | "use_transliteration";
            /**
             * @description How verbs in -eler and -eter write the open e.
             * @enum {string}
             */
            readonly french_verbs_ending_in_eler_and_eter?: "transcribe_open_e_sound_by_doubling_next_consonant" | "transcribe_open_e_sound_with_grave_accent";
            /**
             * @description Whether i and u keep the circumflex in French.
             * @enum {string}
             */
            readonly i_and_u_with_circumflex_accents?: "do_not_use_circumflex_accents_except_in_verbs_and_to_distinguish_homophones" | "use_circumflex_accents";
            /**
             * @description Whether informal pronouns of address are capitalized.
             * @enum {string}
             */
            readonly informal_address_pronouns?: "capitalize_informal_address_pronouns" | "do_not_capitalize_informal_address_pronouns";
            /**
             * @description Whether abbreviations from Latin are used.
             * @enum {string}
             */
            readonly latin_abbreviations?: "do_not_use_latin_abbreviations";
            /**
             * @description Whether the passive voice is avoided.
             * @enum {string}
             */
            readonly passive_voice?: "avoid_passive_voice_when_agent_is_known";
            /**
             * @description Whether "laissé" before an infinitive agrees with its object.
             * @enum {string}
             */
            readonly past_participle_of_french_word_laisser_followed_by_infinitive?: "make_french_word_laisser_agree_with_direct_object_complement_if_it_appears_before_verb" | "use_invariable_form_french_word_laissé";
            /**
             * @description Whether personal titles are abbreviated.
             * @enum {string}
             */
            readonly personal_titles?: "abbreviate" | "do_not_abbreviate";
            /**
             * @description Which language's rules the plural of a foreign word follows.
             * @enum {string}
             */
            readonly pluralizing_foreign_words?: "use_french_spelling_rules" | "use_original_language_spelling";
            /**
             * @description Whether quoted text may be changed.
             * @enum {string}
             */
            readonly quotation_modification?: "do_not_modify_text_in_quotation_marks" | "modify_text_in_quotation_marks_according_to_custom_rules";
            /**
             * @description Whether the Spanish adverb "solo" has an accent.
             * @enum {string}
             */
            readonly spanish_word_solo?: "never_use_acute_accent" | "use_acute_accent_when_used_as_adverb";
            /**
             * @description Whether symbols are used.
             * @enum {string}
             */
            readonly special_characters?: "never_use_symbols";
            /**
             * @description Where spelled-out numbers are hyphenated in French.
             * @enum {string}
             */
            readonly spelled_out_numbers?: "use_hyphens" | "use_hyphens_between_elements_under_100_and_not_separated_by_french_word_et";
            /**
             * @description Whether umlauts are written as ae, oe and ue.
             * @enum {string}
             */
            readonly umlauts?: "replace_umlauts_with_ae_oe_ue";
            /**
             * @description What becomes of loanwords that few people know.
             * @enum {string}
             */
            readonly unestablished_loanwords?: "paraphrase_in_korean" | "use_as_is" | "use_as_is_with_explanation_in_parentheses";
        };
        /** @description A named collection of words that a transcription is to expect, one list for each language. */
        readonly SpokenTerms: {
            /** @description Names the collection in requests. @wire `spoken_terms_id` */
            readonly spokenTermsId: string;
            /** @description The collection's name, for people. */
            readonly name: string;
            /** @description Its lists. @wire `term_lists` */
            readonly termLists: readonly components["schemas"]["TermListSummary"][];
            /**
             * Format: date-time
             * @description When the collection was made. @wire `creation_time`
             */
            readonly creationTime: string;
        };
        /** @description Every collection of the account. */
        readonly SpokenTermsCollections: {
            /** @description The collections. @wire `spoken_terms` */
            readonly spokenTerms: readonly components["schemas"]["SpokenTerms"][];
        };
        /** @description The collection's name, for people. */
        readonly SpokenTermsName: string;
        /** @description What is going to be said, and what is wanted of it. */
        readonly StartVoiceSessionRequest: {
            /** @description @wire `source_media_content_type` */
            readonly sourceMediaContentType: components["schemas"]["SourceMediaContentType"];
            /**
             * @description How the socket's messages are written; JSON in text frames or MessagePack in binary frames. @wire `message_format`
             * @default json
             * @enum {string}
             */
            readonly messageFormat?: "json" | "msgpack";
            /**
             * @description The language that is spoken. Needed where it cannot be detected. @wire `source_language`
             * @default null
             */
            readonly sourceLanguage?: components["schemas"]["LanguageCode"] | null;
            /**
             * @description Whether the source language is a hint or certain. @wire `source_language_mode`
             * @default auto
             * @enum {string}
             */
            readonly sourceLanguageMode?: "auto" | "fixed";
            /**
             * @description The languages to translate the transcript into. @wire `target_languages`
             * @default []
             */
            readonly targetLanguages?: readonly components["schemas"]["LanguageCode"][];
            /**
             * @description The language to speak the translation in. It need not be named among the target languages too. @wire `target_media_languages`
             * @default []
             */
            readonly targetMediaLanguages?: readonly components["schemas"]["LanguageCode"][];
            /** @description @wire `target_media_content_type` */
            readonly targetMediaContentType?: components["schemas"]["TargetMediaContentType"];
            /**
             * @description The voice that speaks: a preset one, or `match` for one close to the speaker's. Where that is not to be had, a preset one is taken without an error. Depends on the language when left out. @wire `target_media_voice`
             * @enum {string}
             */
            readonly targetMediaVoice?: "male" | "female" | "match";
            /** @description A spoken terms collection with words to expect. @wire `spoken_terms_id` */
            readonly spokenTermsId?: string;
            /** @description A glossary for the translations. @wire `glossary_id` */
            readonly glossaryId?: string;
            /**
             * @description How politely the reader is addressed; `more` is `formal`, `less` is `informal`.
             * @default default
             * @enum {string}
             */
            readonly formality?: "default" | "formal" | "more" | "informal" | "less";
        };
        /**
         * @description How the text sounds and addresses people. Each rule is optional.
         * @example {
         *       "abbreviations": "avoid_abbreviations_and_symbols_that_can_be_spelled_out_easily",
         *       "addressing_non_binary_people": "use_spanish_word_elle"
         *     }
         */
        readonly StyleAndToneRules: {
            /**
             * @description Whether abbreviations and symbols fit the style.
             * @enum {string}
             */
            readonly abbreviations?: "avoid_abbreviations_and_symbols_that_can_be_spelled_out_easily" | "use_abbreviations_and_symbols";
            /**
             * @description Which Spanish pronoun addresses non-binary people.
             * @enum {string}
             */
            readonly addressing_non_binary_people?: "use_spanish_word_elle" | "use_spanish_word_ellx";
            /**
             * @description Which pronoun addresses the reader in French and Italian.
             * @enum {string}
             */
            readonly addressing_the_reader?: "use_formal_french_word_vous" | "use_formal_italian_word_lei" | "use_informal_french_word_tu" | "use_informal_italian_word_tu";
            /**
             * @description Whether anglicisms are avoided.
             * @enum {string}
             */
            readonly anglicisms?: "avoid_anglicisms_when_there_is_a_french_equivalent";
            /**
             * @description Whether naming two genders is avoided.
             * @enum {string}
             */
            readonly binary_representation_of_gender?: "avoid_binary_representation_of_gender_when_gender_neutral_language_can_be_used" | "replace_binary_representations_of_gender_with_gender_neutral_language" | "use_neutral_pronouns";
            /**
             * @description Whether complex sentences are avoided.
             * @enum {string}
             */
            readonly complex_sentences?: "avoid_unnecessarily_complex_sentences";
            /**
             * @description Whether countries have their long or their short name.
             * @enum {string}
             */
            readonly country_names?: "use_long_form" | "use_short_form";
            /**
             * @description Which ending Korean statements have.
             * @enum {string}
             */
            readonly declarative_endings?: "mix_hapsho_and_haeyo_styles" | "use_hae_style" | "use_haeyo_style" | "use_hapsho_style" | "use_hara_style";
            /**
             * @description Whether the first person is named.
             * @enum {string}
             */
            readonly default_first_person_pronoun?: "do_not_use_first_person_pronouns" | "omit_first_person_subject_when_clear_from_context" | "use_first_person_pronouns";
            /**
             * @description Whether the second person is named.
             * @enum {string}
             */
            readonly default_second_person_pronoun?: "do_not_use_second_person_pronouns" | "use_second_person_pronouns";
            /**
             * @description Whether words such as "above" and "right" are used.
             * @enum {string}
             */
            readonly directional_language?: "do_not_use_directional_language";
            /**
             * @description Whether double negatives are used.
             * @enum {string}
             */
            readonly double_negatives?: "do_not_use_double_negatives" | "use_double_negatives";
            /**
             * @description Whether the tone is formal or casual.
             * @enum {string}
             */
            readonly formality?: "use_casual_tone" | "use_formal_tone";
            /**
             * @description When a generic masculine is kept for the sake of reading.
             * @enum {string}
             */
            readonly gender_neutral_language_readability?: "use_generic_masculine_for_common_compound_nouns_if_it_increases_readability";
            /**
             * @description How people of unknown gender are named.
             * @enum {string}
             */
            readonly gender_unspecified?: "use_both_masculine_and_feminine_forms" | "use_gender_neutral_terms" | "use_masculine_form_only" | "use_middle_dots" | "use_parentheses" | "use_periods";
            /**
             * @description How people of unknown or mixed gender are named.
             * @enum {string}
             */
            readonly gender_unspecified_or_mixed?: "use_both_feminine_and_masculine_forms" | "use_feminine_form_only" | "use_inclusive_nouns_and_adjectives" | "use_masculine_form_only" | "use_neutral_nouns_and_adjectives";
            /**
             * @description Whether idioms and cultural references are used.
             * @enum {string}
             */
            readonly idioms_colloquialisms_and_culture_specific_references?: "do_not_use";
            /**
             * @description Where masculine nouns stand beside the words that agree with them.
             * @enum {string}
             */
            readonly inflected_words_masculine_noun_agreement?: "place_masculine_nouns_closest_to_inflected_words";
            /**
             * @description Which form of the verb instructions have.
             * @enum {string}
             */
            readonly instructions_style?: "use_imperative" | "use_indicative" | "use_infinitive" | "use_modal_verbs" | "use_passive_voice";
            /**
             * @description Whether the two Japanese sentence styles may be mixed.
             * @enum {string}
             */
            readonly mixing_styles?: "do_not_mix_desu_masu_style_and_dearu_style";
            /**
             * @description Whether modal verbs are avoided.
             * @enum {string}
             */
            readonly modal_verbs?: "avoid_modal_verbs";
            /**
             * @description Whether the style is personal.
             * @enum {string}
             */
            readonly personal_vs_impersonal_style?: "use_impersonal_style" | "use_personal_style";
            /**
             * @description Whether statements are put positively.
             * @enum {string}
             */
            readonly positive_vs_negative_language?: "use_positive_language";
            /**
             * @description Whether words agree with the nearest noun.
             * @enum {string}
             */
            readonly proximity_agreement?: "use";
            /**
             * @description How an action required of the reader is worded.
             * @enum {string}
             */
            readonly reader_action_required?: "use_you_must_when_action_is_required_from_reader";
            /**
             * @description Whether phrases that only introduce are avoided.
             * @enum {string}
             */
            readonly redundant_introductory_phrases?: "avoid_redundant_introductory_phrases" | "do_not_use_redundant_phrases_that_refer_to_current_text";
            /**
             * @description Whether phrases that add nothing are avoided.
             * @enum {string}
             */
            readonly redundant_phrases?: "avoid_relativizing_and_redundant_phrases" | "do_not_use_redundant_phrases";
            /**
             * @description Which ending names non-binary people in Italian.
             * @enum {string}
             */
            readonly referring_to_non_binary_people?: "use_the_singular_and_plural_schwa";
            /**
             * @description Whether short words are preferred.
             * @enum {string}
             */
            readonly short_vs_long_words?: "use_short_words";
            /**
             * @description Whether words and sentences are kept simple.
             * @enum {string}
             */
            readonly simple_words_and_sentences?: "use_simple_words_and_sentences_avoid_hard_to_translate_words_and_figures_of_speech";
            /**
             * @description How a place in the text is referred to.
             * @enum {string}
             */
            readonly text_position_references?: "avoid_directional_terms_as_only_reference_to_position_in_text_specify_exact_position_instead";
            /**
             * @description Which Japanese sentence style gives the tone.
             * @enum {string}
             */
            readonly tone?: "use_dearu_style_to_give_impression_content_is_accurate_and_rigorous_or_to_convey_sense_of_confidence_and_reliability" | "use_desu_masu_style_to_give_impression_content_is_plain_and_straightforward_or_to_give_reader_reassuring_or_soft_impression";
            /**
             * @description Whether actions are told with verbs or with nouns.
             * @enum {string}
             */
            readonly verbal_vs_nominal_style?: "use_nominal_style" | "use_verbal_style";
        };
        /**
         * @description A language that style rules exist for.
         * @enum {string}
         */
        readonly StyleRuleLanguage: "de" | "en" | "es" | "fr" | "it" | "ja" | "ko" | "zh";
        /** @description Rules and instructions for translations into one language. */
        readonly StyleRuleList: {
            /** @description Names the list in requests. @wire `style_id` */
            readonly styleId: string;
            /** @description The list's name, for people. */
            readonly name: string;
            /**
             * Format: date-time
             * @description When the list was made. @wire `creation_time`
             */
            readonly creationTime: string;
            /**
             * Format: date-time
             * @description When the list last changed. @wire `updated_time`
             */
            readonly updatedTime: string;
            readonly language: components["schemas"]["StyleRuleLanguage"];
            /** @description Counts the changes; a new list is version 1. */
            readonly version: number;
            /** @description @wire `configured_rules` */
            readonly configuredRules?: components["schemas"]["ConfiguredRules"];
            /** @description The instructions of the list. With the rules, only in a detailed answer. @wire `custom_instructions` */
            readonly customInstructions?: readonly components["schemas"]["CustomInstruction"][];
        };
        /** @description The list's name, for people; at most 1024 bytes in UTF-8. */
        readonly StyleRuleListName: string;
        /** @description One page of style rule lists. */
        readonly StyleRuleListPage: {
            /** @description The lists. @wire `style_rules` */
            readonly styleRules: readonly components["schemas"]["StyleRuleList"][];
        };
        /**
         * @description Which algorithm places tags. `v1` when left out; `v2` reads XML strictly.
         * @enum {string}
         */
        readonly TagHandlingVersion: "v1" | "v2";
        /** @description Names of XML tags, as a list or separated by commas. */
        readonly TagList: string | readonly string[];
        /**
         * @description The format of the speech that is sent back.
         * @default audio/webm;codecs=opus
         * @enum {string}
         */
        readonly TargetMediaContentType: "audio/flac" | "audio/ogg" | "audio/ogg;codecs=flac" | "audio/ogg;codecs=opus" | "audio/opus" | "audio/pcm;encoding=alaw;rate=8000" | "audio/pcm;encoding=ulaw;rate=8000" | "audio/pcm;encoding=s16le;rate=16000" | "audio/pcm;encoding=s16le;rate=24000" | "audio/webm" | "audio/webm;codecs=opus" | "audio/x-matroska;codecs=aac" | "audio/x-matroska;codecs=flac" | "audio/x-matroska;codecs=opus" | "video/mp2t;codecs=aac" | "video/mp2t;codecs=opus";
        /** @description The terms of one language. */
        readonly TermList: {
            /** @description The language they are spoken in. */
            readonly lang: components["schemas"]["LanguageCode"];
            readonly entries: components["schemas"]["TermListEntries"];
        };
        /** @description The terms, one a line, upper and lower case as they are to appear. A list holds 300 characters at most. */
        readonly TermListEntries: string;
        /** @description A term list, without the terms. */
        readonly TermListSummary: {
            /** @description The language the terms are spoken in. */
            readonly lang: string;
            /** @description How many terms there are. @wire `entry_count` */
            readonly entryCount: number;
        };
        /** @description A TMX 1.4 file. */
        readonly TmxFile: Blob;
        /**
         * @description The tone to write in. A language without tones refuses it; with `prefer_` it is then left out. Not together with a writing style, unless one of them is `default`.
         * @enum {string}
         */
        readonly Tone: "default" | "confident" | "diplomatic" | "enthusiastic" | "friendly" | "prefer_confident" | "prefer_diplomatic" | "prefer_enthusiastic" | "prefer_friendly";
        /** @description The same in a form, without `customizations`. A list is the field repeated; one value alone is a list of one. A flag is 0, 1, true or false. */
        readonly TranslateTextForm: {
            /** @description The texts; the field is repeated for each. */
            readonly text: readonly string[];
            /** @description The language to translate into. @wire `target_lang` */
            readonly targetLang: components["schemas"]["LanguageCode"];
            /** @description The language of the texts. Detected for each text when left out. @wire `source_lang` */
            readonly sourceLang?: components["schemas"]["LanguageCode"];
            /** @description Text that surrounds the texts; neither translated nor billed. */
            readonly context?: string;
            /** @description Whether each translation says how many characters it was billed with. @wire `show_billed_characters` */
            readonly showBilledCharacters?: components["schemas"]["FormFlag"];
            /**
             * @description Where a text may be split into sentences. @wire `split_sentences`
             * @enum {string}
             */
            readonly splitSentences?: "0" | "1" | "nonewlines";
            /** @description Whether to keep spaces, capitals and final punctuation as they are. @wire `preserve_formatting` */
            readonly preserveFormatting?: components["schemas"]["FormFlag"];
            readonly formality?: components["schemas"]["Formality"];
            /** @description @wire `model_type` */
            readonly modelType?: components["schemas"]["ModelType"];
            /** @description A glossary with a dictionary for the direction. Needs `source_lang`. @wire `glossary_id` */
            readonly glossaryId?: string;
            /** @description Several glossaries, the field repeated or separated by commas. Needs `source_lang`. @wire `glossary_ids` */
            readonly glossaryIds?: string | readonly string[];
            /** @description A style rule list whose language is that of the target. @wire `style_id` */
            readonly styleId?: string;
            /** @description A translation memory that covers the direction: its source language is that of the texts, and the target is one of its target languages, with or without a region. Where languages are detected, texts in another one are left to the engines. @wire `translation_memory_id` */
            readonly translationMemoryId?: string;
            /** @description @wire `translation_memory_threshold` */
            readonly translationMemoryThreshold?: components["schemas"]["TranslationMemoryThreshold"];
            /** @description @wire `custom_instructions` */
            readonly customInstructions?: components["schemas"]["CustomInstructionTexts"];
            /**
             * @description Which markup the texts hold. @wire `tag_handling`
             * @enum {string}
             */
            readonly tagHandling?: "xml" | "html";
            /** @description @wire `tag_handling_version` */
            readonly tagHandlingVersion?: components["schemas"]["TagHandlingVersion"];
            /** @description Whether to find out by itself which XML tags split sentences. @wire `outline_detection` */
            readonly outlineDetection?: components["schemas"]["FormFlag"];
            /** @description XML tags that always split sentences. @wire `splitting_tags` */
            readonly splittingTags?: components["schemas"]["TagList"];
            /** @description XML tags that never split sentences. @wire `non_splitting_tags` */
            readonly nonSplittingTags?: components["schemas"]["TagList"];
            /** @description XML tags whose content is not translated. @wire `ignore_tags` */
            readonly ignoreTags?: components["schemas"]["TagList"];
            /** @description Accepted for older callers, without effect. @wire `enable_beta_languages` */
            readonly enableBetaLanguages?: components["schemas"]["FormFlag"];
        };
        /** @description The texts to translate, and how. */
        readonly TranslateTextRequest: {
            /** @description Plain texts, each translated for itself; the answer has one translation for each, in this order. Tags in them are text unless `tag_handling` is set. */
            readonly text: readonly string[];
            /** @description The language to translate into. @wire `target_lang` */
            readonly targetLang: components["schemas"]["LanguageCode"];
            /** @description The language of the texts, without a region. Detected for each text when left out. @wire `source_lang` */
            readonly sourceLang?: components["schemas"]["LanguageCode"];
            /** @description Text that surrounds the texts, in their language. It helps to choose between meanings and is neither translated nor billed. */
            readonly context?: string;
            /**
             * @description Whether each translation says how many characters it was billed with. @wire `show_billed_characters`
             * @default false
             */
            readonly showBilledCharacters?: boolean;
            /**
             * @description Where a text may be split into sentences: `0` nowhere, `1` at punctuation and line breaks, `nonewlines` at punctuation only. `1` when left out, `nonewlines` when `tag_handling` is `html`. @wire `split_sentences`
             * @enum {string}
             */
            readonly splitSentences?: "0" | "1" | "nonewlines";
            /**
             * @description Whether to keep spaces, capitals and final punctuation as they are rather than correct them. @wire `preserve_formatting`
             * @default false
             */
            readonly preserveFormatting?: boolean;
            readonly formality?: components["schemas"]["Formality"];
            /** @description @wire `model_type` */
            readonly modelType?: components["schemas"]["ModelType"];
            /** @description A glossary with a dictionary for the direction: one without is a 400, one that the account has not a 404. Needs `source_lang`; not together with `glossary_ids`. @wire `glossary_id` */
            readonly glossaryId?: string;
            /** @description Several glossaries: the longest term that fits is taken, of equally long ones that of the first glossary. Each needs a dictionary for the direction: one without is a 400, one that the account has not a 404. Needs `source_lang`; not together with `glossary_id`. @wire `glossary_ids` */
            readonly glossaryIds?: readonly string[];
            /** @description A style rule list whose language is that of the target. @wire `style_id` */
            readonly styleId?: string;
            /** @description A translation memory that covers the direction: its source language is that of the texts, and the target is one of its target languages, with or without a region. Where languages are detected, texts in another one are left to the engines. @wire `translation_memory_id` */
            readonly translationMemoryId?: string;
            /** @description @wire `translation_memory_threshold` */
            readonly translationMemoryThreshold?: components["schemas"]["TranslationMemoryThreshold"];
            /** @description @wire `custom_instructions` */
            readonly customInstructions?: components["schemas"]["CustomInstructionTexts"];
            readonly customizations?: components["schemas"]["Customizations"];
            /**
             * @description Which markup the texts hold. HTML is read leniently, and what it marks with `translate="no"` or the class `notranslate` stays. Tags are plain text when left out. @wire `tag_handling`
             * @enum {string}
             */
            readonly tagHandling?: "xml" | "html";
            /** @description @wire `tag_handling_version` */
            readonly tagHandlingVersion?: components["schemas"]["TagHandlingVersion"];
            /**
             * @description Whether to find out by itself which XML tags split sentences. False leaves that to the tag lists. @wire `outline_detection`
             * @default true
             */
            readonly outlineDetection?: boolean;
            /** @description XML tags that always split sentences. @wire `splitting_tags` */
            readonly splittingTags?: components["schemas"]["TagList"];
            /** @description XML tags that never split sentences. @wire `non_splitting_tags` */
            readonly nonSplittingTags?: components["schemas"]["TagList"];
            /** @description XML tags whose content is not translated. @wire `ignore_tags` */
            readonly ignoreTags?: components["schemas"]["TagList"];
            /**
             * @description Accepted for older callers, without effect. @wire `enable_beta_languages`
             * @default false
             */
            readonly enableBetaLanguages?: boolean;
        };
        /** @description The translations, in the order of the texts. */
        readonly TranslateTextResponse: {
            /** @description One translation for each text. */
            readonly translations: readonly components["schemas"]["Translation"][];
        };
        /** @description One text, translated. */
        readonly Translation: {
            /** @description The language the text was in, detected or as given, in upper case without a region. @wire `detected_source_language` */
            readonly detectedSourceLanguage?: string;
            /** @description The translation. */
            readonly text: string;
            /** @description How many Unicode code points were billed. Only when `show_billed_characters` was true. @wire `billed_characters` */
            readonly billedCharacters?: number;
            /**
             * @description What the translating model is made for. Only when `model_type` was sent. @wire `model_type_used`
             * @enum {string}
             */
            readonly modelTypeUsed?: "latency_optimized" | "quality_optimized";
            /** @description Which algorithm placed the tags. Only when `tag_handling` was sent. @wire `tag_handling_version` */
            readonly tagHandlingVersion?: components["schemas"]["TagHandlingVersion"];
        };
        /** @description Stored segments with their translations. */
        readonly TranslationMemory: {
            /** @description Names the memory in requests. @wire `translation_memory_id` */
            readonly translationMemoryId: string;
            /** @description The memory's name, for people. */
            readonly name: string;
            /** @description The language of the segments, in lower case. @wire `source_language` */
            readonly sourceLanguage: string;
            /** @description The languages of their translations, in lower case. @wire `target_languages` */
            readonly targetLanguages: readonly string[];
            /** @description How many segments there are. @wire `segment_count` */
            readonly segmentCount: number;
            /**
             * Format: date-time
             * @description When the memory was made. @wire `creation_time`
             */
            readonly creationTime?: string;
            /**
             * Format: date-time
             * @description When the memory last changed. @wire `updated_time`
             */
            readonly updatedTime?: string;
        };
        /** @description An import or an export in the background. */
        readonly TranslationMemoryJob: {
            /** @description The job. @wire `job_id` */
            readonly jobId: string;
            /**
             * @description What kind of thing the job is about.
             * @constant
             */
            readonly product: "translation_memory";
            /**
             * @description What the job does.
             * @enum {string}
             */
            readonly operation: "import" | "export";
            /**
             * Format: date-time
             * @description When the job was made. @wire `creation_time`
             */
            readonly creationTime: string;
            /**
             * Format: date-time
             * @description When the job last got further. @wire `updated_time`
             */
            readonly updatedTime: string;
            /** @description @wire `source_file` */
            readonly sourceFile?: components["schemas"]["JobSourceFile"];
            readonly parameters: components["schemas"]["JobParameters"];
            /** @description The one result. */
            readonly results: readonly components["schemas"]["JobResult"][];
        };
        /** @description One page of translation memories. */
        readonly TranslationMemoryPage: {
            /** @description The memories. @wire `translation_memories` */
            readonly translationMemories: readonly components["schemas"]["TranslationMemory"][];
            /** @description How many memories there are on all pages. @wire `total_count` */
            readonly totalCount: number;
        };
        /**
         * @description How alike, in percent, a stored segment must be to be used. Less than 50 counts as 50, and 75 or more is advisable. What is stored for the text itself, or for a sentence of it, stands as it is; so does, repaired, what is stored for one in which only numbers, tags or case differ. What is stored for a similar text is no translation of this one: it is shown to engines that learn from examples.
         * @default 75
         */
        readonly TranslationMemoryThreshold: number;
        /** @description What changes in the glossary. */
        readonly UpdateGlossaryRequest: {
            readonly name?: components["schemas"]["GlossaryName"];
            /** @description Entries to merge into the dictionary of their direction: a term it has is replaced, others stay. A dictionary that is not there yet is made. */
            readonly dictionaries?: readonly components["schemas"]["Dictionary"][];
        };
        /** @description What changes in the collection. */
        readonly UpdateSpokenTermsRequest: {
            readonly name?: components["schemas"]["SpokenTermsName"];
            /** @description Terms to merge into the list of their language. @wire `term_lists` */
            readonly termLists?: readonly components["schemas"]["TermList"][];
        };
        /** @description What changes in the list. */
        readonly UpdateStyleRuleListRequest: {
            readonly name: components["schemas"]["StyleRuleListName"];
        };
        /** @description What was used and what may be used in this billing period. A limit that does not exist is 1000000000000. Which of the optional fields are there depends on the account. */
        readonly Usage: {
            /** @description Characters used by the account. @wire `character_count` */
            readonly characterCount: number;
            /** @description Characters the account may use. @wire `character_limit` */
            readonly characterLimit: number;
            /** @description The same by product. */
            readonly products?: readonly components["schemas"]["ProductUsage"][];
            /** @description Characters used with the key that asks. @wire `api_key_character_count` */
            readonly apiKeyCharacterCount?: number;
            /** @description Characters the key may use. @wire `api_key_character_limit` */
            readonly apiKeyCharacterLimit?: number;
            /** @description Milliseconds of speech transcribed. @wire `speech_to_text_milliseconds_count` */
            readonly speechToTextMillisecondsCount?: number;
            /** @description Milliseconds of speech that may be transcribed. @wire `speech_to_text_milliseconds_limit` */
            readonly speechToTextMillisecondsLimit?: number;
            /** @description Minutes of speech transcribed, rounded up. @wire `speech_to_text_minutes_count` */
            readonly speechToTextMinutesCount?: number;
            /** @description Minutes of speech that may be transcribed. @wire `speech_to_text_minutes_limit` */
            readonly speechToTextMinutesLimit?: number;
            /** @description Minutes of speech spoken in another language, rounded up. @wire `speech_to_speech_minutes_count` */
            readonly speechToSpeechMinutesCount?: number;
            /** @description Minutes of speech that may be spoken in another language. @wire `speech_to_speech_minutes_limit` */
            readonly speechToSpeechMinutesLimit?: number;
            /** @description Documents translated. Only for accounts whose documents are counted. @wire `document_count` */
            readonly documentCount?: number;
            /** @description Documents that may be translated. @wire `document_limit` */
            readonly documentLimit?: number;
            /** @description Documents translated by the whole team. @wire `team_document_count` */
            readonly teamDocumentCount?: number;
            /** @description Documents that the whole team may translate. @wire `team_document_limit` */
            readonly teamDocumentLimit?: number;
            /**
             * Format: date-time
             * @description When the billing period began. @wire `start_time`
             */
            readonly startTime?: string;
            /**
             * Format: date-time
             * @description When the billing period ends. @wire `end_time`
             */
            readonly endTime?: string;
        };
        /** @description Usage by kind. */
        readonly UsageBreakdown: {
            /** @description All characters. Speech is not in it. @wire `total_characters` */
            readonly totalCharacters: number;
            /** @description Characters of translated texts. @wire `text_translation_characters` */
            readonly textTranslationCharacters: number;
            /** @description Characters of translated documents. @wire `document_translation_characters` */
            readonly documentTranslationCharacters: number;
            /** @description Characters of rephrased and corrected texts. @wire `text_improvement_characters` */
            readonly textImprovementCharacters: number;
            /** @description Minutes of transcribed speech. @wire `speech_to_text_minutes` */
            readonly speechToTextMinutes: number;
        };
        /** @description What the account used between two days, both included. */
        readonly UsageReport: {
            /** @description @wire `total_usage` */
            readonly totalUsage: components["schemas"]["UsageBreakdown"];
            /**
             * Format: date
             * @description The first day. @wire `start_date`
             */
            readonly startDate: string;
            /**
             * Format: date
             * @description The last day. @wire `end_date`
             */
            readonly endDate: string;
            /**
             * @description How the report is divided, when it is. @wire `group_by`
             * @enum {string}
             */
            readonly groupBy?: "key" | "key_and_day";
            /** @description The usage by key, when it was asked for. @wire `key_usages` */
            readonly keyUsages?: readonly components["schemas"]["KeyUsage"][];
            /** @description The usage by key and day, when it was asked for. @wire `key_and_day_usages` */
            readonly keyAndDayUsages?: readonly components["schemas"]["KeyUsage"][];
        };
        /** @description The usage report. */
        readonly UsageReportResponse: {
            /** @description @wire `usage_report` */
            readonly usageReport: components["schemas"]["UsageReport"];
        };
        /**
         * @description Which words are chosen. Each rule is optional.
         * @example {
         *       "abbreviations": "write_original_term_then_abbreviation_and_explanation",
         *       "loanwords": "add_explanation_to_loanword_if_difficult_to_rephrase"
         *     }
         */
        readonly VocabularyRules: {
            /**
             * @description How an abbreviation is introduced.
             * @enum {string}
             */
            readonly abbreviations?: "write_original_term_then_abbreviation_and_explanation";
            /**
             * @description When a loanword is kept, explained or rephrased.
             * @enum {string}
             */
            readonly loanwords?: "add_explanation_to_loanword_if_difficult_to_rephrase" | "rephrase_loanword_in_daily_use_chinese_or_japanese_words_if_possible" | "rephrase_loanword_with_another_expression_if_not_established" | "use_loanword_as_is_if_well_established";
        };
        /** @description Where to connect, and with what. */
        readonly VoiceSession: {
            /**
             * Format: uri
             * @description The WebSocket's address; the token goes into its query as `token`. @wire `streaming_url`
             */
            readonly streamingUrl: string;
            /** @description Opens the socket once. Keep it to yourself. */
            readonly token: string;
            /** @description Names the session in logs. @wire `session_id` */
            readonly sessionId?: string;
        };
        /**
         * @description The style to write in. A language without styles refuses it; with `prefer_` it is then left out. Not together with a tone, unless one of them is `default`.
         * @enum {string}
         */
        readonly WritingStyle: "default" | "academic" | "business" | "casual" | "simple" | "prefer_academic" | "prefer_business" | "prefer_casual" | "prefer_simple";
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
