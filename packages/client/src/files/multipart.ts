import type { Content } from "../sending/operation.ts";
import type { Source } from "./source.ts";
import { repeatableAs } from "./streamed-body.ts";

/**
 * A form with one file (RFC 7578). Written here and not by `FormData`, which takes no streams, and chooses another
 * boundary at every try: under one `Idempotency-Key` every try must carry the same bytes. The file comes last, so that
 * a service that reads the form as it comes knows what to do with it.
 */
export function multipart(
  fields: readonly (readonly [name: string, value: string])[],
  { name, content }: Source,
): Content {
  const boundary = `dragoman-${crypto.randomUUID()}`;
  const part = (disposition: string) => `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n`;
  const head = [
    ...fields.map(([field, value]) => `${part(`name="${quoted(field)}"`)}\r\n${value}\r\n`),
    `${part(`name="file"; filename="${quoted(name)}"`)}Content-Type: application/octet-stream\r\n\r\n`,
  ].join("");
  const tail = `\r\n--${boundary}--\r\n`;
  const body = content instanceof Blob ? new Blob([head, content, tail]) : content.within(head, tail);
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    body,
    repeatableAs: (rule) => repeatableAs(body, rule),
  };
}

/** Names as the web's forms write them: what would end one is escaped. */
function quoted(name: string): string {
  return name.replaceAll("\r", "%0D").replaceAll("\n", "%0A").replaceAll('"', "%22");
}
