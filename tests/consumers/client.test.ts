import { execFile as executeFile, spawnSync } from "node:child_process";
import { createServer, type Server } from "node:http";
import { join } from "node:path";
import { promisify } from "node:util";
import { chromium, describeWith } from "@dragoman/parts";
import { createTestService, type TestService } from "@dragoman/server/testing";
import { EdgeVM } from "@edge-runtime/vm";
import { chromium as playwright } from "playwright-core";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { bundleOf, gzipBytes } from "./bundle.ts";
import { type Consumer, installPacked } from "./packed.ts";

/** What every project does, in the words of its module system: also what is loaded only then. */
const use = `
  const client = createClient(options);
  const texts = createTextClient(options);
  const said = [
    (await client.translate("Hello", { from: "en", to: "de" })).text,
    ...(await texts.translateMany(["Hello", "Bye"], { from: "en", to: "de" })).map(({ text }) => text),
  ];
  said.push((await client.raw.GET("/v2/usage")).response.status);
  try {
    await client.translate("Hello", { from: "en", to: "tlh" });
  } catch (error) {
    said.push(isDragomanError(error) ? error.kind : "another error");
  }
  return said;
`;
const expected = ["Hallo", "Hallo", "Tschüss", 200, "invalid-request"];

const execFile = promisify(executeFile);

// Each starts a process of its own: an installer, a compiler, a bundler, a browser.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

let consumer: Consumer;
let service: TestService;
let page: Server;

beforeAll(async () => {
  consumer = installPacked("client");
  page = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => page.once("listening", resolve));
  service = await createTestService({
    engine: "scripted",
    script: { en: { Hello: { de: "Hallo" }, Bye: { de: "Tschüss" } } },
    settings: { origins: [addressOf(page)] },
  });
});
afterAll(async () => {
  page.close();
  await service.close();
  consumer.remove();
});

function options(): string {
  return `const options = ${JSON.stringify({ baseUrl: service.url, apiKey: service.apiKey })};`;
}

/** Runs a file of the project and reads what it writes; the service answers meanwhile. A warning is a failure. */
async function run(file: string): Promise<unknown> {
  const { stdout, stderr } = await execFile(process.execPath, [file], { cwd: consumer.folder });
  expect(stderr).toBe("");
  return JSON.parse(stdout);
}

function addressOf(server: Server): string {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The page has no port.");
  return `http://127.0.0.1:${address.port}`;
}

test("a project of ES modules on Node", async () => {
  const file = consumer.write(
    "project.mjs",
    `import { createClient, isDragomanError } from "@dragoman/client";
    import { createTextClient } from "@dragoman/client/text";
    ${options()}
    console.log(JSON.stringify(await (async () => {${use}})()));`,
  );
  expect(await run(file)).toEqual(expected);
});

test("a project of CommonJS on Node, through require", async () => {
  const file = consumer.write(
    "project.cjs",
    `const { createClient, isDragomanError } = require("@dragoman/client");
    const { createTextClient } = require("@dragoman/client/text");
    ${options()}
    (async () => {${use}})().then((said) => console.log(JSON.stringify(said)));`,
  );
  expect(await run(file)).toEqual(expected);
});

test("a TypeScript project of either module system finds the types", () => {
  const source = `import { type Client, createClient } from "@dragoman/client";
    import { createTextClient, type Translation } from "@dragoman/client/text";
    import type { Schema } from "@dragoman/client/contract";
    ${options()}
    export const client: Client = createClient(options);
    export const translation: Promise<Translation> = createTextClient(options).translate("Hello", { to: "de" });
    export const wire: Schema<"Translation"> = { text: "Hallo", detected_source_language: "en" };
    // @ts-expect-error: no target
    export const wrong = client.translate("Hello", {});`;
  const files = [consumer.write("typed.mts", source), consumer.write("typed.cts", source)];
  for (const moduleResolution of ["nodenext", "bundler"]) {
    const parameters = ["--noEmit", "--strict", "--target", "es2024", "--lib", "es2024,dom"];
    const module = moduleResolution === "bundler" ? "esnext" : "nodenext";
    const checked = moduleResolution === "bundler" ? files.slice(0, 1) : files;
    const { stdout } = spawnSync(
      join(import.meta.dirname, "../../node_modules/.bin/tsc"),
      [...parameters, "--module", module, "--moduleResolution", moduleResolution, ...checked],
      { cwd: consumer.folder, encoding: "utf8" },
    );
    expect(stdout).toBe("");
  }
});

/** Bytes, minified and compressed: what a page pays for a client. */
const budgets = { createClient: 16_000, createTextClient: 8_000 };

test.each(Object.entries(budgets))("%s costs a page at most %i bytes at once", async (create, most) => {
  const entry = create === "createClient" ? "@dragoman/client" : "@dragoman/client/text";
  const file = consumer.write(
    `${create}.js`,
    `import { ${create} } from ${JSON.stringify(entry)}; globalThis.client = ${create}(globalThis.options);`,
  );
  const { atOnce, later } = await bundleOf(file, consumer.folder, "page");
  expect(gzipBytes(atOnce.values())).toBeLessThanOrEqual(most);
  for (const code of [...atOnce.values(), ...later.values()])
    expect(code).not.toMatch(/__vite-browser-external|["'`]node:/);
});

/** A module for a browser or an edge runtime, which leaves its result where the test finds it. */
function webProject(): string {
  return consumer.write(
    "web.js",
    `import { createClient, isDragomanError } from "@dragoman/client";
    import { createTextClient } from "@dragoman/client/text";
    ${options()}
    globalThis.said = (async () => {${use}})();`,
  );
}

test("an edge runtime, which has nothing of Node's", async () => {
  const { atOnce } = await bundleOf(webProject(), consumer.folder, "edge");
  const [code] = atOnce.values();
  const edge = new EdgeVM();
  edge.evaluate(`(() => {${code}})()`);
  expect(await edge.evaluate<Promise<string[]>>("globalThis.said")).toEqual(expected);
  expect(edge.evaluate("typeof process")).toBe("undefined");
});

describeWith(chromium, "a page that Vite bundles", (executablePath) => {
  test("translates in a browser", async () => {
    const { atOnce, later } = await bundleOf(webProject(), consumer.folder, "page");
    const files = new Map([...atOnce, ...later]);
    const [entry] = atOnce.keys();
    page.on("request", (request, response) => {
      const script = files.get((request.url ?? "").slice(1));
      response
        .setHeader("content-type", `${script === undefined ? "text/html" : "text/javascript"}; charset=utf-8`)
        .end(script ?? `<!doctype html><title>A page</title><script type="module" src="/${entry}"></script>`);
    });
    const browser = await playwright.launch({
      executablePath,
      args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"],
    });
    try {
      const tab = await browser.newPage();
      const problems: string[] = [];
      tab.on("pageerror", (error) => problems.push(String(error)));
      tab.on("console", (message) => message.type() === "warning" && problems.push(message.text()));
      await tab.goto(addressOf(page));
      await tab.waitForFunction("globalThis.said !== undefined");
      expect(await tab.evaluate("globalThis.said")).toEqual(expected);
      expect(problems).toEqual([]);
    } finally {
      await browser.close();
    }
  });
});
