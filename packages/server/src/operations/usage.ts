import type { Schema } from "@dragoman/client/contract";
import type { Account, Product, UsageLedger } from "../accounts/account.ts";
import type { Handlers } from "./operation.ts";

/** What the interface shows where nothing limits an account. */
const unlimited = 1_000_000_000_000;
const productTypes = {
  translate: "translate",
  write: "write",
  speech_to_text: "speechToText",
  speech_to_speech: "speechToSpeech",
} as const satisfies Record<Product, string>;
const characterProducts = ["translate", "write"] as const;

/** `getUsage`: what the account and the key used in this billing period. */
export function usageHandlers(ledger: UsageLedger): Pick<Handlers, "getUsage"> {
  return {
    getUsage: async ({ caller: { account, keyId } }) => {
      const { periodStart, periodEnd, byProduct } = await ledger.totals(account.id, keyId);
      const used = (product: Product) => byProduct.get(product) ?? { account: 0, key: 0 };
      const sum = (side: "account" | "key") =>
        characterProducts.reduce((total, product) => total + used(product)[side], 0);
      const limits = {
        character_count: sum("account"),
        character_limit: account.characterLimit ?? unlimited,
        ...documentsOf(account),
      };
      if (account.plan === "free") return { body: limits };
      return {
        body: {
          ...limits,
          products: characterProducts.map((product) => ({
            product_type: productTypes[product],
            billing_unit: "characters",
            api_key_unit_count: used(product).key,
            account_unit_count: used(product).account,
            api_key_character_count: used(product).key,
            character_count: used(product).account,
          })),
          api_key_character_count: sum("key"),
          api_key_character_limit: unlimited,
          // Speech is counted in milliseconds.
          speech_to_text_milliseconds_count: used("speech_to_text").account,
          speech_to_text_milliseconds_limit: unlimited,
          start_time: periodStart.toISOString(),
          end_time: periodEnd.toISOString(),
        },
      };
    },
  };
}

/** No document can be translated yet, so none was. */
function documentsOf({ documentLimit, teamDocumentLimit }: Account): Partial<Schema<"Usage">> {
  return {
    ...(documentLimit != null && { document_count: 0, document_limit: documentLimit }),
    ...(teamDocumentLimit != null && { team_document_count: 0, team_document_limit: teamDocumentLimit }),
  };
}
