import { i18nextInterpolation, type MessageSyntax } from "@dragoman/message";
import { formatOfResource } from "./format-of-resource.ts";
import { ArbScheme, arbLanguage } from "./json/arb-scheme.ts";
import { I18nextScheme } from "./json/i18next-scheme.ts";
import { IcuScheme } from "./json/icu-scheme.ts";
import { JsonTree, newJson } from "./json/json-tree.ts";
import { KeyedDocument } from "./keyed/keyed-document.ts";
import { syntaxShownBy } from "./message-syntax.ts";
import { PoDocument } from "./po/po-document.ts";
import type { ReadResourceOptions, ResourceDocument, ResourceFormat } from "./resource.ts";
import { ResourceError } from "./resource-error.ts";
import { resourceText } from "./resource-text.ts";
import { XliffDocument } from "./xliff/xliff-document.ts";
import { RailsScheme } from "./yaml/rails-scheme.ts";
import { languageKey, rootLanguage } from "./yaml/root-language.ts";
import { newYaml } from "./yaml/yaml-layout.ts";
import { YamlTree } from "./yaml/yaml-tree.ts";

/**
 * A file of messages. Nothing of it is repaired or left out: it is read whole, or there is an error.
 * @param bytes UTF-8, with a byte order mark or without.
 * @throws ResourceError
 */
export function readResource(bytes: Uint8Array | string, options: ReadResourceOptions = {}): ResourceDocument {
  try {
    return read(resourceText(bytes), options);
  } catch (error) {
    throw error instanceof ResourceError ? error.in(options.path) : error;
  }
}

/**
 * A new file for another language, laid out as the source's: with its header, and no messages yet. Bilingual files have
 * the source of all messages.
 * @param language BCP 47.
 * @throws ResourceError
 */
export function emptyTarget(source: ResourceDocument, language: string): ResourceDocument {
  const { path: _, ...options } = optionsOf(source);
  return read(emptyText(source, language), { ...options, format: source.format, language, source });
}

function emptyText(source: ResourceDocument, language: string): string {
  if (source instanceof PoDocument || source instanceof XliffDocument) return source.empty(language);
  if (source instanceof KeyedDocument && source.tree instanceof YamlTree) return newYaml(source.tree.layout);
  if (source instanceof KeyedDocument && source.tree instanceof JsonTree) {
    const { schema, layout } = source.tree;
    const said: [name: string, text: string][] = schema === undefined ? [] : [["$schema", schema]];
    if (source.format === "arb") said.push(["@@locale", language.replaceAll("-", "_")]);
    return newJson(layout, said);
  }
  throw foreignSource();
}

function read(text: string, options: ReadResourceOptions): ResourceDocument {
  const format = formatOfResource(text, options);
  switch (format) {
    case "i18next":
    case "icu-json":
    case "arb":
      return readJson(text, format, options);
    case "yaml":
      return readYaml(text, options);
    case "po":
      return new PoDocument(text, options, sourceOf(PoDocument, format, options));
    case "xliff-1.2":
    case "xliff-2.0":
      return new XliffDocument(text, format, options, sourceOf(XliffDocument, format, options));
  }
}

function readJson(text: string, format: "i18next" | "icu-json" | "arb", options: ReadResourceOptions): KeyedDocument {
  const source = sourceOf(KeyedDocument, format, options);
  const tree = new JsonTree(text, source?.tree instanceof JsonTree ? source.tree.layout : undefined);
  const language = format === "arb" ? (arbLanguage(tree) ?? options.language) : options.language;
  return new KeyedDocument({ format, tree, scheme: scheme(), language, source, options, root: [] });

  function scheme() {
    const { syntax, pluralSeparator = "_" } = options;
    if (format === "icu-json") return new IcuScheme(syntax ?? { kind: "icu" });
    if (format === "arb") return new ArbScheme(syntax ?? { kind: "icu" });
    const i18next = { kind: "i18next", interpolation: i18nextInterpolation } as const;
    return new I18nextScheme({ language, syntax: syntax ?? i18next, pluralSeparator });
  }
}

function readYaml(text: string, options: ReadResourceOptions): KeyedDocument {
  const source = sourceOf(KeyedDocument, "yaml", options);
  const tree = new YamlTree(text, source?.tree instanceof YamlTree ? source.tree.layout : undefined);
  const own = rootLanguage(tree);
  const sourceRoot = source?.root[0];
  const root = source === undefined || sourceRoot !== undefined ? own : undefined;
  const language = root?.language ?? options.language;
  if (sourceRoot !== undefined && language === undefined) {
    const problem =
      "Messages stand below their language, which the file does not name yet; give the option `language`.";
    throw new ResourceError("unsupported", problem, { line: 1 });
  }
  const written = root?.key ?? (sourceRoot === undefined ? undefined : languageKey(language, sourceRoot));
  const path = written === undefined ? [] : [written];
  const shown = syntaxShownBy((source?.tree ?? tree).texts.map((one) => one.text));
  const syntax = options.syntax ?? (path.length > 0 ? railsSyntax(shown) : shown);
  const scheme = new RailsScheme({ syntax, language, root: path });
  return new KeyedDocument({ format: "yaml", tree, scheme, language, source, options, root: path });
}

/** A file below a language is Rails's, also where its texts have no `%{name}`: what else begins with `%` is of a date. */
function railsSyntax(shown: MessageSyntax): MessageSyntax {
  const isOther = shown.kind === "i18next" || shown.kind === "icu";
  return isOther ? shown : { kind: "printf", family: "ruby" };
}

/** The source document, if there is one. */
function sourceOf<Document extends ResourceDocument>(
  kind: abstract new (...args: never[]) => Document,
  format: ResourceFormat,
  { source }: ReadResourceOptions,
): Document | undefined {
  if (source === undefined) return undefined;
  if (source instanceof kind && source.format === format) return source;
  throw foreignSource();
}

function optionsOf(source: ResourceDocument): ReadResourceOptions {
  const isOurs = source instanceof PoDocument || source instanceof XliffDocument || source instanceof KeyedDocument;
  if (isOurs) return source.options;
  throw foreignSource();
}

function foreignSource(): ResourceError {
  const problem = "The source document is of another format; give one of the same, as `readResource` gives it.";
  return new ResourceError("unsupported", problem);
}
