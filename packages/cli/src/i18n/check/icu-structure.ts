import { categorySamples, type PluralCategory } from "@dragoman/message";
import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { missingForms } from "../project/target-file.ts";

/** What an ICU message is made of, wherever it stands in its plurals and selects. */
export interface IcuStructure {
  /** `{name}`, `{when, date}`, `{count, plural}`, `<b>`: each once. */
  readonly parts: ReadonlySet<string>;
  readonly selects: readonly { readonly name: string; readonly options: readonly string[] }[];
  readonly plurals: readonly IcuPlural[];
}

interface IcuPlural {
  readonly name: string;
  readonly type: "cardinal" | "ordinal";
  readonly options: readonly string[];
}

/** `undefined` for a text that ICU cannot read. */
export function icuStructure(text: string): IcuStructure | undefined {
  const elements = read(text, false) ?? read(text, true);
  if (elements === undefined) return undefined;
  const structure = { parts: new Set<string>(), selects: [], plurals: [] };
  collect(elements, structure);
  return structure;
}

function read(text: string, ignoreTag: boolean): readonly MessageFormatElement[] | undefined {
  try {
    return parse(text, { shouldParseSkeletons: false, ignoreTag });
  } catch {
    return undefined;
  }
}

interface Collected {
  readonly parts: Set<string>;
  readonly selects: { name: string; options: readonly string[] }[];
  readonly plurals: IcuPlural[];
}

function collect(elements: readonly MessageFormatElement[], into: Collected): void {
  for (const element of elements) {
    switch (element.type) {
      case TYPE.literal:
      case TYPE.pound:
        break;
      case TYPE.argument:
        into.parts.add(`{${element.value}}`);
        break;
      case TYPE.number:
      case TYPE.date:
      case TYPE.time:
        into.parts.add(`{${element.value}, ${kinds[element.type]}}`);
        break;
      case TYPE.tag:
        into.parts.add(`<${element.value}>`);
        collect(element.children, into);
        break;
      case TYPE.select: {
        into.parts.add(`{${element.value}, select}`);
        into.selects.push({ name: element.value, options: Object.keys(element.options).sort() });
        for (const option of Object.values(element.options)) collect(option.value, into);
        break;
      }
      case TYPE.plural: {
        const type = element.pluralType ?? "cardinal";
        into.parts.add(`{${element.value}, ${type === "ordinal" ? "selectordinal" : "plural"}}`);
        into.plurals.push({ name: element.value, type, options: Object.keys(element.options) });
        for (const option of Object.values(element.options)) collect(option.value, into);
        break;
      }
    }
  }
}

const kinds = { [TYPE.number]: "number", [TYPE.date]: "date", [TYPE.time]: "time" } as const;

/** Whether a message has cases, so that its parts cannot be compared one by one. */
export function hasCases({ plurals, selects }: IcuStructure): boolean {
  return plurals.length + selects.length > 0;
}

/** What is other than in the source, in words; nothing where all is there. */
export function icuDifferences(source: IcuStructure, target: IcuStructure): readonly string[] {
  const lacking = [...source.parts].filter((part) => !target.parts.has(part));
  const added = [...target.parts].filter((part) => !source.parts.has(part));
  const options = new Map(source.selects.map(({ name, options }) => [name, options.join(", ")]));
  const others = target.selects.filter(
    ({ name, options: own }) => (options.get(name) ?? own.join(", ")) !== own.join(", "),
  );
  return [
    ...(lacking.length > 0 ? [`the translation lacks ${lacking.join(", ")}`] : []),
    ...(added.length > 0 ? [`the translation has ${added.join(", ")}, which the source has not`] : []),
    ...others.map(({ name }) => `{${name}, select} has other cases than the source`),
  ];
}

/** Categories that plurals of the message lack, in words. */
export function icuPluralGaps({ plurals }: IcuStructure, language: string): readonly string[] {
  return plurals.flatMap(({ name, type, options }) => {
    const forms = new Map<PluralCategory, string>();
    for (const option of options) if (isCategory(option)) forms.set(option, option);
    // `=1` is a form of its own, and all of `one` where that is no other number.
    const exact = categorySamples(language, type).filter(
      ({ isOneNumber, numbers: [number] }) => isOneNumber && options.includes(`=${number}`),
    );
    for (const { category } of exact) forms.set(category, category);
    const missing = missingForms(forms, type, language);
    return missing.length === 0
      ? []
      : [`{${name}, ${type === "ordinal" ? "selectordinal" : "plural"}} lacks ${missing.join(", ")}`];
  });
}

function isCategory(option: string): option is PluralCategory {
  return ["zero", "one", "two", "few", "many", "other"].includes(option);
}
