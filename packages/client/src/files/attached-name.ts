/**
 * The file name in a `Content-Disposition` header (RFC 6266), safe to join to a folder: the last part of what the
 * service wrote, without what a file system could read as more than a name. `undefined` where nothing is left.
 */
export function attachedName(header: string | null): string | undefined {
  const name = extendedName(header ?? "") ?? plainName(header ?? "");
  const last = name?.split(/[/\\]/).at(-1) ?? "";
  // A leading dot hides a file, trailing ones are dropped by Windows, where a colon names a part of another file.
  const safe = last.replaceAll(/[\p{Cc}\p{Cf}<>:"|?*]/gu, "_").replaceAll(/^[. ]+|[. ]+$/g, "");
  return safe === "" ? undefined : safe;
}

/** `filename*=UTF-8''r%C3%A9sum%C3%A9.docx` */
function extendedName(header: string): string | undefined {
  const encoded = /;\s*filename\*\s*=\s*utf-8'[^']*'([^;\s]+)/i.exec(header)?.[1];
  try {
    return encoded === undefined ? undefined : decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}

/** `filename="a.docx"` with its escapes, or `filename=a.docx`. */
function plainName(header: string): string | undefined {
  const [, quoted, token] = /;\s*filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(header) ?? [];
  return quoted?.replaceAll(/\\(.)/g, "$1") ?? token;
}
