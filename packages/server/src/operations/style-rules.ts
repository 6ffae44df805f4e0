import type { Schema } from "@dragoman/client/contract";
import { HttpError, unsupportedValue } from "../http/http-error.ts";
import type { StyleListChange, StyleRuleRepository } from "../storage/style-rule-repository.ts";
import { unknownStyleList } from "../style/style-cache.ts";
import {
  type CustomInstruction,
  mostInstructions,
  type NewInstruction,
  parseStyleListId,
  type StyleList,
  type StyleListId,
} from "../style/style-list.ts";
import type { Handlers } from "./operation.ts";

type StyleRuleOperation =
  | "createStyleRuleList"
  | "listStyleRuleLists"
  | "getStyleRuleList"
  | "updateStyleRuleList"
  | "deleteStyleRuleList"
  | "replaceConfiguredRules"
  | "createCustomInstruction"
  | "getCustomInstruction"
  | "replaceCustomInstruction"
  | "deleteCustomInstruction";

/** Style rule lists and their instructions. An account sees its own. */
export function styleRuleHandlers(lists: StyleRuleRepository): Pick<Handlers, StyleRuleOperation> {
  return {
    createStyleRuleList: async ({ caller, body }) => {
      refuseUnreadable("name", body.name);
      const instructions = body.custom_instructions ?? [];
      for (const [index, instruction] of instructions.entries()) {
        refuseUnreadableInstruction(instruction, `custom_instructions[${index}].`);
      }
      const { name, language, configured_rules: rules = {} } = body;
      return { body: detailed(await lists.create(caller.account.id, { name, language, rules, instructions })) };
    },
    listStyleRuleLists: async ({ caller, query }) => {
      const found = await lists.list(caller.account.id, query.page ?? 0, query.page_size ?? 10);
      return { body: { style_rules: found.map(query.detailed === true ? detailed : summary) } };
    },
    getStyleRuleList: async ({ caller, path }) => {
      const found = await lists.find(caller.account.id, readId(path.style_id));
      if (found === undefined) throw unknownStyleList();
      return { body: detailed(found) };
    },
    updateStyleRuleList: async ({ caller, path, body }) => {
      const id = readId(path.style_id);
      refuseUnreadable("name", body.name);
      return { body: detailed(changed(await lists.rename(caller.account.id, id, body.name))) };
    },
    deleteStyleRuleList: async ({ caller, path }) => {
      if (!(await lists.delete(caller.account.id, readId(path.style_id)))) throw unknownStyleList();
      return { status: 204 };
    },
    replaceConfiguredRules: async ({ caller, path, body }) => ({
      body: detailed(changed(await lists.replaceRules(caller.account.id, readId(path.style_id), body))),
    }),
    createCustomInstruction: async ({ caller, path, body }) => {
      const id = readId(path.style_id);
      refuseUnreadableInstruction(body);
      const { instructions } = changed(await lists.addInstruction(caller.account.id, id, body));
      return { body: instructionOf(instructions.at(-1)) };
    },
    getCustomInstruction: async ({ caller, path }) => {
      const list = await lists.find(caller.account.id, readId(path.style_id));
      if (list === undefined) throw unknownStyleList();
      return { body: instructionOf(list.instructions.find(({ id }) => id === instructionId(path))) };
    },
    replaceCustomInstruction: async ({ caller, path, body }) => {
      const id = readId(path.style_id);
      refuseUnreadableInstruction(body);
      const { label, prompt, source_language } = body;
      const instruction = {
        id: instructionId(path),
        label,
        prompt,
        ...(source_language !== undefined && { source_language }),
      };
      changed(await lists.replaceInstruction(caller.account.id, id, instruction));
      return { body: instruction };
    },
    deleteCustomInstruction: async ({ caller, path }) => {
      changed(await lists.deleteInstruction(caller.account.id, readId(path.style_id), instructionId(path)));
      return { status: 204 };
    },
  };
}

function readId(text: string): StyleListId {
  const id = parseStyleListId(text);
  if (id === undefined) throw unknownStyleList();
  return id;
}

function instructionId(path: { readonly instruction_id: string }): string {
  return path.instruction_id.toLowerCase();
}

function changed(change: StyleListChange): StyleList {
  switch (change.outcome) {
    case "changed":
      return change.list;
    case "unknown-list":
      throw unknownStyleList();
    case "unknown-instruction":
      throw unknownInstruction();
    case "full":
      throw new HttpError(400, {
        message: `Maximum of ${mostInstructions} custom instructions allowed. Delete one of the list's to add another.`,
        code: "too_many_instructions",
      });
  }
}

function instructionOf(instruction: CustomInstruction | undefined): Schema<"CustomInstruction"> {
  if (instruction === undefined) throw unknownInstruction();
  return instruction;
}

function unknownInstruction(): HttpError {
  return new HttpError(404, {
    message: "Custom instruction not found. GET /v3/style_rules/{style_id} lists those of the list.",
    code: "not_found",
  });
}

function refuseUnreadableInstruction({ label, prompt }: NewInstruction, parent = ""): void {
  refuseUnreadable(`${parent}label`, label);
  refuseIllFormed(`${parent}prompt`, prompt);
}

/** In UTF-8, as for the names of glossaries. */
const mostNameBytes = 1024;

/** For what stands on one line, where people read it. */
function refuseUnreadable(field: string, text: string): void {
  refuseIllFormed(field, text);
  if (/\p{Cc}/u.test(text)) throw unsupportedValue(field, "It holds a control character or a line break.");
  if (Buffer.byteLength(text) > mostNameBytes) {
    throw unsupportedValue(field, `It may have ${mostNameBytes} bytes in UTF-8.`);
  }
}

function refuseIllFormed(field: string, text: string): void {
  if (!text.isWellFormed()) {
    throw unsupportedValue(field, "It holds half of a surrogate pair, which is no character.");
  }
}

function summary({ id, name, language, version, createdAt, updatedAt }: StyleList): Schema<"StyleRuleList"> {
  return {
    style_id: id,
    name,
    creation_time: createdAt.toISOString(),
    updated_time: updatedAt.toISOString(),
    language,
    version,
  };
}

function detailed(list: StyleList): Schema<"StyleRuleList"> {
  return { ...summary(list), configured_rules: list.rules, custom_instructions: [...list.instructions] };
}
