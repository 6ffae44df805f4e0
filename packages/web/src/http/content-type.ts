/** What a body holds, of the kinds that can be localized. */
export type BodyKind = "html" | "json";

/**
 * The kind of body that a `Content-Type` says, `undefined` for all others and for other characters than UTF-8.
 * XHTML is none of them: its parsers refuse what HTML's repair.
 */
export function bodyKindOf(contentType: string): BodyKind | undefined {
  const usual = usualTypes.get(contentType);
  if (usual !== undefined) return usual;
  const [essence = "", ...parameters] = contentType.toLowerCase().split(";");
  const kind = kindOf(essence.trim());
  return kind !== undefined && parameters.every(isUtf8) ? kind : undefined;
}

/** As Express and others write them, so that they need not be taken apart. */
const usualTypes: ReadonlyMap<string, BodyKind> = new Map([
  ["text/html; charset=utf-8", "html"],
  ["application/json; charset=utf-8", "json"],
]);

/** Whether the characters are named, and so need no `<meta>` to say them. */
export function namesCharset(contentType: string): boolean {
  return /;\s*charset\s*=/i.test(contentType);
}

/**
 * Whether a page that names no charset in its headers may be in another one than UTF-8, by its first kilobyte (HTML,
 * "prescanning a byte stream").
 */
export function mayBeOtherCharset(contentType: string, first: string | Uint8Array): boolean {
  if (namesCharset(contentType)) return false;
  const start = typeof first === "string" ? first.slice(0, 1024) : new TextDecoder().decode(first.subarray(0, 1024));
  const named = /<meta[^>]{0,200}?charset\s*=\s*["']?\s*([\w-]+)/i.exec(start)?.[1];
  return named !== undefined && !/^utf-?8$/i.test(named);
}

function kindOf(essence: string): BodyKind | undefined {
  if (essence === "text/html") return "html";
  return essence === "application/json" || /^[a-z]+\/[^\s/]+\+json$/.test(essence) ? "json" : undefined;
}

/** Also true of parameters that say nothing of characters. */
function isUtf8(parameter: string): boolean {
  const [name = "", value = ""] = parameter.split("=");
  return name.trim() !== "charset" || /^\s*"?utf-?8"?\s*$/.test(value);
}
