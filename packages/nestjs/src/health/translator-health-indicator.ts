import { type Client, type DragomanErrorKind, isDragomanError, type Usage } from "@dragoman/client";
import { Inject, Injectable } from "@nestjs/common";
import { ModuleRef } from "@nestjs/core";
import { getTranslatorClientToken } from "../translator-tokens.ts";

export interface TranslatorHealthOptions {
  /** The name of the registration. Default: the one without a name. */
  readonly client?: string | undefined;
  /** The part of the quota from which the service counts as degraded, 0 to 1. Default 0.9. */
  readonly degradedFrom?: number | undefined;
  /** What a degraded service is called. `degraded` for @nestjs/terminus 12, which knows it. Default `up`. */
  readonly degradedStatus?: "up" | "degraded" | undefined;
  /** How long the service may take to answer, in milliseconds. Default 2000. */
  readonly timeoutMs?: number | undefined;
  /** How long an answer stands, so that probes cost nothing, in milliseconds. Default 10 000. */
  readonly cacheMs?: number | undefined;
}

export type TranslatorHealth =
  | {
      readonly status: "up" | "degraded";
      /** The quota is nearly used up. */
      readonly degraded: boolean;
      /** Characters that account and key may still use. */
      readonly charactersLeft: number;
    }
  | {
      readonly status: "down";
      /** Why, and nothing of what the service said: health is often public. */
      readonly reason: DragomanErrorKind;
    };

interface Probe {
  readonly usage: Promise<Usage | DragomanErrorKind>;
  readonly until: number;
}

/** Says whether the service answers and how much of the quota is left, as health checks of @nestjs/terminus expect it. */
@Injectable()
export class TranslatorHealthIndicator {
  readonly #modules: ModuleRef;
  /** The last probe of each registration, which checks that come meanwhile share. */
  readonly #probes = new Map<string, Probe>();

  constructor(@Inject(ModuleRef) modules: ModuleRef) {
    this.#modules = modules;
  }

  /** Never rejects for a service that fails: it is `down`. */
  async check(key = "translator", options: TranslatorHealthOptions = {}): Promise<Record<string, TranslatorHealth>> {
    const usage = await this.#usage(options);
    return { [key]: typeof usage === "string" ? { status: "down", reason: usage } : healthOf(usage, options) };
  }

  #usage({ client: name, timeoutMs = 2000, cacheMs = 10_000 }: TranslatorHealthOptions): Probe["usage"] {
    const token = getTranslatorClientToken(name);
    const now = performance.now();
    const last = this.#probes.get(String(token));
    if (last !== undefined && now < last.until) return last.usage;
    const client: Client = this.#modules.get(token, { strict: false });
    const usage = usageOf(client, timeoutMs);
    this.#probes.set(String(token), { usage, until: now + cacheMs });
    return usage;
  }
}

async function usageOf(client: Client, timeoutMs: number): Promise<Usage | DragomanErrorKind> {
  try {
    return await client.usage({ timeoutMs, deadlineMs: timeoutMs, maxRetries: 0 });
  } catch (error) {
    return isDragomanError(error) ? error.kind : "server";
  }
}

function healthOf(
  usage: Usage,
  { degradedFrom = 0.9, degradedStatus = "up" }: TranslatorHealthOptions,
): TranslatorHealth {
  const { characterCount, characterLimit, apiKeyCharacterCount = 0, apiKeyCharacterLimit = Infinity } = usage;
  const left = Math.min(characterLimit - characterCount, apiKeyCharacterLimit - apiKeyCharacterCount);
  if (left <= 0) return { status: "down", reason: "quota-exceeded" };
  const degraded =
    characterCount >= degradedFrom * characterLimit || apiKeyCharacterCount >= degradedFrom * apiKeyCharacterLimit;
  return { status: degraded ? degradedStatus : "up", degraded, charactersLeft: left };
}
