import { reviewRequests, reviews } from '@wix/reviews';
import { beforeAll, describe, expect, it } from 'vitest';
import { roleNames } from '../../shared/permissions.ts';
import { onDatabase } from '../../testing/engines.ts';
import { gatewayMigrations, resetGateway, startGateway, type TestGateway } from '../../testing/gateway.ts';
import { errorOf } from '../../testing/orders.ts';
import { startRequests, type RequestModule, type RequestShop } from '../../testing/review-requests.ts';
import { written, type ReviewModule } from '../../testing/reviews.ts';
import { shopMigrations } from '../../testing/shop.ts';
import { staffSdk } from '../../testing/staff-sdk.ts';
import { TEST_API_KEY } from '../../testing/stack.ts';
import { embeddedFetch } from '../platform-fetch.ts';

interface Staff {
  reviews: ReviewModule;
  requests: RequestModule;
}

interface ReviewRecords {
  /** Approved. */
  review: string;
  entityId: string;
  contactId: string;
}
interface RequestRecords {
  planned: string;
  canceled: string;
  /** Nobody was asked about it. */
  order: string;
}
type Records = ReviewRecords & RequestRecords;
type Calls<Needed> = Readonly<Record<string, (who: Staff, records: Needed) => Promise<unknown>>>;

const EMAIL = { communicationChannel: 'EMAIL' } as const;

const reading: Calls<Records> = {
  getReview: (who, { review }) => who.reviews.getReview(review, { returnPrivateReviews: true }),
  queryReviews: (who) => who.reviews.queryReviews({ returnPrivateReviews: true }).find(),
  countReviews: (who) => who.reviews.countReviews({ includePrivateReviews: true }),
  getReviewRequest: (who, { planned }) => who.requests.getReviewRequest(planned),
  queryReviewRequests: (who) => who.requests.queryReviewRequests().find(),
  countReviewRequests: (who) => who.requests.countReviewRequests(),
};
const changingReviews: Calls<ReviewRecords> = {
  createReview: (who, { entityId, contactId }) =>
    who.reviews.createReview({ ...written(entityId), author: { contactId } }),
  bulkCreateReview: (who, { entityId, contactId }) =>
    who.reviews.bulkCreateReview([{ ...written(entityId), author: { contactId } }]),
  updateReview: (who, { review }) =>
    who.reviews.updateReview(review, { revision: '1', content: { rating: 4 } }),
  deleteReview: (who, { review }) => who.reviews.deleteReview(review),
  bulkDeleteReviews: (who, { entityId }) => who.reviews.bulkDeleteReviews({ filter: { entityId } }),
  updateModerationStatus: (who, { review }) =>
    who.reviews.updateModerationStatus(review, { status: 'REJECTED' }),
  bulkUpdateModerationStatus: (who, { entityId }) =>
    who.reviews.bulkUpdateModerationStatus({ filter: { entityId }, status: 'REJECTED' }),
  setReply: (who, { review }) => who.reviews.setReply(review, 'Thank you.'),
  removeReply: (who, { review }) => who.reviews.removeReply(review),
};
const changingRequests: Calls<RequestRecords> = {
  createReviewRequest: (who, { order }) =>
    who.requests.createReviewRequest({ ...EMAIL, order: { _id: order } }),
  bulkCreateReviewRequests: (who, { order }) =>
    who.requests.bulkCreateReviewRequests([{ ...EMAIL, order: { _id: order } }]),
  deleteReviewRequest: (who, { canceled }) => who.requests.deleteReviewRequest(canceled),
  bulkCancelReviewRequestsByFilter: (who, { planned }) =>
    who.requests.bulkCancelReviewRequestsByFilter({ filter: { id: planned } }),
};
const CHANGERS: ReadonlySet<string> = new Set(['owner', 'merchant', 'moderator']);

const modules: Staff = { reviews, requests: reviewRequests };

onDatabase(
  'what staff may do with reviews and requests for them',
  (database) => {
    let at: RequestShop;
    let gateway: TestGateway;
    let item: string;
    let author: Awaited<ReturnType<RequestShop['person']>>;
    let other: typeof author;
    /** The records that whoever may not change anything tries to change. */
    let untouched: Records;

    beforeAll(async () => {
      at = startRequests(database());
      const { platform, site } = at.shop;
      const platformFetch = embeddedFetch(platform, { apiKey: TEST_API_KEY, siteId: site.id });
      gateway = startGateway(database(), { siteId: site.id, platformFetch });
      await resetGateway(gateway);
      item = await at.newProduct();
      [author, other] = [await at.person(), await at.person()];
      untouched = { ...(await newReview()), ...(await newRequests()) };
    });

    async function newReview(): Promise<ReviewRecords> {
      const entityId = await at.newProduct();
      const { _id: review } = await author.reviews.createReview(written(entityId));
      return { review: String(review), entityId, contactId: other.contactId };
    }

    async function newRequests(): Promise<RequestRecords> {
      const sendDate = new Date(at.shop.clock.now().getTime() + 86_400_000);
      const plan = async (): Promise<string> => {
        const order = await at.order([item]);
        return String(
          (await at.requests.createReviewRequest({ ...EMAIL, order: { _id: order }, sendDate }))._id,
        );
      };
      const [planned, canceled, order] = [await plan(), await plan(), await at.order([item])];
      await at.requests.bulkCancelReviewRequestsByFilter({ filter: { id: canceled } });
      return { planned, canceled, order };
    }

    const standOf = async ({ review, planned, canceled, order }: Records): Promise<object> => ({
      review: (await at.api.getReview(review, { returnPrivateReviews: true })).revision,
      planned: (await at.requests.getReviewRequest(planned)).revision,
      canceled: (await at.requests.getReviewRequest(canceled)).revision,
      asked: await at.requestOf(order),
      count: (await at.api.countReviews({ includePrivateReviews: true })).count,
    });

    describe.each(roleNames)('as %s', (role) => {
      const isAllowed = CHANGERS.has(role);
      let staff: Staff;
      beforeAll(async () => {
        staff = staffSdk<Staff>(await gateway.signedIn(role), modules);
      });

      it('sdk: reads all that the team reads', async () => {
        for (const [name, call] of Object.entries(reading))
          expect([name, await errorOf(call(staff, untouched))]).toEqual([name, 'nothing refused']);
      });

      /** Whoever may change something does it to new records; whoever may not, to those that stay as they are. */
      async function attempt<Needed>(
        call: (who: Staff, records: Needed | Records) => Promise<unknown>,
        create: () => Promise<Needed>,
      ) {
        if (isAllowed) return { refused: await errorOf(call(staff, await create())) };
        const before = await standOf(untouched);
        return { refused: await errorOf(call(staff, untouched)), before, after: await standOf(untouched) };
      }

      it.each(Object.entries(changingReviews))('sdk: %s', async (_, call) => {
        const { refused, before, after } = await attempt(call, newReview);
        expect(refused).toBe(isAllowed ? 'nothing refused' : 'PERMISSION_DENIED');
        // Whoever is turned away leaves all as it was.
        expect(after).toEqual(before);
      });

      it.each(Object.entries(changingRequests))('sdk: %s', async (_, call) => {
        const { refused, before, after } = await attempt(call, newRequests);
        expect(refused).toBe(isAllowed ? 'nothing refused' : 'PERMISSION_DENIED');
        expect(after).toEqual(before);
      });
    });
  },
  [...gatewayMigrations, ...shopMigrations],
);
