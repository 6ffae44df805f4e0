import type { Shape } from "../contract.ts";
import { DragomanError } from "../errors.ts";

/**
 * The socket's address with the token in it. An answer that was tampered with must not lead the audio elsewhere: the
 * host is that of `baseUrl`, one below it, or one that the caller listed, and a secure service streams securely.
 * Neighbours of the host are not trusted, as their parent may belong to many (`example.co.uk`).
 */
export function streamingAddress(
  { streamingUrl, token }: Shape<"VoiceSession">,
  baseUrl: string,
  trustedHosts: readonly string[],
): string {
  const url = URL.canParse(streamingUrl) ? new URL(streamingUrl) : undefined;
  if (url === undefined || !/^wss?:$/.test(url.protocol) || url.username !== "" || url.password !== "") {
    throw untrusted("The service sent a streaming address that is none.");
  }
  const service = new URL(baseUrl);
  if (service.protocol === "https:" && url.protocol !== "wss:") {
    throw untrusted("The service sent a streaming address without encryption (ws:), and its own has it (https:).");
  }
  const known = [service.hostname, ...trustedHosts.map((host) => host.toLowerCase())];
  if (!known.includes(url.hostname) && !url.hostname.endsWith(`.${service.hostname}`)) {
    throw untrusted(
      `streamingHosts: the service wants to stream at ${url.hostname}, which is not below ${service.hostname}; list it if you trust it.`,
    );
  }
  url.hash = "";
  url.searchParams.set("token", token);
  return url.href;
}

function untrusted(message: string): DragomanError {
  return new DragomanError("invalid-response", message, { code: "untrusted_streaming_host", attempts: 1 });
}
