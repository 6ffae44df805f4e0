import { describe, expect, it } from "vitest";
import { translateUnits } from "./plurals/translate-units.ts";
import { i18nextInterpolation, type MessageSyntax } from "./syntax.ts";
import { translateMessages } from "./translate-messages.ts";

const i18next: MessageSyntax = { kind: "i18next", interpolation: i18nextInterpolation };

/** A message whose markup comes back as given. */
async function said(text: string, answer: string, target = "de"): Promise<string | undefined> {
  const [result] = await translateUnits(
    [{ kind: "single", text, syntax: i18next }],
    { source: "en", target },
    async () => [{ status: "translated", text: answer }],
  );
  return result?.kind === "single" ? result.outcome.text : undefined;
}

const x = (index: number, value: string) => `<x i="${index}">${value}</x>`;

describe("white space beside tokens", () => {
  it("is put back where the source has it", async () => {
    const name = x(1, "{{name}}");
    expect(await said("Hello {{name}} again", `Hallo${name}wieder`)).toBe("Hallo {{name}} wieder");
    expect(await said("Hello, {{name}} again", `Hallo,${name} wieder`)).toBe("Hallo, {{name}} wieder");
    expect(await said("Hello {{name}} again", `Привет${name}снова`, "ru")).toBe("Привет {{name}} снова");
  });

  it("is put back around tags, and between tokens", async () => {
    expect(await said("Press <0>here</0> now", 'Jetzt<t i="1">hier</t>klicken')).toBe("Jetzt <0>hier</0> klicken");
    expect(await said("By {{a}} {{b}} now", `Von ${x(1, "{{a}}")}${x(3, "{{b}}")} jetzt`)).toBe(
      "Von {{a}} {{b}} jetzt",
    );
  });

  it("is put back after punctuation between tokens, and beside short words and digits", async () => {
    expect(await said("{{a}}, {{b}} and more", `${x(0, "{{a}}")},${x(2, "{{b}}")} und mehr`)).toBe(
      "{{a}}, {{b}} und mehr",
    );
    expect(await said("{{a}} of {{b}} now", `${x(0, "{{a}}")}av${x(2, "{{b}}")} nu`, "sv")).toBe("{{a}} av {{b}} nu");
    expect(await said("Level 5 {{unit}} now", `Jetzt Stufe 5${x(1, "{{unit}}")}`)).toBe("Jetzt Stufe 5 {{unit}}");
    expect(await said("{{a}}, {{b}} now", `${x(0, "{{a}}")}、${x(2, "{{b}}")}です`, "ja")).toBe("{{a}}、{{b}}です");
  });

  it("is not put between a number and its ending", async () => {
    const count = { name: "count", sample: 5, mayBeLeftOut: false };
    const [outcome] = await translateMessages(
      [{ text: "In {{count}} place now", syntax: i18next, count, target: "de" }],
      async () => [{ status: "translated", text: 'Jetzt am <n i="1">5</n>te Platz' }],
    );
    expect(outcome?.text).toBe("Jetzt am {{count}}te Platz");
  });

  it("stays where it has moved into the tag", async () => {
    expect(await said("Press <0>here</0> now", 'Jetzt<t i="1"> hier </t>klicken')).toBe("Jetzt<0> hier </0>klicken");
  });

  it("is not added where the source has none, nor before punctuation", async () => {
    expect(await said("Pre{{name}}post is new", `Vor${x(1, "{{name}}")}nach ist neu`)).toBe("Vor{{name}}nach ist neu");
    expect(await said("See {{name}} and go", `Sieh ${x(1, "{{name}}")}, dann geh`)).toBe("Sieh {{name}}, dann geh");
    expect(await said("Of {{name}} now", `L’${x(1, "{{name}}")} è`, "it")).toBe("L’{{name}} è");
  });

  it("is not added before endings, and not in languages without it", async () => {
    const name = x(1, "{{name}}");
    expect(await said("Open {{name}} files", `Öffne ${name}s Dateien`)).toBe("Öffne {{name}}s Dateien");
    expect(await said("To {{name}} now", `Most ${name}nak`, "hu")).toBe("Most {{name}}nak");
    expect(await said("Hello {{name}} again", `${name}さん、こんにちは`, "ja")).toBe("{{name}}さん、こんにちは");
    expect(await said("Open {{name}} again", `다시${name}님을`, "ko")).toBe("다시{{name}}님을");
    expect(await said("For {{name}} now", `ל${name} עכשיו`, "he")).toBe("ל{{name}} עכשיו");
    expect(await said("By {{a}} {{b}} now", `${x(1, "{{a}}")}${x(3, "{{b}}")}著`, "zh")).toBe("{{a}}{{b}}著");
  });

  it("is put back beside counts", async () => {
    const unit = {
      kind: "plural",
      type: "cardinal",
      forms: new Map([["other", "You have {{count}} items"]] as const),
      syntax: i18next,
      countName: "count",
    } as const;
    const [result] = await translateUnits([unit], { source: "en", target: "da" }, async (texts) =>
      texts.map((text) => ({ status: "translated", text: text.replaceAll(" <", "<").replaceAll("> ", ">") })),
    );
    expect(result?.kind === "plural" && result.forms.get("other")?.text).toBe("You have {{count}} items");
  });

  it("is left as it comes where nobody says the language", async () => {
    const [outcome] = await translateMessages([{ text: "Hello {{name}} again", syntax: i18next }], async () => [
      { status: "translated", text: `Hallo${x(1, "{{name}}")}wieder` },
    ]);
    expect(outcome?.text).toBe("Hallo{{name}}wieder");
  });
});
