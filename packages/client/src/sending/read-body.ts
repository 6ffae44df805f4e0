/** No answer of the interface comes near this many bytes: a request holds 128 KiB of text at most. */
export const mostBytes = 64 * 1024 * 1024;

/** The body as text, or `undefined` where it is longer than any honest answer. */
export async function readText(response: Response): Promise<string | undefined> {
  const reader = response.body?.getReader();
  if (reader === undefined) return "";
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > mostBytes) {
      await reader.cancel();
      return undefined;
    }
    text += decoder.decode(value, { stream: true });
  }
}

/** The value of a JSON text. `undefined` where it is none: the parser's own complaint would repeat the text. */
export function parseJson(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
