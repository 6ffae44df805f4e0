import { SaxesParser, type SaxesTagNS } from "saxes";
import { MemoryFileError } from "../reading/faults.ts";
import type { FileSource } from "../reading/reader.ts";
import { textOf } from "../reading/text-of.ts";
import { declaredXmlEncoding } from "../reading/xml-declaration.ts";
import { type CodeSides, usualCodeSides } from "./code-sides.ts";
import { type Pattern, PatternError } from "./pattern/pattern.ts";
import { readPattern } from "./pattern/read-pattern.ts";
import { type LanguageMap, SrxError, type SrxRule, type SrxRules } from "./srx.ts";

/**
 * Reads an SRX 2.0 file. What other tools add in namespaces of their own is left out. The document type is not read,
 * and no entity but XML's own five is known.
 * @throws SrxError for what is no SRX 2.0, and for an expression that `readPattern` does not take.
 */
export async function readSrx(source: FileSource, options: { readonly signal?: AbortSignal } = {}): Promise<SrxRules> {
  const reader = new SrxReader();
  try {
    for await (const text of textOf(source, declaredXmlEncoding, options)) reader.write(text);
    return reader.end();
  } catch (error) {
    if (error instanceof MemoryFileError) throw new SrxError(1, error.fault.message, { cause: error });
    throw error;
  }
}

/** Rules for all languages of the common tools come to less than one million. */
const longestFile = 20_000_000;
const deepest = 20;
const srx2 = "http://www.lisa.org/srx20";

/** Where each element stands. */
const parents: ReadonlyMap<string, string> = new Map([
  ["srx", ""],
  ["header", "srx"],
  ["formathandle", "header"],
  ["body", "srx"],
  ["languagerules", "body"],
  ["languagerule", "languagerules"],
  ["rule", "languagerule"],
  ["beforebreak", "rule"],
  ["afterbreak", "rule"],
  ["maprules", "body"],
  ["languagemap", "maprules"],
]);

interface RuleBeingRead {
  readonly breaks: boolean;
  before?: Pattern;
  after?: Pattern;
}

interface NamedMap {
  readonly language: Pattern;
  readonly rulesName: string;
  readonly line: number;
}

class SrxReader {
  readonly #parser = new SaxesParser({ xmlns: true });
  #taken = 0;
  readonly #path: string[] = [];
  /** How deep the reader is in an element of another namespace. */
  #foreign = 0;
  #cascade: boolean | undefined;
  #segmentSubFlows = true;
  #codeSides: CodeSides = usualCodeSides;
  readonly #rulesByName = new Map<string, SrxRule[]>();
  #rules: SrxRule[] = [];
  #rule: RuleBeingRead = { breaks: true };
  /** The text of `beforebreak` or `afterbreak`, where it began. */
  #expression: { text: string; readonly line: number } | undefined;
  readonly #maps: NamedMap[] = [];

  constructor() {
    this.#parser.on("opentag", (tag) => this.#open(tag));
    this.#parser.on("closetag", () => this.#close());
    this.#parser.on("text", (text) => this.#text(text));
    this.#parser.on("cdata", (text) => this.#text(text));
  }

  write(text: string): void {
    this.#taken += text.length;
    if (this.#taken > longestFile) this.#fail(`it is longer than ${longestFile} characters`);
    this.#parse(() => this.#parser.write(text));
  }

  end(): SrxRules {
    this.#parse(() => this.#parser.close());
    if (this.#cascade === undefined) this.#fail('there is no header; add <header cascade="yes">');
    if (this.#maps.length === 0) this.#fail("no languagemap says which rules are for which language; add one");
    return {
      cascade: this.#cascade,
      segmentSubFlows: this.#segmentSubFlows,
      codeSides: this.#codeSides,
      languageMaps: this.#maps.map((map) => this.#languageMap(map)),
    };
  }

  #parse(step: () => unknown): void {
    try {
      step();
    } catch (error) {
      if (error instanceof SrxError) throw error;
      // What the parser says may quote the file; where it stopped is enough to mend it.
      this.#fail("the XML is broken off or not well-formed; mend it here");
    }
  }

  #open(tag: SaxesTagNS): void {
    if (this.#path.length + this.#foreign >= deepest) this.#fail(`elements are nested deeper than ${deepest}`);
    if (this.#foreign > 0 || (this.#path.length > 0 && tag.uri !== "" && tag.uri !== srx2)) {
      this.#foreign += 1;
      return;
    }
    const parent = this.#path.at(-1) ?? "";
    if (parent === "" && tag.local !== "srx") this.#fail("the first element is not srx; give an SRX 2.0 file");
    if (parents.get(tag.local) !== parent) this.#fail(`${shown(tag.local)} cannot stand in ${parent}; take it out`);
    this.#path.push(tag.local);
    this.#begin(tag);
  }

  #begin(tag: SaxesTagNS): void {
    switch (tag.local) {
      case "srx":
        this.#checkVersion(tag);
        break;
      case "header":
        this.#cascade = this.#yesOrNo(tag, "cascade") ?? this.#fail('header has no cascade; add cascade="yes" or "no"');
        this.#segmentSubFlows = this.#yesOrNo(tag, "segmentsubflows") ?? true;
        break;
      case "formathandle":
        this.#readCodeSide(tag);
        break;
      case "languagerule":
        this.#beginRules(this.#required(tag, "languagerulename"));
        break;
      case "rule":
        this.#rule = { breaks: this.#yesOrNo(tag, "break") ?? true };
        break;
      case "beforebreak":
      case "afterbreak":
        this.#expression = { text: "", line: this.#parser.line };
        break;
      case "languagemap": {
        const language = this.#pattern(this.#required(tag, "languagepattern"), this.#parser.line, true);
        const rulesName = this.#required(tag, "languagerulename");
        this.#maps.push({ language, rulesName, line: this.#parser.line });
        break;
      }
    }
  }

  #close(): void {
    if (this.#foreign > 0) {
      this.#foreign -= 1;
      return;
    }
    const name = this.#path.pop();
    if (name === "rule") this.#endRule();
    if (this.#expression === undefined || (name !== "beforebreak" && name !== "afterbreak")) return;
    const { text, line } = this.#expression;
    this.#expression = undefined;
    const side = name === "beforebreak" ? "before" : "after";
    if (this.#rule[side] !== undefined) this.#fail(`this rule has two ${name}; keep one`);
    this.#rule[side] = this.#pattern(text, line, false);
  }

  #text(text: string): void {
    if (this.#foreign > 0) return;
    if (this.#expression !== undefined) this.#expression.text += text;
    else if (text.trim() !== "") this.#fail("there is text between the elements; take it out");
  }

  #checkVersion(tag: SaxesTagNS): void {
    const version = tag.attributes["version"]?.value;
    if (version !== "2.0") this.#fail(`this is version ${shown(version ?? "none")}; save it as SRX 2.0`);
    if (tag.uri !== "" && tag.uri !== srx2) this.#fail(`the namespace of SRX 2.0 is ${srx2}; use it`);
  }

  #readCodeSide(tag: SaxesTagNS): void {
    const type = this.#required(tag, "type");
    const include = this.#yesOrNo(tag, "include") ?? this.#fail("formathandle has no include; add yes or no");
    if (type !== "start" && type !== "end" && type !== "isolated") {
      this.#fail(`${shown(type)} is no type of formathandle; use start, end or isolated`);
    }
    this.#codeSides = { ...this.#codeSides, [type]: include };
  }

  #beginRules(name: string): void {
    if (this.#rulesByName.has(name)) this.#fail(`two languagerule are named ${shown(name)}; rename one`);
    this.#rules = [];
    this.#rulesByName.set(name, this.#rules);
  }

  #endRule(): void {
    const { breaks, before, after } = this.#rule;
    if (before === undefined && after === undefined) this.#fail("a rule without beforebreak and afterbreak; add one");
    this.#rules.push({ breaks, ...(before && { before }), ...(after && { after }) });
  }

  #languageMap({ language, rulesName, line }: NamedMap): LanguageMap {
    const rules = this.#rulesByName.get(rulesName);
    if (rules === undefined) throw new SrxError(line, `no languagerule is named ${shown(rulesName)}; add it`);
    return { language, rules };
  }

  #pattern(source: string, line: number, ignoreCase: boolean): Pattern {
    try {
      return readPattern(source, { ignoreCase });
    } catch (error) {
      if (!(error instanceof PatternError)) throw error;
      throw new SrxError(line, `the expression cannot be used. ${error.message}`, { cause: error });
    }
  }

  #yesOrNo(tag: SaxesTagNS, name: string): boolean | undefined {
    const value = tag.attributes[name]?.value;
    if (value === undefined) return undefined;
    if (value !== "yes" && value !== "no") this.#fail(`${name} is ${shown(value)}; use yes or no`);
    return value === "yes";
  }

  #required(tag: SaxesTagNS, name: string): string {
    return tag.attributes[name]?.value ?? this.#fail(`${tag.local} has no ${name}; add it`);
  }

  #fail(problem: string): never {
    throw new SrxError(this.#parser.line, problem);
  }
}

/** A name out of the file, so short that it can be shown. */
function shown(name: string): string {
  return JSON.stringify(name.slice(0, 40));
}
