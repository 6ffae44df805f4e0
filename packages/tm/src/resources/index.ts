export { tagOfLocale } from "./po/po-language.ts";
export { emptyTarget, readResource } from "./read-resource.ts";
export type {
  ReadResourceOptions,
  ResourceChanges,
  ResourceDocument,
  ResourceEntry,
  ResourceFormat,
  ResourcePlural,
  ResourceTarget,
  ResourceValue,
  TargetState,
} from "./resource.ts";
export { type FaultPlace, ResourceError, type ResourceErrorCode } from "./resource-error.ts";
