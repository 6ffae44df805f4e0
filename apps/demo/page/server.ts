import type { Namespace } from "../src/page-languages.ts";
import type {
  EnginesOfKeys,
  FailureAnswer,
  FailureCode,
  InstallStarted,
  LanguagesAnswer,
  ModelCardAnswer,
  ModelDownload,
  ModelsAnswer,
  Preferences,
  SavingsAnswer,
  TranslateAnswer,
  TranslateRequest,
} from "../src/protocol.ts";

export interface Direction {
  readonly source: string;
  readonly target: string;
}

/** A failure that the demo's server told, or that kept it from answering. */
export class ServerFailure extends Error {
  override readonly name = "ServerFailure";
  readonly code: FailureCode;
  /** The service's own code, and what it says is wrong. */
  readonly reason: string | undefined;
  readonly detail: string | undefined;
  readonly traceId: string | undefined;

  constructor({ code, message, reason, detail, traceId }: Omit<FailureAnswer, "status">) {
    super(message);
    this.code = code;
    this.reason = reason;
    this.detail = detail;
    this.traceId = traceId;
  }
}

export function fetchLanguages(): Promise<LanguagesAnswer> {
  return ask("/api/languages");
}

export function translate(request: TranslateRequest, signal: AbortSignal): Promise<TranslateAnswer> {
  return ask("/api/translate", { ...jsonBody("POST", request), signal });
}

export async function fetchModels(direction: Direction): Promise<readonly ModelDownload[]> {
  const answer: ModelsAnswer = await ask(`/api/models?${new URLSearchParams({ ...direction })}`);
  return answer.models;
}

export function fetchModelCard(direction: Direction): Promise<ModelCardAnswer> {
  return ask(`/api/interface-models?${new URLSearchParams({ ...direction })}`);
}

export function startInstall(direction: Direction): Promise<InstallStarted> {
  return ask("/api/installs", jsonBody("POST", direction));
}

/** @throws ServerFailure where the server does not answer, or knows of no such installation. */
export async function cancelInstall(id: string): Promise<void> {
  await change(`/api/installs/${id}`, { method: "DELETE" });
}

export function installEvents(id: string): EventSource {
  return new EventSource(`/api/installs/${id}/events`);
}

export function fetchEngines(language: string, namespace: Namespace): Promise<EnginesOfKeys> {
  return ask(`/locales/${language}/${namespace}.engines.json`);
}

export function fetchSavings(): Promise<SavingsAnswer> {
  return ask("/api/savings");
}

/** A choice that cannot be remembered is still in force on this page. */
export async function rememberPreferences(preferences: Preferences): Promise<void> {
  await fetch("/api/preferences", { ...jsonBody("PUT", preferences), keepalive: true }).catch(() => undefined);
}

export function jsonBody(method: "POST" | "PUT" | "PATCH", body: unknown): RequestInit {
  return { method, headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
}

export async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  return (await answerOf(path, init)).json();
}

/** Changes something. The answer is read to its end, so that its connection is free again. */
export async function change(path: string, init: RequestInit): Promise<void> {
  await (await answerOf(path, init)).text();
}

async function answerOf(path: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(path, init).catch((cause: unknown) => {
    if (init?.signal?.aborted) throw cause;
    throw new ServerFailure({ code: "unreachable", message: "The demo's server does not answer." });
  });
  if (response.ok) return response;
  throw failureOf(response.status, await response.json().catch(() => ({})));
}

/** What the demo's server told of a failure. */
export function failureOf(status: number, told: Partial<FailureAnswer>): ServerFailure {
  return new ServerFailure({
    ...told,
    code: told.code ?? "internal",
    message: told.message ?? `The demo's server answered ${status}.`,
  });
}
