/** What is made of a session's events; the session itself is `client.voice.open`. */
export type { SendAllOptions } from "./voice/audio-chunks.ts";
export type { AudioBytes, AudioSource } from "./voice/audio-pieces.ts";
export { assembleCaptions, type Captions, type Cue, type Transcript } from "./voice/captions.ts";
export type { ChunkOptions, VoiceSession } from "./voice/session.ts";
export type { Voice } from "./voice/voice.ts";
export type { TargetMediaEvent, VoiceEvent } from "./voice/voice-event.ts";
export type { VoiceOptions, WebSocketLike } from "./voice/voice-options.ts";
export { webVtt } from "./voice/web-vtt.ts";
