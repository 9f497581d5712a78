import { beforeAll, describe, expect, it } from 'vitest';
import type { reviewRequestExtensions } from '#shared/extensions/review-requests.ts';
import { onDatabase } from '#testing/engines.ts';
import { errorOf } from '#testing/orders.ts';
import { startRequests, type RequestModule, type RequestShop } from '#testing/review-requests.ts';
import { newVisitor, shopMigrations } from '#testing/shop.ts';
import { TEST_READ_KEY } from '#testing/stack.ts';

interface Case {
  id: string;
  canceled: string;
  order: string;
}

const calls: Readonly<Record<string, (who: RequestModule, input: Case) => Promise<unknown>>> = {
  createReviewRequest: (who, { order }) =>
    who.createReviewRequest({ communicationChannel: 'EMAIL', order: { _id: order } }),
  bulkCreateReviewRequests: (who, { order }) =>
    who.bulkCreateReviewRequests([{ communicationChannel: 'EMAIL', order: { _id: order } }]),
  getReviewRequest: (who, { id }) => who.getReviewRequest(id),
  queryReviewRequests: (who) => who.queryReviewRequests().find(),
  countReviewRequests: (who) => who.countReviewRequests(),
  deleteReviewRequest: (who, { canceled }) => who.deleteReviewRequest(canceled),
  bulkCancelReviewRequestsByFilter: (who, { id }) => who.bulkCancelReviewRequestsByFilter({ filter: { id } }),
};
const CALLERS = ['nobody', 'visitor', 'member', 'readKey', 'key'] as const;

onDatabase(
  'who may do what with review requests',
  (database) => {
    let at: RequestShop;
    let item: string;
    let member: Awaited<ReturnType<RequestShop['person']>>;
    /** Whoever is rejected tries it with these, which stay as they are. */
    let untouched: Case;

    beforeAll(async () => {
      at = startRequests(database());
      item = await at.newProduct();
      member = await at.person();
      untouched = await newCase();
    });

    const plan = async (): Promise<string> => {
      const { _id } = await at.requests.createReviewRequest({
        communicationChannel: 'EMAIL',
        order: { _id: await at.order([item]) },
        sendDate: new Date(at.shop.clock.now().getTime() + 1000),
      });
      return String(_id);
    };

    async function newCase(): Promise<Case> {
      const [id, canceled, order] = [await plan(), await plan(), await at.order([item])];
      await at.requests.bulkCancelReviewRequestsByFilter({ filter: { id: canceled } });
      return { id, canceled, order };
    }

    describe.each(Object.keys(calls))('%s', (operation) => {
      it.each(CALLERS)('sdk: %s', async (who) => {
        const input = who === 'key' ? await newCase() : untouched;
        const callers: Record<(typeof CALLERS)[number], RequestModule> = {
          nobody: at.requestsOf({ kind: 'api-key', key: '' }),
          visitor: at.requestsOf(newVisitor()),
          member: at.requestsOf(member.caller),
          readKey: at.requestsOf({ kind: 'api-key', key: TEST_READ_KEY }),
          key: at.requests,
        };
        const call = calls[operation]?.(callers[who], input);
        const rejected = await errorOf(call ?? Promise.reject(new Error(operation)));
        expect(rejected === 'nothing refused').toBe(who === 'key');
        if (who === 'key') return;
        expect(await at.requests.getReviewRequest(input.id)).toMatchObject({
          status: 'SCHEDULED',
          revision: '1',
        });
        expect(await at.requestOf(input.order)).toBeUndefined();
      });
    });

    it('assumed: operations beyond the contract are for the shop alone', async () => {
      const settings = { on: false, from: 'PURCHASE', days: 1, orders: 'ALL' };
      const requests: Record<keyof typeof reviewRequestExtensions, object> = {
        getReviewRequestSettings: {},
        changeReviewRequestSettings: settings,
        listReviewRequestDetails: { ids: [] },
        summarizeReviewRequests: {},
        previewReviewRequestEmail: { language: 'en' },
        sendReviewRequest: { reviewRequestId: await plan() },
      };
      const { caller } = member;
      const others = [newVisitor(), caller as typeof caller & { kind: 'member' }];
      for (const [name, request] of Object.entries(requests)) {
        const call = async (headers?: Record<string, string>) =>
          (await at.extension(name as keyof typeof requests, request as never, headers)).status;
        for (const other of others)
          expect([name, await call(await at.headersOf(other))]).toEqual([name, 403]);
        expect([name, await call()]).toEqual([name, 200]);
      }
    });
  },
  shopMigrations,
);
