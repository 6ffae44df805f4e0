import { open } from "node:fs/promises";
import { fileProblem } from "../files/file-problem.ts";
import { Refusal } from "../refusal.ts";
import type { Session } from "../session.ts";

/** No key is longer. */
const longestKey = 1000;

/**
 * The account's key: that of the file, else that of `DRAGOMAN_KEY`. It is never part of a message.
 * @throws Refusal where there is none.
 */
export async function readKey(file: string | undefined, session: Session): Promise<string> {
  if (file !== undefined) return checked(await textOf(file), `The file ${file}`);
  const { DRAGOMAN_KEY: key } = session.terminal.env;
  if (key) return checked(key, "DRAGOMAN_KEY");
  throw new Refusal("Set DRAGOMAN_KEY to your account's key, or name with --key-file a file that holds it.");
}

async function textOf(file: string): Promise<string> {
  try {
    await using handle = await open(file);
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(longestKey + 1));
    return buffer.toString("utf8", 0, bytesRead);
  } catch (error) {
    throw fileProblem(error, file, "read");
  }
}

function checked(text: string, where: string): string {
  const key = text.trim();
  if (key.length <= longestKey && /^[!-~]+$/.test(key)) return key;
  throw new Refusal(`${where} does not hold a key: one word of letters, digits and signs.`);
}
