/** Values that XLIFF 2 has for the type of a code; any other is a subtype with the authority `dragoman`. */
const codeTypes: ReadonlySet<string> = new Set(["fmt", "ui", "quote", "link", "image", "other"]);
const markTypes: ReadonlySet<string> = new Set(["generic", "comment", "term"]);

const own = "dragoman:";
/** A value of an authority's own (XLIFF 2.1, 4.3.1.32). */
export const authorityValue = /^[^\s:]+:[^\s:]+$/;

/** `type` and `subType` of a code. The type is not empty and well-formed. */
export function writtenCodeType(type: string): { readonly type: string; readonly subType?: string } {
  return codeTypes.has(type) ? { type } : { type: "other", subType: own + encodeURIComponent(type) };
}

/** The type that `writtenCodeType` wrote as a subtype. */
export function ownSubType(subType: string | undefined): string | undefined {
  if (subType?.startsWith(own) !== true) return undefined;
  try {
    return decodeURIComponent(subType.slice(own.length));
  } catch {
    return undefined;
  }
}

/** `type` of a mark. The type is not empty and well-formed. */
export function writtenMarkType(type: string): string {
  const canStay = markTypes.has(type) || (authorityValue.test(type) && !type.startsWith(own));
  return canStay ? type : own + encodeURIComponent(type);
}

export function readMarkType(written: string): string {
  return ownSubType(written) ?? written;
}

/** Attributes that a `pc` has twice, such as `dispStart` and `dispEnd`. */
export const halfNames = ["disp", "equiv", "subFlows"] as const;

const editing = ["canCopy", "canDelete", "canReorder", "copyOf", "subType"];

/** What XLIFF 2 lets stand at each element, of what the model has no name for. */
export const allowed2: Readonly<Record<string, readonly string[]>> = {
  ph: [...editing, ...halfNames],
  pc: [...editing, "canOverlap", "dir"],
  sc: [...editing, ...halfNames, "canOverlap", "dir"],
  ec: [...editing, ...halfNames, "canOverlap", "dir", "type"],
  mrk: ["ref", "translate", "value"],
};
