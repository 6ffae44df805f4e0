import { Refusal } from "../refusal.ts";

/** What the system says of a file, in words. What is no error of the system stays as it is. */
export function fileProblem(error: unknown, name: string, doing: "read" | "written"): unknown {
  if (!(error instanceof Error) || !("code" in error) || !("syscall" in error)) return error;
  const reason = reasons[String(error.code)] ?? `the system says ${String(error.code)}`;
  return new Refusal(`${name} cannot be ${doing}: ${reason}.`, { cause: error });
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file or folder",
  EACCES: "you may not",
  EPERM: "you may not",
  EROFS: "it is on a disk that cannot be written",
  EISDIR: "it is a folder",
  ENOTDIR: "a part of its path is no folder",
  ENAMETOOLONG: "its name is too long",
  ENOSPC: "the disk is full",
  EDQUOT: "your share of the disk is full",
  EFBIG: "it would be larger than the disk takes",
  ELOOP: "its links lead in a circle",
  EMFILE: "too many files are open",
  EIO: "the disk reports an error",
};
