import { parseLanguageTag } from "@dragoman/engines";
import { accountId } from "../accounts/account.ts";
import type { TextRequest } from "./request.ts";

/** For tests: a request into a language that asks for nothing else. */
export function sampleRequest(target: string, asked: Partial<TextRequest> = {}): TextRequest {
  const tag = parseLanguageTag(target);
  if (tag === undefined) throw new Error(`${target} is no language.`);
  return {
    owner: accountId("account-1"),
    source: undefined,
    target: tag,
    splitting: "1",
    preserveFormatting: false,
    context: undefined,
    formality: undefined,
    instructions: [],
    markup: undefined,
    terms: undefined,
    memory: undefined,
    style: undefined,
    signal: new AbortController().signal,
    ...asked,
  };
}
