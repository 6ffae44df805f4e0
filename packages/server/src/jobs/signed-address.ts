import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** What is signed: what may be done where, and until when (a Unix time in seconds). */
export interface SignedRequest {
  readonly method: "GET" | "PUT";
  /** As the contract has it, whatever stands before it outside. */
  readonly path: string;
  readonly expires: number;
}

/** A new secret for the addresses of one job: it goes with the job, and opens nothing else. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** The path with its proof, to be put behind the service's address. */
export function signedPath(secret: string, request: SignedRequest): string {
  const query = new URLSearchParams({ expires: `${request.expires}`, signature: signatureOf(secret, request) });
  return `${request.path}?${query}`;
}

/** Takes as long for a wrong signature as for a right one. */
export function isSignedBy(secret: string, request: SignedRequest, signature: string): boolean {
  const given = Buffer.from(signature);
  const right = Buffer.from(signatureOf(secret, request));
  return given.length === right.length && timingSafeEqual(given, right);
}

function signatureOf(secret: string, { method, path, expires }: SignedRequest): string {
  return createHmac("sha256", secret).update(`${method}\n${path}\n${expires}`).digest("base64url");
}
