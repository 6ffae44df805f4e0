import type { Step } from "./passage.ts";

/** Puts back the white space that stood around a text. */
export const restore: Step = (passages) =>
  passages.every(({ lead, trail }) => lead === "" && trail === "")
    ? passages
    : passages.map((passage) => ({ ...passage, translation: passage.lead + passage.translation + passage.trail }));
