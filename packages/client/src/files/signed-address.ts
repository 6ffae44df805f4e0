import { DragomanError } from "../errors.ts";

/**
 * An address that the service gave for a file, which carries its own proof. It may lead to another host, but not out of
 * the web, and not from an encrypted service to one that is not. The address itself stands in no error.
 */
export function signedAddress(address: unknown, baseUrl: string): string {
  const url = typeof address === "string" && URL.canParse(address) ? new URL(address) : undefined;
  const isSafe = url?.protocol === "https:" || (url?.protocol === "http:" && baseUrl.startsWith("http:"));
  if (url !== undefined && isSafe && url.username === "" && url.password === "") return url.href;
  const found = url === undefined ? "no address" : `an address that is not safe to use (${url.protocol})`;
  throw new DragomanError("invalid-response", `The service sent ${found} for the file.`);
}
