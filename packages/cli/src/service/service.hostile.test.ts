import { mkdir, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { tmxText, writeTmxFile } from "../../test/memories.ts";
import { dragoman, temporaryFolder } from "../../test/run-command.ts";

let path: (name: string) => string;
beforeEach(async () => {
  path = await temporaryFolder();
});

const key = "secret-key-1234";
const list = ["glossary", "list"];
/** What a terminal obeys, and what colours are. */
const commanding = /[[\p{Cc}\u202a-\u202e\u2066-\u2069]--[\n\t]]/v;
const colours = /\p{Cc}\[[\d;]*m/gu;

/** A service that answers everything with this. */
async function answering(body: unknown, status = 200): Promise<string> {
  const server = createServer((request, response) => {
    request.resume();
    const text = typeof body === "string" ? body : JSON.stringify(body);
    response.writeHead(status, { "content-type": "application/json", "x-trace-id": "trace-1" }).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}

describe("the key", () => {
  test("comes from DRAGOMAN_KEY or a file, and is told neither in messages nor in arguments", async () => {
    expect((await dragoman(list)).stderr).toBe(
      "error: Set DRAGOMAN_KEY to your account's key, or name with --key-file a file that holds it.\n",
    );
    const url = await answering({ message: `No such key: ${key}` }, 401);
    await writeFile(path("key"), `${key}\r\n`);
    for (const given of [
      { args: [...list, "--key-file", path("key")], env: {} },
      { args: list, env: { DRAGOMAN_KEY: key } },
    ]) {
      const { code, stdout, stderr } = await dragoman([...given.args, "--url", url, "--json"], given);
      expect(code).toBe(2);
      expect(stderr).toBe(
        "error: No such key: [key] The key comes from DRAGOMAN_KEY or --key-file. (trace id trace-1)\n",
      );
      expect(stdout).not.toContain(key);
    }
    const { stdout } = await dragoman(["glossary", "list", "--help"]);
    expect(stdout).not.toMatch(/--key(?!-file)/);
  });

  test("is refused where it is none, and not shown", async () => {
    await mkdir(path("folder"));
    await writeFile(path("empty"), "\n");
    await writeFile(path("two"), "one two");
    await writeFile(path("long"), "x".repeat(5000));
    await writeFile(path("noise"), Buffer.from([0xff, 0x00, 0x1b]));
    for (const name of ["empty", "two", "long", "noise"]) {
      const { code, stderr } = await dragoman([...list, "--key-file", path(name)]);
      expect({ code, stderr }).toEqual({
        code: 2,
        stderr: `error: The file ${path(name)} does not hold a key: one word of letters, digits and signs.\n`,
      });
    }
    expect((await dragoman([...list, "--key-file", path("missing")])).stderr).toContain("no such file");
    expect((await dragoman([...list, "--key-file", path("folder")])).stderr).toContain("is a folder");
    const { stderr } = await dragoman(list, { env: { DRAGOMAN_KEY: `${key}\n${key}` } });
    expect(stderr).toBe("error: DRAGOMAN_KEY does not hold a key: one word of letters, digits and signs.\n");
  });
});

describe("the service", () => {
  const env = { DRAGOMAN_KEY: key };

  test("where nobody answers is named, with what to do", async () => {
    const { code, stderr } = await dragoman(list, { env: { ...env, DRAGOMAN_URL: "http://127.0.0.1:9" } });
    expect(code).toBe(2);
    expect(stderr).toMatch(/^error: .*http:\/\/127\.0\.0\.1:9.*\n$/);
    expect(stderr).toContain("--url or DRAGOMAN_URL");
  }, 30_000);

  test.each(["", "shop", "ftp://x", "http://", "http://user:pass@127.0.0.1:9", "file:///etc/passwd"])(
    "at an address such as %j is refused before anything is sent",
    async (url) => {
      const { code, stderr } = await dragoman([...list, "--url", url], { env });
      expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining("--url or DRAGOMAN_URL") });
      expect(stderr).not.toContain("pass@");
    },
  );

  const commands = [
    list,
    ["glossary", "show", "x"],
    ["glossary", "export", "x"],
    ["tmx", "memories"],
    ["tmx", "export", "x", "--no-progress"],
    ["tmx", "job", "x"],
  ];

  test.each([
    ["no JSON", "<html>"],
    ["nothing", ""],
    ["null", null],
    ["a list", []],
    ["other fields", { glossaries: {}, translation_memories: 7, results: "x" }],
    ["fields of a prototype", '{"__proto__":{"glossaries":[]},"constructor":1}'],
    ["items that are none", { glossaries: [null], translation_memories: [null], results: [null] }],
    ["items without anything", { glossaries: [{}], translation_memories: [{}], results: [{}] }],
  ])("that answers with %s is one clear sentence and no crash", async (_, body) => {
    const url = await answering(body);
    for (const args of commands) {
      const { code, stderr } = await dragoman([...args, "--url", url], { env });
      expect({ args, code, stderr }).toEqual({ args, code: 2, stderr: expect.stringMatching(/^error: [^\n]+\n$/) });
      expect(stderr).not.toContain("fault of dragoman's own");
    }
  });

  test("at the address of an operation is named with what says it", async () => {
    const url = await answering({ message: "There is nothing at this address." }, 404);
    for (const [address, more] of [
      [`${url}/v2/`, ` The service is looked for at ${url}/v2/, by --url or DRAGOMAN_URL.`],
      [url, ""],
    ]) {
      const { stderr } = await dragoman([...list, "--url", String(address)], { env });
      expect(stderr).toBe(`error: There is nothing at this address.${more} (trace id trace-1)\n`);
    }
  });

  test("does not command the terminal by names, ids or messages", async () => {
    const evil = "\u001b]0;owned\u0007\u202e";
    const memory = {
      translation_memory_id: evil,
      name: "x",
      source_language: evil,
      target_languages: [evil],
      segment_count: 1,
      updated_time: evil,
    };
    const glossary = {
      glossary_id: evil,
      name: "x",
      creation_time: evil,
      dictionaries: [{ source_lang: evil, target_lang: evil, entry_count: 1 }],
    };
    const result = { status: "completed", error: { message: evil }, translation_memory_id: evil, expires_at: evil };
    const good = await answering({
      ...memory,
      ...glossary,
      glossaries: [glossary, { ...glossary, name: evil }],
      translation_memories: [memory, { ...memory, name: evil }],
      total_count: 2,
      results: [result],
      job_id: evil,
    });
    const bad = await answering({ message: evil }, 400);
    const entries = path("a.en-de.tsv");
    await writeFile(entries, "a\tb\n");
    const tmx = await writeTmxFile(path("a.tmx"), [{ en: "A", de: "B" }]);
    const all = [
      ...commands,
      ["glossary", "create", "x", entries],
      ["glossary", "add", "x", entries],
      ["glossary", "rename", "x", "y"],
      ["glossary", "remove", "x"],
      ["tmx", "remove", "x"],
      ["tmx", "import", tmx, "--no-progress"],
      ["tmx", "sync", tmx, "--memory", "x", "--dry-run", "--no-progress"],
    ];
    const strange = await answering({ results: [{ ...result, status: evil }] });
    for (const [url, called] of [
      [good, all],
      [bad, all],
      [strange, [["tmx", "job", "x"]]],
    ] as const) {
      for (const args of called.flatMap((one) => (one[1] === "export" ? [one] : [one, [...one, "--json"]]))) {
        const surroundings = { env: { ...env, TERM: "dumb" }, isTerminal: true };
        const { stdout, stderr } = await dragoman([...args, "--url", url], surroundings);
        const shown = (stdout + stderr).replaceAll(colours, "");
        expect({ args, found: commanding.exec(shown)?.[0].codePointAt(0) }).toEqual({ args, found: undefined });
      }
    }
  }, 60_000);

  test("gets no file that is no glossary", async () => {
    const url = await answering({});
    await writeFile(path("latin.en-de.tsv"), Buffer.from([0x61, 0x09, 0xe9]));
    await writeFile(path("huge.en-de.tsv"), Buffer.alloc(17 * 1024 * 1024, "a"));
    await writeFile(path("my-app.tsv"), "a\tb\n");
    const create = (...args: string[]) => dragoman(["glossary", "create", "x", "--url", url, ...args], { env });
    expect((await create(path("latin.en-de.tsv"))).stderr).toContain("is not UTF-8");
    expect((await create(path("huge.en-de.tsv"))).stderr).toContain("larger than any glossary");
    expect((await create(path("missing.en-de.tsv"))).stderr).toContain("no such file");
    expect((await create("-")).stderr).toContain("standard input does not say its languages");
    expect((await create(path("my-app.tsv"), "--from", "en")).stderr).toContain("belong together");
    const twice = await create(path("my-app.tsv"), path("my-app.tsv"), "--from", "en", "--to", "de");
    expect(twice.stderr).toContain("two dictionaries for en-de");
    expect((await create("-", "-", "--from", "en", "--to", "de")).stderr).toContain("once only");
  });

  test("that declares an upload elsewhere gets no file, and no key", async () => {
    const url = await answering({ job_id: "j", upload_url: "file:///etc/passwd", expires_at: "x" });
    const { code, stderr } = await dragoman(["tmx", "import", "-", "--name", "x", "--url", url], {
      env,
      stdin: tmxText([{ en: "A", de: "B" }]),
    });
    expect(code).toBe(2);
    expect(stderr).not.toContain(key);
  });
});
