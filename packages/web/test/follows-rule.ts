import { expect } from "vitest";
import { asked } from "./asked.ts";
import type { Rule } from "./rules.ts";

/** Asks for what the rule is about, and compares the answer with it. */
export async function followsRule(url: string, { question, isAskedAgain = false, expected }: Rule): Promise<void> {
  const ask = (headers: Readonly<Record<string, string>> = {}) =>
    asked(`${url}?${question?.query ?? ""}`, {
      ...question,
      headers: { "accept-encoding": "gzip", ...question?.headers, ...headers },
    });
  const first = await ask();
  const { status, headers, body } = isAskedAgain ? await ask({ "if-none-match": first.headers.etag ?? "" }) : first;

  expect(status).toBe(expected.status ?? 200);
  for (const [name, value] of Object.entries(expected.headers ?? {})) {
    const wanted = value instanceof RegExp ? expect.stringMatching(value) : value;
    expect({ [name]: withoutEncoding(headers[name]) }).toEqual({ [name]: wanted });
  }
  expect(body.toString("latin1")).toBe(Buffer.from(expected.body).toString("latin1"));
}

/** What compression adds to `Vary` is its own. */
function withoutEncoding(value: string | string[] | undefined): string | null {
  const said = value?.toString().replace(/(?:, )?accept-encoding$/i, "");
  return said === undefined || said === "" ? null : said;
}
