/** Generated from the contract in openapi/ by `pnpm generate`; edit that instead. */

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Nothing more needs to be said. */
        readonly EndOfSourceMedia: Record<string, never>;
        /** @description Everything was said. */
        readonly EndOfSourceMediaMessage: {
            /** @description @wire `end_of_source_media` */
            readonly endOfSourceMedia: components["schemas"]["EndOfSourceMedia"];
        };
        /** @description Nothing more needs to be said. */
        readonly EndOfSourceTranscript: Record<string, never>;
        /** @description No more of the transcript follows. */
        readonly EndOfSourceTranscriptMessage: {
            /** @description @wire `end_of_source_transcript` */
            readonly endOfSourceTranscript: components["schemas"]["EndOfSourceTranscript"];
        };
        /** @description Nothing more needs to be said. */
        readonly EndOfStream: Record<string, never>;
        /** @description Always the last message. */
        readonly EndOfStreamMessage: {
            /** @description @wire `end_of_stream` */
            readonly endOfStream: components["schemas"]["EndOfStream"];
        };
        /** @description Whose speech is complete. */
        readonly EndOfTargetMedia: {
            /** @description The language that is spoken. */
            readonly language: string;
        };
        /** @description No more of the language's speech follows. */
        readonly EndOfTargetMediaMessage: {
            /** @description @wire `end_of_target_media` */
            readonly endOfTargetMedia: components["schemas"]["EndOfTargetMedia"];
        };
        /** @description Which translation is complete. */
        readonly EndOfTargetTranscript: {
            /** @description The language it is translated into. */
            readonly language: string;
        };
        /** @description No more of the language's translation follows. */
        readonly EndOfTargetTranscriptMessage: {
            /** @description @wire `end_of_target_transcript` */
            readonly endOfTargetTranscript: components["schemas"]["EndOfTargetTranscript"];
        };
        /** @description What went wrong. */
        readonly ErrorReport: {
            /** @description The kind of message that was the cause. @wire `request_type` */
            readonly requestType: string;
            /** @description The kind of error, as an HTTP status. @wire `error_code` */
            readonly errorCode: number;
            /** @description The exact cause, for programs. @wire `reason_code` */
            readonly reasonCode: number;
            /** @description The cause, for people. @wire `error_message` */
            readonly errorMessage: string;
        };
        /** @description The session is over. */
        readonly ErrorReportMessage: {
            readonly error: components["schemas"]["ErrorReport"];
        };
        /** @description A piece of the audio. */
        readonly SourceMediaChunk: {
            /** @description At most 100 kB and one second; a PCM chunk holds whole frames. Bytes, so base64 in JSON. */
            readonly data: string;
        };
        /** @description Audio in the session's source format. */
        readonly SourceMediaChunkMessage: {
            /** @description @wire `source_media_chunk` */
            readonly sourceMediaChunk: components["schemas"]["SourceMediaChunk"];
        };
        /** @description A piece of the transcript. Texts are put together as they are; they bring their own spaces. */
        readonly SourceSegment: {
            /** @description The language that was spoken. */
            readonly language: string;
            /** @description What was said. */
            readonly text: string;
            /** @description When it began, in milliseconds of the audio. @wire `start_time` */
            readonly startTime: number;
            /** @description When it ended, in milliseconds of the audio. @wire `end_time` */
            readonly endTime: number;
        };
        /** @description What is new in the transcript. */
        readonly SourceTranscriptUpdate: {
            /** @description Pieces that will not change any more, each sent once. */
            readonly concluded: readonly components["schemas"]["SourceSegment"][];
            /** @description Pieces that may still change. They replace all tentative ones before them. */
            readonly tentative: readonly components["schemas"]["SourceSegment"][];
        };
        /** @description New pieces of the transcript. */
        readonly SourceTranscriptUpdateMessage: {
            /** @description @wire `source_transcript_update` */
            readonly sourceTranscriptUpdate: components["schemas"]["SourceTranscriptUpdate"];
        };
        /** @description A piece of speech. */
        readonly TargetMediaChunk: {
            /** @description The language that is spoken. */
            readonly language: string;
            /** @description The audio, piece by piece. Bytes, so base64 in JSON. */
            readonly data: readonly string[];
            /** @description How long it plays, in milliseconds. */
            readonly duration: number;
            /** @description The audio's format. Only in a language's first chunk. @wire `content_type` */
            readonly contentType?: string;
            /** @description How many of the first pieces are headers that a decoder needs. Only in a language's first chunk. */
            readonly headers?: number | null;
            /** @description What is spoken. In the first chunk of each piece of the translation, `null` in the others. */
            readonly text?: string | null;
        };
        /** @description Speech in the session's target format, without the silence. */
        readonly TargetMediaChunkMessage: {
            /** @description @wire `target_media_chunk` */
            readonly targetMediaChunk: components["schemas"]["TargetMediaChunk"];
        };
        /** @description A piece of a translation. Texts are put together as they are; they bring their own spaces. */
        readonly TargetSegment: {
            /** @description The translation. */
            readonly text: string;
            /** @description When what it translates began, in milliseconds of the audio. @wire `start_time` */
            readonly startTime: number;
            /** @description When what it translates ended, in milliseconds of the audio. @wire `end_time` */
            readonly endTime: number;
        };
        /** @description What is new in one translation. */
        readonly TargetTranscriptUpdate: {
            /** @description The language it is translated into. */
            readonly language: string;
            /** @description Pieces that will not change any more, each sent once. */
            readonly concluded: readonly components["schemas"]["TargetSegment"][];
            /** @description Pieces that may still change. They replace all tentative ones of the language before them. */
            readonly tentative: readonly components["schemas"]["TargetSegment"][];
        };
        /** @description New pieces of a translation. */
        readonly TargetTranscriptUpdateMessage: {
            /** @description @wire `target_transcript_update` */
            readonly targetTranscriptUpdate: components["schemas"]["TargetTranscriptUpdate"];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
