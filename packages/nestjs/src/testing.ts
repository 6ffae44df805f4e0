export { overrideTranslator, type TestClientOptions } from "./testing/override-translator.ts";
export { type TranslatorCall, TranslatorCalls } from "./testing/translator-calls.ts";
export { TranslatorTestingModule, type TranslatorTestingOptions } from "./testing/translator-testing-module.ts";
