/** A timer that keeps no process alive; where timers are numbers, none does. */
export function unreferenced<Timer>(timer: Timer): Timer {
  const unref: unknown = Reflect.get(Object(timer), "unref");
  if (typeof unref === "function") Reflect.apply(unref, timer, []);
  return timer;
}
