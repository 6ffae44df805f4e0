/** Generated from the contract in openapi/ by `pnpm generate`; edit that instead. */

export interface paths {
    "/v2/translate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Translate texts
         * @description Translates each text for itself and answers in the same order. The language of the texts is detected when it is not given. What is billed is the source, in Unicode code points, without its tags and without the context. When no engine serves the direction the answer is a 400 with `text_index` and `remedies`, and nothing is billed.
         */
        post: operations["translateText"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/detect/language": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Detect languages
         * @description Answers for each text which language it is written in, when that is certain enough: the best guess only, and variants that hardly differ are not told apart. Beta: for accounts that are enrolled.
         */
        post: operations["detectLanguage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/languages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Languages of a resource
         * @description Lists exactly what the running service can do for one resource, with the features each language has. Worth keeping for an hour; expect codes and feature names you do not know.
         */
        get: operations["listLanguages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/languages/resources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Resources and their features
         * @description Names every resource that languages can be listed for, and for each of its features which side of a direction must support it.
         */
        get: operations["listLanguageResources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/languages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Languages, in the older form
         * @deprecated
         * @description Lists the languages of one side for translating texts. Use `listLanguages` instead.
         */
        get: operations["listLanguagesV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/glossary-language-pairs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Directions of glossaries
         * @deprecated
         * @description Lists every direction a glossary may have. Use `listLanguages` with the resource `glossary` instead: every source and target it lists form a pair.
         */
        get: operations["listGlossaryLanguagePairs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Usage and limits
         * @description Says what the account and the key have used in this billing period, and what they may use.
         */
        get: operations["getUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description Instructions for this request in plain words. The target language must be German, English, Spanish, French, Italian, Japanese, Korean, Chinese or a variant of one of them.
         * @example [
         *       "Address the reader informally."
         *     ]
         */
        CustomInstructionTexts: string[];
        /**
         * @description Everything that steers a translation in one object, in JSON bodies of accounts that have it enabled. Each field means what the parameter of its name means. The object may grow; a field that the service does not know is refused with its name.
         * @example {
         *       "glossary_ids": [
         *         "0a6f3b0e-5a0b-4d0e-9d0f-1f1b6a6f2c11"
         *       ],
         *       "style_id": "7b2d1c3a-8f64-4c4e-a1d9-0a5be3f2d977",
         *       "custom_instructions": [
         *         "Keep sentences short."
         *       ]
         *     }
         */
        Customizations: {
            /** @description Glossaries with a dictionary for the direction. */
            glossary_ids?: string[];
            /** @description A style rule list whose language is that of the target. */
            style_id?: string;
            custom_instructions?: components["schemas"]["CustomInstructionTexts"];
            /** @description A translation memory that covers the direction. */
            translation_memory_id?: string;
            translation_memory_threshold?: components["schemas"]["TranslationMemoryThreshold"];
            /** @description Documents that show the wanted language. What one holds is not settled yet. */
            example_documents?: {
                [key: string]: unknown;
            }[];
        } & {
            [key: string]: unknown;
        };
        /**
         * @description The texts whose language is asked for.
         * @example {
         *       "text": [
         *         "Guten Morgen",
         *         "Dzień dobry"
         *       ]
         *     }
         */
        DetectLanguageRequest: {
            /** @description Plain texts, each of one language; a form repeats the field. */
            text: string[];
        };
        /**
         * @description What was found out, in the order of the texts.
         * @example {
         *       "results": [
         *         {
         *           "detection_status": "success",
         *           "detected_language": "de"
         *         },
         *         {
         *           "detection_status": "no_language_detected"
         *         }
         *       ]
         *     }
         */
        DetectLanguageResponse: {
            /** @description One result for each text. */
            results: components["schemas"]["Detection"][];
        };
        /**
         * @description What was found out about one text.
         * @example {
         *       "detection_status": "success",
         *       "detected_language": "de"
         *     }
         * @example {
         *       "detection_status": "insufficient_confidence"
         *     }
         */
        Detection: {
            /**
             * @description How the detection ended.
             * @enum {string}
             */
            detection_status: "success" | "insufficient_confidence" | "unsupported_language" | "no_language_detected";
            /**
             * @description The language, only with the status `success`.
             * @enum {string}
             */
            detected_language?: "ar" | "bg" | "cs" | "da" | "de" | "el" | "en" | "es" | "et" | "fi" | "fr" | "he" | "hu" | "id" | "it" | "ja" | "ko" | "lt" | "lv" | "nb" | "nl" | "pl" | "pt" | "ro" | "ru" | "sk" | "sl" | "sv" | "th" | "tr" | "uk" | "vi" | "zh";
        };
        /**
         * @description Why a request was refused. Holds neither a key nor a text of the request, so it is safe to log.
         * @example {
         *       "message": "Value for 'target_lang' not supported: 'xx' is not a language this service translates into.",
         *       "errors": [
         *         {
         *           "field": "target_lang",
         *           "message": "Choose one of the codes that GET /v3/languages?resource=translate_text lists."
         *         }
         *       ]
         *     }
         * @example {
         *       "message": "Only application/json and application/x-www-form-urlencoded are read here.",
         *       "code": "invalid_content_type"
         *     }
         */
        Error: {
            /** @description What was wrong, where, and what to do about it, for people. */
            message: string;
            /** @description A stable word for programs to branch on. `invalid_content_type` is the only one that every service has. */
            code?: string;
            /** @description More about the cause, where the message alone would be too general. */
            detail?: string;
            /** @description Every field that was refused. */
            errors?: components["schemas"]["FieldError"][];
            /** @description What would let this service answer the request. Present when no engine serves a direction. */
            remedies?: components["schemas"]["Remedy"][];
            /** @description Which of the request's texts was the cause, counted from 0. */
            text_index?: number;
        };
        /**
         * @description One field of the request that was refused.
         * @example {
         *       "field": "text[2]",
         *       "message": "must be a string"
         *     }
         */
        FieldError: {
            /** @description The field's name as the request has it; an element of a list as `text[2]`, a child as `customizations.style_id`. */
            field: string;
            /** @description What the field may hold. */
            message: string;
        };
        /**
         * @description Yes or no in a form: 1 or true, 0 or false. A validator that coerces types turns the field's text into a number or a boolean; both read as truth values.
         * @example 1
         * @example true
         * @enum {boolean|integer}
         */
        FormFlag: true | false | 1 | 0;
        /**
         * @description How politely the reader is addressed. `more` and `less` fail for a target language that knows no such difference; with `prefer_` they are then left out.
         * @default default
         * @example prefer_more
         * @enum {string}
         */
        Formality: "default" | "more" | "less" | "prefer_more" | "prefer_less";
        /**
         * @description A direction that a glossary may have.
         * @example {
         *       "source_lang": "en",
         *       "target_lang": "de"
         *     }
         */
        GlossaryLanguagePair: {
            /** @description The language of the terms, in lower case. */
            source_lang: string;
            /** @description The language of their translations, in lower case. */
            target_lang: string;
        };
        /**
         * @description Every direction that a glossary may have.
         * @example {
         *       "supported_languages": [
         *         {
         *           "source_lang": "en",
         *           "target_lang": "de"
         *         },
         *         {
         *           "source_lang": "de",
         *           "target_lang": "en"
         *         }
         *       ]
         *     }
         */
        GlossaryLanguagePairList: {
            /** @description The directions; never from a language into itself. */
            supported_languages: components["schemas"]["GlossaryLanguagePair"][];
        };
        /**
         * @description A language, and what it can be used for.
         * @example {
         *       "lang": "de",
         *       "name": "German",
         *       "usable_as_source": true,
         *       "usable_as_target": true,
         *       "status": "stable",
         *       "features": {
         *         "formality": {
         *           "status": "stable"
         *         },
         *         "glossary": {
         *           "status": "stable"
         *         }
         *       }
         *     }
         * @example {
         *       "lang": "pt-BR",
         *       "name": "Portuguese (Brazilian)",
         *       "usable_as_source": false,
         *       "usable_as_target": true,
         *       "status": "stable",
         *       "features": {}
         *     }
         */
        Language: {
            /** @description The code in BCP 47 casing. */
            lang: string;
            /** @description The language's English name. */
            name: string;
            /** @description Whether it may be the language of the source. */
            usable_as_source: boolean;
            /** @description Whether it may be the language of the result. */
            usable_as_target: boolean;
            status: components["schemas"]["LanguageStatus"];
            /** @description The features it supports, by name. A feature that is not here is not supported. */
            features: {
                [key: string]: components["schemas"]["LanguageFeature"];
            };
        };
        /**
         * @description A language: its code, and where it matters a script or a region behind it (BCP 47). Upper and lower case are the same. Which codes are known is for the running service to say: GET /v3/languages.
         * @example de
         * @example en-GB
         * @example zh-Hans
         * @example es-419
         */
        LanguageCode: string;
        /**
         * @description One feature that the language supports.
         * @example {
         *       "status": "stable"
         *     }
         * @example {
         *       "status": "beta",
         *       "external": true
         *     }
         */
        LanguageFeature: {
            status: components["schemas"]["LanguageStatus"];
            /** @description True where a partner provides the feature. Voice only. */
            external?: boolean;
        };
        /**
         * @description The languages of one resource.
         * @example [
         *       {
         *         "lang": "nb",
         *         "name": "Norwegian (bokmål)",
         *         "usable_as_source": true,
         *         "usable_as_target": true,
         *         "status": "stable",
         *         "features": {
         *           "tag_handling": {
         *             "status": "stable"
         *           }
         *         }
         *       }
         *     ]
         */
        LanguageList: components["schemas"]["Language"][];
        /**
         * @description Every language of one side.
         * @example [
         *       {
         *         "language": "ZH-HANT",
         *         "name": "Chinese (traditional)",
         *         "supports_formality": false
         *       }
         *     ]
         */
        LanguageListV2: components["schemas"]["LanguageV2"][];
        /**
         * @description What a language is to be used for.
         * @example translate_text
         * @enum {string}
         */
        LanguageResource: "translate_text" | "translate_document" | "glossary" | "voice" | "write" | "style_rules" | "translation_memory";
        /**
         * @description Every resource.
         * @example [
         *       {
         *         "name": "glossary",
         *         "features": []
         *       }
         *     ]
         */
        LanguageResourceList: components["schemas"]["LanguageResourceRecord"][];
        /**
         * @description A resource and its features.
         * @example {
         *       "name": "write",
         *       "features": [
         *         {
         *           "name": "auto_detection",
         *           "needs_source_support": true
         *         },
         *         {
         *           "name": "tone",
         *           "needs_target_support": true
         *         }
         *       ]
         *     }
         */
        LanguageResourceRecord: {
            name: components["schemas"]["LanguageResource"];
            /** @description The features that languages of this resource may have. */
            features: components["schemas"]["ResourceFeature"][];
        };
        /**
         * @description How mature a language or a feature is.
         * @example stable
         * @enum {string}
         */
        LanguageStatus: "stable" | "beta" | "early_access";
        /**
         * @description A language in the older form of the catalogue.
         * @example {
         *       "language": "EN-US",
         *       "name": "English (American)",
         *       "supports_formality": false
         *     }
         * @example {
         *       "language": "DE",
         *       "name": "German"
         *     }
         */
        LanguageV2: {
            /** @description The code in upper case. */
            language: string;
            /** @description The language's English name. */
            name: string;
            /** @description Whether formality can be chosen. Only in the list of targets. */
            supports_formality?: boolean;
        };
        /**
         * @description What matters more, a quick answer or a good one; the service picks the model. `latency_optimized` when left out; `prefer_quality_optimized` means the same as `quality_optimized`.
         * @example quality_optimized
         * @enum {string}
         */
        ModelType: "latency_optimized" | "quality_optimized" | "prefer_quality_optimized";
        /**
         * @description What one product has used in this billing period.
         * @example {
         *       "product_type": "translate",
         *       "billing_unit": "characters",
         *       "api_key_unit_count": 1200,
         *       "account_unit_count": 48000
         *     }
         */
        ProductUsage: {
            /** @description The product, for example `translate`, `write`, `speechToText` or `speechToSpeech`. */
            product_type: string;
            /** @description What is counted, `characters` or `minutes`. */
            billing_unit: string;
            /** @description Units used with the key that asks. */
            api_key_unit_count: number;
            /** @description Units used by the whole account. */
            account_unit_count: number;
            /**
             * @deprecated
             * @description Characters used with the key. Use `api_key_unit_count`.
             */
            api_key_character_count?: number;
            /**
             * @deprecated
             * @description Characters used by the account. Use `account_unit_count`.
             */
            character_count?: number;
        };
        /**
         * @description One thing an administrator can do so that the request succeeds.
         * @example {
         *       "engine": "bergamot",
         *       "kind": "install-model",
         *       "action": "dragoman engines install en-de",
         *       "models": [
         *         {
         *           "source": "en",
         *           "target": "de",
         *           "download_bytes": 17184532,
         *           "installed_bytes": 24117248
         *         }
         *       ]
         *     }
         * @example {
         *       "engine": "apertium",
         *       "kind": "install-package",
         *       "action": "apt-get install apertium-eng-spa"
         *     }
         */
        Remedy: {
            /** @description The engine that would then answer. */
            engine: string;
            /**
             * @description Whether to fetch a model, to install a package of the system, or to change a setting.
             * @enum {string}
             */
            kind: "install-model" | "install-package" | "configure";
            /** @description What to run or to set, ready to copy. */
            action: string;
            /** @description The models that `install-model` would fetch; two where the way leads through English. */
            models?: components["schemas"]["RemedyModel"][];
        };
        /**
         * @description A model that can be fetched, and its size.
         * @example {
         *       "source": "en",
         *       "target": "de",
         *       "download_bytes": 17184532,
         *       "installed_bytes": 24117248
         *     }
         */
        RemedyModel: {
            /** @description The language it translates from. */
            source: string;
            /** @description The language it translates into. */
            target: string;
            /** @description How many bytes are fetched. */
            download_bytes: number;
            /** @description How many bytes it takes on disk. */
            installed_bytes: number;
        };
        /**
         * @description A feature of a resource, and which side of a direction must support it.
         * @example {
         *       "name": "glossary",
         *       "needs_source_support": true,
         *       "needs_target_support": true
         *     }
         */
        ResourceFeature: {
            /** @description The feature's name, a key of a language's `features`. */
            name: string;
            /**
             * @description Whether the source language must list the feature.
             * @default false
             */
            needs_source_support?: boolean;
            /**
             * @description Whether the target language must list the feature.
             * @default false
             */
            needs_target_support?: boolean;
        };
        /**
         * @description Which algorithm places tags. `v1` when left out; `v2` reads XML strictly.
         * @example v2
         * @enum {string}
         */
        TagHandlingVersion: "v1" | "v2";
        /**
         * @description Names of XML tags, as a list or separated by commas.
         * @example code,kbd
         * @example [
         *       "code",
         *       "kbd"
         *     ]
         */
        TagList: string | string[];
        /**
         * @description The same in a form, without `customizations`. A list is the field repeated; one value alone is a list of one. A flag is 0, 1, true or false.
         * @example {
         *       "text": [
         *         "Hello"
         *       ],
         *       "target_lang": "DE",
         *       "preserve_formatting": 1,
         *       "ignore_tags": "code,kbd"
         *     }
         */
        TranslateTextForm: {
            /** @description The texts; the field is repeated for each. */
            text: string[];
            /** @description The language to translate into. */
            target_lang: components["schemas"]["LanguageCode"];
            /** @description The language of the texts. Detected for each text when left out. */
            source_lang?: components["schemas"]["LanguageCode"];
            /** @description Text that surrounds the texts; neither translated nor billed. */
            context?: string;
            /** @description Whether each translation says how many characters it was billed with. */
            show_billed_characters?: components["schemas"]["FormFlag"];
            /**
             * @description Where a text may be split into sentences.
             * @enum {string}
             */
            split_sentences?: "0" | "1" | "nonewlines";
            /** @description Whether to keep spaces, capitals and final punctuation as they are. */
            preserve_formatting?: components["schemas"]["FormFlag"];
            formality?: components["schemas"]["Formality"];
            model_type?: components["schemas"]["ModelType"];
            /** @description A glossary with a dictionary for the direction. Needs `source_lang`. */
            glossary_id?: string;
            /** @description Several glossaries, the field repeated or separated by commas. Needs `source_lang`. */
            glossary_ids?: string | string[];
            /** @description A style rule list whose language is that of the target. */
            style_id?: string;
            /** @description A translation memory that covers the direction. */
            translation_memory_id?: string;
            translation_memory_threshold?: components["schemas"]["TranslationMemoryThreshold"];
            custom_instructions?: components["schemas"]["CustomInstructionTexts"];
            /**
             * @description Which markup the texts hold.
             * @enum {string}
             */
            tag_handling?: "xml" | "html";
            tag_handling_version?: components["schemas"]["TagHandlingVersion"];
            /** @description Whether to find out by itself which XML tags split sentences. */
            outline_detection?: components["schemas"]["FormFlag"];
            /** @description XML tags that always split sentences. */
            splitting_tags?: components["schemas"]["TagList"];
            /** @description XML tags that never split sentences. */
            non_splitting_tags?: components["schemas"]["TagList"];
            /** @description XML tags whose content is not translated. */
            ignore_tags?: components["schemas"]["TagList"];
            /** @description Accepted for older callers, without effect. */
            enable_beta_languages?: components["schemas"]["FormFlag"];
        };
        /**
         * @description The texts to translate, and how.
         * @example {
         *       "text": [
         *         "Hello",
         *         "You have {{count}} messages"
         *       ],
         *       "source_lang": "en",
         *       "target_lang": "de"
         *     }
         * @example {
         *       "text": [
         *         "<p>Good morning</p>"
         *       ],
         *       "target_lang": "pt-BR",
         *       "tag_handling": "html",
         *       "formality": "prefer_less",
         *       "show_billed_characters": true
         *     }
         */
        TranslateTextRequest: {
            /** @description Plain texts, each translated for itself; the answer has one translation for each, in this order. Tags in them are text unless `tag_handling` is set. */
            text: string[];
            /** @description The language to translate into. */
            target_lang: components["schemas"]["LanguageCode"];
            /** @description The language of the texts, without a region. Detected for each text when left out. */
            source_lang?: components["schemas"]["LanguageCode"];
            /** @description Text that surrounds the texts, in their language. It helps to choose between meanings and is neither translated nor billed. */
            context?: string;
            /**
             * @description Whether each translation says how many characters it was billed with.
             * @default false
             */
            show_billed_characters?: boolean;
            /**
             * @description Where a text may be split into sentences: `0` nowhere, `1` at punctuation and line breaks, `nonewlines` at punctuation only. `1` when left out, `nonewlines` when `tag_handling` is `html`.
             * @enum {string}
             */
            split_sentences?: "0" | "1" | "nonewlines";
            /**
             * @description Whether to keep spaces, capitals and final punctuation as they are rather than correct them.
             * @default false
             */
            preserve_formatting?: boolean;
            formality?: components["schemas"]["Formality"];
            model_type?: components["schemas"]["ModelType"];
            /** @description A glossary with a dictionary for the direction. Needs `source_lang`; not together with `glossary_ids`. */
            glossary_id?: string;
            /** @description Several glossaries, the first that knows a term decides. Each needs a dictionary for the direction. Needs `source_lang`; not together with `glossary_id`. */
            glossary_ids?: string[];
            /** @description A style rule list whose language is that of the target. */
            style_id?: string;
            /** @description A translation memory that covers the direction. */
            translation_memory_id?: string;
            translation_memory_threshold?: components["schemas"]["TranslationMemoryThreshold"];
            custom_instructions?: components["schemas"]["CustomInstructionTexts"];
            customizations?: components["schemas"]["Customizations"];
            /**
             * @description Which markup the texts hold. HTML is read leniently, and what it marks with `translate="no"` or the class `notranslate` stays. Tags are plain text when left out.
             * @enum {string}
             */
            tag_handling?: "xml" | "html";
            tag_handling_version?: components["schemas"]["TagHandlingVersion"];
            /**
             * @description Whether to find out by itself which XML tags split sentences. False leaves that to the tag lists.
             * @default true
             */
            outline_detection?: boolean;
            /** @description XML tags that always split sentences. */
            splitting_tags?: components["schemas"]["TagList"];
            /** @description XML tags that never split sentences. */
            non_splitting_tags?: components["schemas"]["TagList"];
            /** @description XML tags whose content is not translated. */
            ignore_tags?: components["schemas"]["TagList"];
            /**
             * @description Accepted for older callers, without effect.
             * @default false
             */
            enable_beta_languages?: boolean;
        };
        /**
         * @description The translations, in the order of the texts.
         * @example {
         *       "translations": [
         *         {
         *           "detected_source_language": "EN",
         *           "text": "Hallo"
         *         },
         *         {
         *           "detected_source_language": "EN",
         *           "text": "Sie haben {{count}} Nachrichten"
         *         }
         *       ]
         *     }
         */
        TranslateTextResponse: {
            /** @description One translation for each text. */
            translations: components["schemas"]["Translation"][];
        };
        /**
         * @description One text, translated.
         * @example {
         *       "detected_source_language": "EN",
         *       "text": "Hallo",
         *       "billed_characters": 5
         *     }
         */
        Translation: {
            /** @description The language the text was in, detected or as given, in upper case without a region. */
            detected_source_language?: string;
            /** @description The translation. */
            text: string;
            /** @description How many Unicode code points were billed. Only when `show_billed_characters` was true. */
            billed_characters?: number;
            /**
             * @description What the translating model is made for. Only when `model_type` was sent.
             * @enum {string}
             */
            model_type_used?: "latency_optimized" | "quality_optimized";
            /** @description Which algorithm placed the tags. Only when `tag_handling` was sent. */
            tag_handling_version?: components["schemas"]["TagHandlingVersion"];
        };
        /**
         * @description How alike, in percent, a stored segment must be to be used. 75 or more is advisable.
         * @default 75
         * @example 80
         */
        TranslationMemoryThreshold: number;
        /**
         * @description What was used and what may be used in this billing period. A limit that does not exist is 1000000000000. Which of the optional fields are there depends on the account.
         * @example {
         *       "character_count": 48000,
         *       "character_limit": 1000000000000,
         *       "products": [
         *         {
         *           "product_type": "translate",
         *           "billing_unit": "characters",
         *           "api_key_unit_count": 1200,
         *           "account_unit_count": 48000
         *         }
         *       ],
         *       "api_key_character_count": 1200,
         *       "api_key_character_limit": 1000000000000,
         *       "speech_to_text_milliseconds_count": 0,
         *       "speech_to_text_milliseconds_limit": 3600000,
         *       "start_time": "2026-11-01T00:00:00.000Z",
         *       "end_time": "2026-12-01T00:00:00.000Z"
         *     }
         */
        Usage: {
            /** @description Characters used by the account. */
            character_count: number;
            /** @description Characters the account may use. */
            character_limit: number;
            /** @description The same by product. */
            products?: components["schemas"]["ProductUsage"][];
            /** @description Characters used with the key that asks. */
            api_key_character_count?: number;
            /** @description Characters the key may use. */
            api_key_character_limit?: number;
            /** @description Milliseconds of speech transcribed. */
            speech_to_text_milliseconds_count?: number;
            /** @description Milliseconds of speech that may be transcribed. */
            speech_to_text_milliseconds_limit?: number;
            /** @description Minutes of speech transcribed, rounded up. */
            speech_to_text_minutes_count?: number;
            /** @description Minutes of speech that may be transcribed. */
            speech_to_text_minutes_limit?: number;
            /** @description Minutes of speech spoken in another language, rounded up. */
            speech_to_speech_minutes_count?: number;
            /** @description Minutes of speech that may be spoken in another language. */
            speech_to_speech_minutes_limit?: number;
            /** @description Documents translated. Only for accounts whose documents are counted. */
            document_count?: number;
            /** @description Documents that may be translated. */
            document_limit?: number;
            /** @description Documents translated by the whole team. */
            team_document_count?: number;
            /** @description Documents that the whole team may translate. */
            team_document_limit?: number;
            /**
             * Format: date-time
             * @description When the billing period began.
             */
            start_time?: string;
            /**
             * Format: date-time
             * @description When the billing period ends.
             */
            end_time?: string;
        };
    };
    responses: {
        /** @description The request is invalid: something is missing, malformed or in conflict. Sending it again unchanged fails again. */
        BadRequest: {
            headers: {
                "X-Trace-ID": components["headers"]["TraceId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Parameter 'text' not specified: send at least one text.",
                 *       "errors": [
                 *         {
                 *           "field": "text",
                 *           "message": "is required"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The key is valid but may not do this: its scopes do not cover the operation, the account is not enrolled, or the key was sent in the query or the body. */
        Forbidden: {
            headers: {
                "X-Trace-ID": components["headers"]["TraceId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Forbidden",
                 *       "detail": "Missing required scope(s): translate:text"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The answer took too long. Wait and send it again. */
        GatewayTimeout: {
            headers: {
                "X-Trace-ID": components["headers"]["TraceId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "The translation took too long. Send fewer texts at once."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The service failed. Sending it again after a while may succeed. */
        InternalError: {
            headers: {
                "X-Trace-ID": components["headers"]["TraceId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Internal error. Quote the trace id when you report it."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description There is no such thing, or it belongs to somebody else. */
        NotFound: {
            headers: {
                "X-Trace-ID": components["headers"]["TraceId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Not found"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description This service does not offer the operation. */
        NotImplemented: {
            headers: {
                "X-Trace-ID": components["headers"]["TraceId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "This service does not offer the operation 'rephraseText'."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is larger than the operation accepts. */
        PayloadTooLarge: {
            headers: {
                "X-Trace-ID": components["headers"]["TraceId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "The request body is too large: send at most 131072 bytes, or split the texts over several requests."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The account or the key has used up what it may use. Sending it again fails until the limit is raised or the period ends. */
        QuotaExceeded: {
            headers: {
                "X-Trace-ID": components["headers"]["TraceId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Quota for this billing period has been exceeded."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The service cannot answer just now. Wait and send it again, waiting longer each time. */
        ServiceUnavailable: {
            headers: {
                "X-Trace-ID": components["headers"]["TraceId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "The service is shutting down. Send the request again."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Too many requests at once. Wait and send it again, waiting longer each time. */
        TooManyRequests: {
            headers: {
                "X-Trace-ID": components["headers"]["TraceId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Too many requests. Wait before the next attempt."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The same as 429, under the number that some services use. */
        TooManyRequestsLegacy: {
            headers: {
                "X-Trace-ID": components["headers"]["TraceId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Too many requests. Wait before the next attempt."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No key was sent, or nobody has the key that was sent. */
        Unauthorized: {
            headers: {
                "X-Trace-ID": components["headers"]["TraceId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Authentication failed: send the header Authorization with 'Service-Auth-Key' and a valid key."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body's content type, or the one asked for, is not one the operation knows. */
        UnsupportedMediaType: {
            headers: {
                "X-Trace-ID": components["headers"]["TraceId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Only application/json and application/x-www-form-urlencoded are read here.",
                 *       "code": "invalid_content_type"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The address is longer than the service reads. */
        UriTooLong: {
            headers: {
                "X-Trace-ID": components["headers"]["TraceId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "The request address is too long. Send the parameters in the body."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /**
         * @description Attributes the request's usage to this tag. One tag of printable ASCII without spaces inside; it is trimmed and lower-cased. A service's other brand names make further spellings of this header.
         * @example checkout-page
         */
        ReportingTag: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Since when the operation is deprecated, as a Unix time in seconds behind an `@` (RFC 9745).
         * @example @1767225600
         */
        Deprecation: string;
        /**
         * @description Which engine made each translation, in the order of the texts. A list after RFC 9651: each member is an engine's name, and the parameter `n` says for how many texts in a row it stands (1 when left out).
         * @example phrasebook;n=2, bergamot
         */
        Engine: string;
        /**
         * @description What the request asked for and the answering engine could not do: a list, after RFC 9651, of request parameters. Absent when everything was applied.
         * @example custom_instructions, formality
         */
        NotApplied: string;
        /**
         * @description How many seconds to wait before the next attempt (RFC 9110, section 10.2.3).
         * @example 2
         */
        RetryAfter: string;
        /**
         * @description The operation that replaces this one, as a link with the relation `successor-version` (RFC 5829).
         * @example </v3/languages>; rel="successor-version"
         */
        SuccessorVersion: string;
        /**
         * @description Names this one request. Quote it in a report of a problem; it is safe to log.
         * @example 5f0c2a9be1d34c778a640b1f9d2e8c31
         */
        TraceId: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    translateText: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Attributes the request's usage to this tag. One tag of printable ASCII without spaces inside; it is trimmed and lower-cased. A service's other brand names make further spellings of this header.
                 * @example checkout-page
                 */
                "X-Service-Reporting-Tag"?: components["parameters"]["ReportingTag"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The texts and how to translate them; at most 131072 bytes as sent. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": [
                 *         "Hello",
                 *         "You have {{count}} messages"
                 *       ],
                 *       "target_lang": "de"
                 *     }
                 */
                "application/json": components["schemas"]["TranslateTextRequest"];
                /**
                 * @example {
                 *       "text": [
                 *         "Hello"
                 *       ],
                 *       "target_lang": "DE"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["TranslateTextForm"];
            };
        };
        responses: {
            /** @description The translations. */
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["TraceId"];
                    "X-Engine": components["headers"]["Engine"];
                    "X-Not-Applied": components["headers"]["NotApplied"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "translations": [
                     *         {
                     *           "detected_source_language": "EN",
                     *           "text": "Hallo"
                     *         },
                     *         {
                     *           "detected_source_language": "EN",
                     *           "text": "Sie haben {{count}} Nachrichten"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["TranslateTextResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            456: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            529: components["responses"]["TooManyRequestsLegacy"];
        };
    };
    detectLanguage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Up to 50 texts. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": [
                 *         "Guten Morgen",
                 *         "Dzień dobry"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["DetectLanguageRequest"];
                /**
                 * @example {
                 *       "text": [
                 *         "Guten Morgen"
                 *       ]
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["DetectLanguageRequest"];
            };
        };
        responses: {
            /** @description One result for each text. */
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["TraceId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "detection_status": "success",
                     *           "detected_language": "de"
                     *         },
                     *         {
                     *           "detection_status": "success",
                     *           "detected_language": "pl"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["DetectLanguageResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listLanguages: {
        parameters: {
            query: {
                /**
                 * @description What the languages are to be used for.
                 * @example translate_text
                 */
                resource: components["schemas"]["LanguageResource"];
                /**
                 * @description Also list languages and features that are hidden otherwise. May be repeated.
                 * @example [
                 *       "beta",
                 *       "external"
                 *     ]
                 */
                include?: ("beta" | "external")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The languages. */
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["TraceId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "lang": "de",
                     *         "name": "German",
                     *         "usable_as_source": true,
                     *         "usable_as_target": true,
                     *         "status": "stable",
                     *         "features": {
                     *           "formality": {
                     *             "status": "stable"
                     *           }
                     *         }
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["LanguageList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listLanguageResources: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The resources. */
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["TraceId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "name": "translate_text",
                     *         "features": [
                     *           {
                     *             "name": "formality",
                     *             "needs_source_support": false,
                     *             "needs_target_support": true
                     *           }
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["LanguageResourceList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listLanguagesV2: {
        parameters: {
            query?: {
                /**
                 * @description Which side of a translation to list.
                 * @example target
                 */
                type?: "source" | "target";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The languages. */
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["TraceId"];
                    Deprecation: components["headers"]["Deprecation"];
                    Link: components["headers"]["SuccessorVersion"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "language": "EN-US",
                     *         "name": "English (American)",
                     *         "supports_formality": false
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["LanguageListV2"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            456: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            529: components["responses"]["TooManyRequestsLegacy"];
        };
    };
    listGlossaryLanguagePairs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The directions. */
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["TraceId"];
                    Deprecation: components["headers"]["Deprecation"];
                    Link: components["headers"]["SuccessorVersion"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "supported_languages": [
                     *         {
                     *           "source_lang": "en",
                     *           "target_lang": "de"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["GlossaryLanguagePairList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            456: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["ServiceUnavailable"];
            529: components["responses"]["TooManyRequestsLegacy"];
        };
    };
    getUsage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Usage and limits. */
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["TraceId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "character_count": 48000,
                     *       "character_limit": 500000
                     *     }
                     */
                    "application/json": components["schemas"]["Usage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            456: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            529: components["responses"]["TooManyRequestsLegacy"];
        };
    };
}
