import type { VoiceShape } from "../contract.ts";
import type { DragomanError } from "../errors.ts";

/** What happens in a session, told apart by `type`. */
export type VoiceEvent =
  /** What is new in the transcript. */
  | ({ readonly type: "sourceTranscript" } & VoiceShape<"SourceTranscriptUpdate">)
  /** What is new in one translation. */
  | ({ readonly type: "targetTranscript" } & VoiceShape<"TargetTranscriptUpdate">)
  | TargetMediaEvent
  | { readonly type: "endOfSourceTranscript" }
  | ({ readonly type: "endOfTargetTranscript" } & VoiceShape<"EndOfTargetTranscript">)
  | ({ readonly type: "endOfTargetMedia" } & VoiceShape<"EndOfTargetMedia">)
  /** Always the last. */
  | { readonly type: "endOfStream" }
  /** The connection is gone, or an hour old, and the session goes for another. `cause` is `undefined` for the hour. */
  | { readonly type: "reconnecting"; readonly attempt: number; readonly cause: DragomanError | undefined }
  | { readonly type: "reconnected" }
  /** No audio was sent for a while; the session ends in so many milliseconds unless some is, or `end()` is called. */
  | { readonly type: "silence"; readonly endsInMs: number }
  /** A message of a newer service, under the wire's own names. */
  | { readonly type: "unknown"; readonly name: string; readonly value: unknown };

/** A piece of speech; `duration` is in milliseconds. */
export interface TargetMediaEvent extends Omit<VoiceShape<"TargetMediaChunk">, "data"> {
  readonly type: "targetMedia";
  /** The audio, piece by piece; the first `headers` of them are what a decoder needs. */
  readonly data: readonly Uint8Array[];
}
