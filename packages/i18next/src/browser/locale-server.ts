import type { Wanted } from "../connector.ts";
import { incompleteHeader, tokenHeader } from "../locale-headers.ts";
import type { BrowserSettings } from "./browser-options.ts";

/** Namespaces in languages that one request asks for: all of the one in each of the other. */
export interface LocaleRequest {
  readonly languages: readonly string[];
  readonly namespaces: readonly string[];
}

export interface ServedLocale extends Wanted {
  /** `undefined` where the answer has none. */
  readonly resources: object | undefined;
  readonly isComplete: boolean;
}

/** A request that failed. `isWorthRetrying`: the server or the way to it was at fault. */
export class LocaleError extends Error {
  override readonly name = "LocaleError";
  readonly status: number | undefined;
  readonly isWorthRetrying: boolean;

  constructor(message: string, status: number | undefined, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
    this.isWorthRetrying = status === undefined || status >= 500 || status === 429;
  }
}

/** The handler on the page's server. */
export interface LocaleServer {
  /** @throws LocaleError */
  readonly get: (request: LocaleRequest, cache?: "default" | "no-cache") => Promise<ServedLocale[]>;
  /** The translations of missing keys by language, then key; `undefined` where the server takes none. @throws LocaleError */
  readonly tell: (
    languages: readonly string[],
    namespace: string,
    strings: ReadonlyMap<string, string>,
  ) => Promise<Readonly<Record<string, Readonly<Record<string, string>>>> | undefined>;
}

export function createLocaleServer(settings: BrowserSettings): LocaleServer {
  let token: string | undefined;

  const send = async (address: string, request: RequestInit): Promise<Response> => {
    const headers = new Headers(settings.request.headers);
    for (const [name, value] of new Headers(request.headers)) headers.set(name, value);
    try {
      const response = await settings.fetch(address, { ...settings.request, ...request, headers });
      token = response.headers.get(tokenHeader) ?? token;
      return response;
    } catch (cause) {
      throw new LocaleError("The locale server cannot be reached.", undefined, { cause });
    }
  };

  const addressOf = ({ languages, namespaces }: LocaleRequest) =>
    `${settings.path}/${languages.map(encodeURIComponent).join("+")}/${namespaces.map(encodedPath).join("+")}`;

  const get: LocaleServer["get"] = async (asked, cache = "default") => {
    const response = await send(addressOf(asked), { cache, headers: { accept: "application/json" } });
    const body = await bodyOf(response);
    const isAlone = asked.languages.length * asked.namespaces.length === 1;
    const incomplete = new Set((response.headers.get(incompleteHeader) ?? "").split(" ").map(inSmallLanguage));
    return asked.languages.flatMap((language) => {
      const spaces = isAlone ? undefined : languageAt(body, language);
      return asked.namespaces.map((namespace) => ({
        language,
        namespace,
        resources: isAlone ? body : objectAt(spaces, namespace),
        isComplete: !incomplete.has(inSmallLanguage(`${language}/${namespace}`)),
      }));
    });
  };

  const post = async (languages: readonly string[], namespace: string, strings: ReadonlyMap<string, string>) =>
    send(addressOf({ languages, namespaces: [namespace] }), {
      method: "POST",
      headers: { "content-type": "application/json", ...(token !== undefined && { [tokenHeader]: token }) },
      body: JSON.stringify(Object.fromEntries(strings)),
    });

  const tell: LocaleServer["tell"] = async (languages, namespace, strings) => {
    // Only a server that takes missing keys gives tokens.
    if (token === undefined) return undefined;
    let response = await post(languages, namespace, strings);
    if (response.status === 401) {
      // The page was open for longer than its token is good for.
      await send(addressOf({ languages, namespaces: [namespace] }), { method: "HEAD", cache: "no-cache" });
      response = await post(languages, namespace, strings);
    }
    const body = await bodyOf(response);
    const texts = languages.map((language) => [language, stringsOf(objectAt(nearestAt(body, language), namespace))]);
    return Object.fromEntries(texts);
  };

  return { get, tell };
}

async function bodyOf(response: Response): Promise<object> {
  if (!response.ok) throw new LocaleError(`The locale server answered ${response.status}.`, response.status);
  try {
    const body: unknown = await response.json();
    if (typeof body === "object" && body !== null) return body;
  } catch (cause) {
    throw new LocaleError("The locale server's answer is no JSON.", response.status, { cause });
  }
  throw new LocaleError("The locale server's answer is no object.", response.status);
}

/** The server has its own way to write a language; they are compared without case, as BCP 47 has it. */
function languageAt(body: object, language: string): object | undefined {
  const name = Object.keys(body).find((key) => key.toLowerCase() === language.toLowerCase());
  return name === undefined ? undefined : objectAt(body, name);
}

/**
 * Where the server has `pl` and no `pl-PL`, that of `pl`: i18next may keep a missing key's source under `pl-PL`, where it
 * would come before the translation.
 */
function nearestAt(body: object, language: string): object | undefined {
  const own = languageAt(body, language);
  const end = language.lastIndexOf("-");
  return own !== undefined || end === -1 ? own : nearestAt(body, language.slice(0, end));
}

/** `pt-BR/shop` as `pt-br/shop`. */
function inSmallLanguage(name: string): string {
  return name.replace(/^[^/]*/, (language) => language.toLowerCase());
}

function objectAt(object: object | undefined, name: string): object | undefined {
  const value: unknown = object !== undefined && Object.hasOwn(object, name) ? Reflect.get(object, name) : undefined;
  return typeof value === "object" && value !== null ? value : undefined;
}

function stringsOf(object: object | undefined): Record<string, string> {
  const entries = Object.entries(object ?? {});
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === "string"));
}

function encodedPath(namespace: string): string {
  return namespace.split("/").map(encodeURIComponent).join("/");
}
