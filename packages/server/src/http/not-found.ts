import type { FastifyReply, FastifyRequest } from "fastify";
import type { ContractOperation } from "./contract.ts";
import type { ErrorBody } from "./http-error.ts";
import type { Replies } from "./replies.ts";

/** Answers what the contract does not have: another method of a path 405, an older interface and the rest 404. */
export function createNotFoundHandler(operations: readonly ContractOperation[], replies: Replies) {
  const paths = Map.groupBy(operations, ({ path }) => path);
  const routes = [...paths].map(([path, found]) => ({
    pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`),
    methods: found.flatMap(({ method }) => (method === "GET" ? ["GET", "HEAD"] : [method])).sort(),
  }));

  return (request: FastifyRequest, reply: FastifyReply): void => {
    const path = request.url.split("?", 1)[0] ?? "";
    const route = routes.find(({ pattern }) => pattern.test(path));
    if (route === undefined) {
      replies.error(
        request,
        reply,
        404,
        path === "/v1" || path.startsWith("/v1/") ? goneToSuccessor(path) : unknownPath,
      );
      return;
    }
    const allow = route.methods.join(", ");
    reply.header("allow", allow);
    replies.error(request, reply, 405, {
      message: `The method is not allowed here. Use ${allow}.`,
      code: "method_not_allowed",
    });
  };
}

const unknownPath: ErrorBody = {
  message: "There is nothing at this address. Check its path and version: /v2/translate, /v3/languages.",
  code: "not_found",
};

/** Where the operations of the first version went. */
const successors: ReadonlyMap<string, string> = new Map([
  ["/v1/translate", "/v2/translate"],
  ["/v1/usage", "/v2/usage"],
  ["/v1/languages", "/v3/languages"],
  ["/v1/voice/realtime", "/v3/voice/realtime"],
]);

function goneToSuccessor(path: string): ErrorBody {
  const successor = successors.get(path) ?? "the paths under /v2 and /v3";
  return { message: `Version 1 of the interface is not served. Use ${successor}.`, code: "version_not_served" };
}
