import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type Decision,
  decide,
  type MessageRecord,
  type RecordState,
  recordOfDecision,
  sourceHash,
} from "./message-records.ts";

const at = "2026-01-02T03:04:05.000Z";
const now = new Date("2026-06-01T00:00:00.000Z");

function recordOf(state: RecordState): MessageRecord {
  return { sourceHash: "h1", state, text: "kept", at, ...(state === "stale" && { suggestion: "new" }) };
}

type Source = "same" | "changed" | "gone";
type Standing = "same" | "differs" | "none" | "empty" | "suggested";

/** What is expected of each state, source and standing text; `.` where the suggestion is no other than a text that differs. */
const table: Readonly<Record<RecordState | "none", Readonly<Record<Source, Readonly<Record<Standing, string>>>>>> = {
  none: {
    same: {
      same: "edited kept",
      differs: "edited other",
      none: "translate",
      empty: "translate",
      suggested: "edited new",
    },
    changed: {
      same: "edited kept",
      differs: "edited other",
      none: "translate",
      empty: "translate",
      suggested: "edited new",
    },
    gone: { same: "drop kept", differs: "drop other", none: "drop -", empty: "drop -", suggested: "drop new" },
  },
  machine: {
    same: {
      same: "keep kept",
      differs: "edited other",
      none: "keep kept",
      empty: "keep kept",
      suggested: "edited new",
    },
    changed: {
      same: "retranslate",
      differs: "stale other",
      none: "retranslate",
      empty: "retranslate",
      suggested: "stale new",
    },
    gone: { same: "drop kept", differs: "drop other", none: "drop kept", empty: "drop kept", suggested: "drop new" },
  },
  edited: {
    same: {
      same: "keep kept",
      differs: "edited other",
      none: "keep kept",
      empty: "keep kept",
      suggested: "edited new",
    },
    changed: {
      same: "stale kept",
      differs: "stale other",
      none: "stale kept",
      empty: "stale kept",
      suggested: "stale new",
    },
    gone: { same: "drop kept", differs: "drop other", none: "drop kept", empty: "drop kept", suggested: "drop new" },
  },
  approved: {
    same: {
      same: "keep kept",
      differs: "edited other",
      none: "keep kept",
      empty: "keep kept",
      suggested: "edited new",
    },
    changed: {
      same: "stale kept",
      differs: "stale other",
      none: "stale kept",
      empty: "stale kept",
      suggested: "stale new",
    },
    gone: { same: "drop kept", differs: "drop other", none: "drop kept", empty: "drop kept", suggested: "drop new" },
  },
  stale: {
    same: {
      same: "keep kept",
      differs: "edited other",
      none: "keep kept",
      empty: "keep kept",
      suggested: "edited new",
    },
    changed: {
      same: "stale kept",
      differs: "stale other",
      none: "stale kept",
      empty: "stale kept",
      suggested: "stale new",
    },
    gone: { same: "drop kept", differs: "drop other", none: "drop kept", empty: "drop kept", suggested: "drop new" },
  },
};

const hashes = { same: "h1", changed: "h2", gone: undefined };
const texts = { same: "kept", differs: "other", none: undefined, empty: "", suggested: "new" };
const states = ["none", "machine", "edited", "approved", "stale"] as const;
const sources = ["same", "changed", "gone"] as const;
const standings = ["same", "differs", "none", "empty", "suggested"] as const;
const cases = states.flatMap((state) =>
  sources.flatMap((source) => standings.map((standing) => ({ state, source, standing }))),
);

function written(decision: Decision): string {
  return "text" in decision ? `${decision.action} ${decision.text ?? "-"}` : decision.action;
}

test.each(cases)("$state, source $source, text $standing", ({ state, source, standing }) => {
  const record = state === "none" ? undefined : recordOf(state);
  expect(written(decide(record, hashes[source], texts[standing]))).toBe(table[state][source][standing]);
});

test("an empty text that the record knows is a text", () => {
  expect(decide({ ...recordOf("edited"), text: "" }, "h1", "")).toEqual({ action: "keep", text: "" });
  expect(decide({ ...recordOf("machine"), text: "" }, "h2", "")).toEqual({ action: "retranslate" });
});

const machine = { text: "neu", engine: "pseudo" };

test("records say what was done", () => {
  const of = (decision: Decision) => recordOfDecision(decision, "h2", machine, now);
  const made = { sourceHash: "h2", state: "machine", text: "neu", engine: "pseudo", at: now.toISOString() };
  expect(of({ action: "translate" })).toEqual(made);
  expect(of({ action: "retranslate" })).toEqual(made);
  expect(of({ action: "edited", text: "mine" })).toEqual({
    sourceHash: "h2",
    state: "edited",
    text: "mine",
    at: made.at,
  });
  expect(of({ action: "stale", text: "mine" })).toEqual({ ...made, state: "stale", text: "mine", suggestion: "neu" });
  expect(of({ action: "keep", text: "mine" })).toBeUndefined();
  expect(of({ action: "drop", text: "mine" })).toBeUndefined();
});

test("without a translation a message is asked for again", () => {
  for (const decision of [
    { action: "translate" },
    { action: "retranslate" },
    { action: "stale", text: "x" },
  ] as const) {
    expect(recordOfDecision(decision, "h2", undefined, now)).toBeUndefined();
  }
});

/** What may happen to a message between two runs. */
const happening = fc.oneof(
  fc.record({ what: fc.constant("run" as const) }),
  fc.record({ what: fc.constant("source" as const), text: fc.constantFrom("a", "b", "c") }),
  fc.record({ what: fc.constant("human" as const), text: fc.constantFrom("x", "y", "z") }),
  fc.record({ what: fc.constant("lost" as const) }),
  fc.record({ what: fc.constant("offline" as const) }),
);

test("whatever happens, a human's text stands until a human changes it, and nothing is paid for twice", () => {
  fc.assert(
    fc.property(fc.array(happening, { maxLength: 30 }), (happenings) => {
      let source = "a";
      let standing: string | undefined;
      let record: MessageRecord | undefined;
      let human: string | undefined;
      let paidFor: string | undefined;
      for (const each of happenings) {
        if (each.what === "source") source = each.text;
        else if (each.what === "lost") standing = human === undefined || record?.text === human ? undefined : standing;
        else if (each.what === "human") standing = human = each.text;
        else {
          const hash = sourceHash({ text: source });
          const decision = decide(record, hash, standing);
          const pays =
            decision.action === "translate" || decision.action === "retranslate" || decision.action === "stale";
          const isOnline = each.what === "run";
          if (pays && isOnline) {
            expect(hash).not.toBe(paidFor);
            paidFor = hash;
          }
          const made = isOnline ? { text: `machine ${source}` } : undefined;
          record = recordOfDecision(decision, hash, made, now) ?? record;
          if (isOnline || !pays) paidFor = hash;
          standing = "text" in decision ? decision.text : (made?.text ?? standing);
          if (human !== undefined) expect(standing).toBe(human);
        }
      }
    }),
    { numRuns: 2000 },
  );
});

test("the hash of a source is another one when text, note or options are", () => {
  const text = "Hello";
  const hashes = [
    sourceHash({ text }),
    sourceHash({ text: "Hello " }),
    sourceHash({ text, note: "a greeting" }),
    sourceHash({ text, options: { formality: "more" } }),
    sourceHash({ text, options: { formality: "less" } }),
    sourceHash({ text, options: { formality: "less", glossaryId: "g" } }),
    sourceHash({ text, options: { formality: ["less"] } }),
    sourceHash({ text: `${text}","a greeting` }),
    sourceHash({ text: "\ud800" }),
    sourceHash({ text: "\ud801" }),
  ];
  expect(new Set(hashes).size).toBe(hashes.length);
  for (const hash of hashes) expect(hash).toMatch(/^[0-9a-f]{64}$/);
});

test("the order of options, and options that are not given, make no difference", () => {
  const one = sourceHash({ text: "Hello", options: { a: 1, b: { c: [1, 2], d: null }, e: undefined } });
  expect(sourceHash({ text: "Hello", note: "", options: { b: { d: null, c: [1, 2] }, a: 1 } })).toBe(one);
  const hostile: Record<string, unknown> = JSON.parse('{"__proto__": {"a": 1}}');
  expect(sourceHash({ text: "Hello", options: hostile })).not.toBe(sourceHash({ text: "Hello" }));
});
