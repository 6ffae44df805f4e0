import { isUtf8 } from "node:buffer";
import { parse as parseFields } from "node:querystring";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { HttpError } from "./http-error.ts";
import { findJsonError } from "./json-position.ts";

/**
 * Reads the bodies that the contract knows; any other media type is refused by Fastify with 415. An empty one is none:
 * clients name the type of all they send, also where they send nothing.
 */
export function addBodyParsers(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>("application/json", { parseAs: "buffer" }, (request, body, done) => {
    try {
      done(null, body.length === 0 ? undefined : parseJson(readText(request, body)));
    } catch (error) {
      done(asError(error));
    }
  });
  app.addContentTypeParser<Buffer>(
    "application/x-www-form-urlencoded",
    { parseAs: "buffer" },
    (request, body, done) => {
      try {
        request.isForm = true;
        done(null, body.length === 0 ? undefined : parseForm(readText(request, body)));
      } catch (error) {
        done(asError(error));
      }
    },
  );
}

/**
 * A field may be repeated as often as the body limit lets it; then it is a list.
 * @throws HttpError 400 for bytes that are no text
 */
export function parseForm(text: string): unknown {
  let isText = true;
  const decode = (part: string): string => {
    const decoded = decodedField(part);
    if (decoded === undefined) isText = false;
    return decoded ?? "";
  };
  const fields = parseFields(text, "&", "=", { maxKeys: 0, decodeURIComponent: decode });
  if (!isText) throw noUtf8("body");
  return fields;
}

/** @throws HttpError 400 for bytes in a query that are no text: the framework reads them as other characters. */
export function requireTextInQuery(address: string): void {
  const mark = address.indexOf("?");
  if (mark >= 0 && decodedField(address.slice(mark)) === undefined) throw noUtf8("query");
}

/** A percent sign that escapes nothing is one, as forms have it; `undefined` for bytes that are no UTF-8. */
function decodedField(part: string): string | undefined {
  if (!part.includes("%")) return part;
  try {
    return decodeURIComponent(part.replaceAll(/%(?![\da-f]{2})/gi, "%25"));
  } catch {
    return undefined;
  }
}

function parseJson(text: string): unknown {
  try {
    const body: unknown = JSON.parse(text);
    return body;
  } catch {
    // The engine's own message quotes the body, which must not leave the service.
    const { line, column } = findJsonError(text);
    throw new HttpError(400, {
      message: `Malformed JSON at line ${line}, column ${column}. Send one JSON object as the body.`,
      code: "malformed_body",
    });
  }
}

function readText(request: FastifyRequest, body: Buffer): string {
  const charset = /;\s*charset\s*=\s*"?([^";\s]+)/i.exec(request.headers["content-type"] ?? "")?.[1]?.toLowerCase();
  if (charset !== undefined && charset !== "utf-8" && charset !== "utf8" && charset !== "us-ascii") {
    throw new HttpError(415, {
      message: "The body's charset is not supported. Send it as UTF-8.",
      code: "invalid_content_type",
    });
  }
  if (!isUtf8(body)) throw notText(request);
  return body.toString("utf8");
}

/** What is compressed is no text either, so nobody else is asked for the encoding. */
function notText(request: FastifyRequest): HttpError {
  refuseCompressed(request);
  return noUtf8("body");
}

function noUtf8(place: "body" | "query"): HttpError {
  const code = place === "body" ? "malformed_body" : "invalid_value";
  return new HttpError(400, { message: `The ${place} is not valid UTF-8. Send it as UTF-8.`, code });
}

/** @throws HttpError 415 for a body that is compressed, as it says. */
export function refuseCompressed({ headers }: Pick<FastifyRequest, "headers">): void {
  const encoding = headers["content-encoding"]?.toLowerCase();
  if (encoding === undefined || encoding === "identity") return;
  throw new HttpError(
    415,
    { message: "Compressed bodies are not taken. Send it without Content-Encoding.", code: "invalid_content_type" },
    { "accept-encoding": "identity" },
  );
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error("The body could not be read.", { cause: error });
}
