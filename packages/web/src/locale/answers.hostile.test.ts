import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { site } from "../../test/site.ts";
import { createLocalization } from "../localization.ts";

/** A site that says Content-Language, and what path its application got. */
function echoing(): Promise<string> {
  const localization = createLocalization({
    client: { translateSettled: async () => [] },
    sourceLanguage: "en",
    locales: ["en", "de"],
    detect: ["path", "query", "cookie", { header: "X-Locale" }, "header"],
  });
  return site(
    (request, response) => {
      response.setHeader("Content-Type", "text/html; charset=utf-8");
      response.end(`<p>1</p><!-- ${request.url} -->`);
    },
    { localization },
  );
}

/** Sends a request as it is spelled, which no client would. */
async function answerTo(url: string, lines: readonly string[]): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.end(`${[...lines, "Host: x", "Connection: close"].join("\r\n")}\r\n\r\n`);
  return text(socket);
}

const languageOf = (answer: string) => /^content-language: (.*)$/im.exec(answer)?.[1]?.trim();

test.each([
  ["GET /?lang=de%0d%0aX-Injected:%201 HTTP/1.1"],
  ["GET /?lang=../../etc/passwd HTTP/1.1"],
  ["GET /?lang=__proto__&lang=constructor HTTP/1.1"],
  ["GET /de%0d%0aX-Injected:1/shop HTTP/1.1"],
  ["GET /__proto__/shop HTTP/1.1"],
  ["GET /../../de/etc HTTP/1.1"],
  ["GET / HTTP/1.1", "Cookie: locale=de%0d%0aX-Injected:1"],
  ["GET / HTTP/1.1", "Cookie: locale=__proto__; __proto__=de; locale=de"],
  ["GET / HTTP/1.1", "X-Locale: a.__proto__.b"],
  ["GET / HTTP/1.1", "X-Locale: http://169.254.169.254/"],
  ["GET / HTTP/1.1", `Accept-Language: ${"../,".repeat(3000)}de`],
  ["GET / HTTP/1.1", "Accept-Language: de\tX-Injected: 1"],
])("%s is answered in the source language, with no header of the sender's", async (...lines) => {
  const answer = await answerTo(await echoing(), lines);
  expect(languageOf(answer)).toBe("en");
  expect(answer.split("\r\n\r\n")[0]).not.toMatch(/injected|proto|169\.254|passwd/i);
});

test.each([
  ["GET /de//evil.example/x HTTP/1.1", "/evil.example/x"],
  ["GET /DE/%2e%2e/x HTTP/1.1", "/%2e%2e/x"],
  ["GET /de?lang=en HTTP/1.1", "/?lang=en"],
])("%s gives the application %s", async (line, path) => {
  const answer = await answerTo(await echoing(), [line]);
  expect(answer).toContain(`<!-- ${path} -->`);
  expect(languageOf(answer)).toBe("de");
});
