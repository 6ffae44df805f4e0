import { failureOf, ServerFailure } from "../server.ts";

export const websitePages = ["start", "products", "contact", "data"] as const;
export type WebsitePage = (typeof websitePages)[number];

export const addressOf: Readonly<Record<WebsitePage, string>> = {
  start: "/website",
  products: "/website/products",
  contact: "/website/contact",
  data: "/website/products.json",
};

/** What the answers are compared by. */
export const shownHeaders = ["X-Localization", "Content-Language", "Vary", "Cache-Control", "ETag"] as const;

export interface WebsiteAnswer {
  /** Counts the answers of this page of the demo. */
  readonly number: number;
  /** `untouched` where the reader speaks the website's language. */
  readonly outcome: "complete" | "partial" | "untouched";
  /** By name; absent where it was not sent. */
  readonly headers: Readonly<Record<string, string | undefined>>;
}

/**
 * Asks as a browser does whose reader prefers this language.
 * @throws ServerFailure where the demo's server does not answer, or not with a page.
 */
export async function fetchAnswer(
  page: WebsitePage,
  language: string,
  number: number,
  signal: AbortSignal,
): Promise<WebsiteAnswer> {
  const headers = { "accept-language": language };
  const response = await fetch(addressOf[page], { headers, cache: "no-store", signal }).catch((cause: unknown) => {
    if (signal.aborted) throw cause;
    throw new ServerFailure({ code: "unreachable", message: "The demo's server does not answer." });
  });
  await response.text();
  if (!response.ok) throw failureOf(response.status, {});
  return {
    number,
    outcome: outcomeOf(response.headers.get("x-localization")),
    headers: Object.fromEntries(shownHeaders.map((name) => [name, response.headers.get(name) ?? undefined])),
  };
}

function outcomeOf(header: string | null): WebsiteAnswer["outcome"] {
  if (header === null) return "untouched";
  return header === "complete" ? "complete" : "partial";
}
