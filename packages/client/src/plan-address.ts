import { refusal } from "./errors.ts";
import type { ClientOptions } from "./options.ts";
import { checkedAddress } from "./settings.ts";

/** The address that the options name. A key says of which plan it is, and is not sent to the other's address. */
export function addressOf({ baseUrl, addresses, plan, apiKey }: ClientOptions): string {
  if (!addresses) return checkedAddress("baseUrl", baseUrl);
  const keyPlan = String(apiKey).endsWith(":fx") ? "free" : "pro";
  const known = {
    free: checkedAddress("addresses.free", addresses.free),
    pro: checkedAddress("addresses.pro", addresses.pro),
  };
  const address = baseUrl === undefined ? known[plan ?? keyPlan] : checkedAddress("baseUrl", baseUrl);
  if (address === undefined) throw refusal("plan: give free or pro.");
  if (address !== known[keyPlan] && (address === known.free || address === known.pro)) {
    throw refusal(`apiKey: it is a key of the ${keyPlan} plan, whose address is ${known[keyPlan]}.`);
  }
  return address;
}
