import type { Client } from "@dragoman/client";
import type { ModelCards } from "./interface-models/model-cards.ts";
import type { Installs } from "./models/installs.ts";
import type { SavingsAnswer } from "./protocol.ts";
import type { ShopTexts } from "./shop/shop-texts.ts";

/** What the demo's server is put together from. Controllers get each part by its token. */
export interface Parts {
  /** The built page. */
  readonly pageFolder: string;
  readonly client: Client;
  /** Remembers no phrase, as what steers a translation may have changed since; files go through it as streams. */
  readonly steering: Client;
  readonly texts: ShopTexts;
  /** What the shop's texts are translated by. */
  readonly shopClient: Client;
  /** Absent where no engine of the service has models. */
  readonly installs: Installs | undefined;
  readonly modelCards: ModelCards;
  /** What was sent and saved since the demo was started. */
  readonly savings: () => SavingsAnswer;
}

export const CLIENT = Symbol("client");
export const STEERING = Symbol("steering");
export const SHOP_CLIENT = Symbol("shop client");
export const TEXTS = Symbol("texts");
export const INSTALLS = Symbol("installs");
export const MODEL_CARDS = Symbol("model cards");
export const SAVINGS = Symbol("savings");
export const DOCUMENT = Symbol("document");
