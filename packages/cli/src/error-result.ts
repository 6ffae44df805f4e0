import { type ServiceFacts, ServiceRefusal } from "./service/service-refusal.ts";

/** What went wrong, as programs read it. */
export interface ErrorResult {
  readonly kind: "error";
  readonly format: "dragoman-error";
  readonly version: 1;
  readonly message: string;
  readonly service?: ServiceFacts;
}

export function errorResult(message: string, error: unknown): ErrorResult {
  const service = error instanceof ServiceRefusal ? { service: error.service } : {};
  return { kind: "error", format: "dragoman-error", version: 1, message, ...service };
}
