/** Names that README examples use without making them. */
declare const apiKey: string;
declare const baseUrl: string;
declare const texts: string[];
declare const glossaryId: string;
declare const loadSource: (namespace: string) => Promise<Record<string, string>>;
declare const file: Blob;
declare const destination: WritableStream<Uint8Array>;
declare const tracer: import("@dragoman/client").Tracer;
