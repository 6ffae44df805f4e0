import type { Shape } from "../contract.ts";
import type { CallOptions } from "../options.ts";
import { asObject, type CreateOptions, type Operation, type Perform } from "../sending/operation.ts";
import { type Paging, paging } from "../sending/paging.ts";
import { shapeOf, shapesOf } from "../sending/shapes.ts";
import type { Answer } from "../sending/transport.ts";
import { countOf, recordOf } from "../wire.ts";

export type DeveloperKey = Shape<"DeveloperKey">;
export type UsageReport = Shape<"UsageReport">;
export type CustomTagUsage = Shape<"CustomTagUsage">;

/** The days of a report, as `2026-10-31`, in UTC. Usage is known up to yesterday. */
export interface ReportDays {
  /** The first day, at most 366 days before the last. @wire `start_date` */
  readonly startDate: string;
  /** The last day. @wire `end_date` */
  readonly endDate: string;
}

export interface UsageReportOptions extends ReportDays, CallOptions {
  /** Divides the report by key, or by key and day. @wire `group_by` */
  readonly groupBy?: Shape<"UsageReport">["groupBy"] | undefined;
}

export interface CustomTagUsageOptions extends ReportDays, CallOptions {
  /** Whether usage is added up over the whole period, which is the default, or day by day. @wire `aggregate_by` */
  readonly aggregateBy?: Shape<"CustomTagAggregation"> | undefined;
  /** The page to begin with. @wire `page` */
  readonly page?: number | undefined;
}

/** What needs an admin key. */
export interface AdminResource {
  /** The keys that programs call the service with. A key is named by its `keyId`. */
  readonly keys: DeveloperKeyResource;
  /** What the account used between two days. */
  readonly usage: (options: UsageReportOptions) => Promise<UsageReport>;
  /** What the requests with a reporting tag used, tag by tag. */
  readonly usageByTag: (options: CustomTagUsageOptions) => Paging<CustomTagUsage>;
}

export interface DeveloperKeyResource {
  /** The key itself, `key`, is in this answer and never again. */
  readonly create: (key?: Shape<"CreateDeveloperKeyRequest">, call?: CreateOptions) => Promise<DeveloperKey>;
  /** Every key of the account, also those switched off. */
  readonly list: (call?: CallOptions) => Promise<DeveloperKey[]>;
  /** Switches a key off; it cannot be switched on again. */
  readonly deactivate: (keyId: string, call?: CallOptions) => Promise<DeveloperKey>;
  readonly rename: (keyId: string, label: string, call?: CallOptions) => Promise<DeveloperKey>;
  /** Says what a key may use in a billing period. `null` is no limit, 0 blocks the key, what is left out stays. */
  readonly limit: (
    keyId: string,
    limits: Omit<Shape<"LimitDeveloperKeyRequest">, "keyId">,
    call?: CallOptions,
  ) => Promise<DeveloperKey>;
}

export function admin(perform: Perform): AdminResource {
  return {
    keys: developerKeys(perform),
    usage: async (options) => {
      const { startDate, endDate, groupBy, ...call } = asObject("options", options);
      const query = { startDate, endDate, groupBy };
      const answer = await perform({ method: "GET", path: "/v2/admin/analytics", query }, call);
      return shapeOf<"UsageReport">(within(answer, "usage_report"), "totalUsage");
    },
    usageByTag: (options) =>
      paging(options?.page ?? 0, async (page) => {
        const { startDate, endDate, aggregateBy, page: _first, ...call } = asObject("options", options);
        const query = { startDate, endDate, aggregateBy, page: page || undefined };
        const answer = await perform({ method: "GET", path: "/v2/admin/analytics/custom-tags", query }, call);
        const report = within(answer, "custom_tag_usage_report");
        const items = shapesOf<"CustomTagUsage">(report, "usage", "customTag", "breakdown");
        return { items, next: countOf(shapeOf<"CustomTagUsageReport">(report).nextPage) };
      }),
  };
}

/** A report as if it were the answer: it stands alone in an object. */
function within(answer: Answer, name: string): Answer {
  return { ...answer, json: recordOf(answer.json)[name] };
}

function developerKeys(perform: Perform): DeveloperKeyResource {
  const all = "/v2/admin/developer-keys";
  const send = async (method: Operation["method"], part: string, body: object, call?: CreateOptions) =>
    shapeOf<"DeveloperKey">(await perform({ method, path: all + part, body }, call), "keyId", "label");
  return {
    create: (key = {}, call) => send("POST", "", key, call),
    list: async (call) =>
      shapesOf<"DeveloperKey">(await perform({ method: "GET", path: all }, call), undefined, "keyId", "label"),
    deactivate: (keyId, call) => send("PUT", "/deactivate", { keyId }, call),
    rename: (keyId, label, call) => send("PUT", "/label", { keyId, label }, call),
    limit: (keyId, limits, call) => send("PUT", "/limits", { ...limits, keyId }, call),
  };
}
