import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestDemo, type TestDemo } from "./test-demo.ts";

let demo: TestDemo;
beforeAll(async () => {
  demo = await startTestDemo({ DRAGOMAN_ENGINES: "phrasebook" });
});
afterAll(() => demo.close());

const none = "00000000-0000-4000-8000-000000000000";
const steered = { texts: ["Save"], source: "en", target: "de" };
const terms = { source: "en", target: "de", entries: "a\tb", format: "tsv" };

describe("what is made and kept", () => {
  test.each([
    ["GET", "/api/glossaries"],
    ["POST", "/api/glossaries"],
    ["DELETE", `/api/glossaries/${none}`],
    ["PUT", `/api/glossaries/${none}/terms`],
    ["GET", "/api/style-rules"],
    ["PUT", `/api/style-rules/${none}/rules`],
    ["GET", "/api/stored-memories"],
    ["POST", "/api/stored-memories/imports?name=a.tmx"],
    ["GET", `/api/stored-memories/exports/${none}`],
    ["DELETE", `/api/stored-memories/${none}`],
    ["POST", "/api/steered"],
  ])("is for the demo's own page alone: %s %s", async (method, path) => {
    for (const headers of [{ origin: "http://evil.example" }, { "sec-fetch-site": "cross-site" }]) {
      expect((await demo.ask(path, { method, headers })).status).toBe(403);
    }
  });

  test.each<[string, "POST" | "PUT", string, unknown]>([
    ["a glossary without directions", "POST", "/api/glossaries", { name: "a", dictionaries: [] }],
    ["a format that is none", "POST", "/api/glossaries", { name: "a", dictionaries: [{ ...terms, format: "xls" }] }],
    ["a language with a path", "PUT", `/api/glossaries/${none}/terms`, { ...terms, source: "../../v2" }],
    ["an id that is a path", "PUT", "/api/glossaries/..%2f..%2fv2/terms", terms],
    ["a list in a language without rules", "POST", "/api/style-rules", { name: "a", language: "pl" }],
    ["a rule that is none", "POST", "/api/style-rules", { name: "a", language: "de", configuredRules: { x: 1 } }],
    ["another field", "POST", "/api/style-rules", { name: "a", language: "de", key: "x" }],
    ["no text", "POST", "/api/steered", { ...steered, texts: [] }],
    ["51 texts", "POST", "/api/steered", { ...steered, texts: Array(51).fill("a") }],
    ["six glossaries", "POST", "/api/steered", { ...steered, glossaryIds: Array(6).fill(none) }],
    ["a threshold of 101", "POST", "/api/steered", { ...steered, memoryId: none, threshold: 101 }],
    ["a file that is no stream", "POST", "/api/stored-memories/imports?name=a.tmx", { a: 1 }],
    ["a file without a name", "POST", "/api/stored-memories/imports", {}],
  ])("is refused: %s", async (_, method, path, body) => {
    const answer = await demo.send(method, path, body);
    expect([answer.status, (await answer.json()).code]).toEqual([400, "invalid"]);
  });

  test.each<[string, "POST" | "PUT", string, unknown]>([
    ["glossary", "PUT", `/api/glossaries/${none}/terms`, terms],
    ["glossary to translate with", "POST", "/api/steered", { ...steered, glossaryIds: [none] }],
    ["list", "PUT", `/api/style-rules/${none}/rules`, {}],
    ["list to translate with", "POST", "/api/steered", { ...steered, styleId: none }],
    ["memory to translate with", "POST", "/api/steered", { ...steered, memoryId: none }],
    ["memory to export", "POST", `/api/stored-memories/${none}/exports`, undefined],
  ])("is not found: no such %s", async (_, method, path, body) => {
    const headers = { "content-type": "application/json" };
    const answer = await demo.ask(path, { method, ...(body !== undefined && { headers, body: JSON.stringify(body) }) });
    expect([answer.status, (await answer.json()).code]).toEqual([404, "not-found"]);
  });

  test("says what the service says, with line and code, and no key", async () => {
    const broken = { name: "a", dictionaries: [{ ...terms, entries: "a\tb\nbroken" }] };
    const answer = await demo.send("POST", "/api/glossaries", broken);
    const text = await answer.text();
    expect(JSON.parse(text)).toMatchObject({
      code: "invalid",
      reason: "invalid_glossary_entries",
      detail: expect.stringContaining("Line 2"),
    });
    expect(text).not.toContain(demo.key);
    expect(await (await demo.ask("/api/glossaries")).json()).toEqual([]);
  });

  test("a memory's file lies nowhere that the page is told of", async () => {
    const tmx = `<tmx version="1.4"><header creationtool="t" creationtoolversion="1" segtype="sentence" o-tmf="t" adminlang="en" srclang="en" datatype="plaintext"/><body><tu><tuv xml:lang="en"><seg>a</seg></tuv><tuv xml:lang="de"><seg>b</seg></tuv></tu></body></tmx>`;
    const headers = { "content-type": "application/octet-stream" };
    const imports = "/api/stored-memories/imports?name=..%2f..%2fa.tmx";
    const { jobId } = await (await demo.ask(imports, { method: "POST", body: tmx, headers })).json();
    const imported = await jobEnd(jobId);
    const path = `/api/stored-memories/${imported.translationMemoryId}/exports`;
    const made = await (await demo.ask(path, { method: "POST" })).json();
    const exported = await jobEnd(made.jobId);
    expect(JSON.stringify(exported)).not.toContain("http");
    const file = await demo.ask(`/api/stored-memories/exports/${made.jobId}`);
    expect(file.headers.get("content-disposition")).toBe("attachment");
    expect(await file.text()).toContain("<seg>b</seg>");
  });
});

async function jobEnd(jobId: string) {
  for (;;) {
    const job = await (await demo.ask(`/api/stored-memories/jobs/${jobId}`)).json();
    if (job.status === "completed") return job;
    if (job.status !== "processing" && job.status !== "awaiting_input") throw new Error(JSON.stringify(job));
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
