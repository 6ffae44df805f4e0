import fc from "fast-check";
import type { ConnectionFault } from "./fault-proxy.ts";

/** What the service answers instead of doing its work. */
export type AnswerFault =
  | { readonly kind: "none" }
  | { readonly kind: "status"; readonly status: number; readonly retryAfter: string | undefined }
  | { readonly kind: "late"; readonly afterMs: number }
  /** The work is done, and the answer is cut in the middle of its JSON, as if it were whole. */
  | { readonly kind: "malformed" };

const callNames = [
  "translate",
  "translateMany",
  "translateSettled",
  "translateEach",
  "detect",
  "usage",
  "raw",
  "create",
  "createWithKey",
] as const;

/** One call of a client, with everything that goes wrong around it. */
export interface Scenario {
  readonly call: (typeof callNames)[number];
  readonly sender: "node" | "fetch";
  readonly batching: boolean;
  readonly texts: readonly string[];
  /** For the connections in turn; none for those after. */
  readonly connections: readonly ConnectionFault[];
  /** For the requests in turn; none for those after. */
  readonly answers: readonly AnswerFault[];
  readonly timeoutMs: number;
  readonly deadlineMs: number;
  readonly maxRetries: number;
  readonly abortAfterMs: number | undefined;
}

/** Near the ends of a request and an answer, and anywhere in them. */
const bytes = fc.oneof(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 900 }));

const connectionFault: fc.Arbitrary<ConnectionFault> = fc.oneof(
  fc.constant<ConnectionFault>({ kind: "none" }),
  fc.constant<ConnectionFault>({ kind: "refused" }),
  fc.record({ kind: fc.constant("request-cut"), bytes }),
  fc.record({ kind: fc.constant("answer-cut"), bytes }),
  fc.record({ kind: fc.constant("answer-halved"), bytes }),
  fc.record({
    kind: fc.constant("slow"),
    bytesPerTurn: fc.integer({ min: 1, max: 200 }),
    everyMs: fc.integer({ min: 1, max: 20 }),
  }),
  fc.constant<ConnectionFault>({ kind: "silent" }),
  fc.constant<ConnectionFault>({ kind: "garbage" }),
);

const retryAfter = fc.constantFrom(undefined, "0", "1", "3600", "soon", "Fri, 31 Dec 1999 23:59:59 GMT", "-1", "1e9");
const status = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(429, 503) },
  { weight: 1, arbitrary: fc.constantFrom(400, 401, 403, 404, 413, 456, 500, 502, 504, 529) },
);

const answerFault: fc.Arbitrary<AnswerFault> = fc.oneof(
  fc.constant<AnswerFault>({ kind: "none" }),
  fc.record({ kind: fc.constant("status"), status, retryAfter }),
  fc.record({ kind: fc.constant("late"), afterMs: fc.integer({ min: 1, max: 300 }) }),
  fc.constant<AnswerFault>({ kind: "malformed" }),
);

/** A few that differ, the same over and over (a storm), or none. */
function runOf<Fault>(fault: fc.Arbitrary<Fault>): fc.Arbitrary<readonly Fault[]> {
  return fc.oneof(
    fc.array(fault, { maxLength: 4 }),
    fault.map((storm) => Array.from({ length: 100 }, () => storm)),
    fc.constant<readonly Fault[]>([]),
  );
}

const scenario: fc.Arbitrary<Scenario> = fc.record({
  call: fc.constantFrom(...callNames),
  sender: fc.constantFrom<Scenario["sender"][]>("node", "fetch"),
  batching: fc.boolean(),
  texts: fc.array(fc.string({ unit: "grapheme", minLength: 1, maxLength: 40 }), { minLength: 1, maxLength: 12 }),
  connections: runOf(connectionFault),
  answers: runOf(answerFault),
  timeoutMs: fc.integer({ min: 40, max: 800 }),
  deadlineMs: fc.integer({ min: 60, max: 2000 }),
  maxRetries: fc.integer({ min: 0, max: 5 }),
  abortAfterMs: fc.option(fc.integer({ min: 0, max: 600 }), { nil: undefined, freq: 2 }),
});

/** The same for the same seed. */
export function scenarios(count: number, seed: number): readonly Scenario[] {
  return fc.sample(scenario, { numRuns: count, seed });
}
