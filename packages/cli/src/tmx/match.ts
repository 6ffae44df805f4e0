import { setImmediate } from "node:timers/promises";
import type { Match, MatchIndex, MatchOptions } from "@dragoman/tm";
import { plainText } from "@dragoman/tm";
import { openInput, standardInput } from "../files/input.ts";
import { linesOf } from "../files/lines.ts";
import type { AddCommand } from "../groups.ts";
import { Refusal } from "../refusal.ts";
import type { Session } from "../session.ts";
import { indexOf } from "./index-cache.ts";
import { matchesText } from "./match-text.ts";
import { addMatchingOptions, type MatchingOptions, refuseUnknownMemories, scoringOf } from "./matching-options.ts";
import { openMemories } from "./memory-file.ts";
import { collect, numberFrom, wholeNumberFrom } from "./option-values.ts";
import { addLanguageOptions, addReadingOptions, type ReadingOptions } from "./reading-options.ts";

const help = `
Texts come from --text, from the lines of --lines, or from those of standard input. A score of 100 is the same text,
101 and 102 the same text in the same surroundings; under it stand the points that a match has lost, and for what.
{+green+} is in the text that was asked for and not in the memory's, [-red-] the other way round.

With --json each text is a line of its own: {"text":…,"matches":[…]}.

With --index the index is kept in a file, and made anew only when a memory or how it is read has changed. Without
memories the index is used as it is.

Examples:
  dragoman tmx match memory.tmx --to de --text "Click Save to continue"
  dragoman tmx match memory.tmx --to de --lines new.txt --threshold 60 --limit 3
  dragoman tmx match memory.tmx --index memory.index --to de --json < new.txt
  dragoman tmx match --index memory.index --to de --text Save --before File --after Close

Faults for --policy are listed by \`dragoman tmx --help\`.`;

export const addMatch: AddCommand = (group, session) => {
  const command = group
    .command("match")
    .description("Look texts up in memories, with their scores explained.")
    .argument("[memories...]", "memories; - is standard input")
    .option("--text <text>", "look this up; may be repeated", collect)
    .option("--lines <file>", "look up every line of a file; - is standard input")
    .option("--threshold <score>", "least text score", numberFrom(0, 100), 75)
    .option("--limit <number>", "most matches of a text", wholeNumberFrom(1), 5)
    .option("--before <text>", "what stands before the text")
    .option("--after <text>", "what stands after it")
    .option("--id <id>", "the text's own key")
    .option("--json", "print the matches as lines of JSON");
  addReadingOptions(
    addMatchingOptions(
      addLanguageOptions(command, {
        from: "the language of the texts (default: any)",
        to: "the language that is asked for; needed",
      }),
    ),
  )
    .addHelpText("after", help)
    .action((memories, options) => match(memories, options, session));
};

interface MatchCommandOptions extends ReadingOptions, MatchingOptions {
  readonly text?: readonly string[] | undefined;
  readonly lines?: string | undefined;
  readonly threshold: number;
  readonly limit: number;
  readonly before?: string | undefined;
  readonly after?: string | undefined;
  readonly id?: string | undefined;
  readonly json?: true | undefined;
}

async function match(memories: readonly string[], options: MatchCommandOptions, session: Session): Promise<void> {
  const lookUp = lookUpOf(options);
  const linesFrom = sourceOfLines(memories, options, session);
  session.showProgress({ ...options, isPrinting: false });
  const opened = await openMemories(memories, options, session);
  refuseUnknownMemories(
    options,
    opened.map(({ name }) => name),
  );
  const index = await indexOf(opened, options, session);
  session.hideProgress();
  for await (const text of textsOf(options.text ?? [], linesFrom, session)) {
    await printMatches(text, index, lookUp, options, session);
    // Looking up is work without a pause, in which Ctrl-C would not be heard.
    await setImmediate();
    session.signal.throwIfAborted();
  }
}

function lookUpOf(options: MatchCommandOptions): MatchOptions {
  const { from, to, threshold, limit, before, after, id } = options;
  if (to === undefined) throw new Refusal("Say with --to into which language.");
  const context = {
    ...(before !== undefined && { before }),
    ...(after !== undefined && { after }),
    ...(id !== undefined && { id }),
  };
  return { to, threshold, limit, context, ...(from !== undefined && { from }), ...scoringOf(options) };
}

/** Standard input where nothing else is said, and nobody would have to type it. */
function sourceOfLines(
  memories: readonly string[],
  { text, lines }: MatchCommandOptions,
  { terminal }: Session,
): string | undefined {
  const isTaken = memories.includes(standardInput);
  if (lines === standardInput && isTaken) throw new Refusal("Standard input (-) can be given once only.");
  if (lines !== undefined || text !== undefined) return lines;
  if (isTaken || terminal.stdin.isTTY === true) throw new Refusal("Say what to look up: --text or --lines.");
  return standardInput;
}

async function* textsOf(
  texts: readonly string[],
  linesFrom: string | undefined,
  session: Session,
): AsyncGenerator<string, void, undefined> {
  yield* texts;
  if (linesFrom !== undefined) yield* linesOf(await openInput(linesFrom, session));
}

async function printMatches(
  text: string,
  index: MatchIndex,
  lookUp: MatchOptions,
  { json }: MatchCommandOptions,
  session: Session,
): Promise<void> {
  const matches = text.trim() === "" ? [] : index.match(text, lookUp);
  if (json) await session.printJson({ text, matches: matches.map(jsonMatch) });
  else if (text.trim() !== "") await session.print(matchesText(text, matches, lookUp, session.paint));
}

/** Texts are there with and without their codes. */
function jsonMatch({ source, sourceLanguage, target, targetLanguage, ...rest }: Match): object {
  return {
    ...rest,
    source: { language: sourceLanguage, text: plainText(source), segment: source },
    target: { language: targetLanguage, text: plainText(target), segment: target },
  };
}
