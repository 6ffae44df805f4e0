/** What a body holds, of the kinds that can be localized. */
export type BodyKind = "html" | "json";

/**
 * The kind of body that a `Content-Type` says, `undefined` for all others and for other characters than UTF-8.
 * XHTML is none of them: its parsers refuse what HTML's repair.
 */
export function bodyKindOf(contentType: string): BodyKind | undefined {
  const [essence = "", ...parameters] = contentType.toLowerCase().split(";");
  const kind = kindOf(essence.trim());
  return kind !== undefined && parameters.every(isUtf8) ? kind : undefined;
}

/** Whether the characters are named, and so need no `<meta>` to say them. */
export function namesCharset(contentType: string): boolean {
  return /;\s*charset\s*=/i.test(contentType);
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
