import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ReviewRules } from '#shared/review-rules.ts';
import { onDatabase } from '#testing/engines.ts';
import { errorOf } from '#testing/orders.ts';
import { startReviews, written, type ReviewModule, type ReviewShop } from '#testing/reviews.ts';
import { newVisitor, shopMigrations } from '#testing/shop.ts';
import { TEST_READ_KEY } from '#testing/stack.ts';

const NOBODY = '99999999-0000-4000-8000-00000000ffff';
const EVERYTHING: ReviewRules = {
  rules: [{ id: 'all', on: true, outcome: 'HOLD', test: { kind: 'every' } }],
  otherwise: 'SHOW',
};
const NOTHING: ReviewRules = { rules: [], otherwise: 'SHOW' };

onDatabase(
  'reviews',
  (database) => {
    let at: ReviewShop;

    const events = async (id: string): Promise<string[]> => {
      const { rows } = await sql<{ slug: string }>`select slug from domain_events
        where entity_id = ${id} order by sequence`.execute(database().kysely);
      return rows.map(({ slug }) => slug);
    };

    beforeAll(async () => {
      at = startReviews(database());
      await at.rule(NOTHING);
    });

    describe('writing', () => {
      it('docs: a member writes as themselves; it is shown at once where no rule fits', async () => {
        const mia = await at.person();
        const product = await at.newProduct();
        const made = await mia.reviews.createReview({ ...written(product), author: { authorName: 'Mia' } });
        expect(made).toMatchObject({
          entityId: product,
          author: { contactId: mia.contactId, authorName: 'Mia' },
          moderation: { moderationStatus: 'APPROVED', manuallyChanged: false },
          origin: { type: 'ORGANIC' },
          verified: false,
          publishCount: 1,
          helpfulness: 0,
          revision: '1',
        });
        expect(made.reviewDate).toEqual(made._createdDate);
        expect(await events(String(made._id))).toEqual([
          'created',
          'moderation_status_changed',
          'review_published',
        ]);
        const { reviews: read } = at.sdk(newVisitor());
        expect(await read.getReview(String(made._id))).toMatchObject({ _id: made._id });
      });

      it('sdk: pictures come back as they were sent', async () => {
        const mia = await at.person();
        const image =
          'wix:image://v1/aaaaaa_0123456789abcdef0123456789abcdef~mv2.png/wall.png#originWidth=400&originHeight=300';
        const { contactId } = mia;
        const made = await at.api.createReview({
          ...written(await at.newProduct(), 4, { media: [{ image }] }),
          author: { contactId },
        });
        const { content } = await mia.reviews.getReview(String(made._id));
        const [media] = content?.media ?? [];
        expect(media?.image).toContain('wix:image://v1/aaaaaa_0123456789abcdef0123456789abcdef~mv2.png/');
      });

      it.each([
        [0, ['review.content.rating MIN']],
        [6, ['review.content.rating MAX']],
      ])('docs: %d stars are rejected beside the field', async (rating, violations) => {
        const mia = await at.person();
        expect(await errorOf(mia.reviews.createReview(written(await at.newProduct(), rating)))).toEqual(
          violations,
        );
      });

      it('assumed: one for each author and item, also of two at the same moment', async () => {
        const mia = await at.person();
        const product = await at.newProduct();
        const both = await Promise.allSettled([
          mia.reviews.createReview(written(product)),
          mia.reviews.createReview(written(product)),
        ]);
        expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
        expect(await errorOf(mia.reviews.createReview(written(product)))).toBe('REVIEW_ALREADY_EXISTS');
        expect(await at.ratingOf(product)).toMatchObject({ count: 1 });
      });

      it('assumed: of products that are there, and by nobody else', async () => {
        const [mia, leo] = [await at.person(), await at.person()];
        const product = await at.newProduct();
        expect(await errorOf(mia.reviews.createReview(written(NOBODY)))).toBe('ENTITY_NOT_FOUND');
        expect(
          await errorOf(
            mia.reviews.createReview({ ...written(product), author: { contactId: leo.contactId } }),
          ),
        ).toBe('PERMISSION_DENIED');
        expect(await errorOf(at.sdk(newVisitor()).reviews.createReview(written(product)))).toBe(
          'PERMISSION_DENIED',
        );
        expect(await errorOf(at.api.createReview(written(product)))).toBe('CONTACT_REQUIRED');
      });

      it('docs: somebody without an account writes as the contact behind their address, once', async () => {
        const product = await at.newProduct();
        const { content } = written(product);
        const body = {
          namespace: 'stores',
          entityId: product,
          content,
          name: 'Noa',
          email: 'Noa@example.com',
        };
        const { review } = await at.hosted('writeReviewAsContact', body);
        expect(review).toMatchObject({ author: { authorName: 'Noa' }, origin: { type: 'ORGANIC' } });
        const again = await at.hosted('writeReviewAsContact', { ...body, email: 'noa@example.com' });
        expect(again.status).toBe(409);
        const wrong = await at.hosted('writeReviewAsContact', { ...body, email: 'noa' });
        expect(wrong.status).toBe(400);
      });

      it('docs: many at once, each on its own', async () => {
        const [mia, product] = [await at.person(), await at.newProduct()];
        const author = { contactId: mia.contactId };
        const one = { ...written(product), author };
        const { results, bulkActionMetadata } = await at.api.bulkCreateReview([one, one], {
          returnEntity: true,
        });
        expect(bulkActionMetadata).toMatchObject({ totalSuccesses: 1, totalFailures: 1 });
        expect(results?.[0]?.review).toMatchObject({ origin: { type: 'APP' } });
        expect(results?.[1]?.itemMetadata?.error?.code).toBe('REVIEW_ALREADY_EXISTS');
      });
    });

    describe('moderation', () => {
      it('docs: what waits is seen by its author and by who may read it all, and counted nowhere else', async () => {
        await at.rule(EVERYTHING);
        const [mia, leo, product] = [await at.person(), await at.person(), await at.newProduct()];
        const made = await mia.reviews.createReview(written(product));
        await at.rule(NOTHING);
        const id = String(made._id);
        expect(made.moderation).toMatchObject({ moderationStatus: 'IN_MODERATION' });
        expect(await errorOf(leo.reviews.getReview(id))).toBe('REVIEW_NOT_FOUND');
        expect(await errorOf(at.sdk(newVisitor()).reviews.getReview(id))).toBe('REVIEW_NOT_FOUND');
        expect(await errorOf(at.api.getReview(id))).toBe('REVIEW_NOT_FOUND');
        expect(await mia.reviews.getReview(id)).toMatchObject({ _id: id });
        expect(await at.api.getReview(id, { returnPrivateReviews: true })).toMatchObject({ _id: id });
        expect(await errorOf(leo.reviews.getReview(id, { returnPrivateReviews: true }))).toBe(
          'PERMISSION_DENIED',
        );
        const count = (who: ReviewModule, more?: object) =>
          who.countReviews({ filter: { entityId: product }, ...more } as never);
        expect(await count(at.sdk(newVisitor()).reviews)).toMatchObject({ count: 0 });
        expect(await count(mia.reviews)).toMatchObject({ count: 1 });
        expect(await count(at.api, { includePrivateReviews: true })).toMatchObject({ count: 1 });
        const found = await at.sdk(newVisitor()).reviews.queryReviews().eq('entityId', product).find();
        expect(found.items).toEqual([]);
        expect(await at.ratingOf(product)).toBeUndefined();
      });

      it('docs: a person decides, from any state to the other; the same again changes nothing', async () => {
        const [mia, product] = [await at.person(), await at.newProduct()];
        const { _id } = await mia.reviews.createReview(written(product, 4));
        const id = String(_id);
        const { review } = await at.api.updateModerationStatus(id, { status: 'REJECTED' });
        expect(review).toMatchObject({
          moderation: { moderationStatus: 'REJECTED', manuallyChanged: true },
          publishCount: 1,
        });
        expect(await at.ratingOf(product)).toBeUndefined();
        await at.api.updateModerationStatus(id, { status: 'REJECTED' });
        const again = await at.api.updateModerationStatus(id, { status: 'APPROVED' });
        expect(again.review).toMatchObject({ publishCount: 2 });
        expect(await at.ratingOf(product)).toEqual({
          entityId: product,
          average: 4,
          count: 1,
          stars: [0, 0, 0, 1, 0],
        });
        expect(await errorOf(at.api.updateModerationStatus(id, {}))).toEqual([
          'options.status INVALID_ENUM_VALUE',
        ]);
        expect(await events(id)).toEqual([
          'created',
          'moderation_status_changed',
          'review_published',
          'updated',
          'moderation_status_changed',
          'updated',
          'moderation_status_changed',
          'review_published',
        ]);
        expect(await at.decisionsOf(id)).toMatchObject([
          { status: 'APPROVED' },
          { status: 'REJECTED', before: 'APPROVED' },
          { status: 'APPROVED', before: 'REJECTED' },
        ]);
      });

      it('docs: many by a filter, which has to say something, and twice does nothing more', async () => {
        const product = await at.newProduct();
        const people = await Promise.all([at.person(), at.person(), at.person()]);
        const ids: string[] = [];
        for (const [index, one] of people.entries())
          ids.push(String((await one.reviews.createReview(written(product, index + 1)))._id));
        const filter = { entityId: product, 'content.rating': { $lte: 2 } };
        const { jobId } = await at.api.bulkUpdateModerationStatus({ filter, status: 'REJECTED' });
        expect(jobId).toMatch(/^[0-9a-f-]{36}$/);
        await at.api.bulkUpdateModerationStatus({ filter, status: 'REJECTED' });
        expect(await at.ratingOf(product)).toMatchObject({ count: 1, average: 3 });
        expect(await errorOf(at.api.bulkUpdateModerationStatus({ filter: {}, status: 'REJECTED' }))).toBe(
          'FILTER_REQUIRED',
        );
        await at.api.bulkDeleteReviews({ filter: { entityId: product } });
        expect(await at.ratingOf(product)).toBeUndefined();
        expect(
          await at.api.countReviews({ filter: { entityId: product }, includePrivateReviews: true }),
        ).toMatchObject({ count: 0 });
        for (const id of ids) expect((await events(id)).at(-1)).toBe('deleted');
        expect(await errorOf(at.api.bulkDeleteReviews({ filter: null as never }))).toBe('FILTER_REQUIRED');
      });
    });

    it('docs: read in pages, sorted by stars one way and by date the other', async () => {
      const product = await at.newProduct();
      const people = await Promise.all([at.person(), at.person(), at.person(), at.person()]);
      for (const [index, one] of people.entries()) {
        at.shop.clock.advance(60_000);
        await one.reviews.createReview(written(product, [4, 2, 4, 5][index]));
      }
      const first = await at
        .sdk(newVisitor())
        .reviews.queryReviews()
        .eq('namespace', 'stores')
        .eq('entityId', product)
        .eq('moderation.moderationStatus', 'APPROVED')
        .ascending('content.rating')
        .descending('_createdDate')
        .limit(3)
        .find();
      const next = await first.next();
      const all = [...first.items, ...next.items];
      const contacts = all.map(({ author }) =>
        people.findIndex(({ contactId }) => contactId === author?.contactId),
      );
      expect(contacts).toEqual([1, 2, 0, 3]);
      expect(await at.ratingOf(product)).toEqual({
        entityId: product,
        average: 3.75,
        count: 4,
        stars: [0, 1, 0, 2, 1],
      });
    });

    describe('changing', () => {
      it('docs: what its author writes anew is judged anew; a stale revision and another member are turned away', async () => {
        const [mia, leo, product] = [await at.person(), await at.person(), await at.newProduct()];
        const made = await mia.reviews.createReview(written(product));
        const id = String(made._id);
        const revision = String(made.revision);
        expect(await errorOf(leo.reviews.updateReview(id, { revision, content: { rating: 1 } }))).toBe(
          'PERMISSION_DENIED',
        );
        await at.rule(EVERYTHING);
        const changed = await mia.reviews.updateReview(id, {
          revision,
          content: { rating: 3, body: 'Less so.' },
        });
        await at.rule(NOTHING);
        expect(changed).toMatchObject({
          content: { rating: 3, body: 'Less so.' },
          moderation: { moderationStatus: 'IN_MODERATION' },
        });
        expect(await errorOf(mia.reviews.updateReview(id, { revision, content: { rating: 2 } }))).toBe(
          'REVISION_MISMATCH',
        );
        expect(await errorOf(leo.reviews.updateReview(id, { revision: '2', content: { rating: 1 } }))).toBe(
          'REVIEW_NOT_FOUND',
        );
        expect(await errorOf(leo.reviews.deleteReview(id))).toBe('REVIEW_NOT_FOUND');
        expect((await mia.reviews.deleteReview(id)).review).toMatchObject({ _id: id });
        await mia.reviews.createReview(written(product));
      });

      it('docs: the shop answers once, changes its answer and takes it back; members cannot', async () => {
        const [mia, product] = [await at.person(), await at.newProduct()];
        const { _id } = await mia.reviews.createReview(written(product));
        const id = String(_id);
        const { review } = await at.api.setReply(id, ' Thank you. ');
        expect(review?.reply).toMatchObject({ message: 'Thank you.' });
        const again = await at.api.setReply(id, 'Thank you, Mia.');
        expect(again.review?.reply).toMatchObject({
          message: 'Thank you, Mia.',
          _createdDate: review?.reply?._createdDate,
        });
        expect(await errorOf(at.api.setReply(id, '   '))).toEqual(['message REQUIRED_FIELD']);
        expect(await errorOf(at.api.setReply(id, 'a'.repeat(1001)))).toEqual(['message MAX_LENGTH']);
        expect(await errorOf(mia.reviews.setReply(id, 'Me'))).toBe('PERMISSION_DENIED');
        expect(await errorOf(mia.reviews.updateModerationStatus(id, { status: 'APPROVED' }))).toBe(
          'PERMISSION_DENIED',
        );
        expect((await at.api.removeReply(id)).review?.reply?.message).toBeFalsy();
      });

      it('docs: a key that may only read changes nothing', async () => {
        const reader = at.sdk({ kind: 'api-key', key: TEST_READ_KEY }).reviews;
        expect(await errorOf(reader.setReply(NOBODY, 'Hello'))).toBe('PERMISSION_DENIED');
        expect(await errorOf(reader.bulkDeleteReviews({ filter: { entityId: 'x' } }))).toBe(
          'PERMISSION_DENIED',
        );
      });
    });

    describe('votes', () => {
      it('assumed: once for each visitor, and taken back', async () => {
        const [mia, product] = [await at.person(), await at.newProduct()];
        const { _id } = await mia.reviews.createReview(written(product));
        const ask = (helpful: boolean, visitorId: string) =>
          at.hosted('voteForReview', { reviewId: String(_id), helpful }, { kind: 'visitor', visitorId });
        const vote = async (visitorId: string, helpful: boolean) => (await ask(helpful, visitorId)).review;
        const [one, two] = [newVisitor().visitorId, newVisitor().visitorId];
        const both = await Promise.all([vote(one, true), vote(one, true)]);
        expect(both.map(({ foundHelpful }) => foundHelpful)).toEqual([1, 1]);
        expect(await vote(two, true)).toMatchObject({ foundHelpful: 2, helpfulness: 2, revision: '1' });
        expect(await vote(one, false)).toMatchObject({ foundHelpful: 1 });
        expect(await vote(one, false)).toMatchObject({ foundHelpful: 1 });
        expect((await at.hosted('voteForReview', { reviewId: String(_id), helpful: true })).status).toBe(403);
        await at.api.updateModerationStatus(String(_id), { status: 'REJECTED' });
        expect((await ask(true, two)).status).toBe(404);
      });
    });
  },
  shopMigrations,
);
