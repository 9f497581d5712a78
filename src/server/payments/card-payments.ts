import type { CardPayments } from '../../shared/card-payments.ts';
import type { SiteDb } from '../settings.ts';
import type { PaymentChoice } from './payment-provider.ts';
import { maskKeys, readStripeKeys, writeStripeKeys, type SecretBox, type StripeKeys } from './stripe-keys.ts';

const modeOf = (secretKey: string): CardPayments['by'] =>
  secretKey.includes('_live_') ? 'STRIPE_LIVE' : 'STRIPE_TEST';

export function chargedBy(choice: PaymentChoice): CardPayments['by'] {
  switch (choice.by) {
    case 'none':
    case 'settings':
      return 'NOBODY';
    case 'test':
      return 'TEST_GATEWAY';
    case 'stripe':
      return modeOf(choice.secretKey);
  }
}

/** How cards are charged, as the environment decides it or the settings do. */
export interface CardPaymentSettings {
  read(): Promise<CardPayments>;
  /** @returns what Stripe says of a key that does not work; undefined of one that does */
  check(secretKey: string): Promise<string | undefined>;
  /** Counts within seconds, in every process. @param keys undefined disconnects Stripe */
  write(keys: StripeKeys | undefined): Promise<void>;
}

interface Options extends Partial<Pick<CardPaymentSettings, 'check'>> {
  choice: PaymentChoice;
  /** The environment variable that decides it. */
  ruledBy: string | undefined;
  /** Where people reach the server now. */
  url: () => string;
  site: SiteDb;
  secretBox: SecretBox;
}

export const cardPaymentSettings = ({
  choice,
  ruledBy,
  url,
  site,
  secretBox,
  check = async (secretKey) => {
    const { checkStripeKey } = await import('../../platform/adapters/stripe/check-key.ts');
    return checkStripeKey({ secretKey, ...(choice.by === 'settings' && { apiUrl: choice.apiUrl }) });
  },
}: Options): CardPaymentSettings => ({
  async read() {
    const noticesUrl = `${url()}/hosted/payments/notices`;
    if (choice.by !== 'settings')
      return { by: chargedBy(choice), noticesUrl, ...(ruledBy !== undefined && { ruledBy }) };
    // Keys that were sealed with another secret are none: they have to be entered again.
    const keys = await readStripeKeys(site, secretBox).catch(() => undefined);
    return keys
      ? { by: modeOf(keys.secretKey), noticesUrl, keys: maskKeys(keys) }
      : { by: 'NOBODY', noticesUrl };
  },
  check,
  write: (keys) => writeStripeKeys(site, secretBox, keys),
});
