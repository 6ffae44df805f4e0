import type { MemoryHeader, Segment, TranslationUnit } from "@dragoman/tm";

const english =
  "the file could not be saved because disk is full please choose another folder and try again settings of your account remain until you sign out click save to continue with import".split(
    " ",
  );
const german =
  "die Datei konnte nicht gespeichert werden weil Festplatte voll ist bitte wählen Sie einen anderen Ordner und versuchen es erneut Einstellungen Ihres Kontos bleiben bis zur Abmeldung".split(
    " ",
  );

export const sampleHeader: MemoryHeader = {
  sourceLanguage: "en",
  segmentation: "sentence",
  adminLanguage: "en",
  creationTool: "sample",
  creationToolVersion: "1",
  originalFormat: "sample",
  dataType: "xml",
  properties: [],
  notes: [],
};

/** English and German units, the same each time; every fifth has codes. */
export function* sampleUnits(count: number): Generator<TranslationUnit> {
  const random = sequence(20_240_101);
  for (let number = 0; number < count; number += 1) {
    const hasCodes = number % 5 === 0;
    yield {
      id: `${number}`,
      created: new Date("2024-01-01T12:00:00Z"),
      usageCount: random(9),
      properties: [{ type: "x-context", value: `cart.item${number}` }],
      notes: [],
      variants: [
        { language: "en", segment: sentence(english, hasCodes, random), properties: [], notes: [] },
        { language: "de", segment: sentence(german, hasCodes, random), properties: [], notes: [] },
      ],
    };
  }
}

function sentence(words: readonly string[], hasCodes: boolean, random: (below: number) => number): Segment {
  const chosen = Array.from({ length: 6 + random(8) }, () => words[random(words.length)] ?? "");
  if (!hasCodes) return [chosen.join(" ")];
  const [first, second, third, ...rest] = chosen;
  return [
    `${first} `,
    { kind: "bpt", i: 1, type: "bold", content: ["<b>"] },
    `${second} ${third}`,
    { kind: "ept", i: 1, content: ["</b>"] },
    ` ${rest.join(" ")} `,
    { kind: "ph", x: 2, type: "image", content: ['<img src="a.png"/>'] },
  ];
}

/** A linear congruential generator, for numbers that are the same on every machine. */
function sequence(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >> 8) % below;
  };
}
