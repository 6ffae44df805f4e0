import type { DeclaredEncoding } from "./encoding.ts";

/** The encoding that an XML declaration names (XML 1.0, 4.3.3). */
export const declaredXmlEncoding: DeclaredEncoding = {
  length: 1024,
  nameIn: (start) => /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([A-Za-z][\w.-]*)["']/.exec(start)?.[1],
};
