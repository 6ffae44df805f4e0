import type { Shape } from "../contract.ts";
import { refusal } from "../errors.ts";
import type { CallOptions } from "../options.ts";
import { harmless } from "../sending/retry.ts";
import { shapesOf } from "../sending/shapes.ts";
import type { Transport } from "../sending/transport.ts";
import type { Settings } from "../settings.ts";

/** A language and what the service can do with it. `features` has the interface's own names, such as `tag_handling`. */
export type Language = Shape<"Language">;
export type LanguageFeature = Shape<"LanguageFeature">;

/** A resource and the features its languages may have. */
export type ResourceFeatures = Shape<"LanguageResourceRecord">;
export type ResourceFeature = Shape<"ResourceFeature">;

/** What languages can be used for. A newer service may know more. */
export type LanguageResource = Shape<"LanguageResource"> | (string & {});

export interface LanguagesOptions extends CallOptions {
  /** @wire `resource` */
  readonly resource: LanguageResource;
  /** Shows what is hidden otherwise. @wire `include`, repeated */
  readonly include?: readonly ("beta" | "external" | (string & {}))[] | undefined;
}

export async function languages(
  transport: Transport,
  { baseUrl }: Settings,
  options: LanguagesOptions,
): Promise<Language[]> {
  // Callers without types may forget the options altogether.
  if (typeof options?.resource !== "string") throw refusal("resource: give one, such as voice.");
  const { resource, include = [], ...call } = options;
  const query = new URLSearchParams({ resource });
  for (const value of [include].flat()) query.append("include", value);
  const url = `${baseUrl}/v3/languages?${query}`;
  const answer = await transport.exchange({ method: "GET", url, repeatable: harmless }, call);
  return shapesOf<"Language">(answer, undefined, "lang", "name", "features");
}

export async function languageResources(
  transport: Transport,
  { baseUrl }: Settings,
  call: CallOptions,
): Promise<ResourceFeatures[]> {
  const url = `${baseUrl}/v3/languages/resources`;
  const answer = await transport.exchange({ method: "GET", url, repeatable: harmless }, call);
  return shapesOf<"LanguageResourceRecord">(answer, undefined, "name", "features");
}
