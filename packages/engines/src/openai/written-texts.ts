/**
 * Reads what a model wrote: a JSON object with one text for each key, no more and no fewer. Models that are not held to
 * a schema put thoughts before it and a fence around it.
 * @returns `undefined` for everything else: with a key too many or too few, no text can be trusted to be its own.
 */
export function readWrittenTexts(written: string, keys: readonly string[]): readonly string[] | undefined {
  const object = parsedObject(bare(written));
  if (object === undefined || Object.keys(object).length !== keys.length) return undefined;
  const texts = keys.flatMap((key) => {
    const text: unknown = Object.hasOwn(object, key) ? Reflect.get(object, key) : undefined;
    return typeof text === "string" && text.isWellFormed() ? [text] : [];
  });
  return texts.length === keys.length ? texts : undefined;
}

function bare(written: string): string {
  const thought = "</think>";
  const answer = written.trimStart().startsWith("<think>")
    ? written.slice(written.indexOf(thought) + thought.length).trim()
    : written.trim();
  const fence = "```";
  return answer.startsWith(fence) && answer.endsWith(fence)
    ? answer.slice(answer.indexOf("\n"), -fence.length)
    : answer;
}

function parsedObject(json: string): object | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
