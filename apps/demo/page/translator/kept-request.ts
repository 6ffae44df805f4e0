import type { TranslateRequest } from "../../src/protocol.ts";

const name = "translation";

/** What this tab was translating before it was reloaded or went to another page. Browsers forget it with the tab. */
export function keptRequest(): TranslateRequest | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(name) ?? "null");
    return isRequest(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** A browser that allows no storage keeps nothing. */
export function keepRequest(request: TranslateRequest): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(request));
  } catch {
    return;
  }
}

function isRequest(value: unknown): value is TranslateRequest {
  if (typeof value !== "object" || value === null || !("text" in value) || !("target" in value)) return false;
  const isSourceFit = !("source" in value) || isTag(value.source);
  return typeof value.text === "string" && isTag(value.target) && isSourceFit;
}

function isTag(value: unknown): boolean {
  return typeof value === "string" && /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/.test(value);
}
