import type { Step } from "./passage.ts";

/** Puts back the white space that stood around a text. */
export const restore: Step = (passages) =>
  passages.map((passage) =>
    passage.lead === "" && passage.trail === ""
      ? passage
      : { ...passage, translation: passage.lead + passage.translation + passage.trail },
  );
