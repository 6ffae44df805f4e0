/** Generated from the contract in openapi/ by `pnpm generate`; edit that instead. */

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description Nothing more needs to be said.
         * @example {}
         */
        EndOfSourceMedia: Record<string, never>;
        /**
         * @description Everything was said.
         * @example {
         *       "end_of_source_media": {}
         *     }
         */
        EndOfSourceMediaMessage: {
            end_of_source_media: components["schemas"]["EndOfSourceMedia"];
        };
        /**
         * @description Nothing more needs to be said.
         * @example {}
         */
        EndOfSourceTranscript: Record<string, never>;
        /**
         * @description No more of the transcript follows.
         * @example {
         *       "end_of_source_transcript": {}
         *     }
         */
        EndOfSourceTranscriptMessage: {
            end_of_source_transcript: components["schemas"]["EndOfSourceTranscript"];
        };
        /**
         * @description Nothing more needs to be said.
         * @example {}
         */
        EndOfStream: Record<string, never>;
        /**
         * @description Always the last message.
         * @example {
         *       "end_of_stream": {}
         *     }
         */
        EndOfStreamMessage: {
            end_of_stream: components["schemas"]["EndOfStream"];
        };
        /**
         * @description Whose speech is complete.
         * @example {
         *       "language": "de"
         *     }
         */
        EndOfTargetMedia: {
            /** @description The language that is spoken. */
            language: string;
        };
        /**
         * @description No more of the language's speech follows.
         * @example {
         *       "end_of_target_media": {
         *         "language": "de"
         *       }
         *     }
         */
        EndOfTargetMediaMessage: {
            end_of_target_media: components["schemas"]["EndOfTargetMedia"];
        };
        /**
         * @description Which translation is complete.
         * @example {
         *       "language": "de"
         *     }
         */
        EndOfTargetTranscript: {
            /** @description The language it is translated into. */
            language: string;
        };
        /**
         * @description No more of the language's translation follows.
         * @example {
         *       "end_of_target_transcript": {
         *         "language": "de"
         *       }
         *     }
         */
        EndOfTargetTranscriptMessage: {
            end_of_target_transcript: components["schemas"]["EndOfTargetTranscript"];
        };
        /**
         * @description What went wrong.
         * @example {
         *       "request_type": "source_media_chunk",
         *       "error_code": 400,
         *       "reason_code": 4000403,
         *       "error_message": "Audio format not supported"
         *     }
         */
        ErrorReport: {
            /** @description The kind of message that was the cause. */
            request_type: string;
            /** @description The kind of error, as an HTTP status. */
            error_code: number;
            /** @description The exact cause, for programs. */
            reason_code: number;
            /** @description The cause, for people. */
            error_message: string;
        };
        /**
         * @description The session is over.
         * @example {
         *       "error": {
         *         "request_type": "source_media_chunk",
         *         "error_code": 400,
         *         "reason_code": 4000403,
         *         "error_message": "Audio format not supported"
         *       }
         *     }
         */
        ErrorReportMessage: {
            error: components["schemas"]["ErrorReport"];
        };
        /**
         * @description A piece of the audio.
         * @example {
         *       "data": "UklGRiQAAABXQVZF"
         *     }
         */
        SourceMediaChunk: {
            /** @description At most 100 kB and one second; a PCM chunk holds whole frames. Bytes, so base64 in JSON. */
            data: string;
        };
        /**
         * @description Audio in the session's source format.
         * @example {
         *       "source_media_chunk": {
         *         "data": "UklGRiQAAABXQVZF"
         *       }
         *     }
         */
        SourceMediaChunkMessage: {
            source_media_chunk: components["schemas"]["SourceMediaChunk"];
        };
        /**
         * @description A piece of the transcript. Texts are put together as they are; they bring their own spaces.
         * @example {
         *       "language": "en",
         *       "text": "Good morning,",
         *       "start_time": 0,
         *       "end_time": 640
         *     }
         */
        SourceSegment: {
            /** @description The language that was spoken. */
            language: string;
            /** @description What was said. */
            text: string;
            /** @description When it began, in milliseconds of the audio. */
            start_time: number;
            /** @description When it ended, in milliseconds of the audio. */
            end_time: number;
        };
        /**
         * @description What is new in the transcript.
         * @example {
         *       "concluded": [],
         *       "tentative": [
         *         {
         *           "language": "en",
         *           "text": "Good",
         *           "start_time": 0,
         *           "end_time": 280
         *         }
         *       ]
         *     }
         */
        SourceTranscriptUpdate: {
            /** @description Pieces that will not change any more, each sent once. */
            concluded: components["schemas"]["SourceSegment"][];
            /** @description Pieces that may still change. They replace all tentative ones before them. */
            tentative: components["schemas"]["SourceSegment"][];
        };
        /**
         * @description New pieces of the transcript.
         * @example {
         *       "source_transcript_update": {
         *         "concluded": [
         *           {
         *             "language": "en",
         *             "text": "Good morning,",
         *             "start_time": 0,
         *             "end_time": 640
         *           }
         *         ],
         *         "tentative": []
         *       }
         *     }
         */
        SourceTranscriptUpdateMessage: {
            source_transcript_update: components["schemas"]["SourceTranscriptUpdate"];
        };
        /**
         * @description A piece of speech.
         * @example {
         *       "language": "de",
         *       "data": [
         *         "T2dnUwACAAAA",
         *         "T2dnUwAAAAAA"
         *       ],
         *       "duration": 250,
         *       "content_type": "audio/ogg;codecs=opus",
         *       "headers": 1,
         *       "text": "Guten Morgen,"
         *     }
         */
        TargetMediaChunk: {
            /** @description The language that is spoken. */
            language: string;
            /** @description The audio, piece by piece. Bytes, so base64 in JSON. */
            data: string[];
            /** @description How long it plays, in milliseconds. */
            duration: number;
            /** @description The audio's format. Only in a language's first chunk. */
            content_type?: string;
            /** @description How many of the first pieces are headers that a decoder needs. Only in a language's first chunk. */
            headers?: number | null;
            /** @description What is spoken. In the first chunk of each piece of the translation, `null` in the others. */
            text?: string | null;
        };
        /**
         * @description Speech in the session's target format, without the silence.
         * @example {
         *       "target_media_chunk": {
         *         "language": "de",
         *         "data": [
         *           "T2dnUwACAAAA"
         *         ],
         *         "duration": 250
         *       }
         *     }
         */
        TargetMediaChunkMessage: {
            target_media_chunk: components["schemas"]["TargetMediaChunk"];
        };
        /**
         * @description A piece of a translation. Texts are put together as they are; they bring their own spaces.
         * @example {
         *       "text": "Guten Morgen,",
         *       "start_time": 0,
         *       "end_time": 640
         *     }
         */
        TargetSegment: {
            /** @description The translation. */
            text: string;
            /** @description When what it translates began, in milliseconds of the audio. */
            start_time: number;
            /** @description When what it translates ended, in milliseconds of the audio. */
            end_time: number;
        };
        /**
         * @description What is new in one translation.
         * @example {
         *       "language": "de",
         *       "concluded": [],
         *       "tentative": [
         *         {
         *           "text": "Guten",
         *           "start_time": 0,
         *           "end_time": 280
         *         }
         *       ]
         *     }
         */
        TargetTranscriptUpdate: {
            /** @description The language it is translated into. */
            language: string;
            /** @description Pieces that will not change any more, each sent once. */
            concluded: components["schemas"]["TargetSegment"][];
            /** @description Pieces that may still change. They replace all tentative ones of the language before them. */
            tentative: components["schemas"]["TargetSegment"][];
        };
        /**
         * @description New pieces of a translation.
         * @example {
         *       "target_transcript_update": {
         *         "language": "de",
         *         "concluded": [],
         *         "tentative": [
         *           {
         *             "text": "Guten Morgen,",
         *             "start_time": 0,
         *             "end_time": 640
         *           }
         *         ]
         *       }
         *     }
         */
        TargetTranscriptUpdateMessage: {
            target_transcript_update: components["schemas"]["TargetTranscriptUpdate"];
        };
        /** @description A message that goes to the service. */
        ClientMessage: components["schemas"]["SourceMediaChunkMessage"] | components["schemas"]["EndOfSourceMediaMessage"];
        /** @description A message that comes from the service. */
        ServerMessage: components["schemas"]["SourceTranscriptUpdateMessage"] | components["schemas"]["TargetTranscriptUpdateMessage"] | components["schemas"]["TargetMediaChunkMessage"] | components["schemas"]["EndOfSourceTranscriptMessage"] | components["schemas"]["EndOfTargetTranscriptMessage"] | components["schemas"]["EndOfTargetMediaMessage"] | components["schemas"]["EndOfStreamMessage"] | components["schemas"]["ErrorReportMessage"];
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
