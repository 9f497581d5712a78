import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMoney, compareMoney, subtractMoney } from '#shared/money.ts';
import type { Database } from '#database/database.ts';
import { mortal, startBank, type Bank, type Mortal } from '#testing/mortal.ts';
import { forRaces } from '#testing/engines.ts';
import { FULL, runs } from '#testing/run-size.ts';
import { cardPayment, orderModules, plainOrder, errorOf, type OrderModules } from '#testing/orders.ts';
import { startStack, type Stack } from '#testing/stack.ts';
import { systemClock } from '#platform/adapters/system.ts';
import { testPaymentProvider } from '#platform/adapters/test-payment-provider.ts';
import { platformMigrations } from '#platform/platform.ts';

interface Shop {
  process: Mortal;
  bank: Bank;
  stack: Stack;
  sdk: OrderModules;
}

function startShop(database: Database): Shop {
  const process = mortal();
  const bank = startBank(testPaymentProvider(systemClock));
  const stack = startStack(process.database(database), {
    ids: { guid: () => crypto.randomUUID() },
    payments: () => process.payments(bank.provider),
  });
  return { process, bank, stack, sdk: orderModules(stack) };
}

/** Two cards of 10.00 each and 10.00 by hand. */
async function orderOf30({ sdk }: Shop): Promise<{ id: string; payments: string[] }> {
  const { _id } = await sdk.orders.createOrder(plainOrder('30.00'));
  const id = String(_id);
  const { paymentsIds = [] } = await sdk.orderTransactions.addPayments(id, [
    cardPayment('10.00', crypto.randomUUID()),
    cardPayment('10.00', crypto.randomUUID()),
    { amount: { amount: '10.00' }, regularPaymentDetails: { offlinePayment: true } },
  ]);
  return { id, payments: paymentsIds };
}

const partsFor = (payments: readonly string[], amount: string) =>
  payments.map((paymentId, index) => ({
    paymentId,
    amount: { amount },
    ...(index === 2 && { externalRefund: true }),
  }));

const ledger = async ({ sdk }: Shop, id: string) =>
  (await sdk.orderTransactions.listTransactionsForSingleOrder(id)).orderTransactions;

/** The next process lets enough time pass for every question to be asked again. */
async function recover({ process, stack }: Shop): Promise<void> {
  process.revive();
  for (let round = 0; round < 4; round++) {
    stack.clock.advance(2 * 3_600_000);
    await stack.keepUp();
  }
}

const sum = (amounts: (string | undefined)[]): string => addMoney('0', ...amounts);

/** The bank's books and the ledger say the same, and nothing went out that had not come in. */
async function checkBooks(shop: Shop, id: string, payments: readonly string[]): Promise<void> {
  const parts = ((await ledger(shop, id))?.refunds ?? []).flatMap(({ transactions }) => transactions ?? []);
  expect(parts.filter(({ refundStatus }) => refundStatus === 'SCHEDULED')).toEqual([]);
  for (const [index, paymentId] of payments.entries()) {
    const own = parts.filter((part) => part.paymentId === paymentId && part.refundStatus === 'SUCCEEDED');
    const told = sum(own.map(({ amount }) => amount?.amount));
    const sent = [...shop.bank.paid.values()].filter((one) => one.paymentId === paymentId);
    expect(compareMoney(told, index < 2 ? sum(sent.map(({ amount }) => amount)) : told)).toBe(0);
    expect(compareMoney(told, '10.00')).toBeLessThanOrEqual(0);
  }
  const { balanceSummary } = await shop.sdk.orders.getOrder(id);
  const done = parts.filter(({ refundStatus }) => refundStatus === 'SUCCEEDED');
  expect(compareMoney(balanceSummary?.refunded?.amount, sum(done.map(({ amount }) => amount?.amount)))).toBe(
    0,
  );
}

/** More than a refund of three parts has; the last of them kill nothing. */
const ALL_STEPS = Array.from({ length: 16 }, (_, step) => step);
/** By default every third one: before anything is on record, between the parts, and after the end. */
const STEPS = FULL ? ALL_STEPS : ALL_STEPS.filter((step) => step % 3 === 0);

forRaces(
  'a refund cut off',
  (database) => {
    describe('by the end of the process', () => {
      it.each(STEPS)('assumed: at step %i is brought to an end, once', async (step) => {
        const shop = startShop(database());
        const { id, payments } = await orderOf30(shop);
        const key = { 'Idempotency-Key': `refund-${id}` };
        const request = {
          paymentRefunds: partsFor(payments, '6.00'),
          sideEffects: { notifications: { sendCustomerEmail: true } },
        };
        shop.process.dieAt(step);
        await orderModules(shop.stack, undefined, key)
          .orderBilling.refundPayments(id, request)
          .catch(() => undefined);
        shop.process.revive();
        const begun = (await ledger(shop, id))?.refunds?.length ?? 0;
        // Nothing is paid that is not on record.
        expect(shop.bank.paid.size === 0 || begun === 1).toBe(true);
        // Nor can it be taken a second time, before or after it is paid.
        const again = { paymentRefunds: partsFor(payments.slice(0, 1), begun === 1 ? '6.00' : '99.00') };
        expect(['PAYMENT_NOT_REFUNDABLE', 'INVALID_PAYMENT_REFUND_AMOUNT']).toContain(
          await errorOf(shop.sdk.orderBilling.refundPayments(id, again)),
        );
        await recover(shop);
        // Whoever asked asks again, not knowing.
        const reply = await orderModules(shop.stack, undefined, key).orderBilling.refundPayments(id, request);
        expect(reply.refund?.transactions?.map(({ refundStatus }) => refundStatus)).toEqual([
          'SUCCEEDED',
          'SUCCEEDED',
          'SUCCEEDED',
        ]);
        expect((await ledger(shop, id))?.refunds).toHaveLength(1);
        expect([...shop.bank.paid.values()].map(({ amount }) => amount)).toEqual(['6.00', '6.00']);
        await checkBooks(shop, id, payments);
        const told = (await shop.sdk.orders.getOrder(id)).activities ?? [];
        expect(told.filter(({ activityType }) => activityType === 'ORDER_REFUNDED')).toMatchObject([
          { orderRefunded: { amount: { amount: '18.00' } } },
        ]);
        await shop.stack.platform.deliverMail();
        expect(shop.stack.mailer.sent.filter(({ text }) => text.includes('€18.00'))).toHaveLength(1);
      });
    });

    it('assumed: one part rejected by a lost connection leaves the other paid and on record', async () => {
      const shop = startShop(database());
      const { id, payments } = await orderOf30(shop);
      shop.bank.plan.push('pay', 'lose the answer');
      const { refund } = await shop.sdk.orderBilling.refundPayments(id, {
        paymentRefunds: partsFor(payments.slice(0, 2), '10.00'),
      });
      expect(refund?.transactions?.map(({ refundStatus }) => refundStatus)).toEqual([
        'SUCCEEDED',
        'SCHEDULED',
      ]);
      expect((await shop.sdk.orders.getOrder(id)).balanceSummary).toMatchObject({
        refunded: { amount: '10.00' },
        pendingRefund: { amount: '10.00' },
      });
      await recover(shop);
      expect((await shop.sdk.orders.getOrder(id)).balanceSummary?.refunded?.amount).toBe('20.00');
      expect(shop.bank.paid.size).toBe(2);
      for (const key of shop.bank.paid.keys()) {
        expect(key).toContain(String(refund?._id));
        expect(key).toMatch(/:10\.00$/);
      }
    });

    it('assumed: four processes that look after it at once settle it once, and tell once', async () => {
      const shop = startShop(database());
      const { id, payments } = await orderOf30(shop);
      shop.bank.plan.push('lose the answer', 'lose the answer');
      await shop.sdk.orderBilling.refundPayments(id, {
        paymentRefunds: partsFor(payments.slice(0, 2), '6.00'),
        sideEffects: { notifications: { sendCustomerEmail: true } },
      });
      const all = [
        shop.stack,
        ...Array.from({ length: 3 }, () =>
          startStack(database(), {
            ids: { guid: () => crypto.randomUUID() },
            payments: () => shop.bank.provider,
          }),
        ),
      ];
      for (const { clock } of all) clock.advance(2 * 3_600_000);
      await Promise.all(all.map((each) => each.keepUp()));
      await Promise.all(all.map(({ platform }) => platform.deliverMail()));
      await checkBooks(shop, id, payments);
      const { balanceSummary, activities = [] } = await shop.sdk.orders.getOrder(id);
      expect(balanceSummary?.refunded?.amount).toBe('12.00');
      expect(activities.filter(({ activityType }) => activityType === 'ORDER_REFUNDED')).toHaveLength(1);
      const mails = all.flatMap(({ mailer }) => mailer.sent);
      expect(mails.filter(({ text }) => text.includes('€12.00'))).toHaveLength(1);
    });

    it('assumed: what the provider decides later is heard when it is asked again', async () => {
      const shop = startShop(database());
      const { id, payments } = await orderOf30(shop);
      shop.bank.plan.push('later', 'refuse');
      await shop.sdk.orderBilling.refundPayments(id, {
        paymentRefunds: partsFor(payments.slice(0, 2), '3.00'),
      });
      await recover(shop);
      const [refund] = (await ledger(shop, id))?.refunds ?? [];
      expect(refund?.transactions?.map(({ refundStatus }) => refundStatus)).toEqual(['SUCCEEDED', 'FAILED']);
      expect(refund?.summary).toMatchObject({ pending: false, refunded: { amount: '3.00' } });
      const requested = [...shop.bank.asked.values()];
      await recover(shop);
      expect([...shop.bank.asked.values()]).toEqual(requested);
    });

    it('assumed: a provider that takes its time keeps nobody else waiting', async () => {
      const shop = startShop(database());
      const { id, payments } = await orderOf30(shop);
      const release = shop.bank.hold();
      const slow = shop.sdk.orderBilling.refundPayments(id, {
        paymentRefunds: partsFor(payments.slice(0, 1), '6.00'),
      });
      await expect.poll(() => shop.bank.asked.size).toBe(1);
      const { _id } = await shop.sdk.orders.createOrder(plainOrder('5.00'));
      expect(await shop.sdk.orders.getOrder(String(_id))).toMatchObject({ paymentStatus: 'NOT_PAID' });
      // The order itself, too.
      await shop.sdk.hidden.addActivity(id, { merchantComment: { message: 'On its way back.' } });
      const second = { paymentRefunds: partsFor(payments.slice(0, 1), '4.00') };
      expect(await errorOf(shop.sdk.orderBilling.refundPayments(id, second))).toBe('PAYMENT_NOT_REFUNDABLE');
      release();
      expect((await slow).refund?.transactions).toMatchObject([{ refundStatus: 'SUCCEEDED' }]);
      await shop.sdk.orderBilling.refundPayments(id, second);
      await checkBooks(shop, id, payments);
    });

    it('assumed: however refunds, kills and answers fall, the ledger is what the bank paid', async () => {
      const action = fc.record({
        parts: fc.uniqueArray(fc.nat(2), { minLength: 1, maxLength: 3 }),
        units: fc.integer({ min: 1, max: 1100 }),
        twice: fc.boolean(),
        dieAt: fc.option(fc.nat(14)),
        plan: fc.array(
          fc.constantFrom(
            'pay' as const,
            'lose the answer' as const,
            'no answer' as const,
            'refuse' as const,
            'later' as const,
          ),
          { maxLength: 4 },
        ),
        recovers: fc.boolean(),
      });
      await fc.assert(
        fc.asyncProperty(fc.array(action, { minLength: 1, maxLength: 5 }), async (actions) => {
          const shop = startShop(database());
          const { id, payments } = await orderOf30(shop);
          for (const { parts, units, twice, dieAt, plan, recovers } of actions) {
            shop.bank.plan.splice(0, Infinity, ...plan);
            const paymentRefunds = partsFor(payments, (units / 100).toFixed(2)).filter((_, index) =>
              parts.includes(index),
            );
            if (dieAt !== null) shop.process.dieAt(dieAt);
            const refund = () =>
              shop.sdk.orderBilling.refundPayments(id, { paymentRefunds }).catch(() => undefined);
            await Promise.all(twice ? [refund(), refund()] : [refund()]);
            shop.process.revive();
            if (recovers) await recover(shop);
          }
          shop.bank.plan.splice(0);
          await recover(shop);
          await checkBooks(shop, id, payments);
          for (const { payment } of (await shop.sdk.orderBilling.getOrderRefundability(id)).payments ?? []) {
            const { paid, refunded, maxRefund, refundPending } = payment?.monetary ?? {};
            expect(Number(refundPending?.amount)).toBe(0);
            expect(compareMoney(subtractMoney(paid?.amount, refunded?.amount), maxRefund?.amount)).toBe(0);
          }
        }),
        runs(60),
      );
    });
  },
  platformMigrations,
);
