import type { Command } from "@commander-js/extra-typings";
import { glossaryGroup } from "./glossary/group.ts";
import { i18nGroup } from "./i18n/group.ts";
import type { Session } from "./session.ts";
import { tmxGroup } from "./tmx/group.ts";

/** Commands that belong together: a folder of its own each. */
export interface Group {
  readonly name: string;
  readonly description: string;
  readonly commands: readonly AddCommand[];
  /** What the help says after the list of commands. */
  readonly more: string;
}

/** Adds a command to its group. */
export type AddCommand = (group: Command, session: Session) => void;

export const groups: readonly Group[] = [tmxGroup, glossaryGroup, i18nGroup];
