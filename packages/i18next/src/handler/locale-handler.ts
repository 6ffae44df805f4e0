import type { InitOptions } from "i18next";
import { DragomanBackend } from "../backend.ts";
import { incompleteHeader, tokenHeader } from "../locale-headers.ts";
import { keySyntaxOf } from "../missing-strings.ts";
import { checkedLanguage, checkedNamespace } from "../names.ts";
import { type DragomanBackendOptions, invalidOption } from "../options.ts";
import { asJson, type Reply, refuse } from "./answers.ts";
import { type LocaleAnswer, LocaleAnswers } from "./locale-answers.ts";
import { type AllowedLocales, type NamedLocales, namedLocales } from "./locale-paths.ts";
import { createMissingKeyPosts, type MissingKeyPosts } from "./missing-key-posts.ts";
import { type MissingKeysOptions, type MissingKeysSettings, missingKeysSettings } from "./missing-keys-options.ts";

/** A backend that is at work, or the options of one that the handler makes for itself. */
export type LocaleHandlerOptions = ServingOptions &
  ({ readonly backend: DragomanBackend } | (DragomanBackendOptions & { readonly backend?: undefined }));

interface ServingOptions {
  /** The languages that are served, the source's among them where pages ask for it. */
  readonly languages: readonly string[];
  readonly namespaces: readonly string[];
  /** Where the handler is mounted. Default `/locales`. */
  readonly path?: string | undefined;
  /**
   * How long an answer waits for translations, in milliseconds. What is not there by then comes in the source language
   * and is marked, so that pages ask again. Default 1000.
   */
  readonly budgetMs?: number | undefined;
  /** The `Cache-Control` of complete answers. Default `public, max-age=300`, with `missingKeys` `private, no-cache`. */
  readonly cacheControl?: string | undefined;
  /** Other origins whose pages may read the answers. Default: none. */
  readonly origins?: readonly string[] | undefined;
  /** Lets browsers tell of missing keys. Default: they may not. */
  readonly missingKeys?: MissingKeysOptions | undefined;
  /** The project's own i18next options, where separators or brackets are not the defaults. */
  readonly i18next?: InitOptions | undefined;
}

/** What a request does not say of itself. */
export interface RequestContext {
  /** The client's address, to count missing keys by. Without one, all clients share a limit. */
  readonly address?: string | undefined;
}

export type LocaleHandler = ((request: Request, context?: RequestContext) => Promise<Response>) & {
  readonly backend: DragomanBackend;
  readonly path: string;
  /** The same answer for servers that have no `Response`. */
  readonly reply: (request: Request, context?: RequestContext) => Promise<Reply>;
};

/**
 * Serves `GET /locales/:languages/:namespaces`, several of each joined by `+`, and where it is on `POST` of missing keys
 * to the same address. One language and one namespace are answered by the resources alone, more by language and
 * namespace, without those that the server has not; 404 where it has none of them.
 * @throws DragomanError of kind `invalid-request` for options that cannot be right.
 */
export function createLocaleHandler(options: LocaleHandlerOptions): LocaleHandler {
  const { path = "/locales", budgetMs = 1000, origins, i18next = {} } = options;
  if (!/^(\/[A-Za-z0-9_.~-]+)+$/.test(path)) throw invalidOption("path: give a path such as /locales.");
  const allowed = allowedLocales(options);
  const backend = options.backend ?? startedBackend(options, i18next);
  const missing = options.missingKeys && missingKeysSettings(options.missingKeys);
  const posts = missing && createMissingKeyPosts(missing);
  const answers = new LocaleAnswers(backend, budgetMs);
  const cacheControl = options.cacheControl ?? (posts === undefined ? "public, max-age=300" : "private, no-cache");
  const methods = posts === undefined ? "GET, HEAD" : "GET, HEAD, POST";

  const answer = async (request: Request, context: RequestContext): Promise<Reply> => {
    const named = namedLocales(new URL(request.url).pathname, path, allowed);
    if ("refusal" in named) return refuse(named.refusal);
    switch (request.method) {
      case "GET":
      case "HEAD":
        return read(request, await answers.of(named.locales), { posts, cacheControl });
      case "POST":
        if (posts === undefined || missing === undefined) break;
        return tell(request, named.locales, context, { backend, posts, missing, i18next });
      case "OPTIONS":
        if (origins !== undefined) return { status: 204, headers: preflight(methods), body: null };
    }
    const message =
      posts === undefined && request.method === "POST" ? "Missing keys are not taken here." : "No such method.";
    const code = request.method === "POST" ? "missing_keys_off" : "method_not_allowed";
    return refuse({ status: 405, code, message, headers: { allow: methods } });
  };

  const reply = async (request: Request, context: RequestContext = {}): Promise<Reply> => {
    const found = await answer(request, context).catch(() => unavailable());
    const { status, headers, body } = withOrigin(found, request, origins);
    return { status, headers, body: request.method === "HEAD" ? null : body };
  };
  const handle = async (request: Request, context?: RequestContext): Promise<Response> => {
    const { body, ...head } = await reply(request, context);
    return new Response(body, head);
  };
  return Object.assign(handle, { backend, path, reply });
}

function allowedLocales({ languages, namespaces }: ServingOptions): AllowedLocales {
  if (!Array.isArray(languages) || languages.length === 0)
    throw invalidOption("languages: list those that are served.");
  if (!Array.isArray(namespaces) || namespaces.length === 0)
    throw invalidOption("namespaces: list those that are served.");
  return {
    languages: languages.map((language) => checkedLanguage(language, undefined)),
    namespaces: namespaces.map((namespace) => checkedNamespace(namespace, undefined)),
  };
}

function startedBackend(options: DragomanBackendOptions, i18next: InitOptions): DragomanBackend {
  const backend = new DragomanBackend();
  // A handler waits for no page, so that reads are promises whatever the page's own i18next does.
  backend.init({}, options, { ...i18next, initAsync: true });
  return backend;
}

async function read(
  request: Request,
  { body, etag, incomplete }: LocaleAnswer,
  { posts, cacheControl }: { readonly posts: MissingKeyPosts | undefined; readonly cacheControl: string },
): Promise<Reply> {
  const headers = {
    ...asJson,
    etag,
    "cache-control": incomplete.length === 0 ? cacheControl : "no-cache",
    ...(incomplete.length > 0 && { [incompleteHeader]: incomplete.join(" ") }),
    ...(posts !== undefined && { [tokenHeader]: await posts.tokens.issue() }),
  };
  if (isKnown(request.headers.get("if-none-match"), etag)) return { status: 304, headers, body: null };
  return { status: 200, headers: { ...headers, "content-length": String(body.length) }, body };
}

/** RFC 9110, section 13.1.2: a list of tags, compared weakly, or `*`. */
function isKnown(ifNoneMatch: string | null, etag: string): boolean {
  const tags = (ifNoneMatch ?? "")
    .slice(0, 8000)
    .split(",")
    .map((tag) => tag.trim().replace(/^W\//, ""));
  return tags.includes(etag) || tags.includes("*");
}

interface Telling {
  readonly backend: DragomanBackend;
  readonly posts: MissingKeyPosts;
  readonly missing: MissingKeysSettings;
  readonly i18next: InitOptions;
}

/** Answers missing keys with their translations, which nobody else gets: what a browser tells is no source. */
async function tell(
  request: Request,
  { languages, namespaces, given }: NamedLocales,
  { address }: RequestContext,
  { backend, posts, missing, i18next }: Telling,
): Promise<Reply> {
  const [namespace] = namespaces;
  if (namespace === undefined || given.namespaces > 1) {
    return refuse({ status: 400, code: "too_many_names", message: "Tell the keys of one namespace at a time." });
  }
  const { keySeparator } = keySyntaxOf(i18next);
  const admitted = await posts.admit(request, { address, languages, namespace, keySeparator });
  if ("refusal" in admitted) return refuse(admitted.refusal);
  for (const [key, text] of admitted.strings) missing.onMissing?.({ namespace, key, text });
  const translated = await Promise.all(
    languages.map(async (language) => {
      const strings = await backend.translateStrings(language, namespace, admitted.strings);
      return [language, { [namespace]: Object.fromEntries(strings) }] as const;
    }),
  );
  const body = JSON.stringify(Object.fromEntries(translated));
  return { status: 200, headers: { ...asJson, "cache-control": "no-store" }, body };
}

function unavailable(): Reply {
  const message = "The locale cannot be made at the moment; ask again later.";
  return refuse({ status: 503, code: "unavailable", message, headers: { "retry-after": "5" } });
}

function preflight(methods: string): Record<string, string> {
  return {
    "access-control-allow-methods": methods,
    "access-control-allow-headers": `content-type, ${tokenHeader}`,
    "access-control-max-age": "600",
    "cache-control": "no-store",
  };
}

/** An answer that is other for another origin says so, also to those that have none. */
function withOrigin(reply: Reply, request: Request, origins: readonly string[] | undefined): Reply {
  if (origins === undefined) return reply;
  const origin = request.headers.get("origin");
  const isAllowed = origin !== null && origins.includes(origin);
  const allowed = isAllowed && {
    "access-control-allow-origin": origin,
    "access-control-expose-headers": `etag, ${incompleteHeader}, ${tokenHeader}`,
  };
  return { ...reply, headers: { ...reply.headers, vary: "Origin", ...allowed } };
}
