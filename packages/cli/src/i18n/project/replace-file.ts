import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileProblem } from "../../files/file-problem.ts";
import { Output } from "../../files/output.ts";
import type { Session } from "../../session.ts";
import { refuseOutside } from "./find-files.ts";

/** The file is the old one or the new one, whenever the command is ended. */
export async function replaceFile(root: string, name: string, text: string, session: Session): Promise<void> {
  await refuseOutside(root, name);
  const path = join(root, name);
  try {
    await mkdir(dirname(path), { recursive: true });
  } catch (error) {
    throw fileProblem(error, name, "written");
  }
  const output = await Output.at(path, session, { inputs: [] });
  await output.write(bytesOf(text), session.signal);
  await output.finish();
}

async function* bytesOf(text: string): AsyncGenerator<Uint8Array, void, undefined> {
  yield new TextEncoder().encode(text);
}
