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
    "/v2/document": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Translate a document
         * @description Takes a document in and translates it in the background, its layout kept. Formats are docx, pptx, xlsx, pdf, html, txt, xliff, srt, idml, xml, json, dita, mif, and (beta) jpeg and png. How large it may be depends on its format and on the plan.
         */
        post: operations["uploadDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/document/{document_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask how far a document is
         * @description Says how far the translation is. Ask every few seconds until it is `done` or `error`.
         */
        post: operations["getDocumentStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/document/{document_id}/result": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fetch a translated document
         * @description Answers with the translated document once; then it is deleted, and its id is gone. Before it is done, and while it is being fetched elsewhere, the answer is 503.
         */
        post: operations["downloadDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/glossaries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List glossaries
         * @description Lists every glossary of the account, without the terms.
         */
        get: operations["listGlossaries"];
        put?: never;
        /**
         * Create a glossary
         * @description Makes a glossary of one or more dictionaries. An account may have 1000 glossaries.
         */
        post: operations["createGlossary"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/glossaries/{glossary_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a glossary
         * @description Answers with one glossary, without the terms.
         */
        get: operations["getGlossary"];
        put?: never;
        post?: never;
        /**
         * Delete a glossary
         * @description Deletes a glossary with all its dictionaries.
         */
        delete: operations["deleteGlossary"];
        options?: never;
        head?: never;
        /**
         * Change a glossary
         * @description Renames a glossary, or merges entries into one of its dictionaries. A term that is there already gets the new translation, others stay, and a dictionary that is missing is made.
         */
        patch: operations["updateGlossary"];
        trace?: never;
    };
    "/v3/glossaries/{glossary_id}/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the terms of a direction
         * @description Answers with the terms of one dictionary, tab-separated.
         */
        get: operations["getGlossaryEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/glossaries/{glossary_id}/dictionaries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replace a dictionary
         * @description Puts a dictionary in the place of the one of its direction, or adds it when there is none.
         */
        put: operations["replaceGlossaryDictionary"];
        post?: never;
        /**
         * Delete a dictionary
         * @description Deletes one dictionary of a glossary.
         */
        delete: operations["deleteGlossaryDictionary"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/glossaries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List glossaries of one direction
         * @description Lists the glossaries that have exactly one direction and were never changed, in the older form. The other operations of this form do not find others either.
         */
        get: operations["listGlossariesV2"];
        put?: never;
        /**
         * Create a glossary of one direction
         * @description Makes a glossary that has one direction and cannot be changed. `createGlossary` makes one that can.
         */
        post: operations["createGlossaryV2"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/glossaries/{glossary_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a glossary of one direction
         * @description Answers with one glossary in the older form, without the terms.
         */
        get: operations["getGlossaryV2"];
        put?: never;
        post?: never;
        /**
         * Delete a glossary of one direction
         * @description Deletes a glossary. One that has more directions, or was changed, can only be deleted with `deleteGlossary`.
         */
        delete: operations["deleteGlossaryV2"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/glossaries/{glossary_id}/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the terms of a glossary of one direction
         * @description Answers with the terms themselves, one a line, source and target separated by a tab. An `Accept` that leaves this media type out is refused with 415.
         */
        get: operations["getGlossaryEntriesV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/style_rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List style rule lists
         * @description Lists the account's style rule lists, page by page. Rules and instructions are in it only when asked for.
         */
        get: operations["listStyleRuleLists"];
        put?: never;
        /**
         * Create a style rule list
         * @description Makes a list of rules and instructions for translations into one language.
         */
        post: operations["createStyleRuleList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/style_rules/{style_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a style rule list
         * @description Answers with one list, in detail.
         */
        get: operations["getStyleRuleList"];
        put?: never;
        post?: never;
        /**
         * Delete a style rule list
         * @description Deletes the list with its rules and instructions.
         */
        delete: operations["deleteStyleRuleList"];
        options?: never;
        head?: never;
        /**
         * Rename a style rule list
         * @description Gives the list another name, and its version a higher number.
         */
        patch: operations["updateStyleRuleList"];
        trace?: never;
    };
    "/v3/style_rules/{style_id}/configured_rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replace the rules
         * @description Puts these rules in the place of all that the list had. The instructions stay.
         */
        put: operations["replaceConfiguredRules"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/style_rules/{style_id}/custom_instructions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an instruction
         * @description Adds an instruction to the list; it may have 200.
         */
        post: operations["createCustomInstruction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/style_rules/{style_id}/custom_instructions/{instruction_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an instruction
         * @description Answers with one instruction of the list.
         */
        get: operations["getCustomInstruction"];
        /**
         * Replace an instruction
         * @description Puts another instruction in the place of this one. It keeps its id.
         */
        put: operations["replaceCustomInstruction"];
        post?: never;
        /**
         * Delete an instruction
         * @description Takes the instruction out of the list.
         */
        delete: operations["deleteCustomInstruction"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/translation_memories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List translation memories
         * @description Lists the account's translation memories, page by page.
         */
        get: operations["listTranslationMemories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/translation_memories/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import a translation memory
         * @description Declares a TMX file. The answer says where to send it; the job then reads it and names the new memory.
         */
        post: operations["importTranslationMemory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/translation_memories/jobs/{job_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask how far a job is
         * @description Says how far an import or export is, and what came of it. Ask every few seconds until its status is final.
         */
        get: operations["getTranslationMemoryJob"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/translation_memories/jobs/{job_id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Fetch the file of an export
         * @description Answers with the TMX file of an export. The address is the job's `download_url`, whole; the request carries no key.
         */
        get: operations["downloadTranslationMemoryFile"];
        /**
         * Send the file of an import
         * @description Takes the TMX file of an import, as large as it was declared. The address is the import's `upload_url`, whole; the request carries no key.
         */
        put: operations["uploadTranslationMemoryFile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/translation_memories/{translation_memory_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a translation memory
         * @description Answers with one translation memory, without its segments.
         */
        get: operations["getTranslationMemory"];
        put?: never;
        post?: never;
        /**
         * Delete a translation memory
         * @description Deletes the memory and all its segments for good.
         */
        delete: operations["deleteTranslationMemory"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/translation_memories/{translation_memory_id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export a translation memory
         * @description Writes the memory as TMX in the background. A recent export of the same memory is used again. While one is running, the answer is 409.
         */
        post: operations["exportTranslationMemory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/translation_memories/{translation_memory_id}/segments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List segments
         * @description Lists stored segments with their translations, page by page. A page says with which cursor the next one is asked for.
         */
        get: operations["listTranslationMemorySegments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/write/rephrase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rephrase texts
         * @description Rewrites each text, in a style or a tone if one is given.
         */
        post: operations["rephraseText"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/write/correct": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Correct texts
         * @description Corrects the spelling and the grammar of each text and changes nothing else.
         */
        post: operations["correctText"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/voice/realtime": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Go on with a voice session
         * @description Answers with a new token for a session whose socket has closed; what was said is not lost. A socket that is still open is closed. A token that is not the latest ends the session.
         */
        get: operations["reconnectVoiceSession"];
        put?: never;
        /**
         * Start a voice session
         * @description Prepares a session and answers with the address and the token of its WebSocket; voice.asyncapi.yaml has its messages. The socket carries no headers, so a reporting tag here counts for the whole session. Scoped keys cannot be used.
         */
        post: operations["startVoiceSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/spoken-terms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List collections
         * @description Lists every collection of the account, without the terms.
         */
        get: operations["listSpokenTerms"];
        put?: never;
        /**
         * Create a collection
         * @description Makes a collection of words to expect in speech, one list for each language. Beta.
         */
        post: operations["createSpokenTerms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/spoken-terms/{spoken_terms_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a collection
         * @description Answers with one collection, without the terms.
         */
        get: operations["getSpokenTerms"];
        put?: never;
        post?: never;
        /**
         * Delete a collection
         * @description Deletes a collection with all its lists.
         */
        delete: operations["deleteSpokenTerms"];
        options?: never;
        head?: never;
        /**
         * Change a collection
         * @description Renames a collection, or merges terms into its lists. A list that is missing is made.
         */
        patch: operations["updateSpokenTerms"];
        trace?: never;
    };
    "/v3/spoken-terms/{spoken_terms_id}/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the terms of a language
         * @description Answers with the terms of one list, one a line.
         */
        get: operations["getSpokenTermsEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/spoken-terms/{spoken_terms_id}/term-lists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replace a list
         * @description Puts a list in the place of the one of its language, or adds it when there is none.
         */
        put: operations["replaceSpokenTermsList"];
        post?: never;
        /**
         * Delete a list
         * @description Deletes the list of one language.
         */
        delete: operations["deleteSpokenTermsList"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/admin/developer-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List keys
         * @description Lists every key of the account, also those switched off. Needs an admin key.
         */
        get: operations["listDeveloperKeys"];
        put?: never;
        /**
         * Create a key
         * @description Makes a key for programs. The key itself is in this answer only. Needs an admin key.
         */
        post: operations["createDeveloperKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/admin/developer-keys/deactivate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Switch a key off
         * @description Switches a key off for good; it cannot be switched on again. Needs an admin key.
         */
        put: operations["deactivateDeveloperKey"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/admin/developer-keys/label": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Rename a key
         * @description Gives a key another label. Needs an admin key.
         */
        put: operations["renameDeveloperKey"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/admin/developer-keys/limits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Limit a key
         * @description Says what a key may use in a billing period. What goes beyond it is refused with 456. Needs an admin key.
         */
        put: operations["limitDeveloperKey"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/admin/analytics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Usage between two days
         * @description Reports what the account used between two days, altogether and, if wanted, by key or by key and day. Needs an admin key.
         */
        get: operations["getUsageAnalytics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/admin/analytics/custom-tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Usage by tag
         * @description Reports, page by page, what the requests with a reporting tag used between two days, tag by tag. Needs an admin key.
         */
        get: operations["getCustomTagAnalytics"];
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
        ConfiguredRules: {
            dates_and_times?: components["schemas"]["DatesAndTimesRules"];
            formatting?: components["schemas"]["FormattingRules"];
            numbers?: components["schemas"]["NumberRules"];
            punctuation?: components["schemas"]["PunctuationRules"];
            spelling_and_grammar?: components["schemas"]["SpellingAndGrammarRules"];
            style_and_tone?: components["schemas"]["StyleAndToneRules"];
            vocabulary?: components["schemas"]["VocabularyRules"];
        };
        /**
         * @description The texts to correct.
         * @example {
         *       "text": [
         *         "He have two dog."
         *       ]
         *     }
         */
        CorrectTextRequest: {
            /** @description Plain texts, each corrected for itself; a form repeats the field. */
            text: string[];
            /** @description The language of the texts; a variant of it corrects them to that variant. Detected when left out. */
            target_lang?: components["schemas"]["LanguageCode"];
        };
        /**
         * @description A new key. Without a label it is called after the service.
         * @example {
         *       "label": "Website"
         *     }
         */
        CreateDeveloperKeyRequest: {
            label?: components["schemas"]["KeyLabel"];
        };
        /**
         * @description A new glossary. In a form, a dictionary's field is written as `dictionaries[0].source_lang`.
         * @example {
         *       "name": "Shop",
         *       "dictionaries": [
         *         {
         *           "source_lang": "en",
         *           "target_lang": "de",
         *           "entries": "cart\tWarenkorb",
         *           "entries_format": "tsv"
         *         }
         *       ]
         *     }
         */
        CreateGlossaryRequest: {
            name: components["schemas"]["GlossaryName"];
            /** @description Its dictionaries, one for each direction. */
            dictionaries: components["schemas"]["Dictionary"][];
        };
        /**
         * @description A new glossary of one direction. It cannot be changed afterwards.
         * @example {
         *       "name": "Shop",
         *       "source_lang": "en",
         *       "target_lang": "de",
         *       "entries": "cart\tWarenkorb",
         *       "entries_format": "tsv"
         *     }
         */
        CreateGlossaryV2Request: {
            name: components["schemas"]["GlossaryName"];
            /** @description The language of the terms, without a region. */
            source_lang: components["schemas"]["LanguageCode"];
            /** @description The language of their translations, without a region. */
            target_lang: components["schemas"]["LanguageCode"];
            entries: components["schemas"]["DictionaryEntries"];
            entries_format?: components["schemas"]["EntriesFormat"];
        };
        /**
         * @description A new collection. In a form, a list's field is written as `term_lists[0].lang`.
         * @example {
         *       "name": "Products",
         *       "term_lists": [
         *         {
         *           "lang": "en",
         *           "entries": "Dragoman\nGPU"
         *         }
         *       ]
         *     }
         */
        CreateSpokenTermsRequest: {
            name: components["schemas"]["SpokenTermsName"];
            /** @description Its lists, one for each language. */
            term_lists: components["schemas"]["TermList"][];
        };
        /**
         * @description A new style rule list.
         * @example {
         *       "name": "Help centre",
         *       "language": "de",
         *       "configured_rules": {
         *         "numbers": {
         *           "decimal_separator": "use_comma_as_decimal_separator"
         *         }
         *       },
         *       "custom_instructions": [
         *         {
         *           "label": "Address",
         *           "prompt": "Address the reader informally."
         *         }
         *       ]
         *     }
         */
        CreateStyleRuleListRequest: {
            name: components["schemas"]["StyleRuleListName"];
            language: components["schemas"]["StyleRuleLanguage"];
            configured_rules?: components["schemas"]["ConfiguredRules"];
            /** @description The instructions of the list. */
            custom_instructions?: components["schemas"]["CustomInstructionRequest"][];
        };
        /**
         * @description An instruction in plain words.
         * @example {
         *       "id": "c1f0e7b2-3d6b-4a0e-8f0d-5e2a9b7c4d10",
         *       "label": "Address",
         *       "prompt": "Address the reader informally.",
         *       "source_language": "en"
         *     }
         */
        CustomInstruction: {
            /** @description Names the instruction; the `instruction_id` of its address. */
            id: string;
            /** @description What it is about, for people. */
            label: string;
            /** @description The instruction. */
            prompt: string;
            /** @description The source language it is meant for. */
            source_language?: components["schemas"]["LanguageCode"];
        };
        /**
         * @description An instruction to keep. English or the target language serve best.
         * @example {
         *       "label": "Address",
         *       "prompt": "Address the reader informally."
         *     }
         */
        CustomInstructionRequest: {
            /** @description What it is about, for people. */
            label: string;
            /** @description The instruction. */
            prompt: string;
            /** @description The source language it is meant for. */
            source_language?: components["schemas"]["LanguageCode"];
        };
        /**
         * @description Instructions for this request in plain words. The target language must be German, English, Spanish, French, Italian, Japanese, Korean, Chinese or a variant of one of them.
         * @example [
         *       "Address the reader informally."
         *     ]
         */
        CustomInstructionTexts: string[];
        /**
         * @description Whether a tag's usage is added up over the whole period or day by day.
         * @example period
         * @enum {string}
         */
        CustomTagAggregation: "period" | "day";
        /**
         * @description The usage of one tag by kind.
         * @example {
         *       "total_characters": 4200,
         *       "text_translation_characters": 4200,
         *       "text_improvement_characters": 0,
         *       "speech_to_text_minutes": 0,
         *       "speech_to_speech_minutes": 0
         *     }
         */
        CustomTagBreakdown: {
            /** @description All characters. Speech is not in it. */
            total_characters: number;
            /** @description Characters of translated texts. */
            text_translation_characters: number;
            /** @description Characters of rephrased and corrected texts. */
            text_improvement_characters: number;
            /** @description Minutes of transcribed speech. */
            speech_to_text_minutes: number;
            /** @description Minutes of speech spoken in another language. */
            speech_to_speech_minutes: number;
        };
        /**
         * @description The usage of one tag.
         * @example {
         *       "custom_tag": "checkout-page",
         *       "breakdown": {
         *         "total_characters": 4200,
         *         "text_translation_characters": 4200,
         *         "text_improvement_characters": 0,
         *         "speech_to_text_minutes": 0,
         *         "speech_to_speech_minutes": 0
         *       }
         *     }
         */
        CustomTagUsage: {
            /** @description The tag, in lower case. */
            custom_tag: string;
            /**
             * Format: date
             * @description The day, when the report is by day.
             */
            usage_date?: string;
            breakdown: components["schemas"]["CustomTagBreakdown"];
        };
        /**
         * @description One page of usage by tag between two days, both included. Requests without a tag are not in it.
         * @example {
         *       "aggregate_by": "period",
         *       "start_date": "2026-10-01",
         *       "end_date": "2026-10-31",
         *       "next_page": null,
         *       "usage": []
         *     }
         */
        CustomTagUsageReport: {
            aggregate_by: components["schemas"]["CustomTagAggregation"];
            /**
             * Format: date
             * @description The first day.
             */
            start_date: string;
            /**
             * Format: date
             * @description The last day.
             */
            end_date: string;
            /** @description What to send as `page` for the next page; `null` on the last. */
            next_page: number | null;
            /** @description The usage of each tag. */
            usage: components["schemas"]["CustomTagUsage"][];
        };
        /**
         * @description The usage report by tag.
         * @example {
         *       "custom_tag_usage_report": {
         *         "aggregate_by": "period",
         *         "start_date": "2026-10-01",
         *         "end_date": "2026-10-31",
         *         "next_page": null,
         *         "usage": []
         *       }
         *     }
         */
        CustomTagUsageReportResponse: {
            custom_tag_usage_report: components["schemas"]["CustomTagUsageReport"];
        };
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
            /** @description A translation memory that covers the direction: its source language is that of the texts, and the target is one of its target languages, with or without a region. Where languages are detected, texts in another one are left to the engines. */
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
         * @description How dates and times are written. Each rule is optional.
         * @example {
         *       "calendar_era": "use_bc_and_ad",
         *       "hours_minutes_separator": "use_colon_without_spaces"
         *     }
         */
        DatesAndTimesRules: {
            /**
             * @description Which names the eras before and after year 1 have.
             * @enum {string}
             */
            calendar_era?: "use_bc_and_ad" | "use_bce_and_ce";
            /**
             * @description How centuries are written.
             * @enum {string}
             */
            centuries?: "spell_out" | "use_arabic_numerals" | "use_numerals" | "use_roman_numerals";
            /**
             * @description In which order, with which separators and how long the parts of a date are written.
             * @enum {string}
             */
            date_format?: "use_dd_period_mm_period_yy_with_leading_zeros_for_single_digit_days_and_months" | "use_dd_period_mm_period_yyyy" | "use_dd_period_mm_period_yyyy_with_leading_zeros_for_single_digit_days_and_months" | "use_dd_period_space_abbreviated_month_yyyy_with_abbreviations_jan_period_feb_period_mrz_period_apr_period_mai_jun_period_jul_period_aug_period_sep_period_okt_period_nov_period_dez_period_without_leading_zeros_for_single_digit_days" | "use_dd_period_space_abbreviated_month_yyyy_with_abbreviations_jan_period_febr_period_maerz_apr_period_mai_juni_juli_aug_period_sept_period_okt_period_nov_period_dez_period_without_leading_zeros_for_single_digit_days" | "use_dd_period_space_month_yyyy_without_leading_zeros_for_single_digit_days" | "use_dd_slash_mm_slash_yyyy" | "use_dd_slash_mm_slash_yyyy_with_leading_zeros_for_single_digit_days_and_months" | "use_dd_space_spelled_out_month_space_yyyy" | "use_dd_space_spelled_out_month_space_yyyy_and_use_spanish_word_septiembre_for_ninth_month" | "use_dd_space_spelled_out_month_space_yyyy_and_use_spanish_word_setiembre_for_ninth_month" | "use_dd_space_spelled_out_month_space_yyyy_without_leading_zeros_for_single_digit_days" | "use_historical_eras_and_write_numbers_in_chinese_followed_by_chinese_word_公元前_or_公元后_with_arabic_numerals_in_parentheses" | "use_mm_slash_dd_slash_yyyy_with_leading_zeros_for_single_digit_days_and_months" | "use_numerals_only_with_leading_zero_for_single_digits" | "use_numerals_only_without_leading_zero_for_single_digits" | "use_spelled_out_month_space_dd_comma_space_yyyy_and_use_spanish_word_septiembre_for_ninth_month" | "use_spelled_out_month_space_dd_comma_space_yyyy_without_leading_zeros_for_single_digit_days" | "use_traditional_calendar_system_with_chinese_numbers" | "use_yyyy_chinese_word_年_mm_chinese_word_月_dd_chinese_word_日_with_chinese_numbers" | "use_yyyy_chinese_word_年_mm_chinese_word_月_dd_chinese_word_日_without_leading_zero_for_single_digit_months_and_days" | "use_yyyy_hyphen_mm_hyphen_dd_with_leading_zero_for_single_digit_days_and_months" | "use_yyyy_hyphen_mm_hyphen_dd_with_leading_zeros_for_single_digit_days_and_months" | "use_yyyy_korean word_년_space_mm_korean word_월_space_dd_korean word_일_without_leading_zero_for_single_digit_days_and_months" | "use_yyyy_period_mm_period_dd" | "use_yyyy_period_space_mm_period_space_dd_period_space_without_leading_zero_for_single_digit_days_and_months" | "use_yyyy_slash_mm_slash_dd" | "use_yyyy_slash_mm_slash_dd_with_leading_zero_for_single_digit_days_and_months";
            /**
             * @description What separates the parts of a date written in numerals.
             * @enum {string}
             */
            dates_in_numerical_form?: "use_dd_hyphen_mm_hyphen_yyyy" | "use_dd_period_mm_period_yyyy" | "use_dd_slash_mm_slash_yyyy";
            /**
             * @description How decades are written.
             * @enum {string}
             */
            decades?: "spell_out" | "use_apostrophe_yy" | "use_yy_for_20th_century_but_yyyy_for_other_centuries" | "use_yy_without_apostrophe" | "use_yyyy";
            /**
             * @description What separates hours, minutes and seconds.
             * @enum {string}
             */
            hours_minutes_seconds_separator?: "use_colon" | "use_period";
            /**
             * @description What separates hours and minutes.
             * @enum {string}
             */
            hours_minutes_separator?: "use_colon_without_spaces" | "use_letter_h_with_regular_space_on_either_side" | "use_letter_h_without_spaces";
            /**
             * @description Whether midnight begins a day or ends one.
             * @enum {string}
             */
            midnight_in_numerals?: "use_00_00" | "use_24_00";
            /**
             * @description Whether days and months of one digit get a leading zero.
             * @enum {string}
             */
            single_digit_days_and_months?: "do_not_use_leading_zero" | "use_leading_zero";
            /**
             * @description Whether hours of one digit get a leading zero.
             * @enum {string}
             */
            single_digit_hours?: "do_not_use_leading_zero" | "use_leading_zero";
            /**
             * @description Which clock the time of day follows and how it is written.
             * @enum {string}
             */
            time_format?: "spell_out_time_in_words" | "use_12_hour_clock_and_do_not_specify_morning_or_evening" | "use_12_hour_clock_and_lowercase_am_or_pm_with_periods" | "use_12_hour_clock_and_lowercase_am_or_pm_with_periods_except_use_noon_and_midnight_instead_of_12_am_and_12_pm" | "use_12_hour_clock_and_lowercase_am_or_pm_without_periods" | "use_12_hour_clock_and_lowercase_am_or_pm_without_periods_except_use_noon_and_midnight_instead_of_12_am_and_12_pm" | "use_12_hour_clock_and_specify_morning_or_evening" | "use_12_hour_clock_and_uppercase_am_or_pm_with_periods" | "use_12_hour_clock_and_uppercase_am_or_pm_with_periods_except_use_noon_and_midnight_instead_of_12_am_and_12_pm" | "use_12_hour_clock_and_uppercase_am_or_pm_without_periods" | "use_12_hour_clock_and_uppercase_am_or_pm_without_periods_except_use_noon_and_midnight_instead_of_12_am_and_12_pm" | "use_12_hour_clock_and_write_chinese_word_上午_or_下午_or_chinese_word_早上_or_晚上_followed_by_arabic_numerals" | "use_12_hour_clock_and_write_chinese_word_上午_or_下午_or_chinese_word_早上_or_晚上_followed_by_arabic_numerals_with_chinese_word_点_for_hours" | "use_12_hour_clock_and_write_chinese_word_上午_or_下午_or_chinese_word_早上_or_晚上_followed_by_arabic_numerals_with_chinese_words_时_and_分_for_hours_and_minutes" | "use_12_hour_clock_and_write_chinese_word_上午_or_下午_or_chinese_word_早上_or_晚上_followed_by_chinese_numbers_with_chinese_words_时_and_分_for_hours_and_minutes" | "use_12_hour_clock_with_arabic_numerals_and_colon" | "use_12_hour_clock_with_korean_words_시_and_분" | "use_12_hour_clock_without_leading_zero_or_minutes_for_full_hours_use_colon_as_separator_and_lowercase_am_or_pm_without_periods" | "use_12_hour_clock_without_leading_zero_or_minutes_for_full_hours_use_colon_as_separator_and_uppercase_am_or_pm_without_periods" | "use_12_hour_clock_without_leading_zero_use_period_as_separator_and_lowercase_am_or_pm_with_periods_and_spaces" | "use_24_hour_clock" | "use_24_hour_clock_with_arabic_numerals_and_colon" | "use_24_hour_clock_with_colon_as_separator" | "use_24_hour_clock_with_korean_words_시_and_분" | "use_24_hour_clock_with_period_as_separator" | "use_hh_colon_mm_german_word_uhr_with_leading_zeros_for_single_digit_hours" | "use_hh_colon_mm_german_word_uhr_without_leading_zeros_for_single_digit_hours" | "use_hh_period_mm_german_word_uhr_with_leading_zeros_for_single_digit_hours" | "use_hh_period_mm_german_word_uhr_without_leading_zeros_for_single_digit_hours" | "use_hh_period_mm_german_word_uhr_without_leading_zeros_for_single_digit_hours_and_for_full_hours_state_hour_only";
            /**
             * @description Whether months are spelled out or numbered.
             * @enum {string}
             */
            writing_dates?: "use_dd_space_spelled_out_month_space_yyyy" | "use_numerals";
            /**
             * @description How years are counted and written.
             * @enum {string}
             */
            years?: "use_apostrophe_yy" | "use_common_era" | "use_japanese_imperial_era" | "use_yyyy";
        };
        /**
         * @description The key to switch off for good.
         * @example {
         *       "key_id": "1f2e3d4c-5b6a-4798-8a9b-0c1d2e3f4a5b:6a5b4c3d-2e1f-4089-97a6-b5c4d3e2f1a0"
         *     }
         */
        DeactivateDeveloperKeyRequest: {
            key_id: components["schemas"]["KeyId"];
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
         * @description A key that programs call the service with.
         * @example {
         *       "key_id": "1f2e3d4c-5b6a-4798-8a9b-0c1d2e3f4a5b:6a5b4c3d-2e1f-4089-97a6-b5c4d3e2f1a0",
         *       "label": "Website",
         *       "creation_time": "2026-03-02T09:15:00.000Z",
         *       "deactivated_time": null,
         *       "is_deactivated": false,
         *       "usage_limits": {
         *         "characters": 100000,
         *         "speech_to_text_milliseconds": null
         *       }
         *     }
         */
        DeveloperKey: {
            /** @description Names the key; not the key itself. */
            key_id: string;
            /** @description What the key is for, for people. */
            label: string;
            /**
             * Format: date-time
             * @description When the key was made.
             */
            creation_time: string;
            /**
             * Format: date-time
             * @description When the key was switched off; `null` while it works.
             */
            deactivated_time: string | null;
            /** @description Whether the key was switched off. */
            is_deactivated: boolean;
            usage_limits: components["schemas"]["KeyUsageLimits"];
            /** @description The key itself. Only in the answer to its creation, never again. */
            key?: string;
        };
        /**
         * @description Every key of the account, also those switched off.
         * @example [
         *       {
         *         "key_id": "1f2e3d4c-5b6a-4798-8a9b-0c1d2e3f4a5b:6a5b4c3d-2e1f-4089-97a6-b5c4d3e2f1a0",
         *         "label": "Website",
         *         "creation_time": "2026-03-02T09:15:00.000Z",
         *         "deactivated_time": "2026-06-01T08:00:00.000Z",
         *         "is_deactivated": true,
         *         "usage_limits": {
         *           "characters": null,
         *           "speech_to_text_milliseconds": null
         *         }
         *       }
         *     ]
         */
        DeveloperKeyList: components["schemas"]["DeveloperKey"][];
        /**
         * @description The terms for one direction. A dictionary into English, Portuguese or Chinese serves all their variants.
         * @example {
         *       "source_lang": "en",
         *       "target_lang": "de",
         *       "entries": "cart\tWarenkorb\ncheckout\tKasse",
         *       "entries_format": "tsv"
         *     }
         */
        Dictionary: {
            /** @description The language of the terms, without a region. */
            source_lang: components["schemas"]["LanguageCode"];
            /** @description The language of their translations, without a region. */
            target_lang: components["schemas"]["LanguageCode"];
            entries: components["schemas"]["DictionaryEntries"];
            entries_format?: components["schemas"]["EntriesFormat"];
        };
        /**
         * @description The entries, one at least. No source term twice; no side empty, with white space around it, with control characters or longer than 1024 bytes in UTF-8. Empty lines count for nothing, and in `csv` neither do rows of another direction.
         * @example cart	Warenkorb
         *     checkout	Kasse
         */
        DictionaryEntries: string;
        /**
         * @description A glossary's terms for one direction, without the terms.
         * @example {
         *       "source_lang": "en",
         *       "target_lang": "de",
         *       "entry_count": 2
         *     }
         */
        DictionarySummary: {
            /** @description The language of the terms, in lower case. */
            source_lang: string;
            /** @description The language of their translations, in lower case. */
            target_lang: string;
            /** @description How many terms there are. */
            entry_count: number;
        };
        /**
         * @description The bytes of a document.
         * @example The bytes of a document
         */
        DocumentContent: Blob;
        /**
         * @description What gives access to the document. Keep the key to yourself.
         * @example {
         *       "document_id": "04DE5AD98A02647D83285A36021911C6",
         *       "document_key": "0CB0054F1C132C1625B392EADDA41CB754A742822F6877173029A6C487E7F60A"
         *     }
         */
        DocumentHandle: {
            /** @description Names the document. */
            document_id: string;
            /** @description Proves that the document is yours. */
            document_key: string;
        };
        /**
         * @description Proof that the document is yours.
         * @example {
         *       "document_key": "0CB0054F1C132C1625B392EADDA41CB754A742822F6877173029A6C487E7F60A"
         *     }
         */
        DocumentKeyRequest: {
            /** @description The key that the upload was answered with. */
            document_key: string;
        };
        /**
         * @description How far the translation of a document is.
         * @example {
         *       "document_id": "04DE5AD98A02647D83285A36021911C6",
         *       "status": "translating",
         *       "seconds_remaining": 8
         *     }
         * @example {
         *       "document_id": "04DE5AD98A02647D83285A36021911C6",
         *       "status": "error",
         *       "error_message": "Source and target language are equal.",
         *       "message": "Source and target language are equal."
         *     }
         */
        DocumentStatus: {
            /** @description The document. */
            document_id: string;
            /**
             * @description `queued`, then `translating`, then `done`; `error` may come instead of either. `done` lasts until the result is fetched.
             * @enum {string}
             */
            status: "queued" | "translating" | "done" | "error";
            /** @description About how long it will still take. Only while it is translated, and not to be relied on. */
            seconds_remaining?: number;
            /** @description How many characters are billed. Only when it is done. */
            billed_characters?: number;
            /** @description Why it failed. Only when it did. */
            error_message?: string;
            /**
             * @deprecated
             * @description The same as `error_message`, under its older name.
             */
            message?: string;
        };
        /**
         * @description The document to translate, and how. All fields but the file may be written as text.
         * @example {
         *       "file": "The bytes of invoice.docx",
         *       "filename": "invoice.docx",
         *       "target_lang": "fr",
         *       "source_lang": "en"
         *     }
         */
        DocumentUpload: {
            /** @description The document itself. Its name says its format, unless `filename` does. */
            file: Blob;
            /** @description The language to translate into. It must differ from the document's, not only in region. */
            target_lang: components["schemas"]["LanguageCode"];
            /** @description The language of the document, without a region. Detected when left out. */
            source_lang?: components["schemas"]["LanguageCode"];
            /** @description The document's name, where the file's part has none. */
            filename?: string;
            /** @description The format of the result, as a file name ending. The document's own when left out. */
            output_format?: string;
            formality?: components["schemas"]["Formality"];
            /** @description A glossary with a dictionary for the direction. Needs `source_lang`. */
            glossary_id?: string;
            /** @description Several glossaries, the field repeated or separated by commas. Needs `source_lang`. */
            glossary_ids?: string | string[];
            /** @description A style rule list whose language is that of the target. */
            style_id?: string;
            /** @description A translation memory that covers the direction. */
            translation_memory_id?: string;
            translation_memory_threshold?: components["schemas"]["TranslationMemoryThreshold"];
            /** @description Whether the result says that the service translated it. For docx and pdf; has no effect on others. */
            enable_watermark?: components["schemas"]["FormFlag"];
            /** @description Accepted, without effect. */
            model_type?: components["schemas"]["ModelType"];
            /** @description Accepted for older callers, without effect. */
            enable_beta_languages?: components["schemas"]["FormFlag"];
        };
        /**
         * @description How the entries are written, one a line: `tsv` has a tab between source and target, `csv` a comma, with quotes as in RFC 4180 and, if wanted, the two languages as third and fourth column.
         * @default tsv
         * @example tsv
         * @enum {string}
         */
        EntriesFormat: "tsv" | "csv";
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
         * @description What is exported.
         * @example {
         *       "translation_memory_id": "e3a1c5d7-92b4-4f68-8a0c-6d1e2f3b4a59"
         *     }
         */
        ExportParameters: {
            /** @description The memory. */
            translation_memory_id: string;
        };
        /**
         * @description Nothing needs to be said for an export.
         * @example {}
         */
        ExportTranslationMemoryRequest: Record<string, never>;
        /**
         * @description The job that writes the file.
         * @example {
         *       "job_id": "6e5d4c3b-2a1f-4e0d-9c8b-7a6f5e4d3c2b",
         *       "parameters": {
         *         "translation_memory_id": "e3a1c5d7-92b4-4f68-8a0c-6d1e2f3b4a59"
         *       }
         *     }
         */
        ExportTranslationMemoryResponse: {
            /** @description The job to poll. */
            job_id: string;
            parameters: components["schemas"]["ExportParameters"];
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
         * @description How addresses, phone numbers and mixed scripts are laid out. Each rule is optional.
         * @example {
         *       "email_address_format": "place_domain_in_parentheses",
         *       "phone_number_country_code_format": "use_00_before_country_code"
         *     }
         */
        FormattingRules: {
            /**
             * @description How email addresses are shown, plainly or disguised from address collectors.
             * @enum {string}
             */
            email_address_format?: "place_domain_in_parentheses" | "replace_at_symbol_with_english_word_at_in_brackets_and_replace_periods_with_english_word_dot_in_brackets" | "replace_at_symbol_with_english_word_at_in_brackets_with_space_on_either_side" | "replace_at_symbol_with_english_word_at_in_parentheses_with_space_on_either_side" | "replace_at_symbol_with_english_word_at_with_space_on_either_side" | "use_standard_format";
            /**
             * @description What comes before a country code.
             * @enum {string}
             */
            phone_number_country_code_format?: "use_00_before_country_code" | "use_plus_sign_before_country_code";
            /**
             * @description How the groups of a phone number are set apart.
             * @enum {string}
             */
            phone_number_format?: "do_not_use_spaces" | "do_not_use_spaces_or_special_characters_between_digits_of_phone_number" | "keep_original_format" | "place_area_code_in_parentheses_followed_by_space" | "separate_area_code_and_phone_number_with_slash" | "separate_area_code_and_phone_number_with_space" | "separate_country_code_area_code_local_prefix_and_last_four_digits_with_hyphens" | "separate_country_code_area_code_local_prefix_and_last_four_digits_with_periods" | "separate_country_code_area_code_local_prefix_and_last_four_digits_with_spaces" | "use_north_american_numbering_plan_format" | "use_space_after_country_code";
            /**
             * @description Whether a space stands between a numeral and its unit.
             * @enum {string}
             */
            space_between_arabic_numerals_and_unit?: "do_not_use";
            /**
             * @description Whether a space stands between Chinese and English words.
             * @enum {string}
             */
            space_between_chinese_and_english?: "do_not_use";
            /**
             * @description Whether a space stands between Chinese characters and numerals.
             * @enum {string}
             */
            space_between_chinese_characters_and_arabic_numerals?: "do_not_use";
        };
        /**
         * @description A named set of dictionaries, at most one for each direction, of at most 10485760 bytes together.
         * @example {
         *       "glossary_id": "0a6f3b0e-5a0b-4d0e-9d0f-1f1b6a6f2c11",
         *       "name": "Shop",
         *       "dictionaries": [
         *         {
         *           "source_lang": "en",
         *           "target_lang": "de",
         *           "entry_count": 2
         *         }
         *       ],
         *       "creation_time": "2026-03-02T09:15:00.000Z"
         *     }
         */
        Glossary: {
            /** @description Names the glossary in requests. */
            glossary_id: string;
            /** @description The glossary's name, for people. */
            name: string;
            /** @description Its dictionaries. */
            dictionaries: components["schemas"]["DictionarySummary"][];
            /**
             * Format: date-time
             * @description When the glossary was made.
             */
            creation_time: string;
        };
        /**
         * @description The terms of one direction.
         * @example {
         *       "dictionaries": [
         *         {
         *           "source_lang": "en",
         *           "target_lang": "de",
         *           "entries": "cart\tWarenkorb",
         *           "entries_format": "tsv"
         *         }
         *       ]
         *     }
         */
        GlossaryEntries: {
            /** @description The one dictionary that was asked for, its entries as `tsv`. */
            dictionaries: components["schemas"]["Dictionary"][];
        };
        /**
         * @description The terms, one a line, source and target separated by a tab.
         * @example cart	Warenkorb
         *     checkout	Kasse
         */
        GlossaryEntriesV2: string;
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
         * @description Every glossary of the account.
         * @example {
         *       "glossaries": [
         *         {
         *           "glossary_id": "0a6f3b0e-5a0b-4d0e-9d0f-1f1b6a6f2c11",
         *           "name": "Shop",
         *           "dictionaries": [],
         *           "creation_time": "2026-03-02T09:15:00.000Z"
         *         }
         *       ]
         *     }
         */
        GlossaryList: {
            /** @description The glossaries. */
            glossaries: components["schemas"]["Glossary"][];
        };
        /**
         * @description Every glossary of the account that has one direction.
         * @example {
         *       "glossaries": []
         *     }
         */
        GlossaryListV2: {
            /** @description The glossaries. */
            glossaries: components["schemas"]["GlossaryV2"][];
        };
        /**
         * @description The glossary's name, for people; at most 1024 bytes in UTF-8.
         * @example Shop
         */
        GlossaryName: string;
        /**
         * @description A glossary of one direction, in the older form.
         * @example {
         *       "glossary_id": "0a6f3b0e-5a0b-4d0e-9d0f-1f1b6a6f2c11",
         *       "name": "Shop",
         *       "ready": true,
         *       "source_lang": "en",
         *       "target_lang": "de",
         *       "creation_time": "2026-03-02T09:15:00.000Z",
         *       "entry_count": 2
         *     }
         */
        GlossaryV2: {
            /** @description Names the glossary in requests. */
            glossary_id: string;
            /** @description The glossary's name, for people. */
            name: string;
            /** @description Whether it can be used already. */
            ready: boolean;
            /** @description The language of the terms, in lower case. */
            source_lang: string;
            /** @description The language of their translations, in lower case. */
            target_lang: string;
            /**
             * Format: date-time
             * @description When the glossary was made.
             */
            creation_time: string;
            /** @description How many terms there are. */
            entry_count: number;
        };
        /**
         * @description How to import.
         * @example {
         *       "display_name": "Website"
         *     }
         */
        ImportParameters: {
            /** @description What the new memory is called. */
            display_name?: string;
        };
        /**
         * @description The TMX file that is going to be sent.
         * @example {
         *       "file_name": "website.tmx",
         *       "content_length": 482133
         *     }
         */
        ImportSourceFile: {
            /** @description The file's name. The memory is called after it, unless `display_name` says otherwise. */
            file_name: string;
            /** @description The file's size in bytes. */
            content_length: number;
            /**
             * @description The file's media type.
             * @default application/xml
             */
            content_type?: string;
        };
        /**
         * @description An import, before its file is sent.
         * @example {
         *       "source_file": {
         *         "file_name": "website.tmx",
         *         "content_length": 482133
         *       },
         *       "parameters": {
         *         "display_name": "Website"
         *       }
         *     }
         */
        ImportTranslationMemoryRequest: {
            source_file: components["schemas"]["ImportSourceFile"];
            parameters?: components["schemas"]["ImportParameters"];
        };
        /**
         * @description Where to send the file, and the job that then reads it.
         * @example {
         *       "job_id": "5d9c8b7a-6e5f-4d3c-b2a1-0f9e8d7c6b5a",
         *       "upload_url": "http://127.0.0.1:4100/v3/translation_memories/jobs/5d9c8b7a-6e5f-4d3c-b2a1-0f9e8d7c6b5a/file?expires=1795250000&signature=6e1f",
         *       "expires_at": "2026-11-21T10:33:20.000Z"
         *     }
         */
        ImportTranslationMemoryResponse: {
            /** @description The job to poll. */
            job_id: string;
            /**
             * Format: uri
             * @description Where to PUT the file, without an Authorization header. The address is signed, so keep it to yourself.
             */
            upload_url: string;
            /**
             * Format: date-time
             * @description Until when the file is accepted.
             */
            expires_at: string;
        };
        /**
         * @description One text, improved.
         * @example {
         *       "text": "He has two dogs.",
         *       "detected_source_language": "en",
         *       "target_language": "en-US"
         *     }
         */
        Improvement: {
            /** @description The improved text. */
            text: string;
            /** @description The language the text was in, in lower case without a region. */
            detected_source_language: string;
            /** @description The language of the improved text. */
            target_language: string;
        };
        /**
         * @description The improved texts, in the order of the request.
         * @example {
         *       "improvements": [
         *         {
         *           "text": "He has two dogs.",
         *           "detected_source_language": "en",
         *           "target_language": "en-US"
         *         }
         *       ]
         *     }
         */
        ImprovementsResponse: {
            /** @description One improvement for each text. */
            improvements: components["schemas"]["Improvement"][];
        };
        /**
         * @description Why the job failed.
         * @example {
         *       "message": "The uploaded file is not valid TMX."
         *     }
         */
        JobError: {
            /** @description The cause, for people. */
            message: string;
        };
        /**
         * @description What the job was asked for.
         * @example {
         *       "display_name": "Website"
         *     }
         */
        JobParameters: {
            /** @description What the imported memory is called. */
            display_name?: string;
            /** @description Which memory is exported. */
            translation_memory_id?: string;
        };
        /**
         * @description How far the job is, and what came of it.
         * @example {
         *       "status": "awaiting_input",
         *       "status_metadata": {
         *         "required_action": "Waiting for upload"
         *       }
         *     }
         * @example {
         *       "status": "completed",
         *       "translation_memory_id": "e3a1c5d7-92b4-4f68-8a0c-6d1e2f3b4a59",
         *       "skipped_segment_count": 0
         *     }
         */
        JobResult: {
            /**
             * @description An import begins with `awaiting_input`, an export with `processing`; `completed`, `failed` and `expired` are final. `awaiting_input` may last for some seconds after the file was sent. Some services say `downloaded` once an export was fetched.
             * @enum {string}
             */
            status: "awaiting_input" | "processing" | "completed" | "failed" | "expired" | "downloaded";
            status_metadata?: components["schemas"]["JobStatusMetadata"];
            error?: components["schemas"]["JobError"];
            /** @description The new memory, when an import completed. */
            translation_memory_id?: string;
            /** @description How many segments of the file could not be used, when an import completed. */
            skipped_segment_count?: number;
            /**
             * Format: uri
             * @description Where to GET the file, without an Authorization header, when an export completed. Keep it to yourself.
             */
            download_url?: string;
            /**
             * Format: date-time
             * @description Until when the file can be fetched.
             */
            expires_at?: string;
        };
        /**
         * @description The file of an import, as it was declared.
         * @example {
         *       "content_type": "application/xml",
         *       "content_length": 482133
         *     }
         */
        JobSourceFile: {
            /** @description Its media type. */
            content_type: string;
            /** @description Its size in bytes. */
            content_length: number;
        };
        /**
         * @description What the job waits for.
         * @example {
         *       "required_action": "Waiting for upload"
         *     }
         */
        JobStatusMetadata: {
            /** @description What to do so that it goes on. */
            required_action?: string;
        };
        /**
         * @description The `key_id` of the key; not the key itself.
         * @example 1f2e3d4c-5b6a-4798-8a9b-0c1d2e3f4a5b:6a5b4c3d-2e1f-4089-97a6-b5c4d3e2f1a0
         */
        KeyId: string;
        /**
         * @description What the key is for, for people.
         * @example Website
         */
        KeyLabel: string;
        /**
         * @description The usage of one key.
         * @example {
         *       "api_key": "3a9f****77c1",
         *       "api_key_label": "Website",
         *       "usage": {
         *         "total_characters": 9600,
         *         "text_translation_characters": 9000,
         *         "document_translation_characters": 0,
         *         "text_improvement_characters": 600,
         *         "speech_to_text_minutes": 12.5
         *       }
         *     }
         */
        KeyUsage: {
            /** @description The key's first and last four characters, with asterisks between them. */
            api_key: string;
            /** @description What the key is for. */
            api_key_label: string;
            /**
             * Format: date
             * @description The day, when the report is by key and day.
             */
            usage_date?: string;
            usage: components["schemas"]["UsageBreakdown"];
        };
        /**
         * @description What a key may use in a billing period. `null` is no limit, 0 blocks the key.
         * @example {
         *       "characters": 100000,
         *       "speech_to_text_milliseconds": null
         *     }
         */
        KeyUsageLimits: {
            /** @description Characters. */
            characters: number | null;
            /** @description Milliseconds of transcribed speech. */
            speech_to_text_milliseconds: number | null;
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
         * @description The key, and what it may use in a billing period from now on. A limit that is left out stays.
         * @example {
         *       "key_id": "1f2e3d4c-5b6a-4798-8a9b-0c1d2e3f4a5b:6a5b4c3d-2e1f-4089-97a6-b5c4d3e2f1a0",
         *       "characters": 100000,
         *       "speech_to_text_milliseconds": 3600000
         *     }
         */
        LimitDeveloperKeyRequest: {
            key_id: components["schemas"]["KeyId"];
            /** @description Characters; `null` is no limit, 0 blocks the key. */
            characters?: number | null;
            /** @description Milliseconds of transcribed speech; `null` is no limit, 0 blocks transcription. */
            speech_to_text_milliseconds?: number | null;
        };
        /**
         * @description What matters more, a quick answer or a good one; the service picks the model. `latency_optimized` when left out; `prefer_quality_optimized` means the same as `quality_optimized`.
         * @example quality_optimized
         * @enum {string}
         */
        ModelType: "latency_optimized" | "quality_optimized" | "prefer_quality_optimized";
        /**
         * @description How numbers, amounts and units are written. Each rule is optional.
         * @example {
         *       "decimal_separator": "use_comma_and_do_not_use_thousands_separator",
         *       "thousands_separator": "do_not_use"
         *     }
         */
        NumberRules: {
            /**
             * @description How approximate numbers are written.
             * @enum {string}
             */
            approximate_numbers?: "use_kanji_numbers";
            /**
             * @description Where the currency stands and whether it is a symbol, a code or a name.
             * @enum {string}
             */
            currency_format?: "spell_out" | "spell_out_currency_name_followed_by_amount_in_arabic_numerals_without_space" | "spell_out_currency_name_followed_by_amount_in_chinese" | "use_amount_followed_by_currency_symbol_without_space" | "use_amount_followed_by_space_then_currency_symbol" | "use_amount_followed_by_space_then_iso_code" | "use_amount_followed_by_space_then_spell_out_currency_name" | "use_amount_followed_by_space_then_spell_out_currency_name_in_lowercase" | "use_amount_followed_by_spelled_out_currency_name_in_japanese_without_space" | "use_amount_followed_by_spelled_out_currency_name_without_space" | "use_currency_symbol_but_spell_out_if_no_symbol_exists" | "use_currency_symbol_but_use_iso_code_if_no_symbol_exists" | "use_currency_symbol_followed_by_amount_in_arabic_numerals_without_space" | "use_currency_symbol_followed_by_amount_without_space" | "use_currency_symbol_followed_by_space_then_amount" | "use_currency_symbol_followed_by_space_then_amount_in_arabic_numerals" | "use_full_width_currency_symbol_followed_by_amount_without_space" | "use_half_width_currency_symbol_followed_by_amount_without_space" | "use_half_width_currency_symbol_followed_by_space_then_amount" | "use_iso_code" | "use_iso_code_followed_by_space_then_amount" | "use_iso_code_followed_by_space_then_amount_in_arabic_numerals";
            /**
             * @description Whether a zero stands before the separator of a number below one.
             * @enum {string}
             */
            decimal_numbers_less_than_one?: "always_use_0_before_decimal_separator";
            /**
             * @description Which sign separates decimals, and whether thousands are grouped.
             * @enum {string}
             */
            decimal_separator?: "use_comma_and_do_not_use_thousands_separator" | "use_comma_as_decimal_separator" | "use_comma_do_not_use_thousands_separator_and_use_period_only_for_radio_stations" | "use_period_and_do_not_use_thousands_separator" | "use_period_as_decimal_separator";
            /**
             * @description What stands between the sides of a dimension, as in 3 × 4.
             * @enum {string}
             */
            dimensions_separator?: "use_multiplication_sign_between_dimensions_with_space_on_either_side" | "use_multiplication_sign_between_dimensions_without_space_on_either_side" | "use_x_between_dimensions_with_space_on_either_side" | "use_x_between_dimensions_without_space_on_either_side";
            /**
             * @description How references to equations and formulas are numbered.
             * @enum {string}
             */
            equation_formula_reference?: "always_use_arabic_numerals_to_number_equations_or_formulas_referenced_in_text";
            /**
             * @description Where numbers are written in kanji.
             * @enum {string}
             */
            kanji_numbers?: "use_kanji_numbers_for_numbers_in_phrases_and_counting_method_based_on_native_japanese_readings";
            /**
             * @description How large numbers are shortened or grouped.
             * @enum {string}
             */
            large_number_format?: "always_use_arabic_numerals" | "spell_out_large_numbers" | "use_abbreviations_for_large_numbers" | "use_chinese_characters_for_ten_thousands_and_hundred_millions" | "use_comma_to_separate_large_numbers_into_units_of_three_except_for_calendar_years" | "use_kanji_for_trillions_hundred_millions_and_ten_thousands" | "use_korean_words_만_억_조_with_space" | "use_korean_words_만_억_조_without_space";
            /**
             * @description How Italian names millions and billions of money.
             * @enum {string}
             */
            large_sums_of_money?: "spell_out_italian_words_milione_and_miliardo" | "use_italian_words_mio_and_mrd_instead_of_italian_words_milione_and_miliardo";
            /**
             * @description How a large amount of money and its million or billion are joined.
             * @enum {string}
             */
            large_sums_of_money_format?: "use_amount_followed_by_abbreviation_for_million_or_billion_without_space" | "use_amount_followed_by_space_then_abbreviation_for_million_or_billion" | "use_amount_followed_by_space_then_english_word_million_or_billion";
            /**
             * @description Whether each measurement of a list repeats the unit.
             * @enum {string}
             */
            list_of_measurements_with_units?: "repeat_unit_for_each_measurement_in_list";
            /**
             * @description Whether the parts of a mathematical expression are spaced.
             * @enum {string}
             */
            mathematical_expression_spacing?: "use_space_between_elements_of_mathematical_expression_or_equation";
            /**
             * @description How large numbers are grouped and decimals separated.
             * @enum {string}
             */
            number_format?: "use_half_width_comma_to_separate_large_numbers_into_units_of_three_except_for_calendar_years_and_use_half_width_period_as_decimal_separator";
            /**
             * @description Where the enumeration comma may stand between numbers.
             * @enum {string}
             */
            number_separator?: "do_not_use_chinese_comma_to_separate_numbers_indicating_approximate_value" | "use_chinese_comma_to_separate_numbers_in_abbreviations";
            /**
             * @description Which separators numbers of five digits or more have.
             * @enum {string}
             */
            numbers_of_5_digits_or_more?: "use_comma_as_decimal_separator_and_period_as_thousands_separator" | "use_comma_as_decimal_separator_and_space_as_thousands_separator" | "use_comma_as_decimal_separator_period_as_thousands_separator_and_period_for_radio_stations" | "use_comma_as_decimal_separator_space_as_thousands_separator_and_period_for_radio_stations" | "use_period_as_decimal_separator_and_comma_as_thousands_separator" | "use_period_as_decimal_separator_and_space_as_thousands_separator";
            /**
             * @description Which separators numbers of up to four digits have.
             * @enum {string}
             */
            numbers_up_to_4_digits?: "use_comma_as_decimal_separator_and_period_as_thousands_separator" | "use_comma_as_decimal_separator_and_space_as_thousands_separator" | "use_comma_as_decimal_separator_period_as_thousands_separator_and_period_for_radio_stations" | "use_comma_as_decimal_separator_space_as_thousands_separator_and_period_for_radio_stations" | "use_period_as_decimal_separator_and_comma_as_thousands_separator" | "use_period_as_decimal_separator_and_space_as_thousands_separator";
            /**
             * @description How percentages are written.
             * @enum {string}
             */
            percentage_format?: "use_arabic_numerals_followed_by_percent_symbol_without_space" | "use_chinese_numbers_followed_by_chinese_word_百分之" | "use_numerals_followed_by_full_width_percent_symbol_without_space" | "use_numerals_followed_by_japanese_word_パーセント_without_space" | "use_numerals_followed_by_korean_word_퍼센트" | "use_numerals_followed_by_percent_symbol" | "use_numerals_followed_by_space_then_german_word_prozent" | "use_numerals_followed_by_space_then_half_width_percent_symbol" | "use_numerals_followed_by_space_then_italian_word_per_cento" | "use_numerals_followed_by_space_then_italian_word_percento" | "use_numerals_followed_by_space_then_korean_word_퍼센트" | "use_numerals_followed_by_space_then_percent_symbol" | "use_numerals_followed_by_space_then_spell_out_per_cent" | "use_numerals_followed_by_space_then_spell_out_percent" | "use_spanish_word_por_cien" | "use_spanish_word_por_ciento";
            /**
             * @description How a symbol is mentioned in running text.
             * @enum {string}
             */
            reference_to_symbol?: "spell_out_symbol_name_followed_by_symbol_in_parentheses";
            /**
             * @description When units of measure are abbreviated.
             * @enum {string}
             */
            spelling_out_units?: "abbreviate_units_of_measure_when_used_with_numeral_but_spell_out_when_used_without_numeral" | "always_abbreviate_units_of_measure" | "always_spell_out_units_of_measure" | "spell_out_units_in_korean" | "spell_out_units_of_measure_when_used_with_spelled_out_numbers_but_abbreviate_when_used_with_numeral" | "spell_out_units_of_measure_with_katakana_or_katakana_and_kanji" | "use_si_symbols" | "use_unit_symbols";
            /**
             * @description How temperatures and their unit are written.
             * @enum {string}
             */
            temperature_format?: "spell_out_unit" | "spell_out_unit_followed_by_numerals_then_korean_word_도" | "use_arabic_numerals_followed_by_space_then_spell_out_unit" | "use_arabic_numerals_followed_by_unit_symbol_without_space" | "use_arabic_numerals_then_spell_out_unit" | "use_chinese_numbers_then_spell_out_unit" | "use_italian_word_grado_and_do_not_specify_temperature_scale" | "use_numerals_followed_by_japanese_word_度_without_space" | "use_numerals_followed_by_korean_word_도" | "use_numerals_followed_by_space_then_spell_out_unit" | "use_numerals_followed_by_space_then_unit_symbol" | "use_numerals_followed_by_unit_symbol_without_space" | "use_spanish_word_grado_and_do_not_specify_temperature_scale";
            /**
             * @description Which sign groups thousands, if any.
             * @enum {string}
             */
            thousands_separator?: "do_not_use" | "do_not_use_thousands_separator" | "use_comma" | "use_comma_to_separate_large_numbers_into_units_of_three" | "use_period" | "use_period_as_thousands_separator" | "use_space" | "use_space_as_thousands_separator" | "use_space_to_separate_large_numbers_into_units_of_three" | "use_straight_apostrophe_as_thousands_separator";
            /**
             * @description Whether a space stands between a numeral and its unit of measure.
             * @enum {string}
             */
            units_of_measure_spacing?: "do_not_use_space_between_numeral_and_unit_of_measure" | "use_space_between_numeral_and_unit_of_measure";
            /**
             * @description Which script Japanese counters take beside which numerals.
             * @enum {string}
             */
            use_of_hiragana_and_kanji?: "use_hiragana_japanese_word_か所_or_か月_when_using_arabic_numerals_in_horizontal_writing_but_use_kanji_japanese_word_箇所_or_箇月_when_using_kanji_numbers";
            /**
             * @description Which numerals are used, and how wide.
             * @enum {string}
             */
            writing_numbers?: "always_use_kanji_numbers" | "use_arabic_numerals" | "use_full_width_arabic_numerals_and_only_use_kanji_numbers_where_it_would_otherwise_sound_unnatural" | "use_half_width_arabic_numerals_and_only_use_kanji_numbers_where_it_would_otherwise_sound_unnatural";
            /**
             * @description Which character Chinese uses for zero.
             * @enum {string}
             */
            zero_format?: "use_chinese_word_〇_for_numbering" | "use_chinese_word_零_for_measurement";
        };
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
         * @description Which punctuation is used, and where. Each rule is optional.
         * @example {
         *       "quotation_mark": "use_curly_quotation_marks",
         *       "serial_comma": "do_not_use"
         *     }
         */
        PunctuationRules: {
            /**
             * @description How the letters of an abbreviation are set apart.
             * @enum {string}
             */
            abbreviations?: "do_not_separate_abbreviated_words" | "separate_each_abbreviated_word_with_period_and_space" | "separate_each_abbreviated_word_with_period_without_space" | "separate_each_abbreviated_word_with_space_without_period";
            /**
             * @description Whether acronyms have periods.
             * @enum {string}
             */
            acronyms?: "do_not_use_periods";
            /**
             * @description Whether spaces surround the ampersand of an abbreviation.
             * @enum {string}
             */
            ampersand_abbreviation_spacing?: "do_not_use_spaces_before_and_after_ampersand_as_part_of_abbreviation" | "use_spaces_before_and_after_ampersand_as_part_of_abbreviation";
            /**
             * @description Where an ampersand may stand, and how wide it is.
             * @enum {string}
             */
            ampersand_usage?: "use_english_word_and_except_in_company_names_common_abbreviations_titles_software_code_and_mathematical_equations" | "use_full_width_ampersand" | "use_german_word_und_except_in_company_names_common_abbreviations_titles_software_code_and_mathematical_equations" | "use_half_width_ampersand";
            /**
             * @description Which apostrophe is used.
             * @enum {string}
             */
            apostrophe?: "use_curly_apostrophes" | "use_straight_apostrophes";
            /**
             * @description Which brackets are used.
             * @enum {string}
             */
            bracket?: "use_hexagonal_brackets" | "use_lenticular_brackets" | "use_parentheses" | "use_square_brackets_for_nationality_and_hexagonal_brackets_for_historical_period";
            /**
             * @description Whether English words in Chinese text are quoted.
             * @enum {string}
             */
            chinese_mixed_with_english?: "do_not_place_english_in_quotation_marks" | "place_english_in_quotation_marks";
            /**
             * @description How wide the colon is.
             * @enum {string}
             */
            colon?: "use_full_width_colon" | "use_half_width_colon";
            /**
             * @description How a colon in a time or in a chapter and verse is spaced.
             * @enum {string}
             */
            colon_between_hours_and_minutes_or_chapters_and_verses?: "do_not_use_space_before_or_after_colon";
            /**
             * @description How a colon in a heading is spaced.
             * @enum {string}
             */
            colon_in_heading?: "use_space_after_colon_not_before";
            /**
             * @description How a colon that stands for "versus" or "to" is spaced.
             * @enum {string}
             */
            colon_to_replace_versus_or_to?: "do_not_use_space_before_or_after_colon";
            /**
             * @description Whether a comma follows words such as "however".
             * @enum {string}
             */
            comma_after_conjunctive_adverbs?: "do_not_use" | "use";
            /**
             * @description Whether a comma follows "i.e." and "e.g.".
             * @enum {string}
             */
            comma_after_i_e_and_e_g?: "do_not_use" | "use";
            /**
             * @description Whether a comma follows a short phrase at the start of a sentence.
             * @enum {string}
             */
            comma_after_short_introductory_phrase?: "do_not_use" | "use";
            /**
             * @description What separates clauses.
             * @enum {string}
             */
            comma_and_semicolon?: "use_comma_between_clauses" | "use_semicolon_between_clauses";
            /**
             * @description Where the period stands when a corner bracket ends the sentence.
             * @enum {string}
             */
            corner_bracket_and_periods?: "add_period_after_closing_corner_bracket_at_end_of_sentence";
            /**
             * @description Whether a period stands inside a corner bracket while the sentence goes on.
             * @enum {string}
             */
            corner_brackets_and_periods?: "do_not_add_period_before_closing_corner_bracket_when_sentence_continues";
            /**
             * @description Which sign serves as dash.
             * @enum {string}
             */
            dash?: "use_em_dash" | "use_hyphen" | "use_tilde";
            /**
             * @description What an ellipsis is made of.
             * @enum {string}
             */
            ellipsis?: "use_ellipsis_character" | "use_one_ellipsis_character" | "use_six_dots_at_the_bottom" | "use_six_dots_in_the_center" | "use_three_dots_at_the_bottom" | "use_three_dots_in_the_center" | "use_three_ellipsis_characters" | "use_three_periods" | "use_three_periods_without_spaces" | "use_three_spaced_periods" | "use_two_ellipsis_characters";
            /**
             * @description How long the em dash is.
             * @enum {string}
             */
            em_dash?: "use_double_em_dash";
            /**
             * @description What marks emphasis.
             * @enum {string}
             */
            emphasis?: "use_double_corner_brackets";
            /**
             * @description Whether exclamation marks are used.
             * @enum {string}
             */
            exclamation_marks?: "do_not_use";
            /**
             * @description What sets off an explanatory note.
             * @enum {string}
             */
            explanatory_note_indicator?: "use_double_em_dash" | "use_parentheses";
            /**
             * @description Where the period of a whole sentence in brackets stands.
             * @enum {string}
             */
            full_sentence_in_round_brackets?: "add_period_before_closing_round_bracket";
            /**
             * @description Which quotation marks highlight an expression.
             * @enum {string}
             */
            highlighting_specific_expressions?: "use_single_curly_quotation_marks" | "use_single_straight_quotation_marks";
            /**
             * @description What surrounds the titles of reference materials in Japanese.
             * @enum {string}
             */
            japanese_reference_materials?: "use_double_corner_brackets";
            /**
             * @description How parentheses with additional information are spaced.
             * @enum {string}
             */
            parentheses_for_supplementary_information?: "use_parentheses_without_space_on_either_side";
            /**
             * @description What marks time passing or a move between places.
             * @enum {string}
             */
            passage_of_time_and_movement_between_locations?: "use_double_em_dash";
            /**
             * @description Which periods and commas Japanese text has.
             * @enum {string}
             */
            periods_and_commas?: "use_full_width_japanese_periods_and_full_width_japanese_commas" | "use_full_width_japanese_periods_and_full_width_non_japanese_commas" | "use_full_width_non_japanese_periods_and_full_width_japanese_commas" | "use_full_width_non_japanese_periods_and_full_width_non_japanese_commas";
            /**
             * @description Whether academic degrees have periods.
             * @enum {string}
             */
            periods_in_academic_degrees?: "do_not_use" | "use";
            /**
             * @description Whether a direct quote keeps its period.
             * @enum {string}
             */
            periods_in_direct_quotes?: "do_not_use" | "use";
            /**
             * @description Whether initialisms in capitals have periods.
             * @enum {string}
             */
            periods_in_uppercase_initialisms_and_acronyms?: "do_not_use";
            /**
             * @description Whether a plus sign may stand for "and".
             * @enum {string}
             */
            plus_sign_usage?: "do_not_use_plus_sign_to_symbolize_english_word_and_unless_it_is_part_of_a_proper_noun";
            /**
             * @description How names ending in s form the possessive.
             * @enum {string}
             */
            possessives_of_proper_names_ending_in_s_style?: "add_apostrophe_only" | "add_apostrophe_s";
            /**
             * @description Which quotation marks are used.
             * @enum {string}
             */
            quotation_mark?: "use_curly_quotation_marks" | "use_double_curly_quotation_marks" | "use_double_straight_quotation_marks" | "use_guillemets" | "use_straight_quotation_marks";
            /**
             * @description Which quotation marks and apostrophes are used together.
             * @enum {string}
             */
            quotation_mark_and_apostrophe?: "use_curly_quotation_marks_and_apostrophes" | "use_double_and_single_curly_quotation_marks_and_curly_apostrophes" | "use_double_and_single_straight_quotation_marks_and_straight_apostrophes" | "use_guillemets_and_curly_apostrophes" | "use_guillemets_and_straight_apostrophes" | "use_straight_quotation_marks_and_apostrophes";
            /**
             * @description Which quotation marks the outer and the inner quotation have.
             * @enum {string}
             */
            quotation_style?: "use_corner_brackets_for_primary_quotations_and_double_corner_brackets_for_secondary_quotations" | "use_double_curly_quotation_marks_for_primary_quotations_and_single_curly_quotation_marks_for_secondary_quotations" | "use_double_curly_quotation_marks_for_primary_quotations_then_alternate_with_single_curly_quotation_marks_for_nested_quotations" | "use_double_german_quotation_marks_for_primary_quotations_and_single_german_quotation_marks_for_secondary_quotations" | "use_double_quotation_marks_for_primary_quotations_and_single_quotation_marks_for_secondary_quotations" | "use_double_straight_quotation_marks_for_primary_quotations_and_single_straight_quotation_marks_for_secondary_quotations" | "use_double_straight_quotation_marks_for_primary_quotations_then_alternate_with_single_straight_quotation_marks_for_nested_quotations" | "use_guillemets_for_primary_quotations_and_double_curly_quotation_marks_for_secondary_quotations" | "use_guillemets_for_primary_quotations_and_double_straight_quotation_marks_for_secondary_quotations" | "use_guillemets_for_primary_quotations_and_single_guillemets_for_secondary_quotations" | "use_guillemets_for_primary_quotations_double_curly_quotation_marks_for_secondary_quotations_and_single_curly_quotation_marks_for_further_nested_quotations" | "use_reversed_guillemets_for_primary_quotations_and_single_reversed_guillemets_for_secondary_quotations" | "use_single_quotation_marks_for_primary_quotations_and_double_quotation_marks_for_secondary_quotations";
            /**
             * @description What stands between the ends of a range.
             * @enum {string}
             */
            range_indicator?: "use_en_dash_with_spaces" | "use_en_dash_without_space_on_either_side" | "use_en_dash_without_spaces" | "use_english_word_to" | "use_full_width_dash" | "use_full_width_wave_dash" | "use_german_word_bis" | "use_half_width_dash" | "use_hyphen" | "use_hyphen_with_space_on_either_side" | "use_hyphen_with_spaces" | "use_hyphen_without_space_on_either_side" | "use_hyphen_without_spaces" | "use_italian_words_da_a" | "use_japanese_word_から" | "use_korean_words_부터_까지" | "use_spanish_words_de_a" | "use_tilde";
            /**
             * @description What joins related phrases.
             * @enum {string}
             */
            related_phrases_indicator?: "use_comma" | "use_hyphen" | "use_middle_dot";
            /**
             * @description How wide round brackets are.
             * @enum {string}
             */
            round_brackets?: "use_full_width_round_brackets" | "use_half_width_round_brackets";
            /**
             * @description What follows the salutation of a letter.
             * @enum {string}
             */
            salutation?: "do_not_use_comma_after_salutation_capitalize_following_word" | "use_colon_after_salutation" | "use_comma_after_salutation" | "use_exclamation_mark_after_salutation";
            /**
             * @description Which dash breaks a sentence, and how it is spaced.
             * @enum {string}
             */
            sentence_break_indicator?: "use_em_dash_with_space_on_either_side" | "use_em_dash_without_space_on_either_side" | "use_en_dash_with_space_on_either_side";
            /**
             * @description Whether a comma stands before the last item of a list.
             * @enum {string}
             */
            serial_comma?: "do_not_use" | "do_not_use_serial_comma_when_using_chinese_comma" | "use" | "use_serial_comma_when_using_comma";
            /**
             * @description Which quotation marks set off a phrase that is no quotation.
             * @enum {string}
             */
            setting_off_non_quoted_phrases?: "use_full_width_quotation_marks" | "use_half_width_quotation_marks";
            /**
             * @description Whether spaces surround a slash.
             * @enum {string}
             */
            slash?: "do_not_use_spaces_before_and_after_slashes" | "use_spaces_before_and_after_slashes" | "use_spaces_before_and_after_slashes_if_there_are_multiple_words_before_and_after_slash" | "use_spaces_before_and_after_slashes_if_there_are_multiple_words_before_or_after_slash";
            /**
             * @description Whether a slash may stand for "or".
             * @enum {string}
             */
            slash_usage?: "do_not_use_slash_to_symbolize_english_word_or";
            /**
             * @description Whether a space stands before punctuation.
             * @enum {string}
             */
            spacing_and_punctuation?: "do_not_use_space" | "use_regular_space";
            /**
             * @description Where the period stands when brackets refer to the sentence before.
             * @enum {string}
             */
            text_in_round_brackets_referring_to_previous_sentence?: "add_period_after_closing_round_bracket" | "add_period_before_closing_round_bracket";
            /**
             * @description Where the period stands when brackets add to the text before.
             * @enum {string}
             */
            text_in_round_brackets_supplementing_preceding_text?: "add_period_after_closing_round_bracket";
            /**
             * @description What surrounds the titles of books and newspapers.
             * @enum {string}
             */
            titles_of_books_and_newspapers?: "use_double_angle_brackets" | "use_double_corner_brackets" | "use_double_straight_quotation_marks";
            /**
             * @description What surrounds the titles of works, trade names and laws.
             * @enum {string}
             */
            titles_of_creative_works_trade_names_laws_and_regulations?: "use_single_angle_brackets" | "use_single_corner_brackets" | "use_single_straight_quotation_marks";
            /**
             * @description Whether spaces surround acronyms in capitals.
             * @enum {string}
             */
            uppercase_acronyms?: "do_not_use_spaces" | "use_spaces";
        };
        /**
         * @description One thing an administrator can do so that the request succeeds.
         * @example {
         *       "engine": "bergamot",
         *       "kind": "install-model",
         *       "action": "Install the model en-de (24.1 MB): set downloads to on, and the next text that needs it fetches it",
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
         *       "action": "Install Debian's package apertium-eng-spa: apt install apertium-eng-spa"
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
            /** @description What to run or to set, in a sentence. */
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
         * @description The key, and what it is called from now on.
         * @example {
         *       "key_id": "1f2e3d4c-5b6a-4798-8a9b-0c1d2e3f4a5b:6a5b4c3d-2e1f-4089-97a6-b5c4d3e2f1a0",
         *       "label": "Website, staging"
         *     }
         */
        RenameDeveloperKeyRequest: {
            key_id: components["schemas"]["KeyId"];
            label: components["schemas"]["KeyLabel"];
        };
        /**
         * @description The texts to rewrite, and in which style or tone.
         * @example {
         *       "text": [
         *         "I could really use sum help."
         *       ],
         *       "target_lang": "en-US",
         *       "writing_style": "business"
         *     }
         */
        RephraseTextRequest: {
            /** @description Plain texts, each improved for itself; a form repeats the field. */
            text: string[];
            /** @description The language of the texts; a variant of it turns them into that variant. Detected when left out. */
            target_lang?: components["schemas"]["LanguageCode"];
            writing_style?: components["schemas"]["WritingStyle"];
            tone?: components["schemas"]["Tone"];
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
         * @description A stored segment with its translations.
         * @example {
         *       "source_segment_id": "5a4b3c2d-1e0f-4a9b-8c7d-6e5f4a3b2c1d",
         *       "source_text": "Save your changes.",
         *       "targets": [
         *         {
         *           "target_segment_id": "0b1c2d3e-4f5a-4b6c-8d7e-9f0a1b2c3d4e",
         *           "target_language": "de",
         *           "target_text": "Speichern Sie Ihre Änderungen."
         *         }
         *       ]
         *     }
         */
        Segment: {
            /** @description Names the segment. */
            source_segment_id: string;
            /** @description The segment. */
            source_text: string;
            /** @description Its translations. */
            targets: components["schemas"]["SegmentTarget"][];
            /**
             * Format: date-time
             * @description When it was stored, where that is known.
             */
            creation_time?: string;
            /**
             * Format: date-time
             * @description When it last changed, where that is known.
             */
            updated_time?: string;
            /**
             * Format: date-time
             * @description When a request last used it. Absent when none did.
             */
            last_used_time?: string;
        };
        /**
         * @description One page of segments.
         * @example {
         *       "segments": [
         *         {
         *           "source_segment_id": "5a4b3c2d-1e0f-4a9b-8c7d-6e5f4a3b2c1d",
         *           "source_text": "Save your changes.",
         *           "targets": []
         *         }
         *       ],
         *       "segment_count": 1200,
         *       "next_page_cursor": "eyJhZnRlciI6NTB9"
         *     }
         */
        SegmentPage: {
            /** @description The segments that fit the filter. */
            segments: components["schemas"]["Segment"][];
            /** @description How many segments the whole memory has, whatever the filter. */
            segment_count: number;
            /** @description What to send as `page_cursor` for the next page. Absent on the last. */
            next_page_cursor?: string;
        };
        /**
         * @description A translation of a segment.
         * @example {
         *       "target_segment_id": "0b1c2d3e-4f5a-4b6c-8d7e-9f0a1b2c3d4e",
         *       "target_language": "de",
         *       "target_text": "Speichern Sie Ihre Änderungen."
         *     }
         */
        SegmentTarget: {
            /** @description Names the translation. */
            target_segment_id: string;
            /** @description Its language, in lower case. */
            target_language: string;
            /** @description The translation. */
            target_text: string;
            /**
             * Format: date-time
             * @description When it was stored, where that is known.
             */
            creation_time?: string;
            /**
             * Format: date-time
             * @description When it last changed, where that is known.
             */
            updated_time?: string;
            /**
             * Format: date-time
             * @description When a request last used it. Absent when none did.
             */
            last_used_time?: string;
        };
        /**
         * @description The format of the audio that is going to be sent, with one channel. `audio/auto` finds it out by itself, but not for PCM.
         * @example audio/pcm;encoding=s16le;rate=16000
         * @enum {string}
         */
        SourceMediaContentType: "audio/auto" | "audio/flac" | "audio/mpeg" | "audio/ogg" | "audio/ogg;codecs=flac" | "audio/ogg;codecs=opus" | "audio/webm" | "audio/webm;codecs=opus" | "audio/x-matroska" | "audio/x-matroska;codecs=aac" | "audio/x-matroska;codecs=flac" | "audio/x-matroska;codecs=mp3" | "audio/x-matroska;codecs=opus" | "audio/pcm;encoding=alaw;rate=8000" | "audio/pcm;encoding=ulaw;rate=8000" | "audio/pcm;encoding=s16le;rate=8000" | "audio/pcm;encoding=s16le;rate=16000" | "audio/pcm;encoding=s16le;rate=44100" | "audio/pcm;encoding=s16le;rate=48000";
        /**
         * @description How words are spelled and sentences built. Each rule is optional.
         * @example {
         *       "abbreviating_french_word_numero": "abbreviate_as_n_then_degree_symbol",
         *       "abbreviation_usage": "do_not_use_abbreviations"
         *     }
         */
        SpellingAndGrammarRules: {
            /**
             * @description How the French word "numéro" is abbreviated.
             * @enum {string}
             */
            abbreviating_french_word_numero?: "abbreviate_as_n_then_degree_symbol" | "abbreviate_as_n_then_o_in_superscript" | "abbreviate_as_no";
            /**
             * @description Whether abbreviations are used.
             * @enum {string}
             */
            abbreviation_usage?: "do_not_use_abbreviations" | "do_not_use_abbreviations_unless_necessary" | "use_abbreviations" | "use_abbreviations_as_needed";
            /**
             * @description Whether French capitals keep accents and cedillas.
             * @enum {string}
             */
            accents_and_cedillas?: "do_not_use_on_capital_letters" | "never_use" | "use_even_on_capital_letters";
            /**
             * @description Which accent verbs conjugated like "céder" take in the future and the conditional.
             * @enum {string}
             */
            "accents_in_verbs_conjugated_like_french_word_c\u00E9der"?: "use_acute_accent" | "use_grave_accent";
            /**
             * @description Which accent a French verb takes before its subject.
             * @enum {string}
             */
            accents_with_subject_verb_inversion?: "use_acute_accent" | "use_grave_accent";
            /**
             * @description When the active and when the passive voice is used.
             * @enum {string}
             */
            active_passive_voice?: "use_active_voice_if_subject_is_prominent_and_agent_is_clear" | "use_active_voice_to_describe_operations_with_user_as_subject" | "use_active_voice_unless_agent_is_unknown_or_irrelevant" | "use_passive_voice_as_needed" | "use_passive_voice_for_automatic_operations_from_user_perspective" | "use_passive_voice_if_agent_is_unknown_or_irrelevant";
            /**
             * @description What may be written in capitals throughout.
             * @enum {string}
             */
            all_caps?: "do_not_use_all_caps_except_for_acronyms_initialisms_or_proper_nouns" | "do_not_use_all_caps_except_for_acronyms_or_brand_names";
            /**
             * @description Whether every sentence must be complete.
             * @enum {string}
             */
            complete_sentences?: "always_write_complete_sentences";
            /**
             * @description Whether compound nouns are hyphenated.
             * @enum {string}
             */
            compound_nouns?: "write_as_one_word" | "write_with_hyphen";
            /**
             * @description Whether a sentence may start with a conjunction.
             * @enum {string}
             */
            conjunctions?: "never_start_sentence_with_coordinating_conjunction";
            /**
             * @description Whether contractions are used.
             * @enum {string}
             */
            contractions?: "do_not_use_contractions" | "use_contractions" | "use_contractions_but_avoid_negative_contractions";
            /**
             * @description What becomes of loanwords that everybody knows.
             * @enum {string}
             */
            established_loanwords?: "use_as_is" | "use_native_or_sino_korean_equivalents";
            /**
             * @description Whether ß is written as ss.
             * @enum {string}
             */
            eszett?: "replace_eszett_with_ss";
            /**
             * @description How foreign words, names and brands are rendered.
             * @enum {string}
             */
            foreign_word_translation?: "use_equivalent_expressions_in_chinese" | "use_foreign_forms_or_abbreviations_for_technical_terms_or_brand_names" | "use_literal_translation" | "use_localized_names_for_brands_with_official_chinese_translations" | "use_mixture_of_transliteration_and_translation" | "use_transliteration";
            /**
             * @description How verbs in -eler and -eter write the open e.
             * @enum {string}
             */
            french_verbs_ending_in_eler_and_eter?: "transcribe_open_e_sound_by_doubling_next_consonant" | "transcribe_open_e_sound_with_grave_accent";
            /**
             * @description Whether i and u keep the circumflex in French.
             * @enum {string}
             */
            i_and_u_with_circumflex_accents?: "do_not_use_circumflex_accents_except_in_verbs_and_to_distinguish_homophones" | "use_circumflex_accents";
            /**
             * @description Whether informal pronouns of address are capitalized.
             * @enum {string}
             */
            informal_address_pronouns?: "capitalize_informal_address_pronouns" | "do_not_capitalize_informal_address_pronouns";
            /**
             * @description Whether abbreviations from Latin are used.
             * @enum {string}
             */
            latin_abbreviations?: "do_not_use_latin_abbreviations";
            /**
             * @description Whether the passive voice is avoided.
             * @enum {string}
             */
            passive_voice?: "avoid_passive_voice_when_agent_is_known";
            /**
             * @description Whether "laissé" before an infinitive agrees with its object.
             * @enum {string}
             */
            past_participle_of_french_word_laisser_followed_by_infinitive?: "make_french_word_laisser_agree_with_direct_object_complement_if_it_appears_before_verb" | "use_invariable_form_french_word_laissé";
            /**
             * @description Whether personal titles are abbreviated.
             * @enum {string}
             */
            personal_titles?: "abbreviate" | "do_not_abbreviate";
            /**
             * @description Which language's rules the plural of a foreign word follows.
             * @enum {string}
             */
            pluralizing_foreign_words?: "use_french_spelling_rules" | "use_original_language_spelling";
            /**
             * @description Whether quoted text may be changed.
             * @enum {string}
             */
            quotation_modification?: "do_not_modify_text_in_quotation_marks" | "modify_text_in_quotation_marks_according_to_custom_rules";
            /**
             * @description Whether the Spanish adverb "solo" has an accent.
             * @enum {string}
             */
            spanish_word_solo?: "never_use_acute_accent" | "use_acute_accent_when_used_as_adverb";
            /**
             * @description Whether symbols are used.
             * @enum {string}
             */
            special_characters?: "never_use_symbols";
            /**
             * @description Where spelled-out numbers are hyphenated in French.
             * @enum {string}
             */
            spelled_out_numbers?: "use_hyphens" | "use_hyphens_between_elements_under_100_and_not_separated_by_french_word_et";
            /**
             * @description Whether umlauts are written as ae, oe and ue.
             * @enum {string}
             */
            umlauts?: "replace_umlauts_with_ae_oe_ue";
            /**
             * @description What becomes of loanwords that few people know.
             * @enum {string}
             */
            unestablished_loanwords?: "paraphrase_in_korean" | "use_as_is" | "use_as_is_with_explanation_in_parentheses";
        };
        /**
         * @description A named collection of words that a transcription is to expect, one list for each language.
         * @example {
         *       "spoken_terms_id": "f4e3d2c1-b0a9-4877-9665-544332211000",
         *       "name": "Products",
         *       "term_lists": [
         *         {
         *           "lang": "en",
         *           "entry_count": 2
         *         }
         *       ],
         *       "creation_time": "2026-03-02T09:15:00.000Z"
         *     }
         */
        SpokenTerms: {
            /** @description Names the collection in requests. */
            spoken_terms_id: string;
            /** @description The collection's name, for people. */
            name: string;
            /** @description Its lists. */
            term_lists: components["schemas"]["TermListSummary"][];
            /**
             * Format: date-time
             * @description When the collection was made.
             */
            creation_time: string;
        };
        /**
         * @description Every collection of the account.
         * @example {
         *       "spoken_terms": []
         *     }
         */
        SpokenTermsCollections: {
            /** @description The collections. */
            spoken_terms: components["schemas"]["SpokenTerms"][];
        };
        /**
         * @description The collection's name, for people.
         * @example Products
         */
        SpokenTermsName: string;
        /**
         * @description What is going to be said, and what is wanted of it.
         * @example {
         *       "source_media_content_type": "audio/pcm;encoding=s16le;rate=16000",
         *       "source_language": "en",
         *       "target_languages": [
         *         "de",
         *         "es"
         *       ]
         *     }
         */
        StartVoiceSessionRequest: {
            source_media_content_type: components["schemas"]["SourceMediaContentType"];
            /**
             * @description How the socket's messages are written; JSON in text frames or MessagePack in binary frames.
             * @default json
             * @enum {string}
             */
            message_format?: "json" | "msgpack";
            /**
             * @description The language that is spoken. Needed where it cannot be detected.
             * @default null
             */
            source_language?: components["schemas"]["LanguageCode"] | null;
            /**
             * @description Whether the source language is a hint or certain.
             * @default auto
             * @enum {string}
             */
            source_language_mode?: "auto" | "fixed";
            /**
             * @description The languages to translate the transcript into.
             * @default []
             */
            target_languages?: components["schemas"]["LanguageCode"][];
            /**
             * @description The language to speak the translation in. It need not be named among the target languages too.
             * @default []
             */
            target_media_languages?: components["schemas"]["LanguageCode"][];
            target_media_content_type?: components["schemas"]["TargetMediaContentType"];
            /**
             * @description The voice that speaks: a preset one, or `match` for one close to the speaker's. Where that is not to be had, a preset one is taken without an error. Depends on the language when left out.
             * @enum {string}
             */
            target_media_voice?: "male" | "female" | "match";
            /** @description A spoken terms collection with words to expect. */
            spoken_terms_id?: string;
            /** @description A glossary for the translations. */
            glossary_id?: string;
            /**
             * @description How politely the reader is addressed; `more` is `formal`, `less` is `informal`.
             * @default default
             * @enum {string}
             */
            formality?: "default" | "formal" | "more" | "informal" | "less";
        };
        /**
         * @description How the text sounds and addresses people. Each rule is optional.
         * @example {
         *       "abbreviations": "avoid_abbreviations_and_symbols_that_can_be_spelled_out_easily",
         *       "addressing_non_binary_people": "use_spanish_word_elle"
         *     }
         */
        StyleAndToneRules: {
            /**
             * @description Whether abbreviations and symbols fit the style.
             * @enum {string}
             */
            abbreviations?: "avoid_abbreviations_and_symbols_that_can_be_spelled_out_easily" | "use_abbreviations_and_symbols";
            /**
             * @description Which Spanish pronoun addresses non-binary people.
             * @enum {string}
             */
            addressing_non_binary_people?: "use_spanish_word_elle" | "use_spanish_word_ellx";
            /**
             * @description Which pronoun addresses the reader in French and Italian.
             * @enum {string}
             */
            addressing_the_reader?: "use_formal_french_word_vous" | "use_formal_italian_word_lei" | "use_informal_french_word_tu" | "use_informal_italian_word_tu";
            /**
             * @description Whether anglicisms are avoided.
             * @enum {string}
             */
            anglicisms?: "avoid_anglicisms_when_there_is_a_french_equivalent";
            /**
             * @description Whether naming two genders is avoided.
             * @enum {string}
             */
            binary_representation_of_gender?: "avoid_binary_representation_of_gender_when_gender_neutral_language_can_be_used" | "replace_binary_representations_of_gender_with_gender_neutral_language" | "use_neutral_pronouns";
            /**
             * @description Whether complex sentences are avoided.
             * @enum {string}
             */
            complex_sentences?: "avoid_unnecessarily_complex_sentences";
            /**
             * @description Whether countries have their long or their short name.
             * @enum {string}
             */
            country_names?: "use_long_form" | "use_short_form";
            /**
             * @description Which ending Korean statements have.
             * @enum {string}
             */
            declarative_endings?: "mix_hapsho_and_haeyo_styles" | "use_hae_style" | "use_haeyo_style" | "use_hapsho_style" | "use_hara_style";
            /**
             * @description Whether the first person is named.
             * @enum {string}
             */
            default_first_person_pronoun?: "do_not_use_first_person_pronouns" | "omit_first_person_subject_when_clear_from_context" | "use_first_person_pronouns";
            /**
             * @description Whether the second person is named.
             * @enum {string}
             */
            default_second_person_pronoun?: "do_not_use_second_person_pronouns" | "use_second_person_pronouns";
            /**
             * @description Whether words such as "above" and "right" are used.
             * @enum {string}
             */
            directional_language?: "do_not_use_directional_language";
            /**
             * @description Whether double negatives are used.
             * @enum {string}
             */
            double_negatives?: "do_not_use_double_negatives" | "use_double_negatives";
            /**
             * @description Whether the tone is formal or casual.
             * @enum {string}
             */
            formality?: "use_casual_tone" | "use_formal_tone";
            /**
             * @description When a generic masculine is kept for the sake of reading.
             * @enum {string}
             */
            gender_neutral_language_readability?: "use_generic_masculine_for_common_compound_nouns_if_it_increases_readability";
            /**
             * @description How people of unknown gender are named.
             * @enum {string}
             */
            gender_unspecified?: "use_both_masculine_and_feminine_forms" | "use_gender_neutral_terms" | "use_masculine_form_only" | "use_middle_dots" | "use_parentheses" | "use_periods";
            /**
             * @description How people of unknown or mixed gender are named.
             * @enum {string}
             */
            gender_unspecified_or_mixed?: "use_both_feminine_and_masculine_forms" | "use_feminine_form_only" | "use_inclusive_nouns_and_adjectives" | "use_masculine_form_only" | "use_neutral_nouns_and_adjectives";
            /**
             * @description Whether idioms and cultural references are used.
             * @enum {string}
             */
            idioms_colloquialisms_and_culture_specific_references?: "do_not_use";
            /**
             * @description Where masculine nouns stand beside the words that agree with them.
             * @enum {string}
             */
            inflected_words_masculine_noun_agreement?: "place_masculine_nouns_closest_to_inflected_words";
            /**
             * @description Which form of the verb instructions have.
             * @enum {string}
             */
            instructions_style?: "use_imperative" | "use_indicative" | "use_infinitive" | "use_modal_verbs" | "use_passive_voice";
            /**
             * @description Whether the two Japanese sentence styles may be mixed.
             * @enum {string}
             */
            mixing_styles?: "do_not_mix_desu_masu_style_and_dearu_style";
            /**
             * @description Whether modal verbs are avoided.
             * @enum {string}
             */
            modal_verbs?: "avoid_modal_verbs";
            /**
             * @description Whether the style is personal.
             * @enum {string}
             */
            personal_vs_impersonal_style?: "use_impersonal_style" | "use_personal_style";
            /**
             * @description Whether statements are put positively.
             * @enum {string}
             */
            positive_vs_negative_language?: "use_positive_language";
            /**
             * @description Whether words agree with the nearest noun.
             * @enum {string}
             */
            proximity_agreement?: "use";
            /**
             * @description How an action required of the reader is worded.
             * @enum {string}
             */
            reader_action_required?: "use_you_must_when_action_is_required_from_reader";
            /**
             * @description Whether phrases that only introduce are avoided.
             * @enum {string}
             */
            redundant_introductory_phrases?: "avoid_redundant_introductory_phrases" | "do_not_use_redundant_phrases_that_refer_to_current_text";
            /**
             * @description Whether phrases that add nothing are avoided.
             * @enum {string}
             */
            redundant_phrases?: "avoid_relativizing_and_redundant_phrases" | "do_not_use_redundant_phrases";
            /**
             * @description Which ending names non-binary people in Italian.
             * @enum {string}
             */
            referring_to_non_binary_people?: "use_the_singular_and_plural_schwa";
            /**
             * @description Whether short words are preferred.
             * @enum {string}
             */
            short_vs_long_words?: "use_short_words";
            /**
             * @description Whether words and sentences are kept simple.
             * @enum {string}
             */
            simple_words_and_sentences?: "use_simple_words_and_sentences_avoid_hard_to_translate_words_and_figures_of_speech";
            /**
             * @description How a place in the text is referred to.
             * @enum {string}
             */
            text_position_references?: "avoid_directional_terms_as_only_reference_to_position_in_text_specify_exact_position_instead";
            /**
             * @description Which Japanese sentence style gives the tone.
             * @enum {string}
             */
            tone?: "use_dearu_style_to_give_impression_content_is_accurate_and_rigorous_or_to_convey_sense_of_confidence_and_reliability" | "use_desu_masu_style_to_give_impression_content_is_plain_and_straightforward_or_to_give_reader_reassuring_or_soft_impression";
            /**
             * @description Whether actions are told with verbs or with nouns.
             * @enum {string}
             */
            verbal_vs_nominal_style?: "use_nominal_style" | "use_verbal_style";
        };
        /**
         * @description A language that style rules exist for.
         * @example de
         * @enum {string}
         */
        StyleRuleLanguage: "de" | "en" | "es" | "fr" | "it" | "ja" | "ko" | "zh";
        /**
         * @description Rules and instructions for translations into one language.
         * @example {
         *       "style_id": "7b2d1c3a-8f64-4c4e-a1d9-0a5be3f2d977",
         *       "name": "Help centre",
         *       "creation_time": "2026-03-02T09:15:00.000Z",
         *       "updated_time": "2026-03-05T16:40:12.000Z",
         *       "language": "de",
         *       "version": 3,
         *       "configured_rules": {
         *         "punctuation": {
         *           "quotation_mark": "use_guillemets"
         *         }
         *       },
         *       "custom_instructions": [
         *         {
         *           "id": "c1f0e7b2-3d6b-4a0e-8f0d-5e2a9b7c4d10",
         *           "label": "Address",
         *           "prompt": "Address the reader informally."
         *         }
         *       ]
         *     }
         */
        StyleRuleList: {
            /** @description Names the list in requests. */
            style_id: string;
            /** @description The list's name, for people. */
            name: string;
            /**
             * Format: date-time
             * @description When the list was made.
             */
            creation_time: string;
            /**
             * Format: date-time
             * @description When the list last changed.
             */
            updated_time: string;
            language: components["schemas"]["StyleRuleLanguage"];
            /** @description Counts the changes; a new list is version 1. */
            version: number;
            configured_rules?: components["schemas"]["ConfiguredRules"];
            /** @description The instructions of the list. With the rules, only in a detailed answer. */
            custom_instructions?: components["schemas"]["CustomInstruction"][];
        };
        /**
         * @description The list's name, for people; at most 1024 bytes in UTF-8.
         * @example Help centre
         */
        StyleRuleListName: string;
        /**
         * @description One page of style rule lists.
         * @example {
         *       "style_rules": [
         *         {
         *           "style_id": "7b2d1c3a-8f64-4c4e-a1d9-0a5be3f2d977",
         *           "name": "Help centre",
         *           "creation_time": "2026-03-02T09:15:00.000Z",
         *           "updated_time": "2026-03-05T16:40:12.000Z",
         *           "language": "de",
         *           "version": 3
         *         }
         *       ]
         *     }
         */
        StyleRuleListPage: {
            /** @description The lists. */
            style_rules: components["schemas"]["StyleRuleList"][];
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
         * @description The format of the speech that is sent back.
         * @default audio/webm;codecs=opus
         * @example audio/pcm;encoding=s16le;rate=24000
         * @enum {string}
         */
        TargetMediaContentType: "audio/flac" | "audio/ogg" | "audio/ogg;codecs=flac" | "audio/ogg;codecs=opus" | "audio/opus" | "audio/pcm;encoding=alaw;rate=8000" | "audio/pcm;encoding=ulaw;rate=8000" | "audio/pcm;encoding=s16le;rate=16000" | "audio/pcm;encoding=s16le;rate=24000" | "audio/webm" | "audio/webm;codecs=opus" | "audio/x-matroska;codecs=aac" | "audio/x-matroska;codecs=flac" | "audio/x-matroska;codecs=opus" | "video/mp2t;codecs=aac" | "video/mp2t;codecs=opus";
        /**
         * @description The terms of one language.
         * @example {
         *       "lang": "en",
         *       "entries": "Dragoman\nGPU"
         *     }
         */
        TermList: {
            /** @description The language they are spoken in. */
            lang: components["schemas"]["LanguageCode"];
            entries: components["schemas"]["TermListEntries"];
        };
        /**
         * @description The terms, one a line, upper and lower case as they are to appear. A list holds 300 characters at most.
         * @example Dragoman
         *     Żabka
         *     GPU
         */
        TermListEntries: string;
        /**
         * @description A term list, without the terms.
         * @example {
         *       "lang": "en",
         *       "entry_count": 2
         *     }
         */
        TermListSummary: {
            /** @description The language the terms are spoken in. */
            lang: string;
            /** @description How many terms there are. */
            entry_count: number;
        };
        /**
         * @description A TMX 1.4 file.
         * @example <tmx version="1.4"><header srclang="en"/><body></body></tmx>
         */
        TmxFile: Blob;
        /**
         * @description The tone to write in. A language without tones refuses it; with `prefer_` it is then left out. Not together with a writing style, unless one of them is `default`.
         * @example friendly
         * @enum {string}
         */
        Tone: "default" | "confident" | "diplomatic" | "enthusiastic" | "friendly" | "prefer_confident" | "prefer_diplomatic" | "prefer_enthusiastic" | "prefer_friendly";
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
            /** @description A translation memory that covers the direction: its source language is that of the texts, and the target is one of its target languages, with or without a region. Where languages are detected, texts in another one are left to the engines. */
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
            /** @description A glossary with a dictionary for the direction: one without is a 400, one that the account has not a 404. Needs `source_lang`; not together with `glossary_ids`. */
            glossary_id?: string;
            /** @description Several glossaries: the longest term that fits is taken, of equally long ones that of the first glossary. Each needs a dictionary for the direction: one without is a 400, one that the account has not a 404. Needs `source_lang`; not together with `glossary_id`. */
            glossary_ids?: string[];
            /** @description A style rule list whose language is that of the target. */
            style_id?: string;
            /** @description A translation memory that covers the direction: its source language is that of the texts, and the target is one of its target languages, with or without a region. Where languages are detected, texts in another one are left to the engines. */
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
         * @description Stored segments with their translations.
         * @example {
         *       "translation_memory_id": "e3a1c5d7-92b4-4f68-8a0c-6d1e2f3b4a59",
         *       "name": "Website",
         *       "source_language": "en",
         *       "target_languages": [
         *         "de",
         *         "pt-br"
         *       ],
         *       "segment_count": 1200,
         *       "creation_time": "2026-03-02T09:15:00.000Z"
         *     }
         */
        TranslationMemory: {
            /** @description Names the memory in requests. */
            translation_memory_id: string;
            /** @description The memory's name, for people. */
            name: string;
            /** @description The language of the segments, in lower case. */
            source_language: string;
            /** @description The languages of their translations, in lower case. */
            target_languages: string[];
            /** @description How many segments there are. */
            segment_count: number;
            /**
             * Format: date-time
             * @description When the memory was made.
             */
            creation_time?: string;
            /**
             * Format: date-time
             * @description When the memory last changed.
             */
            updated_time?: string;
        };
        /**
         * @description An import or an export in the background.
         * @example {
         *       "job_id": "5d9c8b7a-6e5f-4d3c-b2a1-0f9e8d7c6b5a",
         *       "product": "translation_memory",
         *       "operation": "import",
         *       "creation_time": "2026-11-21T09:33:20.000Z",
         *       "updated_time": "2026-11-21T09:34:02.000Z",
         *       "source_file": {
         *         "content_type": "application/xml",
         *         "content_length": 482133
         *       },
         *       "parameters": {
         *         "display_name": "Website"
         *       },
         *       "results": [
         *         {
         *           "status": "completed",
         *           "translation_memory_id": "e3a1c5d7-92b4-4f68-8a0c-6d1e2f3b4a59",
         *           "skipped_segment_count": 0
         *         }
         *       ]
         *     }
         */
        TranslationMemoryJob: {
            /** @description The job. */
            job_id: string;
            /**
             * @description What kind of thing the job is about.
             * @constant
             */
            product: "translation_memory";
            /**
             * @description What the job does.
             * @enum {string}
             */
            operation: "import" | "export";
            /**
             * Format: date-time
             * @description When the job was made.
             */
            creation_time: string;
            /**
             * Format: date-time
             * @description When the job last got further.
             */
            updated_time: string;
            source_file?: components["schemas"]["JobSourceFile"];
            parameters: components["schemas"]["JobParameters"];
            /** @description The one result. */
            results: components["schemas"]["JobResult"][];
        };
        /**
         * @description One page of translation memories.
         * @example {
         *       "translation_memories": [
         *         {
         *           "translation_memory_id": "e3a1c5d7-92b4-4f68-8a0c-6d1e2f3b4a59",
         *           "name": "Website",
         *           "source_language": "en",
         *           "target_languages": [
         *             "de"
         *           ],
         *           "segment_count": 1200
         *         }
         *       ],
         *       "total_count": 1
         *     }
         */
        TranslationMemoryPage: {
            /** @description The memories. */
            translation_memories: components["schemas"]["TranslationMemory"][];
            /** @description How many memories there are on all pages. */
            total_count: number;
        };
        /**
         * @description How alike, in percent, a stored segment must be to be used. Less than 50 counts as 50, and 75 or more is advisable. What is stored for the text itself, or for a sentence of it, stands as it is; so does, repaired, what is stored for one in which only numbers, tags or case differ. What is stored for a similar text is no translation of this one: it is shown to engines that learn from examples.
         * @default 75
         * @example 80
         */
        TranslationMemoryThreshold: number;
        /**
         * @description What changes in the glossary.
         * @example {
         *       "name": "Shop and newsletter"
         *     }
         * @example {
         *       "dictionaries": [
         *         {
         *           "source_lang": "en",
         *           "target_lang": "de",
         *           "entries": "wish list\tMerkzettel"
         *         }
         *       ]
         *     }
         */
        UpdateGlossaryRequest: {
            name?: components["schemas"]["GlossaryName"];
            /** @description Entries to merge into the dictionary of their direction: a term it has is replaced, others stay. A dictionary that is not there yet is made. */
            dictionaries?: components["schemas"]["Dictionary"][];
        };
        /**
         * @description What changes in the collection.
         * @example {
         *       "term_lists": [
         *         {
         *           "lang": "pl",
         *           "entries": "Żabka"
         *         }
         *       ]
         *     }
         */
        UpdateSpokenTermsRequest: {
            name?: components["schemas"]["SpokenTermsName"];
            /** @description Terms to merge into the list of their language. */
            term_lists?: components["schemas"]["TermList"][];
        };
        /**
         * @description What changes in the list.
         * @example {
         *       "name": "Help centre and newsletter"
         *     }
         */
        UpdateStyleRuleListRequest: {
            name: components["schemas"]["StyleRuleListName"];
        };
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
        /**
         * @description Usage by kind.
         * @example {
         *       "total_characters": 9600,
         *       "text_translation_characters": 9000,
         *       "document_translation_characters": 0,
         *       "text_improvement_characters": 600,
         *       "speech_to_text_minutes": 12.5
         *     }
         */
        UsageBreakdown: {
            /** @description All characters. Speech is not in it. */
            total_characters: number;
            /** @description Characters of translated texts. */
            text_translation_characters: number;
            /** @description Characters of translated documents. */
            document_translation_characters: number;
            /** @description Characters of rephrased and corrected texts. */
            text_improvement_characters: number;
            /** @description Minutes of transcribed speech. */
            speech_to_text_minutes: number;
        };
        /**
         * @description What the account used between two days, both included.
         * @example {
         *       "total_usage": {
         *         "total_characters": 9600,
         *         "text_translation_characters": 9000,
         *         "document_translation_characters": 0,
         *         "text_improvement_characters": 600,
         *         "speech_to_text_minutes": 12.5
         *       },
         *       "start_date": "2026-10-01",
         *       "end_date": "2026-10-31"
         *     }
         */
        UsageReport: {
            total_usage: components["schemas"]["UsageBreakdown"];
            /**
             * Format: date
             * @description The first day.
             */
            start_date: string;
            /**
             * Format: date
             * @description The last day.
             */
            end_date: string;
            /**
             * @description How the report is divided, when it is.
             * @enum {string}
             */
            group_by?: "key" | "key_and_day";
            /** @description The usage by key, when it was asked for. */
            key_usages?: components["schemas"]["KeyUsage"][];
            /** @description The usage by key and day, when it was asked for. */
            key_and_day_usages?: components["schemas"]["KeyUsage"][];
        };
        /**
         * @description The usage report.
         * @example {
         *       "usage_report": {
         *         "total_usage": {
         *           "total_characters": 9600,
         *           "text_translation_characters": 9000,
         *           "document_translation_characters": 0,
         *           "text_improvement_characters": 600,
         *           "speech_to_text_minutes": 12.5
         *         },
         *         "start_date": "2026-10-01",
         *         "end_date": "2026-10-31"
         *       }
         *     }
         */
        UsageReportResponse: {
            usage_report: components["schemas"]["UsageReport"];
        };
        /**
         * @description Which words are chosen. Each rule is optional.
         * @example {
         *       "abbreviations": "write_original_term_then_abbreviation_and_explanation",
         *       "loanwords": "add_explanation_to_loanword_if_difficult_to_rephrase"
         *     }
         */
        VocabularyRules: {
            /**
             * @description How an abbreviation is introduced.
             * @enum {string}
             */
            abbreviations?: "write_original_term_then_abbreviation_and_explanation";
            /**
             * @description When a loanword is kept, explained or rephrased.
             * @enum {string}
             */
            loanwords?: "add_explanation_to_loanword_if_difficult_to_rephrase" | "rephrase_loanword_in_daily_use_chinese_or_japanese_words_if_possible" | "rephrase_loanword_with_another_expression_if_not_established" | "use_loanword_as_is_if_well_established";
        };
        /**
         * @description Where to connect, and with what.
         * @example {
         *       "streaming_url": "ws://127.0.0.1:4100/v3/voice/realtime/connect",
         *       "token": "3f1b9c0e7d",
         *       "session_id": "9a8b7c6d-5e4f-4a3b-8c2d-1e0f9a8b7c6d"
         *     }
         */
        VoiceSession: {
            /**
             * Format: uri
             * @description The WebSocket's address; the token goes into its query as `token`.
             */
            streaming_url: string;
            /** @description Opens the socket once. Keep it to yourself. */
            token: string;
            /** @description Names the session in logs. */
            session_id?: string;
        };
        /**
         * @description The style to write in. A language without styles refuses it; with `prefer_` it is then left out. Not together with a tone, unless one of them is `default`.
         * @example prefer_simple
         * @enum {string}
         */
        WritingStyle: "default" | "academic" | "business" | "casual" | "simple" | "prefer_academic" | "prefer_business" | "prefer_casual" | "prefer_simple";
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
        /** @description Another operation on the same thing is still running, or the Idempotency-Key stands for another request. With Retry-After, sending it again later helps. */
        Conflict: {
            headers: {
                "X-Trace-ID": components["headers"]["TraceId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Another export of this translation memory is still running. Poll its job instead."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description It is gone, and cannot be brought back. */
        Deleted: {
            headers: {
                "X-Trace-ID": components["headers"]["TraceId"];
                [name: string]: unknown;
            };
            content?: never;
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
         * @description The document, as its upload was answered.
         * @example 04DE5AD98A02647D83285A36021911C6
         */
        DocumentId: string;
        /**
         * @description The glossary.
         * @example 0a6f3b0e-5a0b-4d0e-9d0f-1f1b6a6f2c11
         */
        GlossaryId: string;
        /**
         * @description Names this attempt to create something, so that sending it again creates nothing more: for 24 hours, the same request of the same account under the same key is answered with the first answer, marked by `Idempotency-Replayed`. Another request under the same key is 409 (`idempotency_key_reused`), and so is the same one while the first is still running (`idempotency_key_in_use`, with Retry-After). A refusal or failure frees the key. Use a new random one for each thing, such as a UUID. After draft-ietf-httpapi-idempotency-key-header.
         * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
         */
        IdempotencyKey: string;
        /**
         * @description The custom instruction; its `id` in the list.
         * @example c1f0e7b2-3d6b-4a0e-8f0d-5e2a9b7c4d10
         */
        InstructionId: string;
        /**
         * @description The import or export job.
         * @example 5d9c8b7a-6e5f-4d3c-b2a1-0f9e8d7c6b5a
         */
        JobId: string;
        /**
         * @description The language of the term list.
         * @example en
         */
        Lang: components["schemas"]["LanguageCode"];
        /**
         * @description Which page to answer with, counted from 0.
         * @example 0
         */
        Page: number;
        /**
         * @description How many items a page has at most.
         * @example 10
         */
        PageSize: number;
        /**
         * @description Attributes the request's usage to this tag. One tag of printable ASCII without spaces inside; it is trimmed and lower-cased. A service's other brand names make further spellings of this header.
         * @example checkout-page
         */
        ReportingTag: string;
        /**
         * @description Where to go on; the `next_page_cursor` of the page before. It belongs to the filter it was made with.
         * @example eyJhZnRlciI6NTB9
         */
        SegmentPageCursor: string;
        /**
         * @description How many segments a page has at most.
         * @example 50
         */
        SegmentPageSize: number;
        /**
         * @description The language of the dictionary's terms.
         * @example en
         */
        SourceLang: components["schemas"]["LanguageCode"];
        /**
         * @description The spoken terms collection.
         * @example f4e3d2c1-b0a9-4877-9665-544332211000
         */
        SpokenTermsId: string;
        /**
         * @description The style rule list.
         * @example 7b2d1c3a-8f64-4c4e-a1d9-0a5be3f2d977
         */
        StyleId: string;
        /**
         * @description The language of their translations.
         * @example de
         */
        TargetLang: components["schemas"]["LanguageCode"];
        /**
         * @description The translation memory.
         * @example e3a1c5d7-92b4-4f68-8a0c-6d1e2f3b4a59
         */
        TranslationMemoryId: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Since when the operation is deprecated, as a Unix time in seconds behind an `@` (RFC 9745).
         * @example @1767225600
         */
        Deprecation: string;
        /**
         * @description Which engine made each translation, in the order of the texts; `memory` where a translation memory had all of it, `none` where there was nothing to translate. A list after RFC 9651: each member is an engine's name, and the parameter `n` says for how many texts in a row it stands (1 when left out). Absent where it would be longer than 4096 characters.
         * @example phrasebook;n=2, bergamot
         */
        Engine: string;
        /**
         * @description This is the answer to an earlier request under the same Idempotency-Key, and nothing was created now. Absent otherwise.
         * @example true
         */
        IdempotencyReplayed: "true";
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
    uploadDocument: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names this attempt to create something, so that sending it again creates nothing more: for 24 hours, the same request of the same account under the same key is answered with the first answer, marked by `Idempotency-Replayed`. Another request under the same key is 409 (`idempotency_key_reused`), and so is the same one while the first is still running (`idempotency_key_in_use`, with Retry-After). A refusal or failure frees the key. Use a new random one for each thing, such as a UUID. After draft-ietf-httpapi-idempotency-key-header.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The document and how to translate it. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "file": "The bytes of invoice.docx",
                 *       "filename": "invoice.docx",
                 *       "target_lang": "fr"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["DocumentUpload"];
            };
        };
        responses: {
            /** @description What gives access to the document. */
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["TraceId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "document_id": "04DE5AD98A02647D83285A36021911C6",
                     *       "document_key": "0CB0054F1C132C1625B392EADDA41CB754A742822F6877173029A6C487E7F60A"
                     *     }
                     */
                    "application/json": components["schemas"]["DocumentHandle"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
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
    getDocumentStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document, as its upload was answered.
                 * @example 04DE5AD98A02647D83285A36021911C6
                 */
                document_id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        /** @description Proof that the document is yours. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "document_key": "0CB0054F1C132C1625B392EADDA41CB754A742822F6877173029A6C487E7F60A"
                 *     }
                 */
                "application/json": components["schemas"]["DocumentKeyRequest"];
                /**
                 * @example {
                 *       "document_key": "0CB0054F1C132C1625B392EADDA41CB754A742822F6877173029A6C487E7F60A"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["DocumentKeyRequest"];
            };
        };
        responses: {
            /** @description How far it is. */
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["TraceId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "document_id": "04DE5AD98A02647D83285A36021911C6",
                     *       "status": "translating",
                     *       "seconds_remaining": 8
                     *     }
                     */
                    "application/json": components["schemas"]["DocumentStatus"];
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
            504: components["responses"]["GatewayTimeout"];
            529: components["responses"]["TooManyRequestsLegacy"];
        };
    };
    downloadDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document, as its upload was answered.
                 * @example 04DE5AD98A02647D83285A36021911C6
                 */
                document_id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        /** @description Proof that the document is yours. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "document_key": "0CB0054F1C132C1625B392EADDA41CB754A742822F6877173029A6C487E7F60A"
                 *     }
                 */
                "application/json": components["schemas"]["DocumentKeyRequest"];
                /**
                 * @example {
                 *       "document_key": "0CB0054F1C132C1625B392EADDA41CB754A742822F6877173029A6C487E7F60A"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["DocumentKeyRequest"];
            };
        };
        responses: {
            /** @description The document, with its own content type and its name as an attachment. */
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["TraceId"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example The bytes of facture.docx */
                    "*/*": components["schemas"]["DocumentContent"];
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
            504: components["responses"]["GatewayTimeout"];
            529: components["responses"]["TooManyRequestsLegacy"];
        };
    };
    listGlossaries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The glossaries. */
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["TraceId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "glossaries": [
                     *         {
                     *           "glossary_id": "0a6f3b0e-5a0b-4d0e-9d0f-1f1b6a6f2c11",
                     *           "name": "Shop",
                     *           "dictionaries": [
                     *             {
                     *               "source_lang": "en",
                     *               "target_lang": "de",
                     *               "entry_count": 2
                     *             }
                     *           ],
                     *           "creation_time": "2026-03-02T09:15:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["GlossaryList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            456: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["ServiceUnavailable"];
            529: components["responses"]["TooManyRequestsLegacy"];
        };
    };
    createGlossary: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names this attempt to create something, so that sending it again creates nothing more: for 24 hours, the same request of the same account under the same key is answered with the first answer, marked by `Idempotency-Replayed`. Another request under the same key is 409 (`idempotency_key_reused`), and so is the same one while the first is still running (`idempotency_key_in_use`, with Retry-After). A refusal or failure frees the key. Use a new random one for each thing, such as a UUID. After draft-ietf-httpapi-idempotency-key-header.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The glossary and its terms. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Shop",
                 *       "dictionaries": [
                 *         {
                 *           "source_lang": "en",
                 *           "target_lang": "de",
                 *           "entries": "cart\tWarenkorb\ncheckout\tKasse",
                 *           "entries_format": "tsv"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CreateGlossaryRequest"];
                /**
                 * @example {
                 *       "name": "Shop",
                 *       "dictionaries": [
                 *         {
                 *           "source_lang": "en",
                 *           "target_lang": "de",
                 *           "entries": "cart\tWarenkorb\ncheckout\tKasse",
                 *           "entries_format": "tsv"
                 *         }
                 *       ]
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["CreateGlossaryRequest"];
            };
        };
        responses: {
            /** @description The new glossary. */
            201: {
                headers: {
                    "X-Trace-ID": components["headers"]["TraceId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "glossary_id": "0a6f3b0e-5a0b-4d0e-9d0f-1f1b6a6f2c11",
                     *       "name": "Shop",
                     *       "dictionaries": [
                     *         {
                     *           "source_lang": "en",
                     *           "target_lang": "de",
                     *           "entry_count": 2
                     *         }
                     *       ],
                     *       "creation_time": "2026-03-02T09:15:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Glossary"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
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
    getGlossary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The glossary.
                 * @example 0a6f3b0e-5a0b-4d0e-9d0f-1f1b6a6f2c11
                 */
                glossary_id: components["parameters"]["GlossaryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The glossary. */
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["TraceId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "glossary_id": "0a6f3b0e-5a0b-4d0e-9d0f-1f1b6a6f2c11",
                     *       "name": "Shop",
                     *       "dictionaries": [
                     *         {
                     *           "source_lang": "en",
                     *           "target_lang": "de",
                     *           "entry_count": 2
                     *         }
                     *       ],
                     *       "creation_time": "2026-03-02T09:15:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Glossary"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            456: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["ServiceUnavailable"];
            529: components["responses"]["TooManyRequestsLegacy"];
        };
    };
    deleteGlossary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The glossary.
                 * @example 0a6f3b0e-5a0b-4d0e-9d0f-1f1b6a6f2c11
                 */
                glossary_id: components["parameters"]["GlossaryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Deleted"];
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
    updateGlossary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The glossary.
                 * @example 0a6f3b0e-5a0b-4d0e-9d0f-1f1b6a6f2c11
                 */
                glossary_id: components["parameters"]["GlossaryId"];
            };
            cookie?: never;
        };
        /** @description The new name, or the entries to merge, or both. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Shop and newsletter"
                 *     }
                 */
                "application/json": components["schemas"]["UpdateGlossaryRequest"];
                /**
                 * @example {
                 *       "name": "Shop and newsletter"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["UpdateGlossaryRequest"];
            };
        };
        responses: {
            /** @description The glossary as it is now. */
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["TraceId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "glossary_id": "0a6f3b0e-5a0b-4d0e-9d0f-1f1b6a6f2c11",
                     *       "name": "Shop and newsletter",
                     *       "dictionaries": [
                     *         {
                     *           "source_lang": "en",
                     *           "target_lang": "de",
                     *           "entry_count": 2
                     *         }
                     *       ],
                     *       "creation_time": "2026-03-02T09:15:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Glossary"];
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
    getGlossaryEntries: {
        parameters: {
            query: {
                /**
                 * @description The language of the dictionary's terms.
                 * @example en
                 */
                source_lang: components["parameters"]["SourceLang"];
                /**
                 * @description The language of their translations.
                 * @example de
                 */
                target_lang: components["parameters"]["TargetLang"];
            };
            header?: never;
            path: {
                /**
                 * @description The glossary.
                 * @example 0a6f3b0e-5a0b-4d0e-9d0f-1f1b6a6f2c11
                 */
                glossary_id: components["parameters"]["GlossaryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The dictionary. */
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["TraceId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "dictionaries": [
                     *         {
                     *           "source_lang": "en",
                     *           "target_lang": "de",
                     *           "entries": "cart\tWarenkorb",
                     *           "entries_format": "tsv"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["GlossaryEntries"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            456: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["ServiceUnavailable"];
            529: components["responses"]["TooManyRequestsLegacy"];
        };
    };
    replaceGlossaryDictionary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The glossary.
                 * @example 0a6f3b0e-5a0b-4d0e-9d0f-1f1b6a6f2c11
                 */
                glossary_id: components["parameters"]["GlossaryId"];
            };
            cookie?: never;
        };
        /** @description The whole dictionary. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "source_lang": "en",
                 *       "target_lang": "de",
                 *       "entries": "cart\tWarenkorb",
                 *       "entries_format": "tsv"
                 *     }
                 */
                "application/json": components["schemas"]["Dictionary"];
                /**
                 * @example {
                 *       "source_lang": "en",
                 *       "target_lang": "de",
                 *       "entries": "cart\tWarenkorb",
                 *       "entries_format": "tsv"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["Dictionary"];
            };
        };
        responses: {
            /** @description The dictionary, without its terms. */
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["TraceId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "source_lang": "en",
                     *       "target_lang": "de",
                     *       "entry_count": 1
                     *     }
                     */
                    "application/json": components["schemas"]["DictionarySummary"];
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
    deleteGlossaryDictionary: {
        parameters: {
            query: {
                /**
                 * @description The language of the dictionary's terms.
                 * @example en
                 */
                source_lang: components["parameters"]["SourceLang"];
                /**
                 * @description The language of their translations.
                 * @example de
                 */
                target_lang: components["parameters"]["TargetLang"];
            };
            header?: never;
            path: {
                /**
                 * @description The glossary.
                 * @example 0a6f3b0e-5a0b-4d0e-9d0f-1f1b6a6f2c11
                 */
                glossary_id: components["parameters"]["GlossaryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Deleted"];
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
    listGlossariesV2: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The glossaries. */
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["TraceId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "glossaries": [
                     *         {
                     *           "glossary_id": "0a6f3b0e-5a0b-4d0e-9d0f-1f1b6a6f2c11",
                     *           "name": "Shop",
                     *           "ready": true,
                     *           "source_lang": "en",
                     *           "target_lang": "de",
                     *           "creation_time": "2026-03-02T09:15:00.000Z",
                     *           "entry_count": 2
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["GlossaryListV2"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            456: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["ServiceUnavailable"];
            529: components["responses"]["TooManyRequestsLegacy"];
        };
    };
    createGlossaryV2: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names this attempt to create something, so that sending it again creates nothing more: for 24 hours, the same request of the same account under the same key is answered with the first answer, marked by `Idempotency-Replayed`. Another request under the same key is 409 (`idempotency_key_reused`), and so is the same one while the first is still running (`idempotency_key_in_use`, with Retry-After). A refusal or failure frees the key. Use a new random one for each thing, such as a UUID. After draft-ietf-httpapi-idempotency-key-header.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The glossary and its terms. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Shop",
                 *       "source_lang": "en",
                 *       "target_lang": "de",
                 *       "entries": "cart\tWarenkorb\ncheckout\tKasse",
                 *       "entries_format": "tsv"
                 *     }
                 */
                "application/json": components["schemas"]["CreateGlossaryV2Request"];
                /**
                 * @example {
                 *       "name": "Shop",
                 *       "source_lang": "en",
                 *       "target_lang": "de",
                 *       "entries": "cart\tWarenkorb\ncheckout\tKasse",
                 *       "entries_format": "tsv"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["CreateGlossaryV2Request"];
            };
        };
        responses: {
            /** @description The new glossary. */
            201: {
                headers: {
                    "X-Trace-ID": components["headers"]["TraceId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "glossary_id": "0a6f3b0e-5a0b-4d0e-9d0f-1f1b6a6f2c11",
                     *       "name": "Shop",
                     *       "ready": true,
                     *       "source_lang": "en",
                     *       "target_lang": "de",
                     *       "creation_time": "2026-03-02T09:15:00.000Z",
                     *       "entry_count": 2
                     *     }
                     */
                    "application/json": components["schemas"]["GlossaryV2"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
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
    getGlossaryV2: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The glossary.
                 * @example 0a6f3b0e-5a0b-4d0e-9d0f-1f1b6a6f2c11
                 */
                glossary_id: components["parameters"]["GlossaryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The glossary. */
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["TraceId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "glossary_id": "0a6f3b0e-5a0b-4d0e-9d0f-1f1b6a6f2c11",
                     *       "name": "Shop",
                     *       "ready": true,
                     *       "source_lang": "en",
                     *       "target_lang": "de",
                     *       "creation_time": "2026-03-02T09:15:00.000Z",
                     *       "entry_count": 2
                     *     }
                     */
                    "application/json": components["schemas"]["GlossaryV2"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            456: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["ServiceUnavailable"];
            529: components["responses"]["TooManyRequestsLegacy"];
        };
    };
    deleteGlossaryV2: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The glossary.
                 * @example 0a6f3b0e-5a0b-4d0e-9d0f-1f1b6a6f2c11
                 */
                glossary_id: components["parameters"]["GlossaryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Deleted"];
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
    getGlossaryEntriesV2: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The glossary.
                 * @example 0a6f3b0e-5a0b-4d0e-9d0f-1f1b6a6f2c11
                 */
                glossary_id: components["parameters"]["GlossaryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The terms. */
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["TraceId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example cart	Warenkorb
                     *     checkout	Kasse
                     */
                    "text/tab-separated-values": components["schemas"]["GlossaryEntriesV2"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            456: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["ServiceUnavailable"];
            529: components["responses"]["TooManyRequestsLegacy"];
        };
    };
    listStyleRuleLists: {
        parameters: {
            query?: {
                /**
                 * @description Which page to answer with, counted from 0.
                 * @example 0
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many items a page has at most.
                 * @example 10
                 */
                page_size?: components["parameters"]["PageSize"];
                /**
                 * @description Whether each list comes with its rules and instructions.
                 * @example true
                 */
                detailed?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of lists. */
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["TraceId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "style_rules": [
                     *         {
                     *           "style_id": "7b2d1c3a-8f64-4c4e-a1d9-0a5be3f2d977",
                     *           "name": "Help centre",
                     *           "creation_time": "2026-03-02T09:15:00.000Z",
                     *           "updated_time": "2026-03-05T16:40:12.000Z",
                     *           "language": "de",
                     *           "version": 3
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["StyleRuleListPage"];
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
    createStyleRuleList: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names this attempt to create something, so that sending it again creates nothing more: for 24 hours, the same request of the same account under the same key is answered with the first answer, marked by `Idempotency-Replayed`. Another request under the same key is 409 (`idempotency_key_reused`), and so is the same one while the first is still running (`idempotency_key_in_use`, with Retry-After). A refusal or failure frees the key. Use a new random one for each thing, such as a UUID. After draft-ietf-httpapi-idempotency-key-header.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The list. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Help centre",
                 *       "language": "de",
                 *       "configured_rules": {
                 *         "punctuation": {
                 *           "quotation_mark": "use_guillemets"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CreateStyleRuleListRequest"];
            };
        };
        responses: {
            /** @description The new list, in detail. */
            201: {
                headers: {
                    "X-Trace-ID": components["headers"]["TraceId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "style_id": "7b2d1c3a-8f64-4c4e-a1d9-0a5be3f2d977",
                     *       "name": "Help centre",
                     *       "creation_time": "2026-03-02T09:15:00.000Z",
                     *       "updated_time": "2026-03-05T16:40:12.000Z",
                     *       "language": "de",
                     *       "version": 1,
                     *       "configured_rules": {
                     *         "punctuation": {
                     *           "quotation_mark": "use_guillemets"
                     *         }
                     *       },
                     *       "custom_instructions": []
                     *     }
                     */
                    "application/json": components["schemas"]["StyleRuleList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            456: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getStyleRuleList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The style rule list.
                 * @example 7b2d1c3a-8f64-4c4e-a1d9-0a5be3f2d977
                 */
                style_id: components["parameters"]["StyleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list. */
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["TraceId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "style_id": "7b2d1c3a-8f64-4c4e-a1d9-0a5be3f2d977",
                     *       "name": "Help centre",
                     *       "creation_time": "2026-03-02T09:15:00.000Z",
                     *       "updated_time": "2026-03-05T16:40:12.000Z",
                     *       "language": "de",
                     *       "version": 3,
                     *       "configured_rules": {
                     *         "punctuation": {
                     *           "quotation_mark": "use_guillemets"
                     *         }
                     *       },
                     *       "custom_instructions": []
                     *     }
                     */
                    "application/json": components["schemas"]["StyleRuleList"];
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
    deleteStyleRuleList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The style rule list.
                 * @example 7b2d1c3a-8f64-4c4e-a1d9-0a5be3f2d977
                 */
                style_id: components["parameters"]["StyleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Deleted"];
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
    updateStyleRuleList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The style rule list.
                 * @example 7b2d1c3a-8f64-4c4e-a1d9-0a5be3f2d977
                 */
                style_id: components["parameters"]["StyleId"];
            };
            cookie?: never;
        };
        /** @description The new name. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Help centre"
                 *     }
                 */
                "application/json": components["schemas"]["UpdateStyleRuleListRequest"];
            };
        };
        responses: {
            /** @description The list as it is now, in detail. */
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["TraceId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "style_id": "7b2d1c3a-8f64-4c4e-a1d9-0a5be3f2d977",
                     *       "name": "Help centre",
                     *       "creation_time": "2026-03-02T09:15:00.000Z",
                     *       "updated_time": "2026-03-05T16:40:12.000Z",
                     *       "language": "de",
                     *       "version": 3,
                     *       "configured_rules": {
                     *         "punctuation": {
                     *           "quotation_mark": "use_guillemets"
                     *         }
                     *       },
                     *       "custom_instructions": []
                     *     }
                     */
                    "application/json": components["schemas"]["StyleRuleList"];
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
        };
    };
    replaceConfiguredRules: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The style rule list.
                 * @example 7b2d1c3a-8f64-4c4e-a1d9-0a5be3f2d977
                 */
                style_id: components["parameters"]["StyleId"];
            };
            cookie?: never;
        };
        /** @description The rules that are on from now on. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "punctuation": {
                 *         "quotation_mark": "use_guillemets"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ConfiguredRules"];
            };
        };
        responses: {
            /** @description The list as it is now, in detail. */
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["TraceId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "style_id": "7b2d1c3a-8f64-4c4e-a1d9-0a5be3f2d977",
                     *       "name": "Help centre",
                     *       "creation_time": "2026-03-02T09:15:00.000Z",
                     *       "updated_time": "2026-03-05T16:40:12.000Z",
                     *       "language": "de",
                     *       "version": 3,
                     *       "configured_rules": {
                     *         "punctuation": {
                     *           "quotation_mark": "use_guillemets"
                     *         }
                     *       },
                     *       "custom_instructions": []
                     *     }
                     */
                    "application/json": components["schemas"]["StyleRuleList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createCustomInstruction: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names this attempt to create something, so that sending it again creates nothing more: for 24 hours, the same request of the same account under the same key is answered with the first answer, marked by `Idempotency-Replayed`. Another request under the same key is 409 (`idempotency_key_reused`), and so is the same one while the first is still running (`idempotency_key_in_use`, with Retry-After). A refusal or failure frees the key. Use a new random one for each thing, such as a UUID. After draft-ietf-httpapi-idempotency-key-header.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The style rule list.
                 * @example 7b2d1c3a-8f64-4c4e-a1d9-0a5be3f2d977
                 */
                style_id: components["parameters"]["StyleId"];
            };
            cookie?: never;
        };
        /** @description The instruction. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "label": "Address",
                 *       "prompt": "Address the reader informally."
                 *     }
                 */
                "application/json": components["schemas"]["CustomInstructionRequest"];
            };
        };
        responses: {
            /** @description The new instruction. */
            201: {
                headers: {
                    "X-Trace-ID": components["headers"]["TraceId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "c1f0e7b2-3d6b-4a0e-8f0d-5e2a9b7c4d10",
                     *       "label": "Address",
                     *       "prompt": "Address the reader informally."
                     *     }
                     */
                    "application/json": components["schemas"]["CustomInstruction"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            456: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getCustomInstruction: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The style rule list.
                 * @example 7b2d1c3a-8f64-4c4e-a1d9-0a5be3f2d977
                 */
                style_id: components["parameters"]["StyleId"];
                /**
                 * @description The custom instruction; its `id` in the list.
                 * @example c1f0e7b2-3d6b-4a0e-8f0d-5e2a9b7c4d10
                 */
                instruction_id: components["parameters"]["InstructionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The instruction. */
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["TraceId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "c1f0e7b2-3d6b-4a0e-8f0d-5e2a9b7c4d10",
                     *       "label": "Address",
                     *       "prompt": "Address the reader informally."
                     *     }
                     */
                    "application/json": components["schemas"]["CustomInstruction"];
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
    replaceCustomInstruction: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The style rule list.
                 * @example 7b2d1c3a-8f64-4c4e-a1d9-0a5be3f2d977
                 */
                style_id: components["parameters"]["StyleId"];
                /**
                 * @description The custom instruction; its `id` in the list.
                 * @example c1f0e7b2-3d6b-4a0e-8f0d-5e2a9b7c4d10
                 */
                instruction_id: components["parameters"]["InstructionId"];
            };
            cookie?: never;
        };
        /** @description The instruction as it is to be. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "label": "Address",
                 *       "prompt": "Address the reader informally."
                 *     }
                 */
                "application/json": components["schemas"]["CustomInstructionRequest"];
            };
        };
        responses: {
            /** @description The instruction as it is now. */
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["TraceId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "c1f0e7b2-3d6b-4a0e-8f0d-5e2a9b7c4d10",
                     *       "label": "Address",
                     *       "prompt": "Address the reader informally."
                     *     }
                     */
                    "application/json": components["schemas"]["CustomInstruction"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteCustomInstruction: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The style rule list.
                 * @example 7b2d1c3a-8f64-4c4e-a1d9-0a5be3f2d977
                 */
                style_id: components["parameters"]["StyleId"];
                /**
                 * @description The custom instruction; its `id` in the list.
                 * @example c1f0e7b2-3d6b-4a0e-8f0d-5e2a9b7c4d10
                 */
                instruction_id: components["parameters"]["InstructionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Deleted"];
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
    listTranslationMemories: {
        parameters: {
            query?: {
                /**
                 * @description Which page to answer with, counted from 0.
                 * @example 0
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many items a page has at most.
                 * @example 10
                 */
                page_size?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of memories. */
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["TraceId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "translation_memories": [
                     *         {
                     *           "translation_memory_id": "e3a1c5d7-92b4-4f68-8a0c-6d1e2f3b4a59",
                     *           "name": "Website",
                     *           "source_language": "en",
                     *           "target_languages": [
                     *             "de"
                     *           ],
                     *           "segment_count": 1200
                     *         }
                     *       ],
                     *       "total_count": 1
                     *     }
                     */
                    "application/json": components["schemas"]["TranslationMemoryPage"];
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
    importTranslationMemory: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names this attempt to create something, so that sending it again creates nothing more: for 24 hours, the same request of the same account under the same key is answered with the first answer, marked by `Idempotency-Replayed`. Another request under the same key is 409 (`idempotency_key_reused`), and so is the same one while the first is still running (`idempotency_key_in_use`, with Retry-After). A refusal or failure frees the key. Use a new random one for each thing, such as a UUID. After draft-ietf-httpapi-idempotency-key-header.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The file that is going to be sent. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "source_file": {
                 *         "file_name": "website.tmx",
                 *         "content_length": 482133
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ImportTranslationMemoryRequest"];
            };
        };
        responses: {
            /** @description Where to send the file. */
            202: {
                headers: {
                    "X-Trace-ID": components["headers"]["TraceId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "job_id": "5d9c8b7a-6e5f-4d3c-b2a1-0f9e8d7c6b5a",
                     *       "upload_url": "http://127.0.0.1:4100/v3/translation_memories/jobs/5d9c8b7a-6e5f-4d3c-b2a1-0f9e8d7c6b5a/file?expires=1795250000&signature=6e1f",
                     *       "expires_at": "2026-11-21T10:33:20.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["ImportTranslationMemoryResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getTranslationMemoryJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The import or export job.
                 * @example 5d9c8b7a-6e5f-4d3c-b2a1-0f9e8d7c6b5a
                 */
                job_id: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job. */
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["TraceId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "job_id": "6e5d4c3b-2a1f-4e0d-9c8b-7a6f5e4d3c2b",
                     *       "product": "translation_memory",
                     *       "operation": "export",
                     *       "creation_time": "2026-11-21T09:33:20.000Z",
                     *       "updated_time": "2026-11-21T09:34:02.000Z",
                     *       "parameters": {
                     *         "translation_memory_id": "e3a1c5d7-92b4-4f68-8a0c-6d1e2f3b4a59"
                     *       },
                     *       "results": [
                     *         {
                     *           "status": "completed",
                     *           "download_url": "http://127.0.0.1:4100/v3/translation_memories/jobs/6e5d4c3b-2a1f-4e0d-9c8b-7a6f5e4d3c2b/file?expires=1795250000&signature=9c4d",
                     *           "expires_at": "2026-11-21T10:34:02.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["TranslationMemoryJob"];
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
    downloadTranslationMemoryFile: {
        parameters: {
            query: {
                /**
                 * @description Until when the address is valid, as a Unix time in seconds.
                 * @example 1795250000
                 */
                expires: number;
                /**
                 * @description Proves that the service made the address.
                 * @example 6e1f
                 */
                signature: string;
            };
            header?: never;
            path: {
                /**
                 * @description The import or export job.
                 * @example 5d9c8b7a-6e5f-4d3c-b2a1-0f9e8d7c6b5a
                 */
                job_id: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["TraceId"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example <tmx version="1.4"><header srclang="en"/><body></body></tmx> */
                    "application/xml": components["schemas"]["TmxFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    uploadTranslationMemoryFile: {
        parameters: {
            query: {
                /**
                 * @description Until when the address is valid, as a Unix time in seconds.
                 * @example 1795250000
                 */
                expires: number;
                /**
                 * @description Proves that the service made the address.
                 * @example 6e1f
                 */
                signature: string;
            };
            header?: never;
            path: {
                /**
                 * @description The import or export job.
                 * @example 5d9c8b7a-6e5f-4d3c-b2a1-0f9e8d7c6b5a
                 */
                job_id: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        /** @description The file. */
        requestBody: {
            content: {
                /** @example <tmx version="1.4"><header srclang="en"/><body></body></tmx> */
                "application/xml": components["schemas"]["TmxFile"];
            };
        };
        responses: {
            /** @description The file is here, and the job goes on. */
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["TraceId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getTranslationMemory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The translation memory.
                 * @example e3a1c5d7-92b4-4f68-8a0c-6d1e2f3b4a59
                 */
                translation_memory_id: components["parameters"]["TranslationMemoryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The memory. */
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["TraceId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "translation_memory_id": "e3a1c5d7-92b4-4f68-8a0c-6d1e2f3b4a59",
                     *       "name": "Website",
                     *       "source_language": "en",
                     *       "target_languages": [
                     *         "de"
                     *       ],
                     *       "segment_count": 1200
                     *     }
                     */
                    "application/json": components["schemas"]["TranslationMemory"];
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
    deleteTranslationMemory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The translation memory.
                 * @example e3a1c5d7-92b4-4f68-8a0c-6d1e2f3b4a59
                 */
                translation_memory_id: components["parameters"]["TranslationMemoryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Deleted"];
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
    exportTranslationMemory: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names this attempt to create something, so that sending it again creates nothing more: for 24 hours, the same request of the same account under the same key is answered with the first answer, marked by `Idempotency-Replayed`. Another request under the same key is 409 (`idempotency_key_reused`), and so is the same one while the first is still running (`idempotency_key_in_use`, with Retry-After). A refusal or failure frees the key. Use a new random one for each thing, such as a UUID. After draft-ietf-httpapi-idempotency-key-header.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The translation memory.
                 * @example e3a1c5d7-92b4-4f68-8a0c-6d1e2f3b4a59
                 */
                translation_memory_id: components["parameters"]["TranslationMemoryId"];
            };
            cookie?: never;
        };
        /** @description Nothing, or an empty object. */
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": components["schemas"]["ExportTranslationMemoryRequest"];
            };
        };
        responses: {
            /** @description A recent export that is used again. */
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["TraceId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "job_id": "6e5d4c3b-2a1f-4e0d-9c8b-7a6f5e4d3c2b",
                     *       "parameters": {
                     *         "translation_memory_id": "e3a1c5d7-92b4-4f68-8a0c-6d1e2f3b4a59"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ExportTranslationMemoryResponse"];
                };
            };
            /** @description The new job. */
            202: {
                headers: {
                    "X-Trace-ID": components["headers"]["TraceId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "job_id": "6e5d4c3b-2a1f-4e0d-9c8b-7a6f5e4d3c2b",
                     *       "parameters": {
                     *         "translation_memory_id": "e3a1c5d7-92b4-4f68-8a0c-6d1e2f3b4a59"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ExportTranslationMemoryResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listTranslationMemorySegments: {
        parameters: {
            query?: {
                /**
                 * @description How many segments a page has at most.
                 * @example 50
                 */
                page_size?: components["parameters"]["SegmentPageSize"];
                /**
                 * @description Where to go on; the `next_page_cursor` of the page before. It belongs to the filter it was made with.
                 * @example eyJhZnRlciI6NTB9
                 */
                page_cursor?: components["parameters"]["SegmentPageCursor"];
                /**
                 * @description Only segments that have this text in the source or in a translation.
                 * @example save
                 */
                filter_text?: string;
                /**
                 * @description Whether upper and lower case differ in the filter.
                 * @example false
                 */
                filter_case_sensitive?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description The translation memory.
                 * @example e3a1c5d7-92b4-4f68-8a0c-6d1e2f3b4a59
                 */
                translation_memory_id: components["parameters"]["TranslationMemoryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of segments. */
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["TraceId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "segments": [
                     *         {
                     *           "source_segment_id": "5a4b3c2d-1e0f-4a9b-8c7d-6e5f4a3b2c1d",
                     *           "source_text": "Save your changes.",
                     *           "targets": [
                     *             {
                     *               "target_segment_id": "0b1c2d3e-4f5a-4b6c-8d7e-9f0a1b2c3d4e",
                     *               "target_language": "de",
                     *               "target_text": "Speichern Sie Ihre Änderungen."
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "segment_count": 1200,
                     *       "next_page_cursor": "eyJhZnRlciI6NTB9"
                     *     }
                     */
                    "application/json": components["schemas"]["SegmentPage"];
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
    rephraseText: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The texts, at most 10240 bytes as sent. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": [
                 *         "I could really use sum help."
                 *       ],
                 *       "target_lang": "en-US",
                 *       "tone": "friendly"
                 *     }
                 */
                "application/json": components["schemas"]["RephraseTextRequest"];
                /**
                 * @example {
                 *       "text": [
                 *         "I could really use sum help."
                 *       ],
                 *       "target_lang": "en-US",
                 *       "tone": "friendly"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["RephraseTextRequest"];
            };
        };
        responses: {
            /** @description The improved texts. */
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["TraceId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "improvements": [
                     *         {
                     *           "text": "I would love some help!",
                     *           "detected_source_language": "en",
                     *           "target_language": "en-US"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ImprovementsResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            456: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    correctText: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The texts, at most 10240 bytes as sent. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": [
                 *         "He have two dog."
                 *       ],
                 *       "target_lang": "en-US"
                 *     }
                 */
                "application/json": components["schemas"]["CorrectTextRequest"];
                /**
                 * @example {
                 *       "text": [
                 *         "He have two dog."
                 *       ],
                 *       "target_lang": "en-US"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["CorrectTextRequest"];
            };
        };
        responses: {
            /** @description The improved texts. */
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["TraceId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "improvements": [
                     *         {
                     *           "text": "He has two dogs.",
                     *           "detected_source_language": "en",
                     *           "target_language": "en-US"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ImprovementsResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            456: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    reconnectVoiceSession: {
        parameters: {
            query: {
                /**
                 * @description The latest token of the session.
                 * @example 3f1b9c0e7d
                 */
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where to connect again. */
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["TraceId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "streaming_url": "ws://127.0.0.1:4100/v3/voice/realtime/connect",
                     *       "token": "3f1b9c0e7d"
                     *     }
                     */
                    "application/json": components["schemas"]["VoiceSession"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            456: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    startVoiceSession: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Attributes the request's usage to this tag. One tag of printable ASCII without spaces inside; it is trimmed and lower-cased. A service's other brand names make further spellings of this header.
                 * @example checkout-page
                 */
                "X-Service-Reporting-Tag"?: components["parameters"]["ReportingTag"];
                /**
                 * @description Names this attempt to create something, so that sending it again creates nothing more: for 24 hours, the same request of the same account under the same key is answered with the first answer, marked by `Idempotency-Replayed`. Another request under the same key is 409 (`idempotency_key_reused`), and so is the same one while the first is still running (`idempotency_key_in_use`, with Retry-After). A refusal or failure frees the key. Use a new random one for each thing, such as a UUID. After draft-ietf-httpapi-idempotency-key-header.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description What is going to be said and what is wanted of it. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "source_media_content_type": "audio/pcm;encoding=s16le;rate=16000",
                 *       "source_language": "en",
                 *       "target_languages": [
                 *         "de",
                 *         "es"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["StartVoiceSessionRequest"];
            };
        };
        responses: {
            /** @description Where to connect. */
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["TraceId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "streaming_url": "ws://127.0.0.1:4100/v3/voice/realtime/connect",
                     *       "token": "3f1b9c0e7d"
                     *     }
                     */
                    "application/json": components["schemas"]["VoiceSession"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            456: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listSpokenTerms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The collections. */
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["TraceId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "spoken_terms": [
                     *         {
                     *           "spoken_terms_id": "f4e3d2c1-b0a9-4877-9665-544332211000",
                     *           "name": "Products",
                     *           "term_lists": [
                     *             {
                     *               "lang": "en",
                     *               "entry_count": 2
                     *             }
                     *           ],
                     *           "creation_time": "2026-03-02T09:15:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SpokenTermsCollections"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            456: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createSpokenTerms: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names this attempt to create something, so that sending it again creates nothing more: for 24 hours, the same request of the same account under the same key is answered with the first answer, marked by `Idempotency-Replayed`. Another request under the same key is 409 (`idempotency_key_reused`), and so is the same one while the first is still running (`idempotency_key_in_use`, with Retry-After). A refusal or failure frees the key. Use a new random one for each thing, such as a UUID. After draft-ietf-httpapi-idempotency-key-header.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The collection and its terms. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Products",
                 *       "term_lists": [
                 *         {
                 *           "lang": "en",
                 *           "entries": "Dragoman\nGPU"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CreateSpokenTermsRequest"];
                /**
                 * @example {
                 *       "name": "Products",
                 *       "term_lists": [
                 *         {
                 *           "lang": "en",
                 *           "entries": "Dragoman\nGPU"
                 *         }
                 *       ]
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["CreateSpokenTermsRequest"];
            };
        };
        responses: {
            /** @description The new collection. */
            201: {
                headers: {
                    "X-Trace-ID": components["headers"]["TraceId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "spoken_terms_id": "f4e3d2c1-b0a9-4877-9665-544332211000",
                     *       "name": "Products",
                     *       "term_lists": [
                     *         {
                     *           "lang": "en",
                     *           "entry_count": 2
                     *         }
                     *       ],
                     *       "creation_time": "2026-03-02T09:15:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["SpokenTerms"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            456: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getSpokenTerms: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The spoken terms collection.
                 * @example f4e3d2c1-b0a9-4877-9665-544332211000
                 */
                spoken_terms_id: components["parameters"]["SpokenTermsId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The collection. */
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["TraceId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "spoken_terms_id": "f4e3d2c1-b0a9-4877-9665-544332211000",
                     *       "name": "Products",
                     *       "term_lists": [
                     *         {
                     *           "lang": "en",
                     *           "entry_count": 2
                     *         }
                     *       ],
                     *       "creation_time": "2026-03-02T09:15:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["SpokenTerms"];
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
        };
    };
    deleteSpokenTerms: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The spoken terms collection.
                 * @example f4e3d2c1-b0a9-4877-9665-544332211000
                 */
                spoken_terms_id: components["parameters"]["SpokenTermsId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Deleted"];
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
        };
    };
    updateSpokenTerms: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The spoken terms collection.
                 * @example f4e3d2c1-b0a9-4877-9665-544332211000
                 */
                spoken_terms_id: components["parameters"]["SpokenTermsId"];
            };
            cookie?: never;
        };
        /** @description The new name, or the terms to merge, or both. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Products"
                 *     }
                 */
                "application/json": components["schemas"]["UpdateSpokenTermsRequest"];
                /**
                 * @example {
                 *       "name": "Products"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["UpdateSpokenTermsRequest"];
            };
        };
        responses: {
            /** @description The collection as it is now. */
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["TraceId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "spoken_terms_id": "f4e3d2c1-b0a9-4877-9665-544332211000",
                     *       "name": "Products",
                     *       "term_lists": [
                     *         {
                     *           "lang": "en",
                     *           "entry_count": 2
                     *         }
                     *       ],
                     *       "creation_time": "2026-03-02T09:15:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["SpokenTerms"];
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
        };
    };
    getSpokenTermsEntries: {
        parameters: {
            query: {
                /**
                 * @description The language of the term list.
                 * @example en
                 */
                lang: components["parameters"]["Lang"];
            };
            header?: never;
            path: {
                /**
                 * @description The spoken terms collection.
                 * @example f4e3d2c1-b0a9-4877-9665-544332211000
                 */
                spoken_terms_id: components["parameters"]["SpokenTermsId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list. */
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["TraceId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "lang": "en",
                     *       "entries": "Dragoman\nGPU"
                     *     }
                     */
                    "application/json": components["schemas"]["TermList"];
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
        };
    };
    replaceSpokenTermsList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The spoken terms collection.
                 * @example f4e3d2c1-b0a9-4877-9665-544332211000
                 */
                spoken_terms_id: components["parameters"]["SpokenTermsId"];
            };
            cookie?: never;
        };
        /** @description The whole list. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lang": "en",
                 *       "entries": "Dragoman\nGPU"
                 *     }
                 */
                "application/json": components["schemas"]["TermList"];
                /**
                 * @example {
                 *       "lang": "en",
                 *       "entries": "Dragoman\nGPU"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["TermList"];
            };
        };
        responses: {
            /** @description The list, without its terms. */
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["TraceId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "lang": "en",
                     *       "entry_count": 2
                     *     }
                     */
                    "application/json": components["schemas"]["TermListSummary"];
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
        };
    };
    deleteSpokenTermsList: {
        parameters: {
            query: {
                /**
                 * @description The language of the term list.
                 * @example en
                 */
                lang: components["parameters"]["Lang"];
            };
            header?: never;
            path: {
                /**
                 * @description The spoken terms collection.
                 * @example f4e3d2c1-b0a9-4877-9665-544332211000
                 */
                spoken_terms_id: components["parameters"]["SpokenTermsId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Deleted"];
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
        };
    };
    listDeveloperKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keys. */
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["TraceId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "key_id": "1f2e3d4c-5b6a-4798-8a9b-0c1d2e3f4a5b:6a5b4c3d-2e1f-4089-97a6-b5c4d3e2f1a0",
                     *         "label": "Website",
                     *         "creation_time": "2026-03-02T09:15:00.000Z",
                     *         "deactivated_time": null,
                     *         "is_deactivated": false,
                     *         "usage_limits": {
                     *           "characters": null,
                     *           "speech_to_text_milliseconds": null
                     *         }
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["DeveloperKeyList"];
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
    createDeveloperKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names this attempt to create something, so that sending it again creates nothing more: for 24 hours, the same request of the same account under the same key is answered with the first answer, marked by `Idempotency-Replayed`. Another request under the same key is 409 (`idempotency_key_reused`), and so is the same one while the first is still running (`idempotency_key_in_use`, with Retry-After). A refusal or failure frees the key. Use a new random one for each thing, such as a UUID. After draft-ietf-httpapi-idempotency-key-header.
                 * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description What the key is for. */
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "label": "Website"
                 *     }
                 */
                "application/json": components["schemas"]["CreateDeveloperKeyRequest"];
            };
        };
        responses: {
            /** @description The new key. */
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["TraceId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "key_id": "1f2e3d4c-5b6a-4798-8a9b-0c1d2e3f4a5b:6a5b4c3d-2e1f-4089-97a6-b5c4d3e2f1a0",
                     *       "label": "Website",
                     *       "creation_time": "2026-03-02T09:15:00.000Z",
                     *       "deactivated_time": null,
                     *       "is_deactivated": false,
                     *       "usage_limits": {
                     *         "characters": null,
                     *         "speech_to_text_milliseconds": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["DeveloperKey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deactivateDeveloperKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The key. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "key_id": "1f2e3d4c-5b6a-4798-8a9b-0c1d2e3f4a5b:6a5b4c3d-2e1f-4089-97a6-b5c4d3e2f1a0"
                 *     }
                 */
                "application/json": components["schemas"]["DeactivateDeveloperKeyRequest"];
            };
        };
        responses: {
            /** @description The key as it is now. */
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["TraceId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "key_id": "1f2e3d4c-5b6a-4798-8a9b-0c1d2e3f4a5b:6a5b4c3d-2e1f-4089-97a6-b5c4d3e2f1a0",
                     *       "label": "Website",
                     *       "creation_time": "2026-03-02T09:15:00.000Z",
                     *       "deactivated_time": "2026-06-01T08:00:00.000Z",
                     *       "is_deactivated": true,
                     *       "usage_limits": {
                     *         "characters": null,
                     *         "speech_to_text_milliseconds": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["DeveloperKey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    renameDeveloperKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The key and its label. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "key_id": "1f2e3d4c-5b6a-4798-8a9b-0c1d2e3f4a5b:6a5b4c3d-2e1f-4089-97a6-b5c4d3e2f1a0",
                 *       "label": "Website, staging"
                 *     }
                 */
                "application/json": components["schemas"]["RenameDeveloperKeyRequest"];
            };
        };
        responses: {
            /** @description The key as it is now. */
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["TraceId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "key_id": "1f2e3d4c-5b6a-4798-8a9b-0c1d2e3f4a5b:6a5b4c3d-2e1f-4089-97a6-b5c4d3e2f1a0",
                     *       "label": "Website, staging",
                     *       "creation_time": "2026-03-02T09:15:00.000Z",
                     *       "deactivated_time": null,
                     *       "is_deactivated": false,
                     *       "usage_limits": {
                     *         "characters": null,
                     *         "speech_to_text_milliseconds": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["DeveloperKey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    limitDeveloperKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The key and its limits. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "key_id": "1f2e3d4c-5b6a-4798-8a9b-0c1d2e3f4a5b:6a5b4c3d-2e1f-4089-97a6-b5c4d3e2f1a0",
                 *       "characters": 100000,
                 *       "speech_to_text_milliseconds": null
                 *     }
                 */
                "application/json": components["schemas"]["LimitDeveloperKeyRequest"];
            };
        };
        responses: {
            /** @description The key as it is now. */
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["TraceId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "key_id": "1f2e3d4c-5b6a-4798-8a9b-0c1d2e3f4a5b:6a5b4c3d-2e1f-4089-97a6-b5c4d3e2f1a0",
                     *       "label": "Website",
                     *       "creation_time": "2026-03-02T09:15:00.000Z",
                     *       "deactivated_time": null,
                     *       "is_deactivated": false,
                     *       "usage_limits": {
                     *         "characters": 100000,
                     *         "speech_to_text_milliseconds": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["DeveloperKey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getUsageAnalytics: {
        parameters: {
            query: {
                /**
                 * @description The first day, at most 366 days before the last.
                 * @example 2026-10-01
                 */
                start_date: string;
                /**
                 * @description The last day; usage is known up to the day before today (UTC).
                 * @example 2026-10-31
                 */
                end_date: string;
                /**
                 * @description How to divide the report.
                 * @example key
                 */
                group_by?: "key" | "key_and_day";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["TraceId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "usage_report": {
                     *         "total_usage": {
                     *           "total_characters": 9600,
                     *           "text_translation_characters": 9000,
                     *           "document_translation_characters": 0,
                     *           "text_improvement_characters": 600,
                     *           "speech_to_text_minutes": 12.5
                     *         },
                     *         "start_date": "2026-10-01",
                     *         "end_date": "2026-10-31"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UsageReportResponse"];
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
    getCustomTagAnalytics: {
        parameters: {
            query: {
                /**
                 * @description The first day, at most 366 days before the last.
                 * @example 2026-10-01
                 */
                start_date: string;
                /**
                 * @description The last day; usage is known up to the day before today (UTC).
                 * @example 2026-10-31
                 */
                end_date: string;
                /**
                 * @description Whether to add a tag's usage up over the whole period or day by day.
                 * @example day
                 */
                aggregate_by?: components["schemas"]["CustomTagAggregation"];
                /**
                 * @description The `next_page` of the page before; left out for the first page.
                 * @example 1
                 */
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the report. */
            200: {
                headers: {
                    "X-Trace-ID": components["headers"]["TraceId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "custom_tag_usage_report": {
                     *         "aggregate_by": "period",
                     *         "start_date": "2026-10-01",
                     *         "end_date": "2026-10-31",
                     *         "next_page": null,
                     *         "usage": [
                     *           {
                     *             "custom_tag": "checkout-page",
                     *             "breakdown": {
                     *               "total_characters": 4200,
                     *               "text_translation_characters": 4200,
                     *               "text_improvement_characters": 0,
                     *               "speech_to_text_minutes": 0,
                     *               "speech_to_speech_minutes": 0
                     *             }
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CustomTagUsageReportResponse"];
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
}
