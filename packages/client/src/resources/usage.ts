import type { CallOptions, Settings } from "../options.ts";
import { type Transport, unreadable } from "../sending/transport.ts";
import { listOf, numberOf, recordOf, stringOf, type Unread } from "../wire.ts";

/** What the account has used in this period, and what it may. What a service does not count is `undefined`. */
export interface Usage {
  /** @wire `character_count` */
  readonly characterCount: number;
  /** Without a limit, services say 1 000 000 000 000. @wire `character_limit` */
  readonly characterLimit: number;
  /** Of this key alone. @wire `api_key_character_count` */
  readonly apiKeyCharacterCount: number | undefined;
  /** @wire `api_key_character_limit` */
  readonly apiKeyCharacterLimit: number | undefined;
  /** @wire `document_count` */
  readonly documentCount: number | undefined;
  /** @wire `document_limit` */
  readonly documentLimit: number | undefined;
  /** @wire `team_document_count` */
  readonly teamDocumentCount: number | undefined;
  /** @wire `team_document_limit` */
  readonly teamDocumentLimit: number | undefined;
  /** @wire `speech_to_text_milliseconds_count` */
  readonly speechToTextMillisecondsCount: number | undefined;
  /** @wire `speech_to_text_milliseconds_limit` */
  readonly speechToTextMillisecondsLimit: number | undefined;
  /** By product, on accounts that have several. */
  readonly products: readonly ProductUsage[];
  /** ISO 8601. @wire `start_time` */
  readonly startTime: string | undefined;
  /** ISO 8601. @wire `end_time` */
  readonly endTime: string | undefined;
}

export interface ProductUsage {
  /** Such as `translate` or `write`. @wire `product_type` */
  readonly productType: string;
  /** Such as `characters` or `minutes`. @wire `billing_unit` */
  readonly billingUnit: string | undefined;
  /** @wire `api_key_unit_count` */
  readonly apiKeyUnitCount: number | undefined;
  /** @wire `account_unit_count` */
  readonly accountUnitCount: number | undefined;
}

export async function usage(transport: Transport, settings: Settings, call: CallOptions): Promise<Usage> {
  const url = `${settings.baseUrl}/v2/usage`;
  const answer = await transport.exchange({ method: "GET", url, repeatable: true }, call);
  const wire: Unread<"Usage"> = recordOf(answer.json);
  const { character_count: characterCount, character_limit: characterLimit } = wire;
  if (typeof characterCount !== "number" || typeof characterLimit !== "number") {
    throw unreadable("no count of characters", answer);
  }
  return {
    characterCount,
    characterLimit,
    apiKeyCharacterCount: numberOf(wire.api_key_character_count),
    apiKeyCharacterLimit: numberOf(wire.api_key_character_limit),
    documentCount: numberOf(wire.document_count),
    documentLimit: numberOf(wire.document_limit),
    teamDocumentCount: numberOf(wire.team_document_count),
    teamDocumentLimit: numberOf(wire.team_document_limit),
    speechToTextMillisecondsCount: numberOf(wire.speech_to_text_milliseconds_count),
    speechToTextMillisecondsLimit: numberOf(wire.speech_to_text_milliseconds_limit),
    products: listOf(wire.products).flatMap(readProduct),
    startTime: stringOf(wire.start_time),
    endTime: stringOf(wire.end_time),
  };
}

function readProduct(item: unknown): ProductUsage[] {
  const wire: Unread<"ProductUsage"> = recordOf(item);
  if (typeof wire.product_type !== "string") return [];
  return [
    {
      productType: wire.product_type,
      billingUnit: stringOf(wire.billing_unit),
      apiKeyUnitCount: numberOf(wire.api_key_unit_count),
      accountUnitCount: numberOf(wire.account_unit_count),
    },
  ];
}
