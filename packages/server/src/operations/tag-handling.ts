import type { JsonBody } from "@dragoman/client/contract";
import type { MarkupSettings } from "../text/markup/markup-settings.ts";
import type { SentenceSplitting } from "../text/request.ts";

type Body = JsonBody<"translateText">;
type TagList = Body["ignore_tags"];

/** How the request's tags are read; `undefined` where they are plain text. */
export function markupOf(body: Body): MarkupSettings | undefined {
  if (body.tag_handling === undefined) return undefined;
  return {
    kind: body.tag_handling,
    version: tagHandlingVersion(body),
    outlineDetection: body.outline_detection ?? true,
    splittingTags: tagNames(body.splitting_tags),
    nonSplittingTags: tagNames(body.non_splitting_tags),
    ignoreTags: tagNames(body.ignore_tags),
  };
}

/** Line breaks of HTML are white space. */
export function splittingOf(body: Body): SentenceSplitting {
  return body.split_sentences ?? (body.tag_handling === "html" ? "nonewlines" : "1");
}

export function tagHandlingVersion(body: Body): MarkupSettings["version"] {
  return body.tag_handling_version ?? "v1";
}

/** A list, or one text with commas; a form may send either. */
function tagNames(list: TagList): readonly string[] {
  const given = typeof list === "string" ? [list] : (list ?? []);
  return given.flatMap((names) => names.split(",")).flatMap((name) => name.trim() || []);
}
