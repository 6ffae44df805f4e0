import { describeWith, postgres, redis } from "@dragoman/parts";
import { expect, onTestFinished, test } from "vitest";
import { runSql } from "./each-place.ts";
import { createPhraseStore } from "./phrase-store.ts";

const hello = { text: "Hello", steering: "{}" };
const hallo = { phrase: hello, translation: { text: "Hallo", detectedSourceLanguage: "en", notApplied: [] } };

describeWith(redis, "a Redis server", (location) => {
  test.each([
    ["a password that is wrong", (url: URL) => (url.password = "wrong"), /WRONGPASS|AUTH/],
    ["a database that is not there", (url: URL) => (url.pathname = "/123456"), /DB index/],
    ["a port where nobody listens", (url: URL) => (url.port = "1"), /ECONNREFUSED/],
  ])("that cannot be used says why: %s", async (_, spoil, reason) => {
    const url = new URL(location);
    spoil(url);
    await using phrases = await createPhraseStore({ tenant: "shop", place: url, timeoutMs: 5000 });
    const error: unknown = await phrases.get([hello]).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: "unavailable", cause: { message: expect.stringMatching(reason) } });
  });
});

describeWith(postgres, "a database", (location) => {
  test("in which somebody else made the table needs no right to make one", async () => {
    const name = `test_rights_${process.pid}`;
    onTestFinished(async () => {
      await runSql(location, `drop schema if exists ${name} cascade; drop role if exists ${name}`);
    });
    await runSql(location, `create schema ${name}; create role ${name}`);
    const place = (role = "") => {
      const url = new URL(location);
      url.searchParams.set("options", `-c search_path=${name}${role}`);
      return url;
    };
    {
      await using maker = await createPhraseStore({ tenant: "shop", place: place() });
      await maker.set([hallo]);
    }
    await runSql(location, `grant usage on schema ${name} to ${name}`);
    await runSql(location, `grant select, insert, update, delete on ${name}.dragoman_store to ${name}`);
    await using phrases = await createPhraseStore({ tenant: "shop", place: place(` -c role=${name}`) });
    await phrases.set([{ ...hallo, translation: { ...hallo.translation, text: "Servus" } }]);
    expect((await phrases.get([hello]))[0]?.text).toBe("Servus");
  });
});
