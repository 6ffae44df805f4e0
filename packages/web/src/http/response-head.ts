/** Status and headers of an answer that has not left yet. Names of headers are in any case. */
export interface ResponseHead {
  readonly status: number;
  readonly setStatus: (status: number) => void;
  /** Several of one name as one list (RFC 9110, section 5.3). */
  readonly get: (name: string) => string | undefined;
  readonly set: (name: string, value: string) => void;
  readonly remove: (name: string) => void;
}
