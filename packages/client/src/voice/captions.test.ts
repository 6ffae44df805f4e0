import { expect, test } from "vitest";
import { assembleCaptions } from "./captions.ts";
import type { VoiceEvent } from "./voice-event.ts";
import { webVtt } from "./web-vtt.ts";

const said = (text: string, startTime: number, language = "en") => ({
  language,
  text,
  startTime,
  endTime: startTime + 500,
});
const translated = (text: string, startTime: number) => ({ text, startTime, endTime: startTime + 500 });

const events: readonly VoiceEvent[] = [
  { type: "sourceTranscript", concluded: [], tentative: [said("Good", 0)] },
  { type: "sourceTranscript", concluded: [], tentative: [said("Good morning", 0), said(", Mr", 500)] },
  { type: "targetTranscript", language: "de", concluded: [], tentative: [translated("Guten", 0)] },
  { type: "reconnecting", attempt: 1, cause: undefined },
  { type: "sourceTranscript", concluded: [said("Good morning,", 0)], tentative: [said(" Ms", 500)] },
  { type: "targetTranscript", language: "de", concluded: [translated("Guten Morgen,", 0)], tentative: [] },
  { type: "targetTranscript", language: "__proto__", concluded: [translated("x", 0)], tentative: [] },
  { type: "sourceTranscript", concluded: [said(" señora.", 500, "es")], tentative: [] },
  { type: "endOfSourceTranscript" },
];

test("concluded pieces stand as they came, and tentative ones give way to the next", () => {
  const midway = assembleCaptions(events.slice(0, 5)).source;
  expect({ text: midway.text, tentative: midway.tentative, complete: midway.complete }).toEqual({
    text: "Good morning,",
    tentative: " Ms",
    complete: false,
  });
  const { source, targets } = assembleCaptions(events);
  expect(source).toMatchObject({ text: "Good morning, señora.", tentative: "", complete: true });
  expect(source.cues.map(({ language, startTime }) => [language, startTime])).toEqual([
    ["en", 0],
    ["es", 500],
  ]);
  expect([...targets.keys()]).toEqual(["de", "__proto__"]);
  expect(targets.get("de")).toMatchObject({
    text: "Guten Morgen,",
    cues: [{ language: "de", text: "Guten Morgen,", startTime: 0, endTime: 500 }],
    complete: false,
  });
});

test("captions become WebVTT, with nothing in a text that could end a cue or begin another", () => {
  const cue = (text: string, startTime: number, endTime: number) => ({ language: "en", text, startTime, endTime });
  const cues = [
    cue(" Good morning,", 0, 639.6),
    cue("a --> b & <i>c</i>\n\n1\n00:00:00.000 --> 00:00:01.000", 640, 640),
    cue("  \n ", 700, 800),
    cue("later", 3_723_004, 400_000_000),
  ];
  expect(webVtt({ cues })).toBe(
    [
      "WEBVTT\n",
      "00:00:00.000 --> 00:00:00.640\nGood morning,\n",
      "00:00:00.640 --> 00:00:00.641\na --&gt; b &amp; &lt;i&gt;c&lt;/i&gt; 1 00:00:00.000 --&gt; 00:00:01.000\n",
      "01:02:03.004 --> 111:06:40.000\nlater\n",
    ].join("\n"),
  );
  expect(webVtt({ cues: [] })).toBe("WEBVTT\n");
});
