import { canonicalLanguage } from "../../model/language.ts";
import { type Edit, edited } from "../edits.ts";
import { withNew } from "../keyed/key-tree.ts";
import { singleText } from "../keyed/keyed-scheme.ts";
import type {
  ReadResourceOptions,
  ResourceChanges,
  ResourceDocument,
  ResourceEntry,
  ResourceTarget,
  ResourceValue,
  TargetState,
} from "../resource.ts";
import { ResourceError, shownKey } from "../resource-error.ts";
import { lineBreakOf } from "../resource-text.ts";
import { InlineCodes } from "./inline-codes.ts";
import { movedXml, type XmlPlace } from "./moved-xml.ts";
import {
  attributeEdits,
  blanksBefore,
  innerOf,
  innerPlace,
  insertionBefore,
  removalOf,
  targetEdits,
} from "./xliff-edits.ts";
import {
  filesIn,
  notesOf,
  stateOf,
  syntaxOf,
  type XliffMessage,
  type XliffVersion,
  xliffMessages,
} from "./xliff-messages.ts";
import { childrenNamed, type Namespaces, prefixOf, refuseOtherEncoding, type XmlNode, xmlRoot } from "./xml-nodes.ts";

/** An XLIFF file of version 1.2 or 2.0, whose inline elements are tags in the texts of its entries. */
export class XliffDocument implements ResourceDocument {
  readonly format: XliffVersion;
  readonly isBilingual = true;
  readonly language: string | undefined;
  readonly sourceLanguage: string | undefined;
  readonly entries: readonly ResourceEntry[];
  readonly options: ReadResourceOptions;
  readonly #text: string;
  readonly #root: XmlNode;
  readonly #source: XliffDocument | undefined;
  readonly #messages: ReadonlyMap<string, XliffMessage>;
  readonly #known: ReadonlyMap<string, ResourceEntry>;
  readonly #byUnit = new Map<XmlNode, XliffMessage[]>();
  /** By the names that begin the paths of their messages. */
  readonly #files: ReadonlyMap<string, XmlNode>;
  /** The first unit of each file. */
  readonly #firsts = new Map<XmlNode, XmlNode>();

  constructor(text: string, format: XliffVersion, options: ReadResourceOptions, source?: XliffDocument) {
    this.#text = text;
    this.format = format;
    this.options = options;
    this.#source = source;
    this.#root = xmlRoot(text);
    refuseOtherEncoding(text);
    const messages = xliffMessages(this.#root, format);
    this.#files = filesIn(this.#root, format);
    this.#messages = new Map(messages.map((message) => [message.key, message]));
    for (const message of messages) {
      const { unit, file } = message;
      const ofUnit = this.#byUnit.get(unit);
      if (ofUnit === undefined) this.#byUnit.set(unit, [message]);
      else ofUnit.push(message);
      if (!this.#firsts.has(file)) this.#firsts.set(file, unit);
    }
    const [sourceName, targetName] = languageNames[format];
    const holder = this.#languageHolders()[0];
    const ofFile = (name: string) => holder?.attributes.get(name);
    const [from, to] = [ofFile(sourceName) ?? options.sourceLanguage, ofFile(targetName) ?? options.language];
    this.sourceLanguage = from === undefined ? undefined : canonicalLanguage(from);
    this.language = to === undefined ? undefined : canonicalLanguage(to);
    this.entries = messages.map((message) => this.#entryOf(message));
    this.#known = new Map(this.entries.map((entry) => [entry.key, entry]));
  }

  value(key: string): ResourceValue | undefined {
    return this.#known.get(key)?.target?.value;
  }

  write({ values = new Map(), remove = [], state = "translated" }: ResourceChanges): string {
    const edits: Edit[] = [];
    const added = new Map<string, string>();
    for (const [key, value] of values) {
      const text = singleText(key, value);
      const own = this.#messages.get(key);
      const ofSource = this.#source === undefined ? undefined : this.#source.#messages.get(key);
      if (text === "")
        throw new ResourceError("invalid-value", `The translation of ${shownKey(key)} is empty; leave it out.`);
      if (own !== undefined) edits.push(...this.#translated(own, text, state));
      else if (ofSource !== undefined) added.set(key, text);
      else throw new ResourceError("unknown-key", `Neither the file nor its source has a message ${shownKey(key)}.`);
    }
    edits.push(...this.#additions(added, state), ...this.#removals(new Set(remove), values));
    if (edits.length > 0) edits.push(...this.#languageEdits(this.language));
    return edited(this.#text, edits);
  }

  /** The same messages for another language, none translated. */
  empty(language: string): string {
    const edits = this.#languageEdits(canonicalLanguage(language), true);
    for (const { target, segment, unit } of this.#messages.values()) {
      if (target !== undefined) edits.push(removalOf(this.#text, target));
      if (segment !== unit)
        edits.push(...attributeEdits(this.#text, segment, { state: undefined, subState: undefined }));
      else edits.push(...attributeEdits(this.#text, unit, { approved: undefined }));
    }
    return edited(this.#text, edits);
  }

  #entryOf(message: XliffMessage): ResourceEntry {
    const codes = this.#codesOf(message);
    const text = codes.textOf(message.source, this.#text);
    const target = this.#targetOf(message, codes);
    const { key, path, unit } = message;
    return {
      key,
      path,
      line: unit.line,
      unit: { kind: "single", text, syntax: this.options.syntax ?? syntaxOf(text) },
      ...(target !== undefined && { target }),
      ...notesOf(message),
    };
  }

  #codesOf({ source, target }: XliffMessage): InlineCodes {
    return new InlineCodes(source, this.#text, target === undefined ? [] : [target]);
  }

  #targetOf(message: XliffMessage, codes: InlineCodes): ResourceTarget | undefined {
    if (message.target === undefined) return undefined;
    const text = codes.textOf(message.target, this.#text);
    return text === "" ? undefined : { value: { kind: "single", text }, state: stateOf(message, this.format) };
  }

  /** A target in its place; the source as the source document has it by now. */
  #translated(message: XliffMessage, text: string, state: TargetState): readonly Edit[] {
    const { key, source } = message;
    const renewed = this.#renewedSource(message);
    const isSame = renewed === undefined || renewed.inner === innerOf(this.#text, source);
    const known = this.#known.get(key)?.target;
    const stays = known?.value.kind === "single" && known.value.text === text;
    if (stays && isSame && (known.state === state || (known.state === "final" && state === "translated"))) return [];

    if (isSame) {
      return targetEdits(this.#text, this.format, message, this.#codesOf(message).xmlOf(text, key), state);
    }
    const xml = renewed.moved(renewed.codes.xmlOf(text, key));
    return [
      { ...innerPlace(source), text: renewed.inner },
      ...targetEdits(this.#text, this.format, message, xml, state),
    ];
  }

  /** What the source document has for a message's source, as it is written here. */
  #renewedSource({ key, source }: XliffMessage) {
    const document = this.#source;
    const message = document === undefined ? undefined : document.#messages.get(key);
    if (document === undefined || message === undefined) return undefined;
    const from = document.#placeIn(message.source.namespaces);
    const to = this.#placeIn(source.namespaces);
    const moved = (xml: string) => movedXml(xml, from, to);
    return { inner: moved(innerOf(document.#text, message.source)), codes: document.#codesOf(message), moved };
  }

  /** Units of the source document that are not here yet, each behind the one that it follows there. */
  #additions(added: ReadonlyMap<string, string>, state: TargetState): readonly Edit[] {
    const source = this.#source;
    if (source === undefined || added.size === 0) return [];
    const order = [...source.#messages.keys()];
    const edits: Edit[] = [];
    let anchor: XliffMessage | undefined;
    const done = new Set<XmlNode>();
    for (const key of withNew([...this.#messages.keys()], new Set(added.keys()), order)) {
      const own = this.#messages.get(key);
      const message = source.#messages.get(key);
      if (own !== undefined) anchor = own;
      else if (message !== undefined && !done.has(message.unit) && !done.has(message.file)) {
        const file = this.#files.get(message.path[0] ?? "");
        done.add(file === undefined ? message.file : message.unit);
        edits.push(
          file === undefined
            ? this.#fileInsertion(source, message, source.#fileWith(message, added, state, this.language))
            : this.#insertion(source, anchor, file, message, source.#unitWith(message.unit, added, state)),
        );
      }
    }
    return edits;
  }

  #insertion(
    source: XliffDocument,
    anchor: XliffMessage | undefined,
    file: XmlNode,
    message: XliffMessage,
    unit: string,
  ): Edit {
    const from = source.#placeIn(message.unit.outerNamespaces);
    const textIn = (namespaces: Namespaces) => this.#withLineBreaks(movedXml(unit, from, this.#placeIn(namespaces)));
    const first = this.#firsts.get(file);
    if (anchor !== undefined && anchor.file === file) {
      const { start, end, outerNamespaces } = anchor.unit;
      return { start: end, end, text: blanksBefore(this.#text, start) + textIn(outerNamespaces) };
    }
    if (first !== undefined) return insertionBefore(this.#text, first, textIn(first.outerNamespaces));
    const parent = childrenNamed(file, "body")[0] ?? file;
    if (parent.openEnd === parent.end) {
      const problem = `There is no place for ${shownKey(message.key)}; add \`<body></body>\` to its \`file\`, or take the \`file\` out.`;
      throw new ResourceError("conflict", problem, { line: file.line });
    }
    const text = textIn(parent.namespaces) + lineBreakOf(this.#text);
    return { start: parent.closeStart, end: parent.closeStart, text };
  }

  /** A file of the source document, behind those that it follows there. */
  #fileInsertion(source: XliffDocument, { file }: XliffMessage, written: string): Edit {
    const [from, to] = [source.#placeIn(file.outerNamespaces), this.#placeIn(this.#root.namespaces)];
    const text = this.#withLineBreaks(movedXml(written, from, to));
    let anchor: XmlNode | undefined;
    for (const [name, one] of source.#files) {
      if (one === file) break;
      anchor = this.#files.get(name) ?? anchor;
    }
    if (anchor !== undefined) {
      return { start: anchor.end, end: anchor.end, text: blanksBefore(this.#text, anchor.start) + text };
    }
    const [first] = this.#files.values();
    if (first !== undefined) return insertionBefore(this.#text, first, text);
    const { closeStart, openEnd, end, line } = this.#root;
    if (openEnd === end) throw new ResourceError("conflict", "The `xliff` has no end tag; give it one.", { line });
    return { start: closeStart, end: closeStart, text: text + lineBreakOf(this.#text) };
  }

  #placeIn(namespaces: Namespaces): XmlPlace {
    const prefix = prefixOf(this.#root.written);
    return { namespaces, prefix, uri: this.#root.namespaces.get(prefix) ?? "" };
  }

  #withLineBreaks(text: string): string {
    return text.replaceAll(/\r?\n/g, lineBreakOf(this.#text));
  }

  /** A unit with these texts for its segments, and no others. */
  #unitWith(unit: XmlNode, texts: ReadonlyMap<string, string>, state: TargetState): string {
    return this.#slice(unit, this.#targets(this.#byUnit.get(unit) ?? [], texts, state));
  }

  /** The file of a message with these texts, and no others. */
  #fileWith(
    { file }: XliffMessage,
    texts: ReadonlyMap<string, string>,
    state: TargetState,
    language: string | undefined,
  ): string {
    const messages = [...this.#messages.values()].filter((one) => one.file === file);
    const is1 = this.format === "xliff-1.2";
    const name = is1 ? attributeEdits(this.#text, file, { [languageNames["xliff-1.2"][1]]: language }) : [];
    return this.#slice(file, [...name, ...this.#targets(messages, texts, state)]);
  }

  #targets(messages: readonly XliffMessage[], texts: ReadonlyMap<string, string>, state: TargetState): readonly Edit[] {
    return messages.flatMap((message) => {
      const text = texts.get(message.key);
      if (text === undefined) return message.target === undefined ? [] : [removalOf(this.#text, message.target)];
      return targetEdits(this.#text, this.format, message, this.#codesOf(message).xmlOf(text, message.key), state);
    });
  }

  #slice({ start, end }: XmlNode, edits: readonly Edit[]): string {
    const shifted = edits.map((edit) => ({ ...edit, start: edit.start - start, end: edit.end - start }));
    return edited(this.#text.slice(start, end), shifted);
  }

  #removals(keys: ReadonlySet<string>, values: ReadonlyMap<string, unknown>): readonly Edit[] {
    const removed = new Set<XmlNode>();
    for (const key of keys) {
      const message = this.#messages.get(key);
      if (message === undefined) {
        throw new ResourceError("unknown-key", `Neither the file nor its source has a message ${shownKey(key)}.`);
      }
      if (values.has(key)) throw new ResourceError("invalid-value", `${shownKey(key)} is written and removed; decide.`);
      const ofUnit = this.#byUnit.get(message.unit) ?? [];
      removed.add(ofUnit.every((one) => keys.has(one.key)) ? message.unit : message.segment);
    }
    return [...removed].map((node) => removalOf(this.#text, node));
  }

  #languageEdits(language: string | undefined, isForced = false): Edit[] {
    if (language === undefined) return [];
    const [, name] = languageNames[this.format];
    const holders = this.#languageHolders().filter(({ attributes }) => isForced || !attributes.has(name));
    return holders.flatMap((holder) => attributeEdits(this.#text, holder, { [name]: language }));
  }

  /** The elements that name the languages. */
  #languageHolders(): readonly XmlNode[] {
    return this.format === "xliff-1.2" ? childrenNamed(this.#root, "file") : [this.#root];
  }
}

const languageNames = {
  "xliff-1.2": ["source-language", "target-language"],
  "xliff-2.0": ["srcLang", "trgLang"],
} as const;
