import type { CustomInstruction, NewCustomInstruction } from "@dragoman/client";
import type { ChosenRules, SentStyleList, ShownStyleList, StyleCatalogue } from "../../src/steering-protocol.ts";
import { ask, change, jsonBody } from "../server.ts";

const all = "/api/style-rules";

export function fetchStyleLists(): Promise<readonly ShownStyleList[]> {
  return ask(all);
}

export function fetchCatalogue(): Promise<StyleCatalogue> {
  return ask(`${all}/catalogue`);
}

export function createStyleList(list: SentStyleList): Promise<ShownStyleList> {
  return ask(all, jsonBody("POST", list));
}

export async function renameStyleList(id: string, name: string): Promise<void> {
  await change(`${all}/${id}`, jsonBody("PATCH", { name }));
}

export async function deleteStyleList(id: string): Promise<void> {
  await change(`${all}/${id}`, { method: "DELETE" });
}

/** Sets all rules of the list; those that are not among them are off. */
export async function replaceRules(id: string, rules: ChosenRules): Promise<void> {
  await change(`${all}/${id}/rules`, jsonBody("PUT", rules));
}

export function addInstruction(id: string, instruction: NewCustomInstruction): Promise<CustomInstruction> {
  return ask(`${all}/${id}/instructions`, jsonBody("POST", instruction));
}

export async function replaceInstruction(id: string, own: string, instruction: NewCustomInstruction): Promise<void> {
  await change(`${all}/${id}/instructions/${own}`, jsonBody("PUT", instruction));
}

export async function deleteInstruction(id: string, own: string): Promise<void> {
  await change(`${all}/${id}/instructions/${own}`, { method: "DELETE" });
}
