import type { Client, ConfiguredRules, NewCustomInstruction, NewStyleRuleList } from "@dragoman/client";
import { styleTreatments } from "@dragoman/server";
import type { FastifyInstance } from "fastify";
import { answerWith, fields, type IdParams, id, idParams } from "../http/fields.ts";
import type { StyleCatalogue } from "../steering-protocol.ts";

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

interface InstructionParams extends IdParams {
  readonly instruction: string;
}

/** The account's style rule lists, with everything in them, and the rules that there are. */
export function styleRuleRoutes(app: FastifyInstance, { styleRules }: Pick<Client, "styleRules">): void {
  const path = "/api/style-rules";
  const one = `${path}/:id`;

  app.get(`${path}/catalogue`, (_request, reply) =>
    answerWith(reply, async (): Promise<StyleCatalogue> => ({ properties: styleTreatments() })),
  );

  app.get(path, (_request, reply) => answerWith(reply, () => styleRules.list({ detailed: true }).toArray()));

  app.post<{ Body: NewStyleRuleList }>(path, { schema: { body: list } }, ({ body }, reply) =>
    answerWith(reply, () => styleRules.create(body)),
  );

  app.patch<{ Params: IdParams; Body: { readonly name: string } }>(
    one,
    { schema: { params: idParams, body: fields({ name: text }, "name") } },
    ({ params, body }, reply) => answerWith(reply, () => styleRules.update(params.id, body)),
  );

  app.delete<{ Params: IdParams }>(one, { schema: { params: idParams } }, ({ params }, reply) =>
    answerWith(reply, () => styleRules.delete(params.id)),
  );

  app.put<{ Params: IdParams; Body: ConfiguredRules }>(
    `${one}/rules`,
    { schema: { params: idParams, body: rules } },
    ({ params, body }, reply) => answerWith(reply, () => styleRules.replaceConfiguredRules(params.id, body)),
  );

  instructionRoutes(app, styleRules.customInstructions, `${one}/instructions`);
}

function instructionRoutes(
  app: FastifyInstance,
  instructions: Client["styleRules"]["customInstructions"],
  path: string,
): void {
  const one = `${path}/:instruction`;

  app.post<{ Params: IdParams; Body: NewCustomInstruction }>(
    path,
    { schema: { params: idParams, body: instruction } },
    ({ params, body }, reply) => answerWith(reply, () => instructions.create(params.id, body)),
  );

  app.put<{ Params: InstructionParams; Body: NewCustomInstruction }>(
    one,
    { schema: { params: instructionParams, body: instruction } },
    ({ params, body }, reply) => answerWith(reply, () => instructions.replace(params.id, params.instruction, body)),
  );

  app.delete<{ Params: InstructionParams }>(one, { schema: { params: instructionParams } }, ({ params }, reply) =>
    answerWith(reply, () => instructions.delete(params.id, params.instruction)),
  );
}
