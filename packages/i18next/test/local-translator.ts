import { createServer } from "node:http";
import { type Client, createClient } from "@dragoman/client";
import { onTestFinished } from "vitest";

/** What the double makes of a text; `undefined` declines it. */
export type Translating = (text: string, target: string) => string | undefined;

/**
 * What engines of the service do: translates the words, and leaves elements around what they enclose. Content that the
 * translation does not have is lost with its element.
 */
export function aroundTokens(translate: Translating): Translating {
  return (text, target) => {
    const elements = [...text.matchAll(/<([xn]) i="\d+">(.*?)<\/\1>/g)];
    const plain = elements.reduce((rest, [element, , content = ""]) => rest.replace(element, content), text);
    const translated = translate(plain, target);
    return elements.reduce((rest, [element, , content = ""]) => rest?.replace(content, element), translated);
  };
}

export interface LocalTranslator {
  readonly client: Client;
  /** The texts of each request, in the order of arrival. */
  readonly requests: readonly (readonly string[])[];
}

/** A service on loopback with one engine, `scripted`, and a client for it. Closed when the test ends. */
export async function localTranslator(translate: Translating): Promise<LocalTranslator> {
  const requests: string[][] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    const { text, target_lang: target } = JSON.parse(body);
    requests.push(text);
    const translations = text.map((one: string) => ({ text: translate(one, target), detected_source_language: "EN" }));
    const declined = translations.findIndex((translation: { text?: string }) => translation.text === undefined);
    response.setHeader("content-type", "application/json");
    if (declined >= 0) {
      const remedies = [{ engine: "bergamot", kind: "install-model", action: "dragoman engines install en-pl" }];
      const refusal = { message: "No engine has this text.", code: "declined", text_index: declined, remedies };
      response.writeHead(400).end(JSON.stringify(refusal));
    } else {
      response.setHeader("x-engine", `scripted;n=${text.length}`).end(JSON.stringify({ translations }));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const client = createClient({ baseUrl: `http://127.0.0.1:${port}`, apiKey: "key-1234", maxRetries: 0 });
  return { client, requests };
}
