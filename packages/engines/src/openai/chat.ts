import { EngineError } from "../errors.ts";
import type { Messages } from "./prompt.ts";
import type { Transport } from "./transport.ts";

/** What a model wrote to a question, or why it wrote nothing that can be used. */
type Said = { readonly written: string } | { readonly fault: string };

export interface Chat {
  /**
   * Asks the model. `keys` are those of the JSON object that it is to write.
   * @throws EngineError where the server cannot be used at all.
   */
  ask(messages: Messages, keys: readonly string[], signal: AbortSignal): Promise<Said>;
}

/** What not every server and model takes beside the messages. */
interface Extras {
  /** Only what fits the JSON schema can be written. */
  readonly schema: boolean;
  /** Always the same words for the same question; models that think take no temperature. */
  readonly temperature: boolean;
}

/**
 * Asks in the way that the server takes: a refusal of the first question shows what to leave out, and the first answer
 * settles it. After that, a refusal is of the texts.
 */
export function createChat(transport: Transport, model: string): Chat {
  let settled: Extras | undefined;

  async function askWith(
    extras: Extras,
    messages: Messages,
    keys: readonly string[],
    signal: AbortSignal,
  ): Promise<Said> {
    const reply = await transport.post(JSON.stringify(questionOf(model, messages, keys, extras)), signal);
    if (reply.status === "answered") {
      const said = readCompletion(reply.body);
      settled ??= extras;
      return said;
    }
    const next = settled === undefined ? without(extras, reply.body) : undefined;
    if (next === undefined) return { fault: "The model server refused the text, perhaps as too long" };
    return askWith(next, messages, keys, signal);
  }

  return {
    ask: (messages, keys, signal) => askWith(settled ?? { schema: true, temperature: true }, messages, keys, signal),
  };
}

function questionOf(model: string, { system, user }: Messages, keys: readonly string[], extras: Extras) {
  return {
    model,
    messages: [
      { role: "system", content: system },
      { role: "user", content: user },
    ],
    // No limit of tokens: servers disagree on its name, and the deadline ends what does not end by itself.
    ...(extras.temperature && { temperature: 0 }),
    ...(extras.schema && {
      response_format: {
        type: "json_schema",
        json_schema: {
          name: "translations",
          strict: true,
          schema: {
            type: "object",
            properties: Object.fromEntries(keys.map((key) => [key, { type: "string" }])),
            required: keys,
            additionalProperties: false,
          },
        },
      },
    }),
  };
}

/** Leaves out what the refusal names, else the schema, which more servers lack. */
function without({ schema, temperature }: Extras, refusal: string): Extras | undefined {
  if (temperature && (!schema || /temperature/i.test(refusal))) return { schema, temperature: false };
  return schema ? { schema: false, temperature } : undefined;
}

/** The first choice of a chat completion. @throws EngineError for what is no chat completion. */
function readCompletion(body: string): Said {
  const choices = field(parsed(body), "choices");
  const choice: unknown = Array.isArray(choices) ? choices[0] : undefined;
  const message = field(choice, "message");
  if (message === undefined) {
    throw new EngineError(
      "openai",
      "unavailable",
      "DRAGOMAN_OPENAI_URL: what answers there is no OpenAI-compatible server. Give the address under which it has /chat/completions; it ends in /v1 for most.",
    );
  }
  const content = field(message, "content");
  const finish = field(choice, "finish_reason");
  if (finish === "length") return { fault: "The model's answer was cut off" };
  if (typeof content !== "string" || finish === "content_filter") return { fault: "The model gave no answer" };
  return { written: content };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

function field(value: unknown, name: string): unknown {
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, name)) return undefined;
  return Reflect.get(value, name);
}
