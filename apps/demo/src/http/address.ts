import type { NextFunction, Request, Response } from "express";
import { Failure } from "./failure.ts";

/** Longest part of a path that names something, in characters. */
const partLimit = 100;

/**
 * Equal addresses become the same one: an unreserved character means the same whether it is percent-encoded or not
 * (RFC 3986, 6.2.2.2), so `/%61pi/` is `/api/`. Whatever else is encoded stays so.
 */
export function tidyAddress(request: Request, _response: Response, next: NextFunction): void {
  const [path = "", ...query] = request.url.split("?");
  const tidy = path.replaceAll(/%([2-7][0-9A-F])/gi, decodeUnreserved);
  request.url = [tidy, ...query].join("?");
  const isNamable = tidy.split("/").every((part) => part.length <= partLimit);
  next(isNamable ? undefined : new Failure(404, "not-found", "There is nothing at this address."));
}

function decodeUnreserved(encoded: string, code: string): string {
  const character = String.fromCharCode(Number.parseInt(code, 16));
  return /[\w.~-]/.test(character) ? character : encoded;
}
