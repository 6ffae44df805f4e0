import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { TextDecoder } from "node:util";
import { EngineError } from "../errors.ts";
import { readJsonScript } from "./json.ts";
import { ScriptProblem } from "./problem.ts";
import { createScriptBuilder, type Script } from "./script.ts";

/** A JSON script is read whole; what is larger than this belongs into a TMX file, which is streamed. */
const longestJson = 64 * 1024 * 1024;

/**
 * Reads a script: TMX 1.4, or JSON of the shape `{"en": {"Hello": {"de": "Hallo"}}}`. The content tells which. The
 * file is UTF-8, or UTF-16 with a byte order mark. A TMX unit gives every direction between its languages; JSON gives
 * the directions as written.
 * @throws EngineError with kind `invalid-script`: the file, the line, and what to do.
 */
export async function loadScript(path: string): Promise<Script> {
  const builder = createScriptBuilder();
  // Its parser is for those who have such a file.
  const { createTmxReader } = await import("./tmx.ts");
  const tmx = createTmxReader(builder);
  let format: "json" | "tmx" | undefined;
  let json = "";
  try {
    await pipeline(createReadStream(path), decodeUnicode, async (chunks: AsyncIterable<string>) => {
      for await (const chunk of chunks) {
        format ??= formatOf(chunk);
        if (format === "tmx") tmx.write(chunk);
        else json += chunk;
        if (json.length > longestJson)
          throw new ScriptProblem("The JSON is larger than 64 MB; write it as TMX instead");
      }
    });
    if (format === "tmx") tmx.end();
    else readJsonScript(json, builder);
  } catch (cause) {
    throw asEngineError(path, cause);
  }
  return builder.build();
}

function formatOf(chunk: string): "json" | "tmx" | undefined {
  const first = chunk.trimStart()[0];
  if (first === undefined) return undefined;
  return first === "<" ? "tmx" : "json";
}

/** Text in whole characters; a byte that the encoding does not know is an error, not a replacement character. */
async function* decodeUnicode(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  let lines = 1;
  try {
    for await (const chunk of chunks) {
      decoder ??= new TextDecoder(encodingOf(chunk), { fatal: true });
      const text = decoder.decode(chunk, { stream: true });
      lines += text.split("\n").length - 1;
      yield text;
    }
    if (decoder !== undefined) yield decoder.decode();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new ScriptProblem("There are bytes that are no UTF-8; save the file as UTF-8", lines);
  }
}

function encodingOf(start: Buffer): "utf-8" | "utf-16le" | "utf-16be" {
  if (start[0] === 0xff && start[1] === 0xfe) return "utf-16le";
  return start[0] === 0xfe && start[1] === 0xff ? "utf-16be" : "utf-8";
}

function asEngineError(path: string, cause: unknown): EngineError {
  if (cause instanceof ScriptProblem) {
    const place = cause.line === undefined ? "" : `, line ${cause.line}`;
    return new EngineError("scripted", "invalid-script", `The script ${path}${place}: ${cause.message}.`, { cause });
  }
  const code = cause instanceof Error && "code" in cause ? ` (${cause.code})` : "";
  const remedy = "check the path and that the file may be read";
  return new EngineError("scripted", "invalid-script", `The script ${path} could not be read${code}; ${remedy}.`, {
    cause,
  });
}
