import { beforeAll, expect, it } from 'vitest';
import { onDatabase } from '../../testing/engines.ts';
import { gatewayMigrations, resetGateway, startGateway } from '../../testing/gateway.ts';
import { cardPaymentsOf } from './card-payments.ts';
import type { PaymentChoice } from './payment-provider.ts';

const stripe = (secretKey: string): PaymentChoice => ({ by: 'stripe', secretKey, webhookSecret: 'whsec_1' });

it.each<[PaymentChoice, string]>([
  [{ by: 'none' }, 'NOBODY'],
  [{ by: 'test' }, 'TEST_GATEWAY'],
  [stripe('sk_test_1'), 'STRIPE_TEST'],
  [stripe('rk_live_1'), 'STRIPE_LIVE'],
])('says of %j that cards are charged by %s, and names no key', (choice, by) => {
  expect(cardPaymentsOf(choice, 'https://shop.example')).toEqual({
    by,
    noticesUrl: 'https://shop.example/hosted/payments/notices',
  });
});

onDatabase(
  'the status of card payments',
  (database) => {
    const cardPayments = cardPaymentsOf({ by: 'none' }, 'https://shop.example');
    const path = '/admin/api/payments/cards';

    beforeAll(() => resetGateway(startGateway(database())));

    it('is read by whoever sees the payment methods, and absent with a hosted platform', async () => {
      const shop = startGateway(database(), { cardPayments });
      const reply = await (await shop.signedIn('merchant')).get(path);
      expect(await reply.json()).toEqual({ id: 'cards', ...cardPayments });
      expect((await shop.browser().get(path)).status).toBe(401);
      const hosted = startGateway(database(), { cardPayments: undefined });
      expect((await (await hosted.signedIn('merchant')).get(path)).status).toBe(404);
    });
  },
  gatewayMigrations,
);
