import { members } from '@wix/members';
import { reviews } from '@wix/reviews';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ItemRating } from '../../../shared/ratings.ts';
import type { ReviewRules } from '../../../shared/review-rules.ts';
import { eachEngine } from '../../../testing/engines.ts';
import { orderModules, paidOrder, plainOrder, refusal } from '../../../testing/orders.ts';
import {
  newVisitor,
  productId,
  reference,
  shopMigrations,
  startShop,
  stockShelf,
  type Shop,
} from '../../../testing/shop.ts';
import { showMailbox } from '../../../testing/reviews.ts';
import { TEST_READ_KEY, type StackCaller } from '../../../testing/stack.ts';

const modules = { reviews, members };
type Modules = typeof modules;
type Review = reviews.Review;

const NOBODY = '99999999-0000-4000-8000-00000000ffff';
const EVERYTHING: ReviewRules = {
  rules: [{ id: 'all', on: true, outcome: 'HOLD', test: { kind: 'every' } }],
  otherwise: 'SHOW',
};
const NOTHING: ReviewRules = { rules: [], otherwise: 'SHOW' };

let counted = 0;

eachEngine(
  'reviews',
  (database) => {
    let shop: Shop;
    let api: Modules;

    const sdk = (caller?: StackCaller): Modules => shop.sdk(modules, caller) as unknown as Modules;
    const hosted = async (path: string, body: object, headers?: Record<string, string>) => {
      const answer = await shop.call('POST', `/hosted/reviews/${path}`, body, headers);
      return (await answer.json()) as { review: Review; ratings: ItemRating[]; decisions: object[] };
    };
    const rule = (rules: ReviewRules) => hosted('rules/write', rules);
    const newProduct = async (): Promise<string> => {
      const id = productId(++counted);
      await stockShelf(shop, [{ id, name: `Poster ${counted}`, price: '30.00' }]);
      return id;
    };
    const person = async () => {
      const loginEmail = `mia${++counted}@example.com`;
      const { _id, contactId } = await api.members.createMember({ member: { loginEmail } });
      const caller = { kind: 'member', memberId: String(_id) } as const;
      return { ...sdk(caller).reviews, caller, contactId: String(contactId), email: loginEmail };
    };
    const written = (entityId: string, rating = 5, more: object = {}) => ({
      namespace: 'stores',
      entityId,
      content: { rating, title: 'Warm', body: 'The lines only show up close.', ...more },
    });
    const ratingOf = async (entityId: string) =>
      (await hosted('ratings/read', { namespace: 'stores', entityIds: [entityId] })).ratings[0];
    const events = async (id: string): Promise<string[]> => {
      const { rows } = await sql<{ slug: string }>`select slug from domain_events
        where entity_id = ${id} order by sequence`.execute(database().kysely);
      return rows.map(({ slug }) => slug);
    };

    beforeAll(async () => {
      shop = startShop(database());
      api = sdk();
      await rule(NOTHING);
    });

    describe('writing', () => {
      it('docs: a member writes as themselves; it is shown at once where no rule fits', async () => {
        const mia = await person();
        const product = await newProduct();
        const made = await mia.createReview({ ...written(product), author: { authorName: 'Mia' } });
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
        const { reviews: read } = sdk(newVisitor());
        expect(await read.getReview(String(made._id))).toMatchObject({ _id: made._id });
      });

      it('sdk: pictures come back as they were sent', async () => {
        const mia = await person();
        const image =
          'wix:image://v1/aaaaaa_0123456789abcdef0123456789abcdef~mv2.png/wall.png#originWidth=400&originHeight=300';
        const { contactId } = mia;
        const made = await api.reviews.createReview({
          ...written(await newProduct(), 4, { media: [{ image }] }),
          author: { contactId },
        });
        const { content } = await mia.getReview(String(made._id));
        const [media] = content?.media ?? [];
        expect(media?.image).toContain('wix:image://v1/aaaaaa_0123456789abcdef0123456789abcdef~mv2.png/');
      });

      it.each([
        [0, ['review.content.rating MIN']],
        [6, ['review.content.rating MAX']],
      ])('docs: %d stars are refused beside the field', async (rating, violations) => {
        const mia = await person();
        expect(await refusal(mia.createReview(written(await newProduct(), rating)))).toEqual(violations);
      });

      it('assumed: one for each author and item, also of two at the same moment', async () => {
        const mia = await person();
        const product = await newProduct();
        const both = await Promise.allSettled([
          mia.createReview(written(product)),
          mia.createReview(written(product)),
        ]);
        expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
        expect(await refusal(mia.createReview(written(product)))).toBe('REVIEW_ALREADY_EXISTS');
        expect(await ratingOf(product)).toMatchObject({ count: 1 });
      });

      it('assumed: of products that are there, and by nobody else', async () => {
        const [mia, leo] = [await person(), await person()];
        const product = await newProduct();
        expect(await refusal(mia.createReview(written(NOBODY)))).toBe('ENTITY_NOT_FOUND');
        expect(
          await refusal(mia.createReview({ ...written(product), author: { contactId: leo.contactId } })),
        ).toBe('PERMISSION_DENIED');
        expect(await refusal(sdk(newVisitor()).reviews.createReview(written(product)))).toBe(
          'PERMISSION_DENIED',
        );
        expect(await refusal(api.reviews.createReview(written(product)))).toBe('CONTACT_REQUIRED');
      });

      it('docs: somebody without an account writes as the contact behind their address, once', async () => {
        const product = await newProduct();
        const { content } = written(product);
        const body = {
          namespace: 'stores',
          entityId: product,
          content,
          name: 'Noa',
          email: 'Noa@example.com',
        };
        const { review } = await hosted('contact', body);
        expect(review).toMatchObject({ author: { authorName: 'Noa' }, origin: { type: 'ORGANIC' } });
        const again = await shop.call('POST', '/hosted/reviews/contact', {
          ...body,
          email: 'noa@example.com',
        });
        expect(again.status).toBe(409);
        const wrong = await shop.call('POST', '/hosted/reviews/contact', { ...body, email: 'noa' });
        expect(wrong.status).toBe(400);
      });

      it('docs: many at once, each on its own', async () => {
        const [mia, product] = [await person(), await newProduct()];
        const author = { contactId: mia.contactId };
        const one = { ...written(product), author };
        const { results, bulkActionMetadata } = await api.reviews.bulkCreateReview([one, one], {
          returnEntity: true,
        });
        expect(bulkActionMetadata).toMatchObject({ totalSuccesses: 1, totalFailures: 1 });
        expect(results?.[0]?.review).toMatchObject({ origin: { type: 'APP' } });
        expect(results?.[1]?.itemMetadata?.error?.code).toBe('REVIEW_ALREADY_EXISTS');
      });
    });

    describe('a purchase', () => {
      const order = (productId: string, contactId: string) =>
        plainOrder('30.00', {
          buyerInfo: { contactId, email: 'mia@example.com' },
          lineItems: [
            {
              productName: { original: 'Poster' },
              catalogReference: reference(productId),
              quantity: 1,
              price: { amount: '30.00' },
              itemType: { preset: 'PHYSICAL' },
            } as never,
          ],
        });

      it('assumed: makes a review verified, whichever came first', async () => {
        const [mia, leo, eve] = [await person(), await person(), await person()];
        for (const { caller } of [mia, leo]) await showMailbox(database(), caller.memberId);
        const product = await newProduct();
        const earlier = await leo.createReview(written(product));
        expect(earlier.verified).toBe(false);
        await paidOrder(orderModules(shop), order(product, leo.contactId));
        expect((await leo.getReview(String(earlier._id))).verified).toBe(true);
        await paidOrder(orderModules(shop), order(product, mia.contactId));
        expect((await mia.createReview(written(product))).verified).toBe(true);
        // Nobody has shown that this address is theirs.
        await paidOrder(orderModules(shop), order(product, eve.contactId));
        expect((await eve.createReview(written(product))).verified).toBe(false);
      });

      it('assumed: verifies nothing of who typed the address of somebody else', async () => {
        const mia = await person();
        const [bought, later] = [await newProduct(), await newProduct()];
        await paidOrder(orderModules(shop), order(bought, mia.contactId));
        const authorization = await shop.platform.tokens.sign({
          siteId: shop.site.id,
          kind: 'visitor',
          visitorId: newVisitor().visitorId,
        });
        const write = async (entityId: string) => {
          const { content } = written(entityId);
          const body = { namespace: 'stores', entityId, content, name: 'Mia', email: mia.email };
          return (await hosted('contact', body, { authorization })).review;
        };
        expect(await write(bought)).toMatchObject({ verified: false, author: { contactId: mia.contactId } });
        const { id } = (await write(later)) as unknown as { id: string };
        await paidOrder(orderModules(shop), order(later, mia.contactId));
        expect(await api.reviews.getReview(id)).toMatchObject({ verified: false });
      });
    });

    describe('moderation', () => {
      it('docs: what waits is seen by its author and by who may read it all, and counted nowhere else', async () => {
        await rule(EVERYTHING);
        const [mia, leo, product] = [await person(), await person(), await newProduct()];
        const made = await mia.createReview(written(product));
        await rule(NOTHING);
        const id = String(made._id);
        expect(made.moderation).toMatchObject({ moderationStatus: 'IN_MODERATION' });
        expect(await refusal(leo.getReview(id))).toBe('REVIEW_NOT_FOUND');
        expect(await refusal(sdk(newVisitor()).reviews.getReview(id))).toBe('REVIEW_NOT_FOUND');
        expect(await refusal(api.reviews.getReview(id))).toBe('REVIEW_NOT_FOUND');
        expect(await mia.getReview(id)).toMatchObject({ _id: id });
        expect(await api.reviews.getReview(id, { returnPrivateReviews: true })).toMatchObject({ _id: id });
        expect(await refusal(leo.getReview(id, { returnPrivateReviews: true }))).toBe('PERMISSION_DENIED');
        const count = (who: Modules['reviews'], more?: object) =>
          who.countReviews({ filter: { entityId: product }, ...more } as never);
        expect(await count(sdk(newVisitor()).reviews)).toMatchObject({ count: 0 });
        expect(await count(mia as never)).toMatchObject({ count: 1 });
        expect(await count(api.reviews, { includePrivateReviews: true })).toMatchObject({ count: 1 });
        const found = await sdk(newVisitor()).reviews.queryReviews().eq('entityId', product).find();
        expect(found.items).toEqual([]);
        expect(await ratingOf(product)).toBeUndefined();
      });

      it('docs: a person decides, from any state to the other; the same again changes nothing', async () => {
        const [mia, product] = [await person(), await newProduct()];
        const { _id } = await mia.createReview(written(product, 4));
        const id = String(_id);
        const { review } = await api.reviews.updateModerationStatus(id, { status: 'REJECTED' });
        expect(review).toMatchObject({
          moderation: { moderationStatus: 'REJECTED', manuallyChanged: true },
          publishCount: 1,
        });
        expect(await ratingOf(product)).toBeUndefined();
        await api.reviews.updateModerationStatus(id, { status: 'REJECTED' });
        const again = await api.reviews.updateModerationStatus(id, { status: 'APPROVED' });
        expect(again.review).toMatchObject({ publishCount: 2 });
        expect(await ratingOf(product)).toEqual({
          entityId: product,
          average: 4,
          count: 1,
          stars: [0, 0, 0, 1, 0],
        });
        expect(await refusal(api.reviews.updateModerationStatus(id, {}))).toEqual([
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
        expect((await hosted(`${id}/decisions/read`, {})).decisions).toMatchObject([
          { status: 'APPROVED' },
          { status: 'REJECTED', before: 'APPROVED' },
          { status: 'APPROVED', before: 'REJECTED' },
        ]);
      });

      it('docs: many by a filter, which has to say something, and twice does nothing more', async () => {
        const product = await newProduct();
        const people = await Promise.all([person(), person(), person()]);
        for (const [index, one] of people.entries()) await one.createReview(written(product, index + 1));
        const filter = { entityId: product, 'content.rating': { $lte: 2 } };
        const { jobId } = await api.reviews.bulkUpdateModerationStatus({ filter, status: 'REJECTED' });
        expect(jobId).toMatch(/^[0-9a-f-]{36}$/);
        await api.reviews.bulkUpdateModerationStatus({ filter, status: 'REJECTED' });
        expect(await ratingOf(product)).toMatchObject({ count: 1, average: 3 });
        expect(
          await refusal(api.reviews.bulkUpdateModerationStatus({ filter: {}, status: 'REJECTED' })),
        ).toBe('FILTER_REQUIRED');
        await api.reviews.bulkDeleteReviews({ filter: { entityId: product } });
        expect(await ratingOf(product)).toBeUndefined();
        expect(
          await api.reviews.countReviews({ filter: { entityId: product }, includePrivateReviews: true }),
        ).toMatchObject({ count: 0 });
        expect(await refusal(api.reviews.bulkDeleteReviews({ filter: null as never }))).toBe(
          'FILTER_REQUIRED',
        );
      });
    });

    it('docs: read in pages, sorted by stars one way and by date the other', async () => {
      const product = await newProduct();
      const people = await Promise.all([person(), person(), person(), person()]);
      for (const [index, one] of people.entries()) {
        shop.clock.advance(60_000);
        await one.createReview(written(product, [4, 2, 4, 5][index]));
      }
      const first = await sdk(newVisitor())
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
      expect(await ratingOf(product)).toEqual({
        entityId: product,
        average: 3.75,
        count: 4,
        stars: [0, 1, 0, 2, 1],
      });
    });

    describe('changing', () => {
      it('docs: what its author writes anew is judged anew; a stale revision and another member are turned away', async () => {
        const [mia, leo, product] = [await person(), await person(), await newProduct()];
        const made = await mia.createReview(written(product));
        const id = String(made._id);
        const revision = String(made.revision);
        expect(await refusal(leo.updateReview(id, { revision, content: { rating: 1 } }))).toBe(
          'PERMISSION_DENIED',
        );
        await rule(EVERYTHING);
        const changed = await mia.updateReview(id, { revision, content: { rating: 3, body: 'Less so.' } });
        await rule(NOTHING);
        expect(changed).toMatchObject({
          content: { rating: 3, body: 'Less so.' },
          moderation: { moderationStatus: 'IN_MODERATION' },
        });
        expect(await refusal(mia.updateReview(id, { revision, content: { rating: 2 } }))).toBe(
          'REVISION_MISMATCH',
        );
        expect(await refusal(leo.updateReview(id, { revision: '2', content: { rating: 1 } }))).toBe(
          'REVIEW_NOT_FOUND',
        );
        expect(await refusal(leo.deleteReview(id))).toBe('REVIEW_NOT_FOUND');
        expect((await mia.deleteReview(id)).review).toMatchObject({ _id: id });
        await mia.createReview(written(product));
      });

      it('docs: the shop answers once, changes its answer and takes it back; members cannot', async () => {
        const [mia, product] = [await person(), await newProduct()];
        const { _id } = await mia.createReview(written(product));
        const id = String(_id);
        const { review } = await api.reviews.setReply(id, ' Thank you. ');
        expect(review?.reply).toMatchObject({ message: 'Thank you.' });
        const again = await api.reviews.setReply(id, 'Thank you, Mia.');
        expect(again.review?.reply).toMatchObject({
          message: 'Thank you, Mia.',
          _createdDate: review?.reply?._createdDate,
        });
        expect(await refusal(api.reviews.setReply(id, '   '))).toEqual(['message REQUIRED_FIELD']);
        expect(await refusal(api.reviews.setReply(id, 'a'.repeat(1001)))).toEqual(['message MAX_LENGTH']);
        expect(await refusal(mia.setReply(id, 'Me'))).toBe('PERMISSION_DENIED');
        expect(await refusal(mia.updateModerationStatus(id, { status: 'APPROVED' }))).toBe(
          'PERMISSION_DENIED',
        );
        expect((await api.reviews.removeReply(id)).review?.reply?.message).toBeFalsy();
      });

      it('docs: a key that may only read changes nothing', async () => {
        const reader = sdk({ kind: 'api-key', key: TEST_READ_KEY }).reviews;
        expect(await refusal(reader.setReply(NOBODY, 'Hello'))).toBe('PERMISSION_DENIED');
        expect(await refusal(reader.bulkDeleteReviews({ filter: { entityId: 'x' } }))).toBe(
          'PERMISSION_DENIED',
        );
      });
    });

    describe('votes', () => {
      it('assumed: once for each visitor, and taken back', async () => {
        const [mia, product] = [await person(), await newProduct()];
        const { _id } = await mia.createReview(written(product));
        const path = `/hosted/reviews/${String(_id)}/votes`;
        const tokenOf = (visitorId: string) =>
          shop.platform.tokens.sign({ kind: 'visitor', siteId: shop.site.id, visitorId });
        const vote = async (visitorId: string, helpful: boolean) => {
          const headers = { authorization: await tokenOf(visitorId) };
          const answer = await shop.call('POST', path, { helpful }, headers);
          return ((await answer.json()) as { review: Review }).review;
        };
        const [one, two] = [newVisitor().visitorId, newVisitor().visitorId];
        const both = await Promise.all([vote(one, true), vote(one, true)]);
        expect(both.map(({ foundHelpful }) => foundHelpful)).toEqual([1, 1]);
        expect(await vote(two, true)).toMatchObject({ foundHelpful: 2, helpfulness: 2, revision: '1' });
        expect(await vote(one, false)).toMatchObject({ foundHelpful: 1 });
        expect(await vote(one, false)).toMatchObject({ foundHelpful: 1 });
        expect((await shop.call('POST', path, { helpful: true })).status).toBe(403);
        await api.reviews.updateModerationStatus(String(_id), { status: 'REJECTED' });
        const headers = { authorization: await tokenOf(two) };
        expect((await shop.call('POST', path, { helpful: true }, headers)).status).toBe(404);
      });
    });
  },
  shopMigrations,
);
