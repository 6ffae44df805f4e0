import type { VoiceShape } from "../contract.ts";
import type { VoiceEvent } from "./voice-event.ts";

/** A piece of a transcript with its times, in milliseconds of the audio. */
export type Cue = VoiceShape<"SourceSegment">;

/** What was said so far in one language, or the translation into one. */
export interface Transcript {
  /** What will not change any more, whole. */
  readonly text: string;
  /** What may still change; show it behind `text`. */
  readonly tentative: string;
  /** The pieces of `text`. */
  readonly cues: readonly Cue[];
  readonly tentativeCues: readonly Cue[];
  /** Nothing more follows. */
  readonly complete: boolean;
}

export interface Captions {
  /** What was said; its cues name the language of each piece. */
  readonly source: Transcript;
  /** The translations by language, as the service names it. */
  readonly targets: ReadonlyMap<string, Transcript>;
}

/**
 * The captions that a session's events make: what is concluded is put together as it is, and what is tentative replaces
 * the tentative before it.
 */
export function assembleCaptions(events: Iterable<VoiceEvent>): Captions {
  const { captions, take } = startCaptions();
  for (const event of events) take(event);
  return captions;
}

/** Captions that grow with every event. */
export function startCaptions(): { readonly captions: Captions; readonly take: (event: VoiceEvent) => void } {
  const source = new GrowingTranscript();
  const targets = new Map<string, GrowingTranscript>();
  const target = (language: string) => {
    const transcript = targets.get(language) ?? new GrowingTranscript();
    targets.set(language, transcript);
    return transcript;
  };
  const take = (event: VoiceEvent) => {
    if (event.type === "sourceTranscript") source.add(event.concluded, event.tentative);
    else if (event.type === "targetTranscript") {
      const withLanguage = (piece: VoiceShape<"TargetSegment">) => ({ ...piece, language: event.language });
      target(event.language).add(event.concluded.map(withLanguage), event.tentative.map(withLanguage));
    } else if (event.type === "endOfSourceTranscript") source.complete = true;
    else if (event.type === "endOfTargetTranscript") target(event.language).complete = true;
  };
  return { captions: { source, targets }, take };
}

class GrowingTranscript implements Transcript {
  text = "";
  tentative = "";
  cues: Cue[] = [];
  tentativeCues: readonly Cue[] = [];
  complete = false;

  add(concluded: readonly Cue[], tentative: readonly Cue[]): void {
    this.cues.push(...concluded);
    this.text += textOf(concluded);
    this.tentativeCues = tentative;
    this.tentative = textOf(tentative);
  }
}

function textOf(cues: readonly Cue[]): string {
  return cues.map(({ text }) => text).join("");
}
