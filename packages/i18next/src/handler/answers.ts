/** Why a request is refused, as a browser's code can tell apart. */
type RefusalCode =
  | "not_found"
  | "too_many_names"
  | "method_not_allowed"
  | "unavailable"
  | "missing_keys_off"
  | "token_missing"
  | "token_invalid"
  | "token_expired"
  | "replayed"
  | "rate_limited"
  | "unsupported_media_type"
  | "body_too_large"
  | "invalid_body"
  | "refused_key";

export interface Refusal {
  readonly status: number;
  readonly code: RefusalCode;
  /** What was wrong, and what to do. Never repeats what was sent. */
  readonly message: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An answer before it is one of Fetch or of Node: its body goes out as it is, without a copy. */
export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array<ArrayBuffer> | null;
}

export function refuse({ status, code, message, headers }: Refusal): Reply {
  const body = JSON.stringify({ code, message });
  return { status, headers: { ...asJson, "cache-control": "no-store", ...headers }, body };
}

export const asJson: Readonly<Record<string, string>> = {
  "content-type": "application/json; charset=utf-8",
  "x-content-type-options": "nosniff",
};
