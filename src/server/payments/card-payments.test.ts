import { beforeEach, expect, it } from 'vitest';
import { SecretBox } from '../../platform/identity/secret-box.ts';
import { onDatabase } from '../../testing/engines.ts';
import { gatewayMigrations, resetGateway, startGateway, type TestGateway } from '../../testing/gateway.ts';
import { cardPaymentSettings, type CardPaymentSettings } from './card-payments.ts';
import type { PaymentChoice } from './payment-provider.ts';

const PATH = '/admin/api/payments/cards';
const KEYS = { secretKey: 'sk_live_abcdefgh1234', webhookSecret: 'whsec_abcdefgh5678' };
const noticesUrl = 'https://shop.example/hosted/payments/notices';
const stripe = (secretKey: string): PaymentChoice => ({ by: 'stripe', secretKey, webhookSecret: 'whsec_1' });

onDatabase(
  'card payments',
  (database) => {
    let shop: TestGateway;
    const settings = (choice: PaymentChoice, ruledBy?: string): CardPaymentSettings =>
      cardPaymentSettings({
        choice,
        ruledBy,
        url: () => 'https://shop.example',
        site: { db: database().kysely, siteId: 'cards-test' },
        secretBox: new SecretBox('a secret'),
        check: async (key) => (key.includes('bad') ? 'Invalid API Key provided' : undefined),
      });
    const start = async (choice: PaymentChoice, ruledBy?: string): Promise<void> => {
      shop = startGateway(database(), { cardPayments: settings(choice, ruledBy) });
      await resetGateway(shop);
    };

    beforeEach(async () => {
      await start({ by: 'settings' });
      await settings({ by: 'settings' }).write(undefined);
    });

    it.each<[PaymentChoice, string]>([
      [{ by: 'none' }, 'NOBODY'],
      [{ by: 'test' }, 'TEST_GATEWAY'],
      [stripe('sk_test_1'), 'STRIPE_TEST'],
      [stripe('rk_live_1'), 'STRIPE_LIVE'],
    ])(
      'says of %j that cards are charged by %s and which variable decides it, and names no key',
      async (choice, by) => {
        expect(await settings(choice, 'PAYMENTS').read()).toEqual({ by, noticesUrl, ruledBy: 'PAYMENTS' });
      },
    );

    it('is read by whoever sees the payment methods, and absent with a hosted platform', async () => {
      const reply = await (await shop.signedIn('merchant')).get(PATH);
      expect(await reply.json()).toEqual({ id: 'cards', by: 'NOBODY', noticesUrl });
      expect((await shop.browser().get(PATH)).status).toBe(401);
      const hosted = startGateway(database(), { cardPayments: undefined });
      expect((await (await hosted.signedIn('merchant')).get(PATH)).status).toBe(404);
    });

    it('keys are tried, sealed and shown masked; the owners hear of it, and the audit log has old and new', async () => {
      const merchant = await shop.signedIn('merchant');
      const reply = await merchant.send('PUT', PATH, KEYS);
      const masked = { secretKey: 'sk_live_••••1234', webhookSecret: 'whsec_••••5678' };
      expect(await reply.json()).toEqual({ id: 'cards', by: 'STRIPE_LIVE', noticesUrl, keys: masked });
      expect(shop.mails.map(({ subject }) => subject)).toEqual([
        'The card payments of Halfdrop were changed',
      ]);
      expect(shop.mails[0]?.text).toContain('Before: not connected\nNow: Stripe, live, key sk_live_••••1234');
      expect((await merchant.send('DELETE', PATH)).status).toBe(200);
      const log = await (await shop.signedIn('owner')).get('/admin/api/audit-log');
      const text = await log.text();
      expect(text).toContain('counterpart.setCardPayments');
      expect(text).toContain('sk_live_••••1234');
      expect(text).not.toContain('abcdefgh');
    });

    it('a key that Stripe does not know changes nothing, nor does one that is none', async () => {
      const merchant = await shop.signedIn('merchant');
      const wrong = await merchant.send('PUT', PATH, { ...KEYS, secretKey: 'sk_test_bad' });
      expect(wrong.status).toBe(400);
      expect(await wrong.json()).toMatchObject({
        details: {
          validationError: {
            fieldViolations: [{ field: 'secretKey', description: 'Invalid API Key provided' }],
          },
        },
      });
      expect((await merchant.send('PUT', PATH, { ...KEYS, webhookSecret: 'secret' })).status).toBe(400);
      expect(await settings({ by: 'settings' }).read()).toMatchObject({ by: 'NOBODY' });
      expect(shop.mails).toEqual([]);
    });

    it('is not changed where the environment decides, nor by whoever may not, nor without a recent confirmation', async () => {
      expect((await (await shop.signedIn('viewer')).send('PUT', PATH, KEYS)).status).toBe(403);
      const merchant = await shop.signedIn('merchant');
      shop.advance(3_600_000);
      const late = await merchant.send('PUT', PATH, KEYS);
      expect(await late.json()).toMatchObject({
        details: { applicationError: { code: 'CONFIRMATION_REQUIRED' } },
      });
      await start({ by: 'none' }, 'PAYMENTS');
      const ruled = await (await shop.signedIn('merchant')).send('PUT', PATH, KEYS);
      expect(await ruled.json()).toMatchObject({
        details: { applicationError: { code: 'SET_BY_ENVIRONMENT' } },
      });
    });
  },
  gatewayMigrations,
);
