import type { Shape } from "../contract.ts";
import type { CallOptions } from "../options.ts";
import { type CreateOptions, type Operation, type Perform, path } from "../sending/operation.ts";
import { type NumberedPages, numberedPages, type Paging } from "../sending/paging.ts";
import { shapeOf, shapesOf } from "../sending/shapes.ts";

export type StyleRuleList = Shape<"StyleRuleList">;
export type NewStyleRuleList = Shape<"CreateStyleRuleListRequest">;
/** The rules keep the interface's own names: `{ punctuation: { quotation_mark: "use_guillemets" } }`. */
export type ConfiguredRules = Shape<"ConfiguredRules">;
export type CustomInstruction = Shape<"CustomInstruction">;
export type NewCustomInstruction = Shape<"CustomInstructionRequest">;

export interface StyleRulesOptions extends NumberedPages, CallOptions {
  /** Whether each list comes with its rules and instructions. Default false. @wire `detailed` */
  readonly detailed?: boolean | undefined;
}

/** Lists of rules and instructions for translations into one language. */
export interface StyleRuleResource {
  readonly create: (list: NewStyleRuleList, call?: CreateOptions) => Promise<StyleRuleList>;
  readonly list: (options?: StyleRulesOptions) => Paging<StyleRuleList>;
  /** With its rules and instructions. */
  readonly get: (styleId: string, call?: CallOptions) => Promise<StyleRuleList>;
  /** Gives the list another name. */
  readonly update: (
    styleId: string,
    changes: Shape<"UpdateStyleRuleListRequest">,
    call?: CallOptions,
  ) => Promise<StyleRuleList>;
  readonly delete: (styleId: string, call?: CallOptions) => Promise<void>;
  /** Sets all rules of the list; those that are not among them are off. */
  readonly replaceConfiguredRules: (
    styleId: string,
    rules: ConfiguredRules,
    call?: CallOptions,
  ) => Promise<StyleRuleList>;
  /** The instructions of a list, one by one. */
  readonly customInstructions: CustomInstructionResource;
}

export interface CustomInstructionResource {
  readonly create: (
    styleId: string,
    instruction: NewCustomInstruction,
    call?: CreateOptions,
  ) => Promise<CustomInstruction>;
  readonly get: (styleId: string, instructionId: string, call?: CallOptions) => Promise<CustomInstruction>;
  readonly replace: (
    styleId: string,
    instructionId: string,
    instruction: NewCustomInstruction,
    call?: CallOptions,
  ) => Promise<CustomInstruction>;
  readonly delete: (styleId: string, instructionId: string, call?: CallOptions) => Promise<void>;
}

export function styleRules(perform: Perform): StyleRuleResource {
  const send = async (operation: Operation, call?: CreateOptions) =>
    shapeOf<"StyleRuleList">(await perform(operation, call), "styleId", "name", "language");
  const all = "/v3/style_rules";
  const one = (styleId: string) => path`/v3/style_rules/${styleId}`;
  return {
    create: async (body, call) => send({ method: "POST", path: all, body }, call),
    list: (options = {}) =>
      numberedPages(options, async (numbers) => {
        const query = { ...numbers, detailed: options.detailed };
        const answer = await perform({ method: "GET", path: all, query }, options);
        return { items: shapesOf<"StyleRuleList">(answer, "styleRules", "styleId", "name", "language") };
      }),
    get: async (styleId, call) => send({ method: "GET", path: one(styleId) }, call),
    update: async (styleId, body, call) => send({ method: "PATCH", path: one(styleId), body }, call),
    delete: async (styleId, call) => void (await perform({ method: "DELETE", path: one(styleId) }, call)),
    replaceConfiguredRules: async (styleId, body, call) =>
      send({ method: "PUT", path: `${one(styleId)}/configured_rules`, body }, call),
    customInstructions: customInstructions(perform),
  };
}

function customInstructions(perform: Perform): CustomInstructionResource {
  const send = async (operation: Operation, call?: CreateOptions) =>
    shapeOf<"CustomInstruction">(await perform(operation, call), "id", "label", "prompt");
  const one = (styleId: string, instructionId: string) =>
    path`/v3/style_rules/${styleId}/custom_instructions/${instructionId}`;
  return {
    create: async (styleId, body, call) =>
      send({ method: "POST", path: path`/v3/style_rules/${styleId}/custom_instructions`, body }, call),
    get: async (styleId, instructionId, call) => send({ method: "GET", path: one(styleId, instructionId) }, call),
    replace: async (styleId, instructionId, body, call) =>
      send({ method: "PUT", path: one(styleId, instructionId), body }, call),
    delete: async (styleId, instructionId, call) =>
      void (await perform({ method: "DELETE", path: one(styleId, instructionId) }, call)),
  };
}
