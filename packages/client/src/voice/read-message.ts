import type { VoiceSchema, VoiceShape } from "../contract.ts";
import type { DragomanError } from "../errors.ts";
import { failureOf } from "../sending/failure-answer.ts";
import { fromWire } from "../sending/names.ts";
import { countOf, isRecord, recordOf } from "../wire.ts";
import { type Framing, wrong } from "./framing.ts";
import type { VoiceEvent } from "./voice-event.ts";

type AnyOf<Union> = Union extends unknown ? keyof Union : never;
type MessageName = AnyOf<VoiceSchema<"ServerMessage">>;

/**
 * The event that a message of the service stands for.
 * @throws DragomanError what the service reports, or `invalid-response` where the message is not what the contract says.
 */
export function readMessage(message: unknown, bytes: Framing["bytes"], redact: (text: string) => string): VoiceEvent {
  const entries = isRecord(message) ? Object.entries(message) : [];
  const [entry, another] = entries;
  if (entry === undefined || another !== undefined) throw wrong("a message that does not have exactly one member");
  const [name, value] = entry;
  const read: Reader | undefined = Object.hasOwn(readers, name) ? readers[name as MessageName] : undefined;
  if (read === undefined) return { type: "unknown", name, value };
  if (!isRecord(value)) throw wrong(`${name} without its fields`);
  return read(value, bytes, redact);
}

type Reader = (value: Record<string, unknown>, bytes: Framing["bytes"], redact: (text: string) => string) => VoiceEvent;

const readers: Readonly<Record<MessageName, Reader>> = {
  source_transcript_update: (wire) => {
    const value = fromWire(wire);
    if (!isUpdate<"SourceTranscriptUpdate">(value, true)) throw malformed("source_transcript_update");
    return { ...value, type: "sourceTranscript" };
  },
  target_transcript_update: (wire) => {
    const value = fromWire(wire);
    if (!isUpdate<"TargetTranscriptUpdate">(value, false)) throw malformed("target_transcript_update");
    return { ...value, type: "targetTranscript" };
  },
  target_media_chunk: ({ data, ...wire }, bytes) => {
    const value = fromWire(wire);
    const pieces = Array.isArray(data) ? data.map(bytes) : [undefined];
    if (!isSpeech(value) || !pieces.every((piece) => piece !== undefined)) throw malformed("target_media_chunk");
    return { ...value, type: "targetMedia", data: pieces };
  },
  end_of_source_transcript: () => ({ type: "endOfSourceTranscript" }),
  end_of_target_transcript: ({ language }) => ({ type: "endOfTargetTranscript", language: languageOf(language) }),
  end_of_target_media: ({ language }) => ({ type: "endOfTargetMedia", language: languageOf(language) }),
  end_of_stream: () => ({ type: "endOfStream" }),
  error: (value, _bytes, redact) => {
    throw reported(value, redact);
  },
};

/** The service's error; `code` is its reason, `status` its kind, as an HTTP status. */
function reported(value: Record<string, unknown>, redact: (text: string) => string): DragomanError {
  const {
    request_type,
    error_code,
    reason_code,
    error_message,
  }: { [Field in keyof VoiceSchema<"ErrorReport">]?: unknown } = value;
  const status = countOf(error_code) || 500;
  const json = { message: error_message, detail: request_type, code: String(reason_code ?? "unknown") };
  return failureOf({ status, headers: new Headers(), json }, 1, redact);
}

function isUpdate<Name extends "SourceTranscriptUpdate" | "TargetTranscriptUpdate">(
  value: unknown,
  languageInSegments: boolean,
): value is VoiceShape<Name> {
  const { concluded, tentative, language } = recordOf(value);
  const isSegment = (item: unknown) => {
    const segment = recordOf(item);
    return (
      typeof segment["text"] === "string" &&
      isTime(segment["startTime"]) &&
      isTime(segment["endTime"]) &&
      (!languageInSegments || typeof segment["language"] === "string")
    );
  };
  return (
    [concluded, tentative].every((list) => Array.isArray(list) && list.every(isSegment)) &&
    (languageInSegments || typeof language === "string")
  );
}

function isSpeech(value: unknown): value is Omit<VoiceShape<"TargetMediaChunk">, "data"> {
  const { language, duration } = recordOf(value);
  return typeof language === "string" && isTime(duration);
}

function isTime(value: unknown): boolean {
  return typeof value === "number" && value >= 0 && Number.isFinite(value);
}

function languageOf(value: unknown): string {
  if (typeof value !== "string") throw malformed("an end without its language");
  return value;
}

function malformed(name: string): DragomanError {
  return wrong(`${name} with fields that are missing or of another type`);
}
