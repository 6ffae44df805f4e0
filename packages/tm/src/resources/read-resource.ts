import { i18nextInterpolation } from "@dragoman/message";
import { formatOfResource } from "./format-of-resource.ts";
import { I18nextScheme } from "./json/i18next-scheme.ts";
import { emptyJson, JsonTree } from "./json/json-tree.ts";
import { KeyedDocument } from "./keyed/keyed-document.ts";
import { PoDocument } from "./po/po-document.ts";
import type { ReadResourceOptions, ResourceDocument, ResourceFormat } from "./resource.ts";
import { ResourceError } from "./resource-error.ts";
import { resourceText } from "./resource-text.ts";
import { XliffDocument } from "./xliff/xliff-document.ts";

/**
 * A file of messages. Nothing of it is repaired or left out: it is read whole, or there is an error.
 * @throws ResourceError
 */
export function readResource(bytes: Uint8Array | string, options: ReadResourceOptions = {}): ResourceDocument {
  try {
    return read(resourceText(bytes), options);
  } catch (error) {
    throw error instanceof ResourceError ? error.in(options.path) : error;
  }
}

function read(text: string, options: ReadResourceOptions): ResourceDocument {
  const format = formatOfResource(text, options);
  switch (format) {
    case "i18next": {
      const source = keyedSource(format, options);
      const tree = new JsonTree(text, source?.tree instanceof JsonTree ? source.tree.layout : undefined);
      const syntax = options.syntax ?? { kind: "i18next", interpolation: i18nextInterpolation };
      const scheme = new I18nextScheme({
        language: options.language,
        syntax,
        pluralSeparator: options.pluralSeparator ?? "_",
      });
      return new KeyedDocument({ format, tree, scheme, language: options.language, source, options, root: [] });
    }
    case "po":
      return new PoDocument(text, options, poSource(options));
    case "xliff-1.2":
    case "xliff-2.0":
      return new XliffDocument(text, format, options, xliffSource(format, options));
    default:
      throw new ResourceError("unsupported", "not yet");
  }
}

function keyedSource(format: string, { source }: ReadResourceOptions): KeyedDocument | undefined {
  if (source === undefined) return undefined;
  if (source instanceof KeyedDocument && source.format === format) return source;
  throw new ResourceError("unsupported", "The source document is of another format; give one of the same.");
}

function poSource({ source }: ReadResourceOptions): PoDocument | undefined {
  if (source === undefined || source instanceof PoDocument) return source;
  throw new ResourceError("unsupported", "The source document is of another format; give one of the same.");
}

function xliffSource(format: ResourceFormat, { source }: ReadResourceOptions): XliffDocument | undefined {
  if (source === undefined || (source instanceof XliffDocument && source.format === format)) return source;
  throw new ResourceError("unsupported", "The source document is of another format; give one of the same.");
}

/**
 * A new file for another language, laid out as the source's: with its header, and no messages yet. Bilingual files have
 * the source of all messages.
 * @param language BCP 47.
 * @throws ResourceError
 */
export function emptyTarget(source: ResourceDocument, language: string): ResourceDocument {
  if (source instanceof KeyedDocument && source.tree instanceof JsonTree) {
    const { path: _, ...options } = source.options;
    return read(emptyJson(source.tree.layout), { ...options, format: source.format, language, source });
  }
  if (source instanceof PoDocument || source instanceof XliffDocument) {
    const { path: _, ...options } = source.options;
    return read(source.empty(language), { ...options, format: source.format, language, source });
  }
  throw new ResourceError("unsupported", "not yet");
}
