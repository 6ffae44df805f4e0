import { createParamDecorator, type ExecutionContext } from "@nestjs/common";
import type { Response } from "express";

/** An `AbortSignal` that is aborted when the page does not wait for its answer any more. */
export const UntilLeft = createParamDecorator((_: unknown, context: ExecutionContext): AbortSignal => {
  const left = new AbortController();
  const response = context.switchToHttp().getResponse<Response>();
  response.once("close", () => left.abort());
  return left.signal;
});
