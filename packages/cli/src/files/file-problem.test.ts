import { open } from "node:fs/promises";
import { expect, test } from "vitest";
import { Refusal } from "../refusal.ts";
import { fileProblem } from "./file-problem.ts";

test("says in words what the system says in letters", async () => {
  const missing = await open("/nothing/here").catch((error: unknown) => error);
  expect(fileProblem(missing, "a.tmx", "read")).toEqual(
    new Refusal("a.tmx cannot be read: there is no such file or folder."),
  );
  const forbidden = Object.assign(new Error("EACCES: x"), { code: "EACCES", syscall: "open" });
  expect(fileProblem(forbidden, "a.tmx", "written")).toEqual(new Refusal("a.tmx cannot be written: you may not."));
  const odd = Object.assign(new Error("EODD: x"), { code: "EODD", syscall: "open" });
  expect(fileProblem(odd, "a.tmx", "read")).toEqual(new Refusal("a.tmx cannot be read: the system says EODD."));
});

test("leaves alone what is no error of the system", () => {
  const error = new RangeError("x");
  expect(fileProblem(error, "a.tmx", "read")).toBe(error);
});
