import type { Glossary } from "@dragoman/client";
import type { SentGlossary, SentTerms, Term, TermsAnswer } from "../../src/steering-protocol.ts";
import { ask, change, jsonBody } from "../server.ts";

/** One dictionary of a glossary. */
export interface DictionaryPlace {
  readonly id: string;
  readonly source: string;
  readonly target: string;
}

export function fetchGlossaries(): Promise<readonly Glossary[]> {
  return ask("/api/glossaries");
}

export function createGlossary(glossary: SentGlossary): Promise<Glossary> {
  return ask("/api/glossaries", jsonBody("POST", glossary));
}

export async function renameGlossary(id: string, name: string): Promise<void> {
  await change(`/api/glossaries/${id}`, jsonBody("PATCH", { name }));
}

export async function deleteGlossary(id: string): Promise<void> {
  await change(`/api/glossaries/${id}`, { method: "DELETE" });
}

export async function fetchTerms({ id, source, target }: DictionaryPlace): Promise<readonly Term[]> {
  const answer: TermsAnswer = await ask(`/api/glossaries/${id}/terms?${new URLSearchParams({ source, target })}`);
  return answer.terms;
}

/** Puts these terms in the place of all that the direction has. */
export async function replaceTerms(id: string, terms: SentTerms): Promise<void> {
  await change(`/api/glossaries/${id}/terms`, jsonBody("PUT", terms));
}

/** Adds terms; one that is there already gets the new translation. */
export async function mergeTerms(id: string, terms: SentTerms): Promise<void> {
  await change(`/api/glossaries/${id}/terms`, jsonBody("PATCH", terms));
}

export async function deleteDirection({ id, source, target }: DictionaryPlace): Promise<void> {
  await change(`/api/glossaries/${id}/terms?${new URLSearchParams({ source, target })}`, { method: "DELETE" });
}
