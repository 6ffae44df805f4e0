import fc from "fast-check";
import { expect, test } from "vitest";
import { createEventQueue } from "./event-queue.ts";
import type { VoiceEvent } from "./voice-event.ts";

const ofNumber = (number: number): VoiceEvent => ({ type: "unknown", name: String(number), value: number });

test("events come in order, each once, however pushing and reading take turns", async () => {
  const turns = fc.array(fc.record({ pushed: fc.nat({ max: 5 }), read: fc.nat({ max: 5 }) }), { maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(turns, async (script) => {
      const queue = createEventQueue();
      const reader = queue[Symbol.asyncIterator]();
      const heard: VoiceEvent[] = [];
      let pushed = 0;
      for (const turn of script) {
        for (let n = 0; n < turn.pushed; n++) queue.push(ofNumber(pushed++));
        for (let n = 0; n < turn.read && heard.length < pushed; n++) heard.push((await reader.next()).value);
      }
      queue.close(undefined);
      for await (const event of queue) heard.push(event);
      expect(heard).toEqual(Array.from({ length: pushed }, (_, number) => ofNumber(number)));
    }),
  );
});

test("a reader who comes after very many events gets them all", async () => {
  const queue = createEventQueue();
  const many = 300_000;
  for (let number = 0; number < many; number++) queue.push(ofNumber(number));
  queue.close(undefined);
  let heard = 0;
  for await (const _ of queue) heard++;
  expect(heard).toBe(many);
});
