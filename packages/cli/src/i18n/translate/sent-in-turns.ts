/** What one call takes, so that it is one request, and how many are under way at a time: as the client has it. */
const [textsOfCall, callsAtOnce] = [50, 4];

/**
 * Has texts translated in calls side by side, and begins none once the signal is aborted. What was begun is awaited
 * then as well: it is paid for, and is to be kept.
 * @throws What the first call that failed threw, or the signal's reason, after all calls have ended.
 */
export async function sentInTurns<Outcome>(
  texts: readonly string[],
  signal: AbortSignal,
  send: (texts: readonly string[]) => Promise<readonly Outcome[]>,
): Promise<readonly Outcome[]> {
  const calls = Array.from({ length: Math.ceil(texts.length / textsOfCall) }, (_, at) => {
    return texts.slice(at * textsOfCall, (at + 1) * textsOfCall);
  });
  const outcomes = new Map<number, readonly Outcome[]>();
  const queue = calls.entries();
  const lane = async () => {
    for (const [at, call] of queue) {
      signal.throwIfAborted();
      outcomes.set(at, await send(call));
    }
  };
  const lanes = await Promise.allSettled(Array.from({ length: callsAtOnce }, lane));
  for (const ended of lanes) if (ended.status === "rejected") throw ended.reason;
  return calls.flatMap((_, at) => outcomes.get(at) ?? []);
}

/** How long is waited for what was sent, once a command is to stop. */
const patienceMs = 10_000;

/** A signal that is aborted some seconds after another one, which `tell` is then told of. */
export function patientSignal(signal: AbortSignal, tell: () => void): AbortSignal {
  const patient = new AbortController();
  const wait = () => {
    tell();
    setTimeout(() => patient.abort(signal.reason), patienceMs).unref();
  };
  if (signal.aborted) patient.abort(signal.reason);
  else signal.addEventListener("abort", wait, { once: true });
  return patient.signal;
}
