import { access, constants, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { PhraseStore } from "@dragoman/client";
import { createPhraseStore, StoreError } from "@dragoman/tm/store";
import { fileProblem } from "../../files/file-problem.ts";
import { serviceUrl } from "../../service/service.ts";
import type { Session } from "../../session.ts";
import { printable } from "../../terminal/printable.ts";
import { refuseOutside } from "../project/find-files.ts";
import type { ProjectSettings } from "../project/read-settings.ts";
import { inWords, storeProblem } from "../records/language-records.ts";
import type { TranslateOptions } from "./translate-options.ts";

const cacheFolder = ".dragoman/cache";

/**
 * Where what was paid for is kept, before any file is written: whatever happens then, it is not paid for again. Another
 * service's translations are others, unless the settings say that they are the same edition.
 */
export async function openPhrases(
  options: TranslateOptions,
  { root, translate }: ProjectSettings,
  session: Session,
): Promise<PhraseStore> {
  const { tenant = "dragoman", edition = serviceUrl(options, session) } = translate ?? {};
  const said = options.store ?? translate?.store;
  const place = said ?? (await cacheFile(root, options.dryRun === true));
  let isTold = false;
  const onError = (error: unknown) => {
    const problem = printable(error instanceof StoreError ? storeProblem(error) : String(error));
    if (!isTold)
      session.say(`${session.paintMessage("yellow", "warning:")} what is translated cannot be kept: ${problem}`);
    isTold = true;
  };
  const store = await inWords("--store", () => createPhraseStore({ place, tenant, edition, onError }));
  session.atEnd(() => store.close());
  return {
    get: store.get,
    set: async (entries) => {
      await store.set(entries);
      session.progress.advance(entries.length);
    },
  };
}

async function cacheFile(root: string, isDryRun: boolean): Promise<string> {
  const folder = join(root, cacheFolder);
  await refuseOutside(root, cacheFolder);
  if (isDryRun) return join(folder, "phrases");
  const ignore = join(folder, ".gitignore");
  try {
    await mkdir(folder, { recursive: true });
    await access(ignore).catch(() => writeFile(ignore, "*\n"));
    // What could not be kept would be paid for again.
    await access(folder, constants.W_OK);
  } catch (error) {
    throw fileProblem(error, cacheFolder, "written");
  }
  return join(folder, "phrases");
}
