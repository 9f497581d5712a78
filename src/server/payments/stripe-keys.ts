import type { StripeSettings } from '../../platform/adapters/stripe/options.ts';
import type { StripeKeysView } from '../../shared/card-payments.ts';
import { readSetting, writeSetting, type SiteDb } from '../settings.ts';

const NAME = 'stripe-keys';

/** Seals secrets for the database. */
export interface SecretBox {
  seal(text: string, owner: string): Promise<string>;
  open(sealed: string, owner: string): Promise<string>;
}

/** The keys of the settings, sealed in the database. */
export type StripeKeys = Pick<StripeSettings, 'secretKey' | 'webhookSecret'>;

/** The keys as they are stored; equal texts are equal keys. */
export const readSealedKeys = (site: SiteDb): Promise<string | undefined> => readSetting(site, NAME);

export const openKeys = async (site: SiteDb, box: SecretBox, sealed: string): Promise<StripeKeys> =>
  JSON.parse(await box.open(sealed, site.siteId)) as StripeKeys;

export async function readStripeKeys(site: SiteDb, box: SecretBox): Promise<StripeKeys | undefined> {
  const sealed = await readSealedKeys(site);
  return sealed === undefined ? undefined : openKeys(site, box, sealed);
}

/** @param keys undefined disconnects Stripe */
export const writeStripeKeys = async (
  site: SiteDb,
  box: SecretBox,
  keys: StripeKeys | undefined,
): Promise<void> => writeSetting(site, NAME, keys && (await box.seal(JSON.stringify(keys), site.siteId)));

/** Enough to recognize a key by, and too little to use it: its kind and how it ends. */
const maskKey = (key: string): string => {
  const kind = /^(?:(?:sk|rk)_(?:test|live)|whsec)_/.exec(key)?.[0] ?? '';
  return `${kind}••••${key.slice(-4)}`;
};

export const maskKeys = ({ secretKey, webhookSecret }: StripeKeys): StripeKeysView => ({
  secretKey: maskKey(secretKey),
  webhookSecret: maskKey(webhookSecret),
});
