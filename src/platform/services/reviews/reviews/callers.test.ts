import { beforeAll, describe, expect, it } from 'vitest';
import type { reviewExtensions } from '#shared/extensions/reviews.ts';
import { onDatabase } from '#testing/engines.ts';
import { errorOf } from '#testing/orders.ts';
import { startReviews, written, type ReviewModule, type ReviewShop } from '#testing/reviews.ts';
import { newVisitor, shopMigrations } from '#testing/shop.ts';
import { TEST_MODERATING_KEY, TEST_READ_KEY } from '#testing/stack.ts';

interface Case {
  /** Approved, of the author. */
  id: string;
  /** Nobody but the author has reviewed it. */
  entityId: string;
  contactId: string;
}

const CALLERS = ['nobody', 'visitor', 'author', 'other', 'readKey', 'key'] as const;
type Caller = (typeof CALLERS)[number];

const calls: Readonly<Record<string, (who: ReviewModule, input: Case) => Promise<unknown>>> = {
  createReview: (who, { entityId, contactId }) =>
    who.createReview({ ...written(entityId), author: { contactId } }),
  bulkCreateReview: (who, { entityId, contactId }) =>
    who.bulkCreateReview([{ ...written(entityId), author: { contactId } }]),
  getReview: (who, { id }) => who.getReview(id),
  queryReviews: (who) => who.queryReviews().find(),
  countReviews: (who) => who.countReviews(),
  updateReview: (who, { id }) => who.updateReview(id, { revision: '1', content: { rating: 4 } }),
  deleteReview: (who, { id }) => who.deleteReview(id),
  bulkDeleteReviews: (who, { entityId }) => who.bulkDeleteReviews({ filter: { entityId } }),
  updateModerationStatus: (who, { id }) => who.updateModerationStatus(id, { status: 'REJECTED' }),
  bulkUpdateModerationStatus: (who, { entityId }) =>
    who.bulkUpdateModerationStatus({ filter: { entityId }, status: 'REJECTED' }),
  setReply: (who, { id }) => who.setReply(id, 'Thank you.'),
  removeReply: (who, { id }) => who.removeReply(id),
};

const READERS: readonly Caller[] = ['visitor', 'author', 'other', 'key'];
const OWNERS: readonly Caller[] = ['author', 'key'];
const may: Readonly<Record<string, readonly Caller[]>> = {
  createReview: ['other', 'key'],
  bulkCreateReview: ['key'],
  getReview: READERS,
  queryReviews: READERS,
  countReviews: READERS,
  updateReview: OWNERS,
  deleteReview: OWNERS,
  bulkDeleteReviews: ['key'],
  updateModerationStatus: ['key'],
  bulkUpdateModerationStatus: ['key'],
  setReply: ['key'],
  removeReply: ['key'],
};

onDatabase(
  'who may do what with reviews',
  (database) => {
    type Person = Awaited<ReturnType<ReviewShop['person']>>;
    let at: ReviewShop;
    let author: Person;
    let other: Person;
    /** Whoever is rejected tries it with this review, which stays as it is. */
    let untouched: Pick<Case, 'id' | 'entityId'>;

    beforeAll(async () => {
      at = startReviews(database());
      [author, other] = [await at.person(), await at.person()];
      untouched = await newReview();
    });

    async function newReview(): Promise<Pick<Case, 'id' | 'entityId'>> {
      const entityId = await at.newProduct();
      const { _id } = await author.reviews.createReview(written(entityId));
      return { id: String(_id), entityId };
    }

    describe.each(Object.keys(calls))('%s', (operation) => {
      it.each(CALLERS)('sdk: %s', async (who) => {
        const allowed = may[operation]?.includes(who);
        const { id, entityId } = allowed ? await newReview() : untouched;
        const callers: Record<Caller, ReviewModule> = {
          nobody: at.sdk({ kind: 'api-key', key: '' }).reviews,
          visitor: at.sdk(newVisitor()).reviews,
          author: author.reviews,
          other: other.reviews,
          readKey: at.sdk({ kind: 'api-key', key: TEST_READ_KEY }).reviews,
          key: at.api,
        };
        const { contactId } = who === 'author' ? author : other;
        const call = calls[operation]?.(callers[who], { id, entityId, contactId });
        const rejected = await errorOf(call ?? Promise.reject(new Error(operation)));
        expect(rejected === 'nothing refused').toBe(allowed);
        if (allowed) return;
        // Whoever is turned away leaves it as it was.
        const stored = await at.api.getReview(id, { returnPrivateReviews: true });
        expect(stored).toMatchObject({ revision: '1', moderation: { moderationStatus: 'APPROVED' } });
      });
    });

    it('sdk: whoever may decide about reviews may not answer them by that', async () => {
      const author = await at.person();
      const made = await author.reviews.createReview(written(await at.newProduct()));
      const id = String(made._id);
      const who = at.sdk({ kind: 'api-key', key: TEST_MODERATING_KEY }).reviews;
      expect(await errorOf(who.updateModerationStatus(id, { status: 'REJECTED' }))).toBe('nothing refused');
      expect(await errorOf(who.setReply(id, 'Thank you.'))).toBe('PERMISSION_DENIED');
      const stored = await at.api.getReview(id, { returnPrivateReviews: true });
      expect([stored.moderation?.moderationStatus, stored.reply]).toEqual(['REJECTED', undefined]);
    });

    it.each([
      ['listItemRatings', ['visitor', 'author', 'key']],
      ['voteForReview', ['visitor', 'author']],
    ] as const)('assumed: of the operations for shoppers, %s is for %j', async (operation, allowed) => {
      const author = await at.person();
      const entityId = await at.newProduct();
      const made = await author.reviews.createReview(written(entityId));
      const requests = {
        listItemRatings: { namespace: 'stores', entityIds: [entityId] },
        voteForReview: { reviewId: String(made._id), helpful: true },
      };
      const callers = { visitor: newVisitor(), author: author.caller, key: undefined };
      for (const [name, caller] of Object.entries(callers)) {
        const { status } = await at.hosted(operation, requests[operation], caller);
        const isAllowed = (allowed as readonly string[]).includes(name);
        expect(`${name} ${status}`).toBe(`${name} ${isAllowed ? 200 : 403}`);
      }
    });

    it('assumed: operations beyond the contract are for the shop alone', async () => {
      const author = await at.person();
      const { _id } = await author.reviews.createReview(written(await at.newProduct()));
      const reviewId = String(_id);
      const rules = { rules: [], otherwise: 'SHOW' };
      const day = '2026-11-20';
      const requests: Record<keyof typeof reviewExtensions, object> = {
        getReviewOverview: { from: day, to: day },
        listReviewRatings: { namespace: 'stores', entityIds: [] },
        getReviewRules: {},
        changeReviewRules: rules,
        previewReviewRules: rules,
        getReviewDecisions: { reviewId },
        explainRejections: { ids: [reviewId], reason: '' },
        holdReview: { reviewId },
        undoReviewDecision: { reviewId },
      };
      for (const [name, request] of Object.entries(requests)) {
        const call = async (headers?: Record<string, string>) =>
          (await at.call(name as keyof typeof requests, request as never, headers)).status;
        for (const other of [newVisitor(), author.caller])
          expect([name, await call(await at.headersOf(other))]).toEqual([name, 403]);
        expect([name, await call()]).not.toEqual([name, 403]);
      }
    });
  },
  shopMigrations,
);
