import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

/** What a process of its own prints, which ends when nothing keeps it alive. */
function printedBy(code: string): string {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ["--conditions=@dragoman/source", "--input-type=module", "--eval", code],
    { cwd: import.meta.dirname, encoding: "utf8", timeout: 50_000 },
  );
  expect([stderr, status]).toEqual(["", 0]);
  return stdout;
}

const start = `
  import { DragomanBackend } from "./index.ts";
  const backend = new DragomanBackend();
  const client = { translateSettled: async (texts, { to }) => {
    console.log("sent " + texts);
    return texts.map((text) => ({ status: "translated", translation: { text: to + text, notApplied: [] } }));
  } };
  backend.init({}, { client, sourceLanguage: "en", loadSource: () => ({}) });
  backend.create(["pl"], "shop", "key", "Text");
`;

test("missing keys that wait for others keep no process alive", () => {
  expect(printedBy(start)).toBe("");
});

test("flush sends them before the end", () => {
  expect(printedBy(`${start} await backend.flush(); console.log("done");`)).toBe("sent Text\ndone\n");
});
