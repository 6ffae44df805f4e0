/** No answer to a group stays open for longer, so older marks have done their work. */
const markDays = 7;

/** Marks of writers that were seen before this moment (ISO 8601) may be forgotten. */
export function oldestMark(now: Date): string {
  return new Date(now.getTime() - markDays * 86_400_000).toISOString();
}
