import { IncomingMessage } from "node:http";
import type { Exchange } from "@dragoman/web";
import { exchangeOf } from "@dragoman/web/node";
import type { ArgumentsHost } from "@nestjs/common";

/** What is known of the reader who asked; nothing for messages and sockets, which have no request. */
export function exchangeIn(host: ArgumentsHost): Exchange | undefined {
  const request = requestIn(host);
  return request === undefined ? undefined : exchangeOf(request);
}

/** The request of `node:http` behind what a handler is called with. */
function requestIn(host: ArgumentsHost): IncomingMessage | undefined {
  const given = givenRequest(host);
  if (typeof given !== "object" || given === null) return undefined;
  // Fastify's requests hold Node's.
  const raw: unknown = Reflect.get(given, "raw");
  return [raw, given].find(isNodeRequest);
}

function givenRequest(host: ArgumentsHost): unknown {
  switch (host.getType<string>()) {
    case "http":
      return host.switchToHttp().getRequest();
    case "graphql":
      // A resolver's arguments: parent, args, context, info.
      return Reflect.get(Object(host.getArgByIndex(2)), "req");
    default:
      return undefined;
  }
}

function isNodeRequest(value: unknown): value is IncomingMessage {
  return value instanceof IncomingMessage;
}
