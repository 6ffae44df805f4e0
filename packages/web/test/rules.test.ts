import { describe, expect, test } from "vitest";
import { asked } from "./asked.ts";
import { nodeHosts } from "./hosts.ts";
import { otherHosts } from "./other-hosts.ts";
import { rules } from "./rules.ts";
import { shoutingLocalization } from "./shouting-localization.ts";

describe.each([...nodeHosts, ...otherHosts])("with $name", ({ start }) => {
  test.each(rules)("$title", async ({ script, question, isAskedAgain = false, expected }) => {
    const url = await start(shoutingLocalization({ maxBodyBytes: 1000 }), [script]);
    const ask = (headers: Readonly<Record<string, string>> = {}) =>
      asked(`${url}/0?${question?.query ?? ""}`, {
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
  });
});

/** What compression adds to `Vary` is its own. */
function withoutEncoding(value: string | string[] | undefined): string | null {
  const said = value?.toString().replace(/(?:, )?accept-encoding$/i, "");
  return said === undefined || said === "" ? null : said;
}
