import { execFile as executeFile } from "node:child_process";
import { cpSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { createInterfaceModelEngine, parseLanguageTag } from "@dragoman/engines";
import { directionCards, modelsFolder } from "@dragoman/model-interface";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type Consumer, installPacked } from "./packed.ts";

const execFile = promisify(executeFile);
const toy = fileURLToPath(new URL("../../packages/engines/fixtures/toy-model/placeholders/en-de", import.meta.url));

// An installer and two processes.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

let consumer: Consumer;
let installed: string;
beforeAll(() => {
  consumer = installPacked("model-interface");
  installed = join(consumer.folder, "node_modules/@dragoman/model-interface");
});
afterAll(() => consumer.remove());

/** What the installed package says of its directions, in a process of the project's. */
async function cardsThere(): Promise<readonly { readonly source: string; readonly folder: string }[]> {
  const file = consumer.write(
    "cards.mjs",
    `import { directionCards, modelsFolder, cardFile } from "@dragoman/model-interface";
     import { existsSync } from "node:fs";
     if (!existsSync(modelsFolder) || !existsSync(cardFile)) throw new Error("files are missing");
     console.log(JSON.stringify(directionCards()));`,
  );
  return JSON.parse((await execFile(process.execPath, [file])).stdout);
}

describe("the packed package", () => {
  test("has the card, the notices, the licence and every direction of the repository", async () => {
    expect(readdirSync(installed)).toEqual(
      expect.arrayContaining(["LICENSE", "MODEL-CARD.md", "NOTICES.md", "README.md", "dist", "models", "package.json"]),
    );
    const here = directionCards().map(({ source, target, bytes }) => ({ source, target, bytes }));
    expect(await cardsThere()).toMatchObject(here);
  });

  test("serves a direction that is put into it", async () => {
    const models = join(installed, "models");
    cpSync(toy, join(models, "en-de"), { recursive: true });
    expect(await cardsThere()).toEqual(
      expect.arrayContaining([expect.objectContaining({ source: "en", target: "de" })]),
    );
  });
});

describe("every direction of the repository", () => {
  const engine = createInterfaceModelEngine({ folders: [modelsFolder] });
  afterAll(() => engine.close());

  test("is served, and copies its placeholders", async () => {
    const cards = directionCards();
    expect(engine.directions()).toHaveLength(cards.length);
    for (const { source, target } of cards) {
      const [from, into] = [parseLanguageTag(source), parseLanguageTag(target)];
      if (from === undefined || into === undefined) throw new Error(`${source}-${target} is no direction`);
      const text = source === "en" ? "Delete {name}" : "{name}";
      const [answer] = await engine.translate({
        direction: { source: from, target: into },
        texts: [{ text, sentences: [text] }],
      });
      expect(answer).toMatchObject({ status: "translated", text: expect.stringContaining("{name}") });
    }
  });
});
