import fc from "fast-check";
import { expect, test } from "vitest";
import { type LocaleFolder, localeFolder, settings } from "../../test/locale-folder.ts";
import { withService } from "../../test/service.ts";
import { accentedTexts } from "./pseudo/pseudo-texts.ts";

const called = withService();

const keys = ["title", "pay", "back"];
const key = fc.constantFrom(...keys);

type Step =
  | { readonly do: "source" | "edit"; readonly key: string; readonly text: string }
  | { readonly do: "remove" | "drop"; readonly key: string }
  | { readonly do: "translate" };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant("source" as const), key, text: fc.constantFrom("Pay", "Your cart", "Go back") }),
  fc.record({ do: fc.constant("edit" as const), key, text: fc.constantFrom("Zahlen", "Dein Wagen", "Zurück") }),
  fc.record({ do: fc.constant("remove" as const), key }),
  fc.record({ do: fc.constant("drop" as const), key }),
  fc.record({ do: fc.constant("translate" as const) }),
);

/** What is to stand in the file: a person's words for good, else what the machine makes of the source as it is. */
class Expected {
  readonly source = new Map(keys.map((key) => [key, `The ${key}`]));
  readonly target = new Map<string, string>();
  readonly #known = new Map<string, { readonly text: string; readonly isHuman: boolean }>();

  async translate(): Promise<void> {
    const texts = [...this.source.values()];
    const outcomes = await accentedTexts(0.3)(texts, { tagHandling: "none" });
    const machine = new Map(texts.map((text, at) => [text, outcomes[at]]));
    for (const [key, text] of this.source) {
      const [standing, known] = [this.target.get(key), this.#known.get(key)];
      const outcome = machine.get(text);
      const translation = outcome?.status === "translated" ? outcome.text : "";
      if (standing !== undefined && standing !== known?.text) this.#known.set(key, { text: standing, isHuman: true });
      else if (known?.isHuman !== true) this.#known.set(key, { text: translation, isHuman: false });
      this.target.set(key, this.#known.get(key)?.text ?? "");
    }
  }
}

async function carryOut(step: Step, expected: Expected, folder: LocaleFolder): Promise<void> {
  switch (step.do) {
    case "source":
      expected.source.set(step.key, step.text);
      break;
    case "drop":
      expected.source.delete(step.key);
      break;
    case "edit":
      expected.target.set(step.key, step.text);
      break;
    case "remove":
      expected.target.delete(step.key);
      break;
    case "translate": {
      await folder.write({
        "locales/en/app.json": Object.fromEntries(expected.source),
        "locales/de/app.json": Object.fromEntries(expected.target),
      });
      await expected.translate();
      const { code, stderr } = await called.run(folder.args("translate"));
      expect({ code, stderr }).toEqual({ code: 0, stderr: expect.not.stringContaining("error") });
      expect(await folder.json("locales/de/app.json")).toEqual(Object.fromEntries(expected.target));
    }
  }
}

test("whatever is changed in whatever order, what a person wrote stays and all else follows the source", {
  timeout: 120_000,
}, async () => {
  const folder = await localeFolder(settings({ languages: ["de"] }));
  let run = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), async (steps) => {
      run += 1;
      // Each in a project of its own.
      const inside = (name: string) => `run${run}/${name}`;
      const own: LocaleFolder = {
        ...folder,
        write: (files) =>
          folder.write(Object.fromEntries(Object.entries(files).map(([name, content]) => [inside(name), content]))),
        json: (name) => folder.json(inside(name)),
        args: (command = "", ...args) => ["i18n", command, "--project", folder.path(`run${run}`), ...args],
      };
      await own.write(settings({ languages: ["de"] }));
      const expected = new Expected();
      for (const one of [...steps, { do: "translate" } as const]) await carryOut(one, expected, own);
    }),
    { numRuns: 40 },
  );
});
