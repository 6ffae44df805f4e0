import type { UnderlyingSource } from "node:stream/web";
import { expect, test } from "vitest";
import { shoutingLocalization } from "../../test/shouting-localization.ts";
import { localizeResponse } from "../localize-response.ts";

const german = new Request("http://localhost/page?x=1", { headers: { "accept-language": "de" } });
const html = { "content-type": "text/html; charset=utf-8" };
const json = { "content-type": "application/json" };

function bodyOf(pieces: readonly string[], source: UnderlyingSource<Uint8Array> = {}): ReadableStream<Uint8Array> {
  const rest = pieces.values();
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        await new Promise(setImmediate);
        const { done, value } = rest.next();
        if (done) controller.close();
        else controller.enqueue(new TextEncoder().encode(value));
      },
      ...source,
    },
    { highWaterMark: 0 },
  );
}

test("a response that is there as a whole gets its length's place, a tag and its outcome", async () => {
  const response = await localizeResponse(
    shoutingLocalization(),
    german,
    new Response("<p>word</p>", { headers: html }),
  );
  expect(await response.text()).toBe("<p>WORD</p>");
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-language": "de",
    "x-localization": "complete",
    vary: "Accept-Language",
    etag: expect.stringMatching(/^W\/"de-/),
  });
});

test("a response that comes in pieces is streamed", async () => {
  const body = bodyOf(["<p>one</p><p>t", "wo</p>"]);
  const response = await localizeResponse(shoutingLocalization(), german, new Response(body, { headers: html }));
  expect(response.headers.get("x-localization")).toBe("streamed");
  expect(await response.text()).toBe("<p>ONE</p><p>TWO</p>");
});

test("a response that cannot be changed is not, and what is not localized is the same one", async () => {
  const redirect = Response.redirect("http://localhost/");
  expect(await localizeResponse(shoutingLocalization(), german, redirect)).toBe(redirect);
  const fixed = await fetch("data:text/html;charset=utf-8,<p>word</p>");
  expect(() => fixed.headers.set("x-a", "b")).toThrow(TypeError);
  expect(await (await localizeResponse(shoutingLocalization(), german, fixed)).text()).toBe("<p>WORD</p>");
});

test("several cookies stay several", async () => {
  const headers = new Headers(html);
  for (const name of ["a", "b"]) headers.append("set-cookie", `${name}=1`);
  const response = await localizeResponse(shoutingLocalization(), german, new Response("<p>word</p>", { headers }));
  expect(response.headers.getSetCookie()).toEqual(["a=1", "b=1"]);
});

test("a body that nobody has read yet is not read", async () => {
  let asked = 0;
  const body = bodyOf([], {
    pull: (controller) => {
      asked++;
      controller.enqueue(new TextEncoder().encode("<p>word</p>"));
    },
  });
  const response = await localizeResponse(shoutingLocalization(), german, new Response(body, { headers: html }));
  const reader = response.body?.getReader();
  await reader?.read();
  await new Promise(setImmediate);
  expect(asked).toBeLessThanOrEqual(6);
  await reader?.cancel();
});

test("a reader who goes is told of to the application", async () => {
  const cancelled = Promise.withResolvers<void>();
  const body = bodyOf(["<p>one</p>", "<p>two</p>", "<p>three</p>"], { cancel: () => cancelled.resolve() });
  const response = await localizeResponse(shoutingLocalization(), german, new Response(body, { headers: html }));
  const reader = response.body?.getReader();
  await reader?.read();
  await reader?.cancel();
  await cancelled.promise;
});

test("JSON that is too long goes out as it came", async () => {
  const pieces = ['{"a": "', "x".repeat(800), "y".repeat(800), '"}'];
  const response = await localizeResponse(
    shoutingLocalization({ maxBodyBytes: 1000 }),
    german,
    new Response(bodyOf(pieces), { headers: { ...json, etag: '"abc"' } }),
  );
  expect(await response.text()).toBe(pieces.join(""));
  expect([response.headers.get("x-localization"), response.headers.get("etag")]).toEqual([null, '"abc"']);
});

test("a body that breaks is broken for its reader, too", async () => {
  const errors: unknown[] = [];
  const go = Promise.withResolvers<void>();
  const body = bodyOf([], {
    start: (controller) => controller.enqueue(new TextEncoder().encode("<p>one</p>")),
    pull: async () => {
      await go.promise;
      throw new Error("broken");
    },
  });
  const localization = shoutingLocalization({ onError: (error) => errors.push(error) });
  const response = await localizeResponse(localization, german, new Response(body, { headers: html }));
  go.resolve();
  await expect(response.text()).rejects.toThrow("broken");
  expect(errors).toHaveLength(1);
});

test("a reader who has the answer gets none", async () => {
  const answered = () => new Response("<p>word</p>", { headers: { ...html, "content-length": "11" } });
  const first = await localizeResponse(shoutingLocalization(), german, answered());
  const again = new Request(german, {
    headers: { ...Object.fromEntries(german.headers), "if-none-match": first.headers.get("etag") ?? "" },
  });
  const second = await localizeResponse(shoutingLocalization(), again, answered());
  expect([second.status, second.body, second.headers.get("content-length")]).toEqual([304, null, null]);
});
