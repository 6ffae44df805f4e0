import type { Cases } from "./case.ts";
import { frenchCases } from "./spelling/french.ts";
import { wordCases } from "./spelling/words.ts";

export const spellingAndGrammarCases: Cases<"spelling_and_grammar"> = { ...frenchCases, ...wordCases };
