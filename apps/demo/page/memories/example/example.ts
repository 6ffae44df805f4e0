import handbookAddress from "./handbook.tmx?url";

/** A memory and a text of our own, to try the page with. The texts are English, whatever the page's language is. */

export async function fetchHandbook(): Promise<File> {
  const answer = await fetch(handbookAddress);
  if (!answer.ok) throw new Error(`The example could not be loaded (${answer.status}).`);
  return new File([await answer.blob()], handbookName);
}

export const handbookName = "caravan-handbook.tmx";

/** Each is found in the handbook in another way: exchanged numbers, codes and case, a similar text, the same text. */
export const handbookQueries = [
  "The lantern gives light for <b>20 hours</b> at full brightness.",
  "Press <i>Save</i> to keep your route.",
  "Keep the compass away from magnets, knives and phones.",
  "The needle points to magnetic north.",
] as const;

/** A leaflet that shares some of its sentences with the handbook. */
export const leaflet = `Hold the compass level and wait until the needle rests.
Turn the ring until the arrow and the needle point the same way.
The needle points to magnetic north. Keep the compass away from magnets and phones.
Charge the lantern for 6 hours before the first trip.
The lantern gives light for <b>20 hours</b> at full brightness.
Do not look into the lantern when it is switched on.
Hang the lantern where the wind cannot reach it.
Press <b>Save</b> to keep your route. Press <b>Share</b> to send your route to the workshop.
Wash the tea glasses by hand. Pour slowly: a cold glass may crack. Pour slowly: a cold glass may crack.
The glasses hold 200 ml each.
The travel notebook has 192 numbered pages.
You can return every item within 60 days.
Every lantern is tested by hand before it leaves our workshop.
A spare wick and a cloth for the glass are in the box.`;
