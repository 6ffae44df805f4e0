import type { Schema } from "@dragoman/client/contract";
import type { AccountId } from "../accounts/account.ts";
import type { ConfiguredRules, StyleLanguage } from "./rule.ts";

/** A style rule list as it is kept: rules and instructions for translations into one language. */
export interface StyleList {
  readonly id: StyleListId;
  readonly account: AccountId;
  readonly name: string;
  readonly language: StyleLanguage;
  /** 1 when it is made, one more with each change. */
  readonly version: number;
  readonly rules: ConfiguredRules;
  /** In the order in which they were added. */
  readonly instructions: readonly CustomInstruction[];
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export type StyleListId = string & { readonly __brand: "StyleListId" };

/** An instruction in plain words, as the interface has it. */
export type CustomInstruction = Readonly<Schema<"CustomInstruction">>;
export type NewInstruction = Readonly<Schema<"CustomInstructionRequest">>;

/** The language of the texts that an instruction is for; a region says no more. `undefined`: it is for all texts. */
export function sourceOf({ source_language: language }: CustomInstruction): string | undefined {
  return language?.split("-", 1)[0];
}

export interface NewStyleList {
  readonly name: string;
  readonly language: StyleLanguage;
  readonly rules: ConfiguredRules;
  readonly instructions: readonly NewInstruction[];
}

/** How many instructions a list may have. */
export const mostInstructions = 200;

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;

/** Reads an identifier as a request names it, in either case (RFC 9562, 4); `undefined` for a text that can name no list. */
export function parseStyleListId(text: string): StyleListId | undefined {
  const id = text.toLowerCase();
  return isStyleListId(id) ? id : undefined;
}

function isStyleListId(text: string): text is StyleListId {
  return uuid.test(text);
}
