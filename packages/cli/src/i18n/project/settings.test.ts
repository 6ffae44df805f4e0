import { readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";
import { settingsFile } from "./settings.ts";

const published = new URL("../../../dragoman.schema.json", import.meta.url);

test("the published schema is what is read; with DRAGOMAN_WRITE_SCHEMA it is written anew", () => {
  const schema = `${JSON.stringify({ ...z.toJSONSchema(settingsFile, { io: "input" }), title: "Settings of dragoman" }, null, 2)}\n`;
  if (process.env["DRAGOMAN_WRITE_SCHEMA"] !== undefined) writeFileSync(published, schema);
  expect(JSON.parse(readFileSync(published, "utf8"))).toEqual(JSON.parse(schema));
});
