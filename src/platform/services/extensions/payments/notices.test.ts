import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { onDatabase } from '#testing/engines.ts';
import { orderModules } from '#testing/orders.ts';
import { stripe, testGateway } from '#testing/gateways.ts';
import { paymentTestMigrations, startPayments, type PaymentStack } from '#testing/payments.ts';

const DECLINED = '4000000000000002';
const LATER = '4000000000000077';

for (const kind of [testGateway, stripe])
  onDatabase(
    `payment notices of ${kind.name}`,
    (database) => {
      let shop: PaymentStack;
      let notices = 0;

      beforeAll(() => {
        shop = startPayments(database(), kind);
      });

      const read = (id: string) => shop.modules.orders.getOrder(id);

      /** An order with one attempt to pay it, and what the gateway calls that attempt. */
      async function attempt(number: string): Promise<{ id: string; transaction: string }> {
        const id = await shop.newOrder();
        await shop.charge(id, await shop.token(number));
        const { orderTransactions } = await shop.modules.orderTransactions.listTransactionsForSingleOrder(id);
        const payment = orderTransactions?.payments?.[0];
        return { id, transaction: String(payment?.regularPaymentDetails?.providerTransactionId) };
      }
      const fields = (transaction: string, outcome: 'APPROVED' | 'DECLINED', id = `notice-${++notices}`) => ({
        id,
        transaction,
        outcome,
      });

      describe('rejected, and nothing changed', () => {
        const untouched = async (id: string): Promise<void> => {
          expect(await shop.state(id)).toMatchObject({
            orderStatus: 'INITIALIZED',
            paymentStatus: 'PENDING',
          });
        };

        it('assumed: signed with another secret', async () => {
          const { id, transaction } = await attempt(LATER);
          const reply = await shop.notice(fields(transaction, 'APPROVED'), { secret: 'a guess' });
          expect(reply.status).toBe(401);
          await untouched(id);
        });

        it('assumed: altered on the way', async () => {
          const { id, transaction } = await attempt(LATER);
          const sent = fields(transaction, 'DECLINED');
          const body = JSON.stringify({ ...sent, outcome: 'APPROVED' });
          expect((await shop.notice(sent, { body })).status).toBe(401);
          await untouched(id);
        });

        it('assumed: overheard and sent again later, or from the future', async () => {
          const { id, transaction } = await attempt(LATER);
          const now = shop.clock.now().getTime();
          for (const at of [new Date(now - 301_000), new Date(now + 301_000)]) {
            expect((await shop.notice(fields(transaction, 'APPROVED'), { at })).status).toBe(401);
          }
          await untouched(id);
        });

        it('assumed: not signed at all, and signed nonsense', async () => {
          const { id, transaction } = await attempt(LATER);
          for (const headers of [new Headers(), new Headers({ 'x-payment-signature': 't=1,v1=00' })]) {
            const body = JSON.stringify(fields(transaction, 'APPROVED'));
            const request = new Request('https://shop.test/hosted/payments/notices', {
              method: 'POST',
              headers,
              body,
            });
            expect((await shop.platform.fetch(request)).status).toBe(401);
          }
          const nonsense = { id: 'x', transaction, outcome: 'MAYBE' };
          // Stripe tells of much that is nobody's business here.
          expect((await shop.notice(nonsense)).status).toBe(kind === stripe ? 200 : 401);
          await untouched(id);
        });

        it('assumed: with an API key instead of a signature', async () => {
          const { id, transaction } = await attempt(LATER);
          const body = fields(transaction, 'APPROVED');
          expect((await shop.call('POST', '/hosted/payments/notices', body)).status).toBe(401);
          await untouched(id);
        });

        it('assumed: larger than any notice', async () => {
          const reply = await shop.notice({ ...fields('x', 'APPROVED'), reason: 'x'.repeat(70_000) });
          expect(reply.status).toBe(413);
        });
      });

      it('assumed: one for a payment nobody knows yet is rejected, so that it comes again', async () => {
        const body = fields('test_unknown', 'APPROVED');
        expect((await shop.notice(body)).status).toBe(404);
        expect((await shop.notice(body)).status).toBe(404);
      });

      it('assumed: the same one twice, also at once, counts once', async () => {
        const { id, transaction } = await attempt(LATER);
        const body = fields(transaction, 'APPROVED');
        const replies = await Promise.all([shop.notice(body), shop.notice(body), shop.notice(body)]);
        replies.push(await shop.notice(body), await shop.notice(fields(transaction, 'APPROVED')));
        expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
        expect((await read(id)).balanceSummary?.paid?.amount).toBe('116.85');
        expect(shop.heard.approved.filter((one) => one === id)).toHaveLength(1);
      });

      it('assumed: a no after the yes takes nothing back', async () => {
        const { id, transaction } = await attempt(LATER);
        await shop.notice(fields(transaction, 'APPROVED'));
        expect((await shop.notice(fields(transaction, 'DECLINED'))).status).toBe(200);
        expect(await shop.state(id)).toMatchObject({ orderStatus: 'APPROVED', paymentStatus: 'PAID' });
        expect(shop.heard.declined).not.toContain(id);
      });

      it('assumed: money that comes after a no is kept, and what was given back is taken again', async () => {
        const { id, transaction } = await attempt(DECLINED);
        expect((await read(id)).paymentStatus).toBe('DECLINED');
        await shop.notice(fields(transaction, 'APPROVED'));
        expect(await shop.state(id)).toMatchObject({ orderStatus: 'APPROVED', paymentStatus: 'PAID' });
        expect(shop.heard.recovered).toEqual([id]);
        const mails = await sql<{ subject: string }>`
        SELECT mail->>'subject' AS subject FROM mail_queue
        WHERE mail->>'subject' LIKE ${`%${(await read(id)).number}%`}`.execute(database().kysely);
        expect(mails.rows.map(({ subject }) => subject)).toEqual([
          `Test shop: order ${(await read(id)).number}`,
        ]);
      });

      it('assumed: money for what another card paid already is kept and pointed out', async () => {
        const { id, transaction } = await attempt(DECLINED);
        await shop.charge(id, await shop.token('4242424242424242'));
        await shop.notice(fields(transaction, 'APPROVED'));
        const order = await read(id);
        expect(order.balanceSummary).toMatchObject({
          paid: { amount: '233.70' },
          balance: { amount: '-116.85' },
        });
        expect(order.activities?.at(-1)?.merchantComment?.message).toMatch(/paid twice/);
        expect(shop.heard.approved.filter((one) => one === id)).toHaveLength(1);
        expect(shop.heard.recovered).not.toContain(id);
      });

      it.each(['CANCELED', 'REJECTED'] as const)(
        'assumed: money for an order that is %s is kept and pointed out, and can be given back',
        async (end) => {
          const { id, transaction } = await attempt(LATER);
          const { hidden } = orderModules(shop);
          await hidden.updateOrderStatus(id, end);
          await shop.notice(fields(transaction, 'APPROVED'));
          const order = await read(id);
          expect(order).toMatchObject({ status: end, paymentStatus: 'PAID' });
          const notes = order.activities?.map(({ merchantComment }) => merchantComment?.message);
          expect(notes).toContain(`The money came after the order was ${end.toLowerCase()}. Refund it.`);
          const { payments = [] } = await shop.modules.orderBilling.getOrderRefundability(id);
          expect(payments).toMatchObject([{ refundable: true }]);
          const paymentId = String(payments[0]?.payment?.paymentId);
          await shop.modules.orderBilling.refundPayments(id, { paymentRefunds: [{ paymentId }] });
          await shop.platform.maintain();
          expect(await read(id)).toMatchObject({
            status: end,
            balanceSummary: { paid: { amount: '116.85' }, refunded: { amount: '116.85' } },
          });
        },
      );
    },
    paymentTestMigrations,
  );
