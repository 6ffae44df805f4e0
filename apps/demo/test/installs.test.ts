import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createBergamotEngine, type Direction, parseLanguageTag } from "@dragoman/engines";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createInstalls, type Installs } from "../src/models/installs.ts";
import type { InstallEvent } from "../src/protocol.ts";
import { serveToyIndex, type ToyIndex } from "./model-index.ts";

const english = direction("en", "de");

let folder: string;
let index: ToyIndex;
let engine: ReturnType<typeof createBergamotEngine>;
let installs: Installs;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "dragoman-installs-"));
  index = await serveToyIndex();
  engine = createBergamotEngine({ models: folder, indexUrl: index.url });
  installs = createInstalls(engine.models, () => undefined);
});
afterEach(async () => {
  await installs.close();
  await engine.close();
  await index.close();
  await rm(folder, { recursive: true });
});

test("an installation reports progress, and ends with a model that serves", async () => {
  const [offer] = await installs.offers(english);
  expect(offer).toMatchObject({ source: "en", target: "de" });
  expect(offer?.downloadBytes).toBeGreaterThan(150_000);

  const started = await installs.start(english);
  expect(started?.models).toEqual([offer]);
  const events = await eventsOf(started?.id, (event) => {
    if (event.state === "progress" && event.receivedBytes > 0) index.release();
  });
  const received = events.flatMap((event) => (event.state === "progress" ? [event.receivedBytes] : []));
  expect(received).toEqual(received.toSorted((one, other) => one - other));
  expect(received.some((bytes) => bytes > 0 && bytes < (offer?.downloadBytes ?? 0))).toBe(true);
  expect(events.at(-1)).toEqual({ state: "installed" });
  expect(engine.serves(english)).toBe(true);
  expect(await installs.offers(english)).toEqual([]);
  expect(await installs.start(english)).toBeUndefined();
});

test("a cancelled installation says so, leaves nothing, and can be begun again", async () => {
  const started = await installs.start(english);
  const events = await eventsOf(started?.id, (event) => {
    if (event.state === "progress" && event.receivedBytes > 0) installs.cancel(started?.id ?? "");
  });
  expect(events.at(-1)).toEqual({ state: "cancelled" });
  expect(engine.serves(english)).toBe(false);

  index.release();
  const again = await installs.start(english);
  expect(again?.id).not.toBe(started?.id);
  expect((await eventsOf(again?.id)).at(-1)).toEqual({ state: "installed" });
});

test("who asks for what is being installed joins it, and both see the end", async () => {
  const [one, other] = await Promise.all([installs.start(english), installs.start(english)]);
  expect(other?.id).toBe(one?.id);
  index.release();
  const ends = await Promise.all([eventsOf(one?.id), eventsOf(other?.id)]);
  expect(ends.map((events) => events.at(-1))).toEqual([{ state: "installed" }, { state: "installed" }]);
});

test("an installation that breaks off tells why", async () => {
  await installs.offers(english);
  await index.close();
  const started = await installs.start(english);
  const end = (await eventsOf(started?.id)).at(-1);
  expect(end).toMatchObject({ state: "failed", message: expect.stringContaining("no connection") });
  index = await serveToyIndex();
});

test("closing ends what is under way", async () => {
  const started = await installs.start(english);
  const watching = eventsOf(started?.id);
  await installs.close();
  expect((await watching).at(-1)).toEqual({ state: "cancelled" });
});

async function eventsOf(id: string | undefined, onEvent?: (event: InstallEvent) => void): Promise<InstallEvent[]> {
  const events: InstallEvent[] = [];
  for await (const event of installs.watch(id ?? "") ?? []) {
    events.push(event);
    onEvent?.(event);
  }
  return events;
}

function direction(from: string, to: string): Direction {
  const [source, target] = [parseLanguageTag(from), parseLanguageTag(to)];
  if (source === undefined || target === undefined) throw new Error(`${from} or ${to} is no language tag.`);
  return { source, target };
}
