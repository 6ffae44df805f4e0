import type { Dirent } from "node:fs";
import { readdir, realpath, stat } from "node:fs/promises";
import { dirname, isAbsolute, join, relative, sep } from "node:path";
import { fileProblem } from "../../files/file-problem.ts";
import { Refusal } from "../../refusal.ts";
import type { FilePattern, PatternNames } from "./file-pattern.ts";

/** A file that a pattern tells. */
export interface FoundFile extends PatternNames {
  /** From the project's folder, with `/`. */
  readonly name: string;
}

/** More than that are no project's messages. */
const mostFiles = 20_000;

/**
 * The files of a pattern, in the order of their names. Only folders that the pattern names are looked into.
 * @throws Refusal where there are too many, or a folder cannot be read.
 */
export async function filesOf(root: string, pattern: FilePattern): Promise<readonly FoundFile[]> {
  let found: readonly FoundFile[] = [{ name: "" }];
  for (const [index, step] of pattern.steps.entries()) {
    const isLast = index === pattern.steps.length - 1;
    const next: FoundFile[] = [];
    for (const folder of found) {
      const below = step.kind === "literal" ? [{ name: step.name }] : await namesIn(root, folder, step.read);
      for (const { name, ...names } of below) {
        if (disagrees(folder, names)) continue;
        const file = { ...folder, ...given(names), name: folder.name === "" ? name : `${folder.name}/${name}` };
        if (step.kind === "names" || !isLast || (await isFile(join(root, file.name)))) next.push(file);
      }
      if (next.length > mostFiles) {
        throw new Refusal(`${pattern.text} tells more than ${mostFiles} files; make it narrower.`);
      }
    }
    found = next;
  }
  const files: FoundFile[] = [];
  for (const file of found) if (await isFile(join(root, file.name))) files.push(file);
  return files.sort((left, right) => (left.name < right.name ? -1 : 1));
}

async function namesIn(
  root: string,
  folder: FoundFile,
  read: (name: string) => PatternNames | undefined,
): Promise<readonly FoundFile[]> {
  const entries = await entriesOf(join(root, folder.name), folder.name || "The project's folder");
  return entries.flatMap(({ name }) => {
    const names = read(name);
    return names === undefined ? [] : [{ ...names, name }];
  });
}

async function entriesOf(path: string, name: string): Promise<readonly Dirent[]> {
  try {
    return await readdir(path, { withFileTypes: true });
  } catch (error) {
    if (error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ENOTDIR")) return [];
    throw fileProblem(error, name, "read");
  }
}

/** Whether a name says another language, or namespace, than the folder above it. */
function disagrees(above: PatternNames, names: PatternNames): boolean {
  return (["language", "namespace"] as const).some((one) => {
    return above[one] !== undefined && names[one] !== undefined && above[one] !== names[one];
  });
}

function given({ language, namespace }: PatternNames): PatternNames {
  return { ...(language !== undefined && { language }), ...(namespace !== undefined && { namespace }) };
}

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (stats) => stats.isFile(),
    () => false,
  );
}

/**
 * Follows links, so that none leads out of the project: neither to what is read nor to what is written.
 * @param root A real path.
 * @throws Refusal
 */
export async function refuseOutside(root: string, name: string): Promise<void> {
  let path = join(root, name);
  for (;;) {
    const real = await realpath(path).catch(() => undefined);
    if (real !== undefined) {
      const inside = relative(root, real);
      if (inside !== ".." && !inside.startsWith(`..${sep}`) && !isAbsolute(inside)) return;
      throw new Refusal(`${name} leads out of the project's folder by a link; put the file itself there.`);
    }
    if (dirname(path) === path) return;
    path = dirname(path);
  }
}
