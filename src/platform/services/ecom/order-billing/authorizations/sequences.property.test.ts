import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareMoney, subtractMoney } from '#shared/money.ts';
import { startAuthorizations, type AuthorizationShop } from '#testing/authorizations.ts';
import { onDatabase } from '#testing/engines.ts';
import { runs } from '#testing/run-size.ts';
import { platformMigrations } from '#platform/platform.ts';

const HOUR = 3_600_000;

type Step =
  | { do: 'capture' | 'capture, the older way'; cents: number }
  | { do: 'void' }
  | { do: 'both at once'; cents: number }
  | { do: 'refund'; cents: number }
  | { do: 'wait'; hours: number }
  | { do: 'die'; at: number }
  | { do: 'bank'; next: 'lose the answer' | 'no answer' | 'refuse' | 'expired' };

const cents = fc.integer({ min: 0, max: 3100 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constantFrom('capture' as const, 'capture, the older way' as const), cents }),
  fc.record({ do: fc.constant('void' as const) }),
  fc.record({ do: fc.constant('both at once' as const), cents }),
  fc.record({ do: fc.constant('refund' as const), cents }),
  fc.record({ do: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 30 }) }),
  fc.record({ do: fc.constant('die' as const), at: fc.nat(6) }),
  fc.record({
    do: fc.constant('bank' as const),
    next: fc.constantFrom(
      'lose the answer' as const,
      'no answer' as const,
      'refuse' as const,
      'expired' as const,
    ),
  }),
);

interface Play {
  scheduled: 'VOID' | 'CAPTURE' | undefined;
  steps: Step[];
}

const play: fc.Arbitrary<Play> = fc.record({
  scheduled: fc.constantFrom(undefined, 'VOID' as const, 'CAPTURE' as const),
  steps: fc.array(step, { minLength: 1, maxLength: 8 }),
});

const money = (amount: number): { amount: string } => ({ amount: (amount / 100).toFixed(2) });

/** What is rejected along the way, and what dies, is part of the play. */
async function act(shop: AuthorizationShop, id: string, paymentId: string, one: Step): Promise<void> {
  const { orderBilling } = shop.sdk;
  const capture = (amount: number) =>
    orderBilling.captureAuthorizedPayments(id, { payments: [{ paymentId, amount: money(amount) }] });
  switch (one.do) {
    case 'capture':
      return void (await capture(one.cents));
    case 'capture, the older way':
      return void (await shop.collector.captureAuthorizedPayments(id, [
        { paymentId, amount: money(one.cents) },
      ]));
    case 'void':
      return void (await orderBilling.voidAuthorizedPayments(id, { paymentIds: [paymentId] }));
    case 'both at once':
      await Promise.allSettled([
        capture(one.cents),
        shop.collector.voidAuthorizedPayments(id, [paymentId]),
        capture(one.cents),
      ]);
      return;
    case 'refund':
      return void (await orderBilling.refundPayments(id, {
        paymentRefunds: [{ paymentId, amount: money(one.cents) }],
      }));
    case 'wait':
      shop.stack.clock.advance(one.hours * HOUR);
      return shop.stack.keepUp();
    case 'die':
      return shop.process.dieAt(one.at);
    default:
      shop.bank.plan.push(one.next);
  }
}

/** The next process: every question is asked again until it is answered. */
async function recover({ process, stack, bank }: AuthorizationShop): Promise<void> {
  process.revive();
  bank.plan.length = 0;
  for (let round = 0; round < 3; round++) {
    stack.clock.advance(2 * HOUR);
    await stack.keepUp();
  }
}

async function check(shop: AuthorizationShop, id: string, paymentId: string): Promise<void> {
  const payment = await shop.payment(id);
  const order = await shop.sdk.orders.getOrder(id);
  const ended = shop.bank.ended.get(paymentId);
  const details = payment?.regularPaymentDetails?.authorizationDetails;
  const isTaken = ended?.kind === 'capture';

  // The bank's books and the shop's say the same.
  const received = ['APPROVED', 'REFUNDED', 'PARTIALLY_REFUNDED'].includes(String(payment?.status));
  expect(received).toBe(isTaken);
  expect(compareMoney(payment?.amount?.amount, ended?.amount ?? '30.00')).toBe(0);
  expect(ended?.kind !== 'void' || payment?.status === 'VOIDED').toBe(true);
  expect((details?.captures ?? []).some(({ status }) => status === 'PENDING')).toBe(false);
  expect(details?.void?.status).not.toBe('PENDING');

  // One entry for the one act that ended it.
  const types = (order.activities ?? []).map(({ activityType }) => String(activityType));
  const actions = types.filter(
    (type) => type === 'AUTHORIZED_PAYMENT_CAPTURED' || type === 'AUTHORIZED_PAYMENT_VOIDED',
  );
  expect(actions).toHaveLength(payment?.status === 'AUTHORIZED' ? 0 : 1);

  const { paid, refunded, balance, authorized } = order.balanceSummary ?? {};
  expect(compareMoney(paid?.amount, isTaken ? ended.amount : '0')).toBe(0);
  expect(compareMoney(refunded?.amount, paid?.amount)).toBeLessThanOrEqual(0);
  expect(compareMoney(authorized?.amount, payment?.status === 'AUTHORIZED' ? '30.00' : '0')).toBe(0);
  const due = order.paymentStatus === 'PENDING' ? '0' : subtractMoney('30.00', paid?.amount);
  expect(compareMoney(balance?.amount, due)).toBe(0);
  expect(order.status).toBe('APPROVED');
}

onDatabase(
  'any sequence of captures, voids and refunds of what is held',
  (database) => {
    it('assumed: ends it once, also where the process dies or the bank does not answer', async () => {
      const shop = startAuthorizations(database());
      await fc.assert(
        fc.asyncProperty(play, async ({ scheduled, steps }) => {
          const executionDate = new Date(shop.stack.clock.now().getTime() + 20 * HOUR);
          const { id, paymentId } = await shop.held(scheduled && { actionType: scheduled, executionDate });
          for (const one of steps) await act(shop, id, paymentId, one).catch(() => undefined);
          await recover(shop);
          await check(shop, id, paymentId);
        }),
        runs(100),
      );
    });
  },
  platformMigrations,
);
