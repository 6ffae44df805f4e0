import { EngineError } from "../errors.ts";
import { readJsonScript } from "./json.ts";
import { ScriptProblem } from "./problem.ts";
import { createScriptBuilder, type Script } from "./script.ts";

/**
 * A script that a program holds itself, as JSON of the shape that `loadScript` reads.
 * @throws EngineError with kind `invalid-script`: what is wrong, and what to do.
 */
export function parseScript(json: string): Script {
  const builder = createScriptBuilder();
  try {
    readJsonScript(json, builder);
  } catch (cause) {
    if (!(cause instanceof ScriptProblem)) throw cause;
    throw new EngineError("scripted", "invalid-script", `The script cannot be read. ${cause.message}.`, { cause });
  }
  return builder.build();
}
