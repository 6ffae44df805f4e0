import type { Client, ConfiguredRules, NewCustomInstruction, NewStyleRuleList } from "@dragoman/client";
import { styleTreatments } from "@dragoman/server";
import { Body, Controller, Delete, Get, HttpCode, Inject, Param, Patch, Post, Put } from "@nestjs/common";
import { TakesJson } from "../http/json-body.ts";
import { matching } from "../http/matching.ts";
import { fields, type IdParams, id, idParams } from "../http/schemas.ts";
import { STEERING } from "../parts.ts";
import type { StyleCatalogue } from "../steering-protocol.ts";

interface InstructionParams extends IdParams {
  readonly instruction: string;
}

type Renamed = Pick<NewStyleRuleList, "name">;

const text = { type: "string" } as const;
/** Which rules and values there are, the service says. */
const rules = { type: "object" } as const;
const instruction = fields({ label: text, prompt: text }, "label", "prompt");
const list = fields(
  {
    name: text,
    language: text,
    configuredRules: rules,
    customInstructions: { type: "array", maxItems: 200, items: instruction },
  },
  "name",
  "language",
);
const instructionParams = {
  type: "object",
  required: ["id", "instruction"],
  properties: { id, instruction: id },
} as const;

const isOne = matching<IdParams>(idParams);
const isOneOfOne = matching<InstructionParams>(instructionParams);
const isList = matching<NewStyleRuleList>(list);
const isName = matching<Renamed>(fields({ name: text }, "name"));
const areRules = matching<ConfiguredRules>(rules);
const isInstruction = matching<NewCustomInstruction>(instruction);

/** The account's style rule lists, with everything in them, and the rules that there are. */
@Controller("api/style-rules")
export class StyleRulesController {
  readonly #styleRules: Client["styleRules"];

  constructor(@Inject(STEERING) { styleRules }: Pick<Client, "styleRules">) {
    this.#styleRules = styleRules;
  }

  @Get("catalogue")
  catalogue(): StyleCatalogue {
    return { properties: styleTreatments() };
  }

  @Get()
  list() {
    return this.#styleRules.list({ detailed: true }).toArray();
  }

  @Post()
  @HttpCode(200)
  @TakesJson()
  create(@Body(isList) list: NewStyleRuleList) {
    return this.#styleRules.create(list);
  }

  @Patch(":id")
  @TakesJson()
  rename(@Param(isOne) { id }: IdParams, @Body(isName) renamed: Renamed) {
    return this.#styleRules.update(id, renamed);
  }

  @Delete(":id")
  @HttpCode(204)
  delete(@Param(isOne) { id }: IdParams) {
    return this.#styleRules.delete(id);
  }

  @Put(":id/rules")
  @TakesJson()
  replaceRules(@Param(isOne) { id }: IdParams, @Body(areRules) rules: ConfiguredRules) {
    return this.#styleRules.replaceConfiguredRules(id, rules);
  }

  @Post(":id/instructions")
  @HttpCode(200)
  @TakesJson()
  instruct(@Param(isOne) { id }: IdParams, @Body(isInstruction) instruction: NewCustomInstruction) {
    return this.#styleRules.customInstructions.create(id, instruction);
  }

  @Put(":id/instructions/:instruction")
  @TakesJson()
  replaceInstruction(@Param(isOneOfOne) of: InstructionParams, @Body(isInstruction) instruction: NewCustomInstruction) {
    return this.#styleRules.customInstructions.replace(of.id, of.instruction, instruction);
  }

  @Delete(":id/instructions/:instruction")
  @HttpCode(204)
  deleteInstruction(@Param(isOneOfOne) { id, instruction }: InstructionParams) {
    return this.#styleRules.customInstructions.delete(id, instruction);
  }
}
