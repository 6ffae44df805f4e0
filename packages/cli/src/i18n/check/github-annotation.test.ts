import { expect, test } from "vitest";
import { githubAnnotation } from "./github-annotation.ts";

test("is one line and one command, whatever the file, key and message are", () => {
  const finding = {
    severity: "warning",
    rule: "stale",
    problem: "50 %\r\n::error::gone\u001b[2J",
    file: "a,b:c%.json",
    line: 3,
    key: "key\n::add-mask::x",
  } as const;
  expect(githubAnnotation(finding)).toBe(
    "::warning file=a%2Cb%3Ac%25.json,line=3,title=stale::key\\n::add-mask::x: 50 %25\\r\\n::error::gone\\u{1b}[2J",
  );
  expect(githubAnnotation({ ...finding, line: undefined })).not.toContain("line=");
});
