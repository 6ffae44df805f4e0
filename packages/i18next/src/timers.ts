/** A timer that keeps no process alive; browsers have numbers for timers. */
export function unreferenced<Timer>(timer: Timer): Timer {
  const unref: unknown = Reflect.get(Object(timer), "unref");
  if (typeof unref === "function") Reflect.apply(unref, timer, []);
  return timer;
}

/** What a promise gives within some milliseconds; `undefined` where it fails or takes longer. */
export async function inTime<Value>(promise: Promise<Value>, milliseconds: number): Promise<Value | undefined> {
  const { promise: over, resolve } = Promise.withResolvers<void>();
  // The timer stays referenced: who reads waits for the answer, and a process may have nothing else to live for.
  const timer = setTimeout(resolve, milliseconds);
  try {
    return (await Promise.race([promise.catch(() => undefined), over])) ?? undefined;
  } finally {
    clearTimeout(timer);
  }
}

/** When everything that has been scheduled to run now has run. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
