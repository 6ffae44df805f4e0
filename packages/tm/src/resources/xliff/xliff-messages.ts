import type { MessageSyntax } from "@dragoman/message";
import { keyOf } from "../keyed/keyed-scheme.ts";
import { syntaxShownBy } from "../message-syntax.ts";
import type { TargetState } from "../resource.ts";
import { ResourceError, shownKey } from "../resource-error.ts";
import { childrenNamed, elementsOf, textIn, type XmlNode } from "./xml-nodes.ts";

export type XliffVersion = "xliff-1.2" | "xliff-2.0";

/** The place of one message in an XLIFF file. */
export interface XliffMessage {
  readonly key: string;
  readonly path: readonly string[];
  readonly file: XmlNode;
  readonly unit: XmlNode;
  /** What has the state: the `target` of version 1.2 where there is one, the `segment` of version 2. */
  readonly segment: XmlNode;
  readonly source: XmlNode;
  readonly target: XmlNode | undefined;
  /** What a new target stands behind. */
  readonly before: XmlNode;
}

/**
 * The messages of a file that are to be translated, in its order.
 * @throws ResourceError where an id is missing or is there twice.
 */
export function xliffMessages(root: XmlNode, version: XliffVersion): readonly XliffMessage[] {
  if (root.name !== "xliff") {
    throw new ResourceError("malformed", "The first element is not `xliff`; give an XLIFF file.", { line: root.line });
  }
  const wanted = version === "xliff-1.2" ? "1." : "2.";
  if (root.attributes.get("version")?.startsWith(wanted) !== true) {
    const problem = `The XLIFF is not of version ${wanted}x; leave out the option \`format\`, or give the right one.`;
    throw new ResourceError("unsupported", problem, { line: root.line });
  }
  const messages = [...filesIn(root, version)].flatMap(([name, file]) =>
    version === "xliff-1.2" ? messagesOf1(file, name) : messagesOf2(file, name),
  );
  const keys = new Set<string>();
  for (const { key, unit } of messages) {
    if (keys.has(key)) {
      const problem = `The unit ${shownKey(key)} is there twice; give each an id of its own.`;
      throw new ResourceError("duplicate-key", problem, { line: unit.line });
    }
    keys.add(key);
  }
  return messages;
}

/** The files by the names that begin the paths of their messages; the second of one name is `name#2`. */
export function filesIn(root: XmlNode, version: XliffVersion): ReadonlyMap<string, XmlNode> {
  const counts = new Map<string, number>();
  return new Map(
    childrenNamed(root, "file").map((file) => {
      const name = file.attributes.get(version === "xliff-1.2" ? "original" : "id") ?? "";
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      return [count === 1 ? name : `${name}#${count}`, file];
    }),
  );
}

function messagesOf1(file: XmlNode, fileName: string): readonly XliffMessage[] {
  return unitsIn(file, "trans-unit").flatMap((unit) => {
    const id = requiredId(unit);
    const [source] = childrenNamed(unit, "source");
    if (source === undefined)
      throw new ResourceError("malformed", "A `trans-unit` without `source`.", { line: unit.line });
    const [target] = childrenNamed(unit, "target");
    const before = childrenNamed(unit, "seg-source")[0] ?? source;
    const path = [fileName, id];
    return [{ key: keyOf(path), path, file, unit, segment: unit, source, target, before }];
  });
}

function messagesOf2(file: XmlNode, fileName: string): readonly XliffMessage[] {
  return unitsIn(file, "unit").flatMap((unit) => {
    const id = requiredId(unit);
    const segments = childrenNamed(unit, "segment");
    return segments.flatMap((segment, index) => {
      const [source] = childrenNamed(segment, "source");
      if (source === undefined) {
        throw new ResourceError("malformed", "A `segment` without `source`.", { line: segment.line });
      }
      const [target] = childrenNamed(segment, "target");
      const ofSegment = segments.length === 1 ? [] : [segment.attributes.get("id") ?? String(index + 1)];
      const path = [fileName, id, ...ofSegment];
      return [{ key: keyOf(path), path, file, unit, segment, source, target, before: source }];
    });
  });
}

/** Those within groups too, but for what is not to be translated. */
function unitsIn(node: XmlNode, name: string): readonly XmlNode[] {
  return elementsOf(node).flatMap((child) => {
    if (child.attributes.get("translate") === "no") return [];
    if (child.name === name) return [child];
    return child.name === "group" || child.name === "body" ? unitsIn(child, name) : [];
  });
}

function requiredId(unit: XmlNode): string {
  const id = unit.attributes.get("id") ?? "";
  if (id !== "") return id;
  throw new ResourceError("malformed", `A \`${unit.name}\` without \`id\`; give it one.`, { line: unit.line });
}

/** Our own value of XLIFF 2's `subState`, as no state of it asks for a review. */
export const needsReview = "dragoman:needs-review";

export function stateOf({ unit, segment, target }: XliffMessage, version: XliffVersion): TargetState {
  if (version === "xliff-2.0") {
    const state = segment.attributes.get("state") ?? "initial";
    if (state === "final") return "final";
    return state === "initial" || segment.attributes.get("subState") === needsReview ? "needs-review" : "translated";
  }
  const state = target?.attributes.get("state") ?? "translated";
  if (state === "final" || state === "signed-off" || unit.attributes.get("approved") === "yes") return "final";
  return state.startsWith("needs-") || state === "new" ? "needs-review" : "translated";
}

/** What a unit says to translators. */
export interface UnitNotes {
  readonly note?: string;
  readonly context?: string;
  readonly references?: readonly string[];
}

/** Angular's `meaning`, `description` and `location`, and notes without a kind. */
export function notesOf({ unit }: XliffMessage): UnitNotes {
  const notes = [unit, ...childrenNamed(unit, "notes")].flatMap((node) => childrenNamed(node, "note"));
  const kindOf = (note: XmlNode) => note.attributes.get("from") ?? note.attributes.get("category") ?? "";
  const meaning = notes.filter((note) => kindOf(note) === "meaning").map(textIn);
  const places = notes.filter((note) => kindOf(note) === "location").map(textIn);
  const others = notes.filter((note) => !["meaning", "location"].includes(kindOf(note))).map(textIn);
  const groups = childrenNamed(unit, "context-group").filter((group) => group.attributes.get("purpose") === "location");
  for (const group of groups) {
    const contexts = childrenNamed(group, "context");
    const ofType = (type: string) => contexts.find((one) => one.attributes.get("context-type") === type);
    const parts = [ofType("sourcefile"), ofType("linenumber")].flatMap((one) => (one === undefined ? [] : textIn(one)));
    if (parts.length > 0) places.push(parts.join(":"));
  }
  return {
    ...(others.length > 0 && { note: others.join("\n") }),
    ...(meaning.length > 0 && { context: meaning.join("\n") }),
    ...(places.length > 0 && { references: places }),
  };
}

/** Angular's plurals and selects are ICU, with elements for placeholders; Xcode's texts have formats. */
export function syntaxOf(text: string): MessageSyntax {
  return /\{\s*\w+\s*,\s*(?:plural|select|selectordinal)\s*,/.test(text) ? { kind: "icu" } : syntaxShownBy([text]);
}
