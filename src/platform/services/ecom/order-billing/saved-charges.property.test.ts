import fc from 'fast-check';
import { orderPaymentRequests } from '@wix/ecom';
import { beforeAll, expect, it } from 'vitest';
import { addMoney, compareMoney } from '#shared/money.ts';
import { onDatabase } from '#testing/engines.ts';
import { FULL, shareOf } from '#testing/run-size.ts';
import { mortal, type Mortal } from '#testing/mortal.ts';
import { startBooks, type BankMood, type Books } from '#testing/order-life/books.ts';
import { MEMBER, orderModules, plainOrder, type OrderModules } from '#testing/orders.ts';
import { startStack, type Stack } from '#testing/stack.ts';
import { platformMigrations } from '#platform/platform.ts';

type Step =
  | { do: 'authorize' | 'charge' | 'both at once' | 'the same twice'; cents: number }
  | { do: 'die'; at: number }
  | { do: 'live' }
  | { do: 'wait'; hours: number }
  | { do: 'bank'; next: BankMood };

const cents = fc.integer({ min: 1, max: 9_000 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constantFrom(
      'authorize' as const,
      'charge' as const,
      'both at once' as const,
      'the same twice' as const,
    ),
    cents,
  }),
  fc.record({ do: fc.constant('die' as const), at: fc.nat(8) }),
  fc.record({ do: fc.constant('live' as const) }),
  fc.record({ do: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 30 }) }),
  fc.record({
    do: fc.constant('bank' as const),
    next: fc.constantFrom<BankMood>('lose the answer', 'no answer', 'refuse', 'later'),
  }),
);

interface Shop {
  stack: Stack;
  process: Mortal;
  books: Books;
  sdk: OrderModules;
}

interface Requests {
  createOrderPaymentRequest(options: object): Promise<{ _id?: string }>;
  chargeOrderPaymentRequest(id: string, options: { paymentToken: string }): Promise<unknown>;
}

const requestsOf = (stack: Stack): Requests =>
  stack.sdk({ orderPaymentRequests }).orderPaymentRequests as unknown as Requests;

const ask = async ({ stack }: Shop, orderId: string, amount: string): Promise<string> => {
  const orderPaymentRequest = { orderId, title: 'The rest', amount: { amount } };
  return String((await requestsOf(stack).createOrderPaymentRequest({ orderPaymentRequest }))._id);
};

/** 100.00, of which a card paid 20.00 that the bank keeps for the member. */
async function begin(shop: Shop): Promise<string> {
  const buyerInfo = { memberId: MEMBER, email: 'anna@example.com' };
  const order = await shop.sdk.orders.createOrder(plainOrder('100.00', { buyerInfo }));
  const id = String(order._id);
  const paymentToken = crypto.randomUUID();
  await requestsOf(shop.stack).chargeOrderPaymentRequest(await ask(shop, id, '20.00'), { paymentToken });
  return id;
}

const text = (amount: number): string => (amount / 100).toFixed(2);

async function act(shop: Shop, id: string, one: Step): Promise<unknown> {
  const { sdk, stack, process, books } = shop;
  const authorize = (amount: number, headers: Record<string, string> = {}) =>
    orderModules(stack, undefined, headers).orderBilling.authorizeChargeWithSavedPaymentMethod(id, {
      amount: { amount: text(amount) },
      currency: 'EUR',
      delayedCaptureSettings: {
        scheduledAction: amount % 2 === 0 ? 'CAPTURE' : 'VOID',
        delayDuration: { count: 20, unit: 'HOURS' },
      },
    });
  const charge = async (amount: number) =>
    sdk.hiddenBilling.chargeOrder(id, {
      merchantInitiated: true,
      regularCharge: { paymentIntentId: await ask(shop, id, text(amount)), amount: { amount: text(amount) } },
    });
  switch (one.do) {
    case 'authorize':
      return authorize(one.cents);
    case 'charge':
      return charge(one.cents);
    case 'both at once':
      return Promise.allSettled([authorize(one.cents), charge(one.cents), authorize(one.cents)]);
    case 'the same twice': {
      const key = { 'idempotency-key': crypto.randomUUID() };
      return Promise.allSettled([authorize(one.cents, key), authorize(one.cents, key)]);
    }
    case 'die':
      return process.dieAt(one.at);
    case 'live':
      return process.revive();
    case 'wait':
      stack.clock.advance(one.hours * 3_600_000);
      return stack.keepUp();
    default:
      return books.plan.push(one.next);
  }
}

/** The next process: every question is asked again until it is answered. */
async function recover({ process, stack, books }: Shop): Promise<void> {
  process.revive();
  books.plan.length = 0;
  for (let round = 0; round < 3; round++) {
    stack.clock.advance(2 * 3_600_000);
    await stack.keepUp();
  }
}

const SECURED = new Set(['APPROVED', 'AUTHORIZED', 'VOIDED']);

async function check({ sdk, books }: Shop, id: string): Promise<void> {
  const order = await sdk.orders.getOrder(id);
  const money = await sdk.orderTransactions.listTransactionsForSingleOrder(id);
  const payments = money.orderTransactions?.payments ?? [];
  for (const { _id, status, amount, regularPaymentDetails: details } of payments) {
    const requested = [...books.charged.values()].filter(({ paymentId }) => paymentId === _id);
    expect(requested).toHaveLength(1);
    expect(compareMoney(requested[0]?.amount, amount?.amount)).toBe(0);
    expect(SECURED.has(String(status))).toBe(requested[0]?.state === 'done');
    expect(status).not.toBe('PENDING');
    expect(details?.savedPaymentMethod ?? false).toBe(requested[0]?.state === 'done');
    const end = books.ended.get(String(_id));
    const ending = end && (end.kind === 'capture' ? 'APPROVED' : 'VOIDED');
    expect(status).toBe(ending ?? status);
  }
  const { paid, authorized, pending } = order.balanceSummary ?? {};
  expect(pending?.amount).toBe('0.00');
  expect(compareMoney(addMoney(paid?.amount, authorized?.amount), '100.00')).toBeLessThanOrEqual(0);
}

onDatabase(
  'charges of kept cards, in whatever order',
  (database) => {
    let shop: Shop;

    beforeAll(() => {
      const process = mortal();
      let books: Books | undefined;
      const stack = startStack(process.database(database()), {
        ids: { guid: () => crypto.randomUUID() },
        payments: (clock) => process.payments((books = startBooks(clock)).provider),
      });
      if (!books) throw new Error('The platform asked for no payment provider.');
      shop = { stack, process, books, sdk: orderModules(stack) };
    });

    it('assumed: what the bank did is what is on record, once, and never more than the order costs', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
          const id = await begin(shop);
          for (const one of steps) await act(shop, id, one).catch(() => undefined);
          await recover(shop);
          await check(shop, id);
        }),
        { numRuns: shareOf(FULL ? 50 : 10) },
      );
    }, 600_000);
  },
  platformMigrations,
);
