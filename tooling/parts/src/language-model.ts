import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { json } from "node:stream/consumers";

/** A question as it arrived, with what the model is given to read. */
interface Question {
  readonly path: string;
  readonly authorization: string | undefined;
  readonly body: {
    readonly model?: unknown;
    readonly temperature?: unknown;
    readonly response_format?: { readonly json_schema: { readonly schema: { readonly required: readonly string[] } } };
  };
  readonly system: string;
  readonly material: Material;
}

interface Material {
  readonly context?: string;
  readonly terms?: readonly {
    readonly term: string;
    readonly translation: string;
    readonly texts: readonly number[];
  }[];
  readonly examples?: readonly unknown[];
  readonly texts: Readonly<Record<string, string>>;
}

/** For a `play` that answers, or does not, by itself. */
export const handled: unique symbol = Symbol("handled");

/** What the model writes to a question, or the whole answer as an object; `undefined` for a proper one. */
export type Play = (question: Question, response: ServerResponse) => Played | Promise<Played>;
type Played = string | object | typeof handled | undefined;

export interface LanguageModelServer extends AsyncDisposable {
  /** Without a path. */
  readonly url: string;
  /** Every question, in order. */
  readonly questions: Question[];
  /** How many questions were open at most at the same time. */
  readonly mostOpen: number;
  /** Translates one text. By default every word in capitals, terms as they were asked for. */
  translate: (text: string, material: Material) => string;
  /** Plays another part. */
  play: Play;
}

/** An OpenAI-compatible server on loopback whose model translates by rule. */
export async function startLanguageModel(): Promise<LanguageModelServer> {
  const questions: Question[] = [];
  const opens = { now: 0, most: 0 };
  const server = createServer((request, response) => {
    opens.most = Math.max(opens.most, ++opens.now);
    const end = () => {
      opens.now -= 1;
      response.off("finish", end).off("close", end);
    };
    response.on("finish", end).on("close", end);
    void answer(request, response);
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = Object(await json(request));
    const [system, user] = body.messages;
    const material: Material = JSON.parse(user.content);
    const { url: path = "", headers } = request;
    const question = { path, authorization: headers.authorization, body, system: system.content, material };
    questions.push(question);
    const played = await state.play(question, response);
    if (played === handled) return;
    const said = played ?? properAnswer(question);
    const whole = typeof said === "string" ? completion(said) : said;
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(whole));
  }

  function properAnswer({ material }: Question): string {
    const texts = Object.entries(material.texts);
    return JSON.stringify(Object.fromEntries(texts.map(([key, text]) => [key, state.translate(text, material)])));
  }

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const state: LanguageModelServer = {
    url: `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`,
    questions,
    get mostOpen() {
      return opens.most;
    },
    translate: inCapitals,
    play: () => undefined,
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return state;
}

/** A chat completion with this content. */
export function completion(content: string | null, finish_reason = "stop"): object {
  return {
    id: "chatcmpl-1",
    object: "chat.completion",
    choices: [{ index: 0, finish_reason, message: { role: "assistant", content } }],
  };
}

/** Answers with a status and a body, instead of the model. */
export function refuse(
  response: ServerResponse,
  status: number,
  body: string | object = { error: { message: "No" } },
  headers: Readonly<Record<string, string>> = {},
): typeof handled {
  response.writeHead(status, {
    "content-type": typeof body === "string" ? "text/html" : "application/json",
    ...headers,
  });
  response.end(typeof body === "string" ? body : JSON.stringify(body));
  return handled;
}

function inCapitals(text: string, { terms = [] }: Material): string {
  return text
    .split(/(<t+\d+>[\s\S]*?<\/t+\d+>|<[^<>]*>)/)
    .map((part) => {
      const [, start = "", term, end = ""] = /^(<t+\d+>)([\s\S]*)(<\/t+\d+>)$/.exec(part) ?? [];
      if (start !== "") return start + (terms.find((each) => each.term === term)?.translation ?? "") + end;
      return part.startsWith("<") ? part : part.toUpperCase();
    })
    .join("");
}
