import { orderPaymentRequests } from '@wix/ecom';
import { expect, it } from 'vitest';
import { onDatabase } from '#testing/engines.ts';
import { cardPayment, orderModules, plainOrder } from '#testing/orders.ts';
import { startStack } from '#testing/stack.ts';
import { systemClock } from '#platform/adapters/system.ts';
import { testPaymentProvider } from '#platform/adapters/test-payment-provider.ts';
import { platformMigrations } from '#platform/platform.ts';
import type { PaymentProvider } from '#platform/ports.ts';

/** A provider that answers what it is first asked under a key when it is let, and from then on at once. */
function startSlowBank() {
  const requested: string[] = [];
  const done = new Set<string>();
  const { promise: gate, resolve: answer } = Promise.withResolvers<void>();
  const act =
    <Outcome>(outcome: (key: string) => Outcome) =>
    async ({ idempotencyKey: key }: { idempotencyKey: string }): Promise<Outcome> => {
      const isFirst = !requested.includes(key);
      requested.push(key);
      if (isFirst) await gate;
      done.add(key);
      return outcome(key);
    };
  const provider: PaymentProvider = {
    ...testPaymentProvider(systemClock),
    capture: act(() => ({ status: 'SUCCEEDED' }) as const),
    void: act(() => ({ status: 'SUCCEEDED' }) as const),
    refund: act((key) => ({ status: 'SUCCEEDED', providerRefundId: key }) as const),
    charge: act((key) => ({ status: 'APPROVED', providerTransactionId: key }) as const),
  };
  return { asked: requested, done, answer, provider };
}

interface Chargeable {
  chargeOrderPaymentRequest(id: string, options: { paymentToken: string }): Promise<unknown>;
}

onDatabase(
  'a provider that answers after it was asked again',
  (database) => {
    function startShop() {
      const bank = startSlowBank();
      const stack = startStack(database(), {
        ids: { guid: () => crypto.randomUUID() },
        payments: () => bank.provider,
      });
      const sdk = orderModules(stack);
      const paymentOf = async (id: string) =>
        (await sdk.orderTransactions.listTransactionsForSingleOrder(id)).orderTransactions?.payments?.[0];
      const place = async () => String((await sdk.orders.createOrder(plainOrder('30.00')))._id);
      const paidBy = async (payment: ReturnType<typeof cardPayment>) => {
        const id = await place();
        const { paymentsIds = [] } = await sdk.orderTransactions.addPayments(id, [payment]);
        return { id, paymentId: String(paymentsIds[0]) };
      };
      return { bank, stack, sdk, paymentOf, place, paidBy };
    }
    type Shop = ReturnType<typeof startShop>;

    const heldBy = { ...cardPayment('30.00', 'held'), status: 'AUTHORIZED' as const };
    const cases: [
      string,
      (shop: Shop) => Promise<{ id: string; act: () => Promise<unknown>; end: object }>,
    ][] = [
      [
        'a charge',
        async ({ stack, place }) => {
          const id = await place();
          const requests = stack.sdk({ orderPaymentRequests }).orderPaymentRequests;
          const made = await requests.createOrderPaymentRequest({
            orderPaymentRequest: { orderId: id, title: 'All of it', amount: { amount: '30.00' } },
          });
          const api = requests as unknown as Chargeable;
          const act = () =>
            api.chargeOrderPaymentRequest(String(made._id), { paymentToken: crypto.randomUUID() });
          return { id, act, end: { paymentStatus: 'PAID', balanceSummary: { paid: { amount: '30.00' } } } };
        },
      ],
      [
        'a capture',
        async ({ sdk, paidBy }) => {
          const { id, paymentId } = await paidBy(heldBy);
          const act = () => sdk.orderBilling.captureAuthorizedPayments(id, { payments: [{ paymentId }] });
          return { id, act, end: { paymentStatus: 'PAID', balanceSummary: { paid: { amount: '30.00' } } } };
        },
      ],
      [
        'a void',
        async ({ sdk, paidBy }) => {
          const { id, paymentId } = await paidBy(heldBy);
          const act = () => sdk.orderBilling.voidAuthorizedPayments(id, { paymentIds: [paymentId] });
          return { id, act, end: { paymentStatus: 'CANCELED' } };
        },
      ],
      [
        'a refund',
        async ({ sdk, paidBy }) => {
          const { id, paymentId } = await paidBy(cardPayment('30.00', 'taken'));
          const act = () => sdk.orderBilling.refundPayments(id, { paymentRefunds: [{ paymentId }] });
          return { id, act, end: { balanceSummary: { refunded: { amount: '30.00' } } } };
        },
      ],
    ];

    it.each(cases)('assumed: %s counts once, and nobody waits meanwhile', async (_, begin) => {
      const shop = startShop();
      const { id, act, end } = await begin(shop);
      const slow = act();
      await expect.poll(() => shop.bank.asked.length).toBe(1);
      // Nothing is open in the database: others read, write and ask again.
      await shop.sdk.hidden.addActivity(id, { merchantComment: { message: 'Where is it?' } });
      shop.stack.clock.advance(120_000);
      await shop.stack.platform.maintain();
      expect(shop.bank.asked).toHaveLength(2);
      expect(shop.bank.done.size).toBe(1);
      const settled = await shop.sdk.orders.getOrder(id);
      expect(settled).toMatchObject(end);
      shop.bank.answer();
      await slow;
      expect(await shop.sdk.orders.getOrder(id)).toEqual(settled);
      expect(new Set(shop.bank.asked).size).toBe(1);
      expect(shop.stack.errors).toEqual([]);
    });
  },
  platformMigrations,
);
