import type { Schema } from "../contract.ts";
import { refusal } from "../errors.ts";
import type { LanguageCode } from "../language-code.ts";
import type { CallOptions, Settings } from "../options.ts";
import { type Answer, type Transport, unreadable } from "../sending/transport.ts";
import { recordOf, stringOf, type Unread } from "../wire.ts";

/** What languages can be used for. A newer service may know more. */
export type LanguageResource = Schema<"LanguageResource"> | (string & {});

export interface LanguagesOptions extends CallOptions {
  /** @wire `resource` */
  readonly resource: LanguageResource;
  /** Shows what is hidden otherwise. @wire `include`, repeated */
  readonly include?: readonly ("beta" | "external" | (string & {}))[] | undefined;
}

/** A language and what the service can do with it. Fields of a newer service are kept under their wire names. */
export interface Language {
  /** BCP 47. @wire `lang` */
  readonly lang: LanguageCode;
  readonly name: string;
  /** @wire `usable_as_source` */
  readonly usableAsSource: boolean;
  /** @wire `usable_as_target` */
  readonly usableAsTarget: boolean;
  readonly status: Schema<"LanguageStatus"> | (string & {});
  /** By the wire's own names, such as `formality`. A feature that is absent is not supported. */
  readonly features: Readonly<Record<string, LanguageFeature>>;
}

export interface LanguageFeature {
  readonly status: Schema<"LanguageStatus"> | (string & {});
  /** True where a partner provides it; voice only. */
  readonly external: boolean;
}

/** A resource and the features its languages may have. */
export interface ResourceFeatures {
  readonly name: LanguageResource;
  readonly features: readonly ResourceFeature[];
}

export interface ResourceFeature {
  readonly name: string;
  /** Whether the source language must list it. @wire `needs_source_support` */
  readonly needsSourceSupport: boolean;
  /** Whether the target language must list it. @wire `needs_target_support` */
  readonly needsTargetSupport: boolean;
}

export async function languages(
  transport: Transport,
  settings: Settings,
  options: LanguagesOptions,
): Promise<Language[]> {
  // Callers without types may forget the options altogether.
  if (typeof options?.resource !== "string") throw refusal("resource: give one, such as translate_text.");
  const { resource, include = [], ...call } = options;
  const query = new URLSearchParams({ resource });
  for (const value of include) query.append("include", value);
  const url = `${settings.baseUrl}/v3/languages?${query}`;
  const answer = await transport.exchange({ method: "GET", url, repeatable: true }, call);
  return listIn(answer).map((item) => readLanguage(item, answer));
}

export async function languageResources(
  transport: Transport,
  settings: Settings,
  call: CallOptions,
): Promise<ResourceFeatures[]> {
  const url = `${settings.baseUrl}/v3/languages/resources`;
  const answer = await transport.exchange({ method: "GET", url, repeatable: true }, call);
  return listIn(answer).map((item) => readResource(item, answer));
}

function listIn(answer: Answer): unknown[] {
  if (!Array.isArray(answer.json)) throw unreadable("something else than a list", answer);
  return answer.json;
}

function readLanguage(item: unknown, answer: Answer): Language {
  const { lang, name, usable_as_source, usable_as_target, status, features, ...newer }: Unread<"Language"> =
    recordOf(item);
  if (typeof lang !== "string" || typeof name !== "string") throw unreadable("a language without code or name", answer);
  return {
    ...newer,
    lang,
    name,
    usableAsSource: usable_as_source === true,
    usableAsTarget: usable_as_target === true,
    status: stringOf(status) ?? "stable",
    features: readFeatures(features),
  };
}

function readFeatures(features: unknown): Record<string, LanguageFeature> {
  return Object.fromEntries(
    Object.entries(recordOf(features)).map(([name, value]) => {
      const feature: Unread<"LanguageFeature"> = recordOf(value);
      return [name, { status: stringOf(feature.status) ?? "stable", external: feature.external === true }];
    }),
  );
}

function readResource(item: unknown, answer: Answer): ResourceFeatures {
  const { name, features }: Unread<"LanguageResourceRecord"> = recordOf(item);
  if (typeof name !== "string" || !Array.isArray(features)) throw unreadable("a resource without features", answer);
  return { name, features: features.flatMap(readResourceFeature) };
}

function readResourceFeature(item: unknown): ResourceFeature[] {
  const wire: Unread<"ResourceFeature"> = recordOf(item);
  if (typeof wire.name !== "string") return [];
  const needsSourceSupport = wire.needs_source_support === true;
  return [{ name: wire.name, needsSourceSupport, needsTargetSupport: wire.needs_target_support === true }];
}
