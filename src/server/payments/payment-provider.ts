import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Database } from '../../database/database.ts';
import { noPayments } from '../../platform/adapters/no-payments.ts';
import type { StripeSettings } from '../../platform/adapters/stripe/options.ts';
import { randomIds, systemClock } from '../../platform/adapters/system.ts';
import { createTestGateway } from '../../platform/adapters/test-gateway/test-gateway.ts';
import type { PaymentProvider } from '../../platform/ports.ts';
import { storedSecret } from '../settings.ts';
import { settingsPayments } from './settings-payments.ts';
import { openKeys, readSealedKeys, type SecretBox } from './stripe-keys.ts';

/** Who moves the money of cards; `none`: nobody, and only manual payment methods are offered. */
export type PaymentChoice =
  | { by: 'test' }
  | { by: 'none' }
  | ({ by: 'stripe' } & StripeSettings)
  /** Stripe by the keys of the settings, while there are any. */
  | ({ by: 'settings' } & Pick<StripeSettings, 'apiUrl'>);

interface Options {
  choice: PaymentChoice;
  database: Database;
  siteId: string;
  shopName: () => Promise<string>;
  publicUrl: string;
  logger: Logger;
  secretBox: SecretBox;
  /** Brings a notice of the test gateway to the platform. */
  send: (request: Request) => Promise<Response>;
}

interface Payments {
  provider: PaymentProvider;
  /** The test gateway's own endpoints. */
  routes?: Hono;
  /** What is to be done every now and then. */
  work?: () => Promise<unknown>;
}

/** The payment provider of the settings; Stripe's library is read only where it is used. */
export async function openPayments(options: Options): Promise<Payments> {
  const { choice, database, siteId, logger } = options;
  switch (choice.by) {
    case 'none':
      return { provider: noPayments };
    case 'stripe': {
      const { stripeProvider } = await import('../../platform/adapters/stripe/stripe-provider.ts');
      return { provider: stripeProvider({ ...choice, database, siteId, logger, clock: systemClock }) };
    }
    case 'settings': {
      const site = { db: database.kysely, siteId };
      const { provider, refresh } = settingsPayments({
        logger,
        readSealed: () => readSealedKeys(site),
        async open(sealed) {
          const keys = await openKeys(site, options.secretBox, sealed);
          const { stripeProvider } = await import('../../platform/adapters/stripe/stripe-provider.ts');
          return stripeProvider({
            ...keys,
            apiUrl: choice.apiUrl,
            database,
            siteId,
            logger,
            clock: systemClock,
          });
        },
      });
      await refresh();
      return { provider, work: refresh };
    }
    case 'test':
      return createTestGateway({
        ...options,
        secret: await storedSecret(database, siteId, 'payment-notice-secret'),
        clock: systemClock,
        ids: randomIds,
      });
  }
}
