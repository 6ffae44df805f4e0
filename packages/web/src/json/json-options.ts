import { invalidOption } from "../invalid-option.ts";
import { compileJsonPaths, type JsonPath } from "./json-path.ts";
import type { JsonPlaces } from "./json-places.ts";
import { compileOpenapi } from "./openapi-operations.ts";

/** Which strings of JSON bodies are translated: those at some paths, or those that an OpenAPI document names. */
export type JsonOptions = JsonPathOptions | OpenapiOptions;

interface JsonPathOptions {
  readonly paths: readonly JsonPath[];
  readonly openapi?: undefined;
}

interface OpenapiOptions {
  readonly paths?: undefined;
  /**
   * A document of OpenAPI 3.0 or 3.1, parsed, in one piece. Strings whose schemas have `x-translatable: true` are plain
   * text, with `x-translatable: "html"` fragments of HTML. The operation, status and media type of a response choose its
   * schema.
   */
  readonly openapi: object;
  /** What stands in addresses before the document's paths: `/api/v1`. Default: nothing. */
  readonly basePath?: string | undefined;
}

/** @throws DragomanError of kind `invalid-request` that names what cannot be right. */
export function compileJsonOptions(options: JsonOptions): JsonPlaces {
  if (options.openapi !== undefined) return compileOpenapi(options.openapi, options.basePath);
  if (options.paths === undefined) throw invalidOption("json: give paths, or an openapi document.");
  const root = compileJsonPaths(options.paths);
  return () => (root.isBarren ? undefined : root);
}
