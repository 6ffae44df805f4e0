import type { Transcript } from "./captions.ts";

/**
 * The concluded cues as a WebVTT file (W3C WebVTT, section 4), for `<track>` and players. Line breaks in a cue become
 * spaces, and a cue without a length lasts a millisecond, as the format has neither.
 */
export function webVtt({ cues }: Pick<Transcript, "cues">): string {
  const blocks = cues
    .map(({ text, startTime, endTime }) => ({ text: text.replaceAll(/\s+/g, " ").trim(), startTime, endTime }))
    .filter(({ text }) => text !== "")
    .map(({ text, startTime, endTime }) => {
      const start = Math.round(startTime);
      return `${timestamp(start)} --> ${timestamp(Math.max(start + 1, Math.round(endTime)))}\n${escaped(text)}\n`;
    });
  return ["WEBVTT\n", ...blocks].join("\n");
}

function timestamp(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const parts = [seconds / 3600, (seconds / 60) % 60, seconds % 60];
  const clock = parts.map((part) => String(Math.floor(part)).padStart(2, "0")).join(":");
  return `${clock}.${String(milliseconds % 1000).padStart(3, "0")}`;
}

/** A `>` too, so that no text can hold the arrow that ends a cue's head. */
function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
