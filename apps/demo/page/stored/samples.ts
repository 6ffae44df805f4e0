/** Sentences for the handbook, the sample memory: one that it has, two it repairs at lower thresholds, one it lacks. */
export const sampleSentences =
  "The needle points to magnetic north. The lantern gives light for 20 hours at full brightness. Save changes. The quiet river carries the lanterns home.";
