import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addMoney, subtractMoney } from '#shared/money.ts';
import { onDatabase } from '#testing/engines.ts';
import { paymentTestMigrations, startPayments, type PaymentStack } from '#testing/payments.ts';
import { runs } from '#testing/run-size.ts';

const TOTAL = '116.85';

/** Approved at once, declined at once, told later, unknown at first, waiting for the shopper. */
const CARDS = [
  '4242424242424242',
  '4000000000000002',
  '4000000000000077',
  '4000000000000788',
  '4000000000005001',
  '4000002760003184',
];

type Step =
  | { do: 'charge'; card: string }
  /** The same token as some earlier charge. */
  | { do: 'charge again'; which: number }
  | { do: 'notice'; which: number; outcome: 'APPROVED' | 'DECLINED'; id: number }
  | { do: 'wait'; minutes: number }
  | { do: 'refund'; share: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('charge' as const), card: fc.constantFrom(...CARDS) }),
  fc.record({ do: fc.constant('charge again' as const), which: fc.nat(4) }),
  fc.record({
    do: fc.constant('notice' as const),
    which: fc.nat(4),
    outcome: fc.constantFrom('APPROVED' as const, 'DECLINED' as const),
    id: fc.nat(5),
  }),
  fc.record({ do: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 40 }) }),
  fc.record({ do: fc.constant('refund' as const), share: fc.integer({ min: 1, max: 4 }) }),
);

/** Plays the steps on one order; what the shop rejects along the way is part of the play. */
async function play(shop: PaymentStack, steps: readonly Step[]): Promise<string> {
  const id = await shop.newOrder();
  const tokens: string[] = [];
  const transactions = async () =>
    (await shop.modules.orderTransactions.listTransactionsForSingleOrder(id)).orderTransactions;
  for (const one of steps) {
    if (one.do === 'charge') {
      const token = await shop.token(one.card);
      tokens.push(token);
      await shop.charge(id, token).catch(() => undefined);
    } else if (one.do === 'charge again') {
      const token = tokens[one.which];
      if (token !== undefined) await shop.charge(id, token).catch(() => undefined);
    } else if (one.do === 'notice') {
      const payment = (await transactions())?.payments?.[one.which];
      const transaction = payment?.regularPaymentDetails?.providerTransactionId;
      if (transaction) await shop.notice({ id: `${id}-${one.id}`, transaction, outcome: one.outcome });
    } else if (one.do === 'wait') {
      shop.clock.advance(one.minutes * 60_000);
      await shop.gateway.work();
      await shop.keepUp();
    } else {
      const payment = (await transactions())?.payments?.find(({ status }) => status === 'APPROVED');
      const amount = (Number(TOTAL) / one.share).toFixed(2);
      await shop.modules.orderBilling
        .refundPayments(id, { paymentRefunds: [{ paymentId: String(payment?._id), amount: { amount } }] })
        .catch(() => undefined);
    }
  }
  return id;
}

async function check(shop: PaymentStack, id: string): Promise<void> {
  const order = await shop.modules.orders.getOrder(id);
  const { orderTransactions: money } =
    await shop.modules.orderTransactions.listTransactionsForSingleOrder(id);
  const payments = money?.payments ?? [];
  const received = payments.filter(({ status }) =>
    ['APPROVED', 'REFUNDED', 'PARTIALLY_REFUNDED'].includes(String(status)),
  );
  const refunds = (money?.refunds ?? []).flatMap(({ transactions }) => transactions ?? []);
  const sum = (amounts: (string | undefined)[]): string => subtractMoney(addMoney('0', ...amounts), '0');
  const { balanceSummary } = order;

  expect(Number(balanceSummary?.paid?.amount)).toBe(
    Number(sum(received.map(({ amount }) => amount?.amount))),
  );
  expect(Number(balanceSummary?.refunded?.amount)).toBe(
    Number(
      sum(
        refunds
          .filter(({ refundStatus }) => refundStatus === 'SUCCEEDED')
          .map(({ amount }) => amount?.amount),
      ),
    ),
  );
  expect(Number(balanceSummary?.refunded?.amount)).toBeLessThanOrEqual(Number(balanceSummary?.paid?.amount));
  expect(payments.every(({ amount }) => amount?.amount === TOTAL)).toBe(true);

  // Only money the gateway sent although it had said no comes twice, and then somebody is told.
  const surplus = received.length - 1;
  const told = (order.activities ?? []).filter(({ merchantComment }) =>
    /paid twice/.test(merchantComment?.message ?? ''),
  );
  expect(told.length).toBeLessThanOrEqual(Math.max(0, surplus));
  expect(refunds.length > 0 || told.length === Math.max(0, surplus)).toBe(true);

  expect(order.status === 'APPROVED').toBe(received.length > 0);
  expect(shop.heard.approved.filter((one) => one === id)).toHaveLength(received.length > 0 ? 1 : 0);
  expect(new Set(payments.map(({ _id }) => _id)).size).toBe(payments.length);
}

onDatabase(
  'any sequence of charges, notices and refunds',
  (database) => {
    it('assumed: leaves balances right, approves once, and never collects twice by itself', async () => {
      const shop = startPayments(database());
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
          await check(shop, await play(shop, steps));
        }),
        runs(40),
      );
      expect(shop.errors).toEqual([]);
    });

    it('assumed: without a change of mind of the gateway, what came is never more than what was due', async () => {
      const shop = startPayments(database());
      const honest = fc.oneof(
        fc.record({ do: fc.constant('charge' as const), card: fc.constantFrom(...CARDS) }),
        fc.record({ do: fc.constant('charge again' as const), which: fc.nat(4) }),
        fc.record({ do: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 40 }) }),
      );
      await fc.assert(
        fc.asyncProperty(fc.array(honest, { minLength: 2, maxLength: 7 }), async (steps) => {
          const order = await shop.modules.orders.getOrder(await play(shop, steps));
          expect(['0.00', TOTAL]).toContain(order.balanceSummary?.paid?.amount);
        }),
        runs(20),
      );
    });
  },
  paymentTestMigrations,
);
