import type { DragomanError } from "@dragoman/client";
import { Refusal } from "../refusal.ts";

/** What programs branch on where a service refuses or cannot be reached. */
export type ServiceFacts = Pick<DragomanError, "kind"> & Partial<Pick<DragomanError, "status" | "code" | "traceId">>;

/** What a service did not do, and why, with the trace id by which its log knows the request. */
export class ServiceRefusal extends Refusal {
  override readonly name = "ServiceRefusal";
  readonly service: ServiceFacts;

  constructor(message: string, { kind, status, code, traceId }: DragomanError) {
    super(traceId === undefined ? message : `${message} (trace id ${traceId})`);
    this.service = {
      kind,
      ...(status !== undefined && { status }),
      ...(code !== undefined && { code }),
      ...(traceId !== undefined && { traceId }),
    };
  }
}
