import type { TranslationMemory } from "@dragoman/client";
import type { JobAnswer, JobStarted, SegmentsAnswer } from "../../src/steering-protocol.ts";
import { ask, change, failureOf, ServerFailure } from "../server.ts";

const all = "/api/stored-memories";

export interface SegmentsQuery {
  /** Empty: all. */
  readonly filter: string;
  readonly isCaseSensitive: boolean;
}

export function fetchMemories(): Promise<readonly TranslationMemory[]> {
  return ask(all);
}

export async function deleteMemory(id: string): Promise<void> {
  await change(`${all}/${id}`, { method: "DELETE" });
}

/** @param cursor of the page; `undefined` for the first. */
export function fetchSegments(
  id: string,
  { filter, isCaseSensitive }: SegmentsQuery,
  cursor: string | undefined,
  signal: AbortSignal,
): Promise<SegmentsAnswer> {
  const query = new URLSearchParams({
    ...(filter !== "" && { filter }),
    ...(filter !== "" && isCaseSensitive && { case: "sensitive" }),
    ...(cursor !== undefined && { cursor }),
  });
  return ask(`${all}/${id}/segments?${query}`, { signal });
}

export function fetchJob(jobId: string, signal: AbortSignal): Promise<JobAnswer> {
  return ask(`${all}/jobs/${jobId}`, { signal });
}

export function startExport(id: string): Promise<JobStarted> {
  return ask(`${all}/${id}/exports`, { method: "POST" });
}

/** Where the browser fetches the file of an export that is done. */
export function exportAddress(jobId: string): string {
  return `${all}/exports/${jobId}`;
}

/**
 * Sends a file. By `XMLHttpRequest`, since `fetch` does not say how much has gone.
 * @throws ServerFailure, or what the signal was aborted with.
 */
export function sendMemory(file: File, signal: AbortSignal, onProgress: (sent: number) => void): Promise<JobStarted> {
  const { promise, resolve, reject } = Promise.withResolvers<JobStarted>();
  const request = new XMLHttpRequest();
  request.open("POST", `${all}/imports?${new URLSearchParams({ name: file.name })}`);
  request.responseType = "json";
  request.setRequestHeader("content-type", "application/octet-stream");
  request.upload.onprogress = ({ loaded }) => onProgress(loaded);
  request.onload = () => {
    if (request.status === 200) resolve(request.response);
    else reject(failureOf(request.status, request.response ?? {}));
  };
  request.onerror = () =>
    reject(new ServerFailure({ code: "unreachable", message: "The demo's server does not answer." }));
  signal.addEventListener("abort", () => {
    request.abort();
    reject(signal.reason);
  });
  request.send(file);
  return promise;
}
