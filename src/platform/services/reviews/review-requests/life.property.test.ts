import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { onDatabase } from '#testing/engines.ts';
import { startRequests, type RequestShop } from '#testing/review-requests.ts';
import { shopMigrations } from '#testing/shop.ts';
import { runs } from '#testing/run-size.ts';
import { mayBecome } from './rules/life.ts';
import type { RequestStatus } from './request.ts';

const action = fc.constantFrom(
  'wait' as const,
  'send' as const,
  'cancel' as const,
  'cancelOrder' as const,
  'write' as const,
  'stop' as const,
  'again' as const,
  'delete' as const,
);

onDatabase(
  'the life of a request',
  (database) => {
    let at: RequestShop;
    let item: string;

    beforeAll(async () => {
      at = startRequests(database());
      item = await at.newProduct();
    });

    it('assumed: goes from state to state as it may, mails once for each time it is sent, and ends', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(action, { minLength: 2, maxLength: 8 }), async (actions) => {
          const email = `life-${crypto.randomUUID()}@example.com`;
          const order = await at.order([item], { buyerInfo: { email, contactId: crypto.randomUUID() } });
          const create = () =>
            at.requests.createReviewRequest({
              communicationChannel: 'EMAIL',
              order: { _id: order },
              sendDate: new Date(at.shop.clock.now().getTime() + 86_400_000),
            });
          const id = String((await create())._id);
          let before: RequestStatus = 'SCHEDULED';
          let mails = 0;
          const links = () =>
            at.linksIn(at.mailsTo(email).find(({ text }) => text.includes('/review?'))?.text ?? '');
          const doIt: Record<
            typeof action extends fc.Arbitrary<infer One> ? One : never,
            () => Promise<unknown>
          > = {
            wait: () => at.days(1.1),
            send: () => at.extension('sendReviewRequest', { reviewRequestId: id }),
            cancel: () => at.requests.bulkCancelReviewRequestsByFilter({ filter: { id } }),
            cancelOrder: () => at.staff.orders.cancelOrder(order),
            write: () =>
              at.told('writeReviewByLink', {
                token: links().review[0] ?? 'none',
                entityId: item,
                content: { rating: 5, body: 'Fine.' },
                name: 'Anna',
              }),
            stop: () => at.told('changeReviewRequestOptOut', { token: links().stop || 'none', stop: true }),
            again: create,
            delete: () => at.requests.deleteReviewRequest(id),
          };
          for (const done of actions) {
            await doIt[done]().catch(() => undefined);
            await at.shop.platform.deliverMail();
            const now = await at.requests.getReviewRequest(id).catch(() => undefined);
            const status = now ? (now.status as RequestStatus) : 'GONE';
            const allowed =
              status === 'GONE'
                ? before === 'CANCELED' && done === 'delete'
                : status === before || mayBecome(before, status);
            expect(`${before} ${done} ${status} ${allowed}`).toMatch(/true$/);
            if (status === 'GONE') break;
            if (before !== 'SENT' && status === 'SENT') mails += 1;
            before = status;
            const { items } = await at.requests.queryReviewRequests().eq('order.id', order).find();
            const standing = items.filter((one) => one.status === 'SCHEDULED' || one.status === 'SENT');
            expect(standing.length).toBeLessThanOrEqual(1);
            const requested = at.mailsTo(email).filter(({ text }) => text.includes('/review?'));
            // One that was made anew may have been sent, too.
            expect(items.length > 1 || requested.length === mails).toBe(true);
            expect(status === 'SCHEDULED' && Boolean(now?.items?.[0]?.reviewId)).toBe(false);
          }
        }),
        runs(25),
      );
      expect(at.shop.errors).toEqual([]);
    });
  },
  shopMigrations,
);
