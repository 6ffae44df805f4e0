import type { AccountRepository } from "../storage/account-repository.ts";
import { allBetas } from "./account.ts";
import { digestOfKey, isGuessable, makeKey } from "./key-secret.ts";
import type { KeySetting } from "./key-setting.ts";

export interface EnsuredKeys {
  /** The key that was made because there was none; shown to the user now or never. */
  readonly madeKey: string | null;
  /** Labels of configured keys that can be guessed, for a warning. */
  readonly guessable: readonly string[];
}

/**
 * Makes the keys of `DRAGOMAN_KEYS` work, as often as it is called. The setting is the whole list of its keys: one that
 * is no longer in it is deactivated, and a label with another key keeps its account. Keys made elsewhere stay as they
 * are, and so does everything while the setting is empty; then a database without any key gets one, pro with all betas.
 */
export async function ensureKeys(accounts: AccountRepository, configured: readonly KeySetting[]): Promise<EnsuredKeys> {
  if (configured.length > 0) {
    await accounts.applySettingKeys(
      configured.map(({ secret, ...settings }) => ({ ...settings, ...digestOfKey(secret) })),
    );
    const guessable = configured.filter(({ secret }) => isGuessable(secret)).map(({ label }) => label);
    return { madeKey: null, guessable };
  }
  const madeKey = makeKey();
  const settings = { label: "first", plan: "pro", betas: allBetas, characterLimit: null } as const;
  const wasMade = await accounts.createFirstKey(settings, digestOfKey(madeKey));
  return { madeKey: wasMade ? madeKey : null, guessable: [] };
}
