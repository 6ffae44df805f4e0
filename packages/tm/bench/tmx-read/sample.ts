import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

const english =
  "the file could not be saved because disk is full please choose another folder and try again settings of your account remain until you sign out click save to continue with import".split(
    " ",
  );
const german =
  "die Datei konnte nicht gespeichert werden weil Festplatte voll ist bitte wählen Sie einen anderen Ordner und versuchen es erneut Einstellungen Ihres Kontos bleiben bis zur Abmeldung".split(
    " ",
  );

/** Writes a file of English and German units, the same each time. Every fifth has codes. */
export async function writeSampleTmx(file: string, units: number): Promise<void> {
  await pipeline(Readable.from(lines(units)), createWriteStream(file));
}

function* lines(units: number): Generator<string> {
  const random = sequence(20_240_101);
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE tmx SYSTEM "tmx14.dtd">\n<tmx version="1.4">\n  <header creationtool="sample" creationtoolversion="1" segtype="sentence" o-tmf="sample" adminlang="en" srclang="en" datatype="xml"/>\n  <body>\n';
  for (let number = 0; number < units; number += 1) {
    const hasCodes = number % 5 === 0;
    yield `    <tu tuid="${number}" creationdate="20240101T120000Z" usagecount="${random(9)}">
      <prop type="x-context">cart.item${number}</prop>
      <tuv xml:lang="en"><seg>${sentence(english, hasCodes, random)}</seg></tuv>
      <tuv xml:lang="de"><seg>${sentence(german, hasCodes, random)}</seg></tuv>
    </tu>\n`;
  }
  yield "  </body>\n</tmx>\n";
}

function sentence(words: readonly string[], hasCodes: boolean, random: (below: number) => number): string {
  const chosen = Array.from({ length: 6 + random(8) }, () => words[random(words.length)] ?? "");
  if (!hasCodes) return chosen.join(" ");
  const [first, second, third, ...rest] = chosen;
  const bold = `<bpt i="1" type="bold">&lt;b&gt;</bpt>${second} ${third}<ept i="1">&lt;/b&gt;</ept>`;
  return `${first} ${bold} ${rest.join(" ")} <ph x="2" type="image">&lt;img src="a.png"/&gt;</ph>`;
}

/** A linear congruential generator, for numbers that are the same on every machine. */
function sequence(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >> 8) % below;
  };
}
