import { settingsHelp } from "@dragoman/server";
import { expect, test } from "vitest";
import { DemoError } from "../src/demo-error.ts";
import { demoHelp, readDemoPort } from "../src/demo-settings.ts";

test("the port of the page is its own setting", () => {
  expect(readDemoPort({})).toBe(4101);
  expect(readDemoPort({ DRAGOMAN_DEMO_PORT: " 0 " })).toBe(0);
  for (const port of ["65536", "-1", "1e3", "http"]) {
    expect(() => readDemoPort({ DRAGOMAN_DEMO_PORT: port })).toThrow(DemoError);
  }
});

test("the help names it beside all of the service's settings", () => {
  expect(demoHelp()).toContain(settingsHelp());
  expect(demoHelp()).toContain("DRAGOMAN_DEMO_PORT (4101)");
});
