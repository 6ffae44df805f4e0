import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { expect, test } from "vitest";
import { asked } from "../../test/asked.ts";
import { compressionPlaces, site } from "../../test/site.ts";
import { createLocalization } from "../localization.ts";

const long = "word ".repeat(60_000);

/** A service that never answers, so that only the budget ends a wait. */
const client = { translateSettled: () => new Promise<never>(() => {}) };

test.each(
  compressionPlaces.flatMap((place) =>
    [
      ["paragraph", `<p>${long}</p>`],
      ["script", `<script>${long}</script>`],
      ["comment", `<!-- ${long} -->`],
      ["attribute", `<a title="${long}">word</a>`],
      ["tag", `<a ${long.replaceAll(" ", "=1 ")}>word</a>`],
      ["tag that never ends", `<a ${long}`],
      ["comment that never ends", `<!-- ${long}`],
      ["text area", `<textarea>${long}</textarea>`],
      ["drawing", `<svg><text>${long}</text></svg>`],
      ["chain of tags", "<b>".repeat(60_000)],
      ["title", `<title>${long}`],
      ["list of short lines", `<ul>${"<li>one more</li>".repeat(15_000)}</ul>`],
    ].map(([part = "", body = ""]) => ({ place, part, body })),
  ),
)("a page with a $part of 300,000 characters comes to its end, $place", async ({ place, body }) => {
  const localization = createLocalization({ client, sourceLanguage: "en", locales: ["de"], budgetMs: 20 });
  const url = await site(
    (_request, response) => {
      response.setHeader("content-type", "text/html; charset=utf-8");
      const page = Readable.from(body.match(/.{1,16384}/gs) ?? [], { objectMode: false });
      pipeline(page, response).catch(() => response.destroy());
    },
    { place, localization },
  );
  const { body: read } = await asked(url, { headers: { "accept-language": "de", "accept-encoding": "gzip" } });
  expect(read.toString().replaceAll(/ lang="[a-z]+"| dir="[a-z]+"|<\/?span>/g, "")).toBe(body);
  localization.close();
});
