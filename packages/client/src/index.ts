export { type Client, createClient } from "./client.ts";
export type { ProductUsage, Usage } from "./resources/usage.ts";
export type { RawClient } from "./sending/raw.ts";
export * from "./text.ts";
