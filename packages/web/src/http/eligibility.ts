import { hasDirective } from "./cache-control.ts";
import { type BodyKind, bodyKindOf } from "./content-type.ts";
import type { ResponseHead } from "./response-head.ts";

/**
 * The kind of body that may be localized, whoever reads it; `undefined` where the answer must go out as it is:
 * - other states than success and error pages, and those that have no body or a part of one (204, 205, 206);
 * - other contents than HTML and JSON in UTF-8, so no event streams;
 * - what is encoded (RFC 9110, section 8.4), a part (14.4), for saving (RFC 6266), or marked `no-transform`
 *   (RFC 9111, section 5.2.2.6).
 */
export function localizableKind(head: ResponseHead): BodyKind | undefined {
  if (!hasLocalizableStatus(head.status)) return undefined;
  const contentType = head.get("content-type");
  const kind = contentType === undefined ? undefined : bodyKindOf(contentType);
  if (kind === undefined || !isPlain(head.get("content-encoding")) || head.get("content-range") !== undefined) {
    return undefined;
  }
  if (forbidsChanges(head.get("cache-control"))) return undefined;
  const disposition = head.get("content-disposition");
  return disposition !== undefined && /^\s*attachment\b/i.test(disposition) ? undefined : kind;
}

const forbidsChanges = hasDirective("no-transform");

function hasLocalizableStatus(status: number): boolean {
  if (status >= 400) return status <= 599;
  return status >= 200 && status <= 299 && status !== 204 && status !== 205 && status !== 206;
}

function isPlain(contentEncoding: string | undefined): boolean {
  return contentEncoding === undefined || /^\s*(?:identity)?\s*$/i.test(contentEncoding);
}
