import type { Readable } from "node:stream";
import { expectTypeOf, test } from "vitest";
import {
  createClient,
  type DocumentHandle,
  type DocumentJob,
  type DocumentStatus,
  type ExportJob,
  type ImportJob,
  type MemoryJobHandle,
  type ReceivedFile,
} from "../index.ts";

declare const apiKey: string;
declare const buffer: Buffer;
declare const nodeStream: Readable;
declare const webStream: ReadableStream<Uint8Array>;
declare const documentJob: DocumentJob;
declare const importJob: ImportJob;
declare const exportJob: ExportJob;
const { documents, memories } = createClient({ baseUrl: "http://localhost:4100", apiKey });

test("a document comes from anywhere", () => {
  const options = { to: "fr", filename: "a.docx" };
  for (const input of ["a.docx", buffer, new ArrayBuffer(1), new Blob([]), nodeStream, webStream]) {
    expectTypeOf(documents.translate(input, options)).resolves.toEqualTypeOf<DocumentJob>();
  }
  // @ts-expect-error: a number is no file
  documents.translate(7, options);
  // @ts-expect-error: no target
  documents.translate("a.docx", { from: "en" });
  // @ts-expect-error: the wire's name
  documents.translate("a.docx", { to: "fr", output_format: "pdf" });
  // @ts-expect-error: not a formality of the contract
  documents.translate("a.docx", { to: "fr", formality: "rude" });
});

test("a handle is plain data, and leads back to its job", () => {
  expectTypeOf(documentJob.toJSON()).toEqualTypeOf<DocumentHandle>();
  expectTypeOf(documents.resume(documentJob.handle)).toEqualTypeOf<DocumentJob>();
  expectTypeOf(importJob.handle).toEqualTypeOf<MemoryJobHandle>();
  // @ts-expect-error: an import's handle is no document's
  documents.resume(importJob.handle);
});

test("waiting gives what the work made", () => {
  expectTypeOf(
    documentJob.wait({ onProgress: ({ secondsRemaining }) => secondsRemaining }),
  ).resolves.toEqualTypeOf<DocumentStatus>();
  expectTypeOf(importJob.wait()).resolves.toHaveProperty("translationMemoryId").toEqualTypeOf<string>();
  expectTypeOf(exportJob.download()).resolves.toEqualTypeOf<ReceivedFile>();
  expectTypeOf(documentJob.download({ intervalMs: 100, timeoutMs: 100 })).resolves.toEqualTypeOf<ReceivedFile>();
  // @ts-expect-error: an import makes no file
  importJob.download;
  expectTypeOf(memories.import(webStream, { contentLength: 5 })).resolves.toEqualTypeOf<ImportJob>();
});

test("a job is walked through", async () => {
  for await (const status of documentJob) expectTypeOf(status).toEqualTypeOf<DocumentStatus>();
});
