import type { FastifyReply } from "fastify";
import { HttpError } from "./http-error.ts";

/**
 * A signal that is aborted when the caller hangs up before the answer was sent. Made when it is asked for: most
 * requests are answered before anybody could.
 */
export function hangUpSignal({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.once("close", () => {
    // Nobody reads the status; it is what metrics count such a request under.
    if (!raw.writableFinished) controller.abort(new HttpError(499, "The caller hung up."));
  });
  return controller.signal;
}
