import { readFileSync } from "node:fs";
import { Command } from "@commander-js/extra-typings";
import { exitCodeHelp } from "./exit-codes.ts";
import { groups } from "./groups.ts";
import type { Session } from "./session.ts";
import { hasColours } from "./terminal/paint.ts";
import { printableLines } from "./terminal/printable.ts";

/** The whole command line. Help goes to standard output; what is wrong with the arguments is thrown. */
export function createProgram(session: Session): Command {
  const { stdout, stderr, env } = session.terminal;
  const program = new Command("dragoman")
    .description("Messages of applications, translation memories and glossaries, on the command line.")
    .version(packageVersion(), "-V, --version", "print the version")
    .helpOption("-h, --help", "print help")
    .helpCommand("help [command]", "print help for a command")
    .exitOverride()
    .showHelpAfterError("(--help says how it is used)")
    .configureOutput({
      writeOut: (text) => stdout.write(text),
      writeErr: (text) => stderr.write(text),
      outputError: (text, write) => write(printableLines(text)),
      getOutHelpWidth: () => widthOf(stdout.columns),
      getErrHelpWidth: () => widthOf(stderr.columns),
      getOutHasColors: () => hasColours(stdout, env),
      getErrHasColors: () => hasColours(stderr, env),
    })
    .configureHelp({
      styleTitle: (title) => session.paint("bold", title),
      showGlobalOptions: false,
    })
    .addHelpText("after", `\n${exitCodeHelp}`);
  for (const group of groups) {
    const command = program.command(group.name).description(group.description);
    for (const addCommand of group.commands) addCommand(command, session);
    command.addHelpText("after", `\n${group.more}\n\n${exitCodeHelp}`);
  }
  return program;
}

function widthOf(columns: number | undefined): number {
  return Math.min(columns ?? 100, 120);
}

function packageVersion(): string {
  const manifest: { readonly version: string } = JSON.parse(
    readFileSync(new URL("../package.json", import.meta.url), "utf8"),
  );
  return manifest.version;
}
