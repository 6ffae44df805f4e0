import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { temporaryFolder } from "./run-command.ts";

/** A project of a test: a folder with files of messages, which is removed when the test ends. */
export interface LocaleFolder {
  readonly path: (name: string) => string;
  readonly write: (files: Readonly<Record<string, string | object>>) => Promise<void>;
  readonly read: (name: string) => Promise<string>;
  readonly json: (name: string) => Promise<unknown>;
  /** `dragoman i18n <args>` in this project. */
  readonly args: (...args: readonly string[]) => readonly string[];
}

export async function localeFolder(files: Readonly<Record<string, string | object>>): Promise<LocaleFolder> {
  const path = await temporaryFolder();
  const folder: LocaleFolder = {
    path,
    write: async (some) => {
      for (const [name, content] of Object.entries(some)) {
        await mkdir(dirname(path(name)), { recursive: true });
        await writeFile(path(name), typeof content === "string" ? content : `${JSON.stringify(content, null, 2)}\n`);
      }
    },
    read: (name) => readFile(path(name), "utf8"),
    json: async (name) => JSON.parse(await folder.read(name)),
    args: (command, ...args) => ["i18n", command ?? "", "--project", path("."), ...args],
  };
  await folder.write(files);
  return folder;
}

/** Settings for `locales/{language}/{namespace}.json`. */
export const settings = (i18n: object = {}) => ({
  "dragoman.json": { i18n: { source: "en", files: "locales/{language}/{namespace}.json", ...i18n } },
});
