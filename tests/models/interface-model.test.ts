import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { createInterfaceModelEngine, parseLanguageTag } from "@dragoman/engines";
import { describeWith, pytorch } from "@dragoman/parts";
import { afterAll, beforeAll, expect, test } from "vitest";

const run = promisify(execFile);
const home = fileURLToPath(new URL("../../models/interface", import.meta.url));

const verbs = { Open: "öffnen", Close: "schließen", Save: "speichern", Delete: "löschen", Copy: "kopieren" };
const nouns = { file: "Datei", window: "Fenster", page: "Seite", folder: "Ordner", image: "Bild", table: "Tabelle" };
const symbol = "\u{e000}";
const pairs = Object.entries(verbs).flatMap(([verb, doing]) =>
  Object.entries(nouns).flatMap(([noun, german]) => [
    [`${verb} the ${noun}`, `${german} ${doing}`] as const,
    [`${verb} ${symbol} ${noun}s`, `${symbol} ${german} ${doing}`] as const,
  ]),
);

describeWith(pytorch, "models/interface", (python) => {
  let folder = "";
  const step = (...options: readonly string[]) =>
    run(python, ["-m", "interface_model", ...options], { cwd: home, maxBuffer: 2 ** 26 });

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "interface-model-"));
    await mkdir(join(folder, "en-de"));
    const lines = pairs.map((pair) => `${pair.join("\t")}\ttest\tstring\n`).join("");
    await writeFile(join(folder, "en-de/train.tsv"), lines);
    await writeFile(join(folder, "en-de/held-out-strings.tsv"), lines);
    const size = "--dim 64 --ffn 64 --heads 2 --encoder 1 --decoder 1".split(" ");
    const plan = "--updates 400 --warmup 20 --rate 0.003 --pieces 300 --dropout 0 --averaging 0.9".split(" ");
    const trained = join(folder, "trained");
    await step("encode", "--data", join(folder, "en-de"), "--out", trained, "--pieces", "320", "--least-pairs", "2");
    await step("train", "--model", trained, ...size, ...plan);
    await step("export", ...exported("first"));
  }, 300_000);

  afterAll(() => rm(folder, { recursive: true, force: true }));

  const exported = (name: string) => [
    ...["--model", join(folder, "trained")],
    ...["--out", join(folder, name, "en-de")],
  ];

  test("its own tests pass", { timeout: 300_000 }, async () => {
    const { stderr } = await run(python, ["-m", "unittest", "discover", "-s", "tests", "-t", "."], {
      cwd: home,
      maxBuffer: 2 ** 26,
    });
    expect(stderr).toMatch(/Ran \d{2,} tests[\s\S]*\nOK\n/);
  });

  test("what it trained and exported answers in the runtime as it learned to", { timeout: 120_000 }, async () => {
    const [source, target] = [parseLanguageTag("en"), parseLanguageTag("de")];
    if (source === undefined || target === undefined) throw new Error("no language tags");
    const engine = createInterfaceModelEngine({ folders: [join(folder, "first")] });
    try {
      const known = pairs.filter(([english]) => !english.includes(symbol));
      const texts = known.map(([text]) => ({ text, sentences: [text] }));
      const answers = await engine.translate({ direction: { source, target }, texts });
      expect(answers.map((answer) => answer.status === "translated" && answer.text)).toEqual(
        known.map(([, german]) => german),
      );
      const text = "Save 4711 pages";
      const kept = [{ start: 5, end: 9, translation: "4711", kind: "kept" as const }];
      const [carried] = await engine.translate({
        direction: { source, target },
        texts: [{ text, sentences: [text], terms: kept }],
      });
      expect(carried).toMatchObject({ status: "translated", text: "4711 Seite speichern" });
      const unknown = { text: "Save the parrot", sentences: ["Save the parrot"] };
      expect(await engine.translate({ direction: { source, target }, texts: [unknown] })).toEqual([
        { status: "declined", reason: "the model was not taught the word parrot" },
      ]);
    } finally {
      await engine.close();
    }
  });

  test("exports the same bytes again", { timeout: 120_000 }, async () => {
    await step("export", ...exported("second"));
    for (const name of ["model.bin", "vocab.spm", "shortlist.bin", "words.txt", "model.json"]) {
      const [first, second] = await Promise.all(
        ["first", "second"].map((made) => readFile(join(folder, made, "en-de", name))),
      );
      expect(first?.equals(second ?? Buffer.alloc(0)), name).toBe(true);
    }
  });

  test("says what to do where a step cannot go on", { timeout: 120_000 }, async () => {
    await expect(step("train", "--model", join(folder, "nothing"), "--updates", "9")).rejects.toThrow(
      /corpus\.npz does not exist: `encode` writes it/,
    );
    await expect(step("export", ...exported("first").with(1, join(folder, "nothing")))).rejects.toThrow(
      /checkpoint\.npz does not exist: `train` writes it/,
    );
    await expect(step("train", "--model", join(folder, "trained"), "--updates", "500")).rejects.toThrow(
      /holds a model of another shape.*choose another folder/,
    );
  });
});
