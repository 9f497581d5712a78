import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { extensionPath } from '#shared/extensions/define.ts';
import { onDatabase } from '#testing/engines.ts';
import { orderModules, paidOrder, errorOf } from '#testing/orders.ts';
import { orderOf, startReviews, written, type Review, type ReviewShop } from '#testing/reviews.ts';
import { newVisitor, shopMigrations } from '#testing/shop.ts';

onDatabase(
  'what becomes of reviews',
  (database) => {
    let at: ReviewShop;

    beforeAll(() => {
      at = startReviews(database());
    });

    const told = async (id: unknown): Promise<string[]> => {
      const { rows } = await sql<{ slug: string }>`select slug from domain_events
        where entity_id = ${String(id)} order by sequence`.execute(database().kysely);
      return rows.map(({ slug }) => slug);
    };
    const decisions = (id: unknown) => at.decisionsOf(String(id));
    const shown = async (stars = 5): Promise<Review> =>
      (await at.person()).reviews.createReview(written(await at.newProduct(), stars));

    it('assumed: a decision is taken back: it waits again, by whom is known, and twice does nothing more', async () => {
      const { _id, entityId } = await shown();
      const reviewId = String(_id);
      const actor = { 'x-counterpart-actor': 'mia@example.com' };
      expect((await at.call('holdReview', { reviewId }, actor)).body.review).toMatchObject({
        moderation: { moderationStatus: 'IN_MODERATION', manuallyChanged: true },
        revision: '2',
      });
      expect((await at.hold(reviewId)).body.review).toMatchObject({ revision: '2' });
      expect(await at.ratingOf(String(entityId))).toBeUndefined();
      expect((await told(_id)).slice(3)).toEqual(['updated', 'moderation_status_changed']);
      expect(await decisions(_id)).toMatchObject([
        { status: 'APPROVED' },
        { status: 'IN_MODERATION', before: 'APPROVED', actor: 'mia@example.com' },
      ]);
      expect((await at.hold('x')).status).toBe(404);
    });

    it('assumed: many by a filter are left as one after the other leaves them', async () => {
      const [one, many] = [await Promise.all([1, 3, 5].map(shown)), await Promise.all([1, 3, 5].map(shown))];
      for (const { _id } of [...one, ...many].slice(1, 4)) await at.hold(String(_id));
      for (const { _id } of many.slice(1)) await at.hold(String(_id));
      for (const { _id } of one.slice(0, 1)) await at.hold(String(_id));
      for (const { _id } of one) await at.api.updateModerationStatus(String(_id), { status: 'APPROVED' });
      const entityId = { $in: many.map((review) => String(review.entityId)) };
      await at.api.bulkUpdateModerationStatus({ filter: { entityId }, status: 'APPROVED' });
      const left = async ({ _id, entityId: item }: Review) => {
        const { revision, moderation, relevanceScore, publishCount } = await at.api.getReview(String(_id));
        const { stars } = (await at.ratingOf(String(item))) ?? {};
        return {
          kept: [revision, moderation, relevanceScore, publishCount, stars],
          told: await told(_id),
          decisions: await decisions(_id),
        };
      };
      for (const [index, review] of many.entries())
        expect(await left(review)).toEqual(await left(one[index] ?? review));
    });

    it('docs: what its author leaves as it was is not judged again', async () => {
      const mia = await at.person();
      const made = await mia.reviews.createReview(written(await at.newProduct()));
      const id = String(made._id);
      await at.api.updateModerationStatus(id, { status: 'REJECTED' });
      const revision = '2';
      const same = await mia.reviews.updateReview(id, { revision, content: made.content ?? {} });
      expect(same.moderation).toMatchObject({ moderationStatus: 'REJECTED', manuallyChanged: true });
      const anew = await mia.reviews.updateReview(id, { revision: '3', content: { body: 'Better.' } });
      expect(anew.moderation).toMatchObject({ moderationStatus: 'APPROVED', manuallyChanged: false });
    });

    it('assumed: paid for later it is verified, which is told, weighs, and turns no edit away', async () => {
      const mia = await at.person();
      const product = await at.newProduct();
      const made = await mia.reviews.createReview(written(product));
      await paidOrder(orderModules(at.shop), orderOf(product, mia.contactId));
      const after = await mia.reviews.getReview(String(made._id));
      expect(after).toMatchObject({ verified: true, revision: '1' });
      expect(after.relevanceScore).toBeCloseTo((made.relevanceScore ?? 0) + 0.1, 6);
      expect((await told(made._id)).at(-1)).toBe('updated');
    });

    it('docs: a member who writes by an address is still that member', async () => {
      const [mia, leo] = [await at.person(), await at.person()];
      const { content, ...rest } = written(await at.newProduct());
      const body = { ...rest, content, name: 'Mia', email: 'leo@example.com' };
      const { review } = await at.hosted('writeReviewAsContact', body, mia.caller);
      expect(review.author).toEqual({ contactId: mia.contactId, authorName: 'Mia' });
      expect(review.author?.contactId).not.toBe(leo.contactId);
    });

    it.each([
      [{ rating: 4.5 }],
      [{ rating: '5' }],
      [{ rating: -1 }],
      [{ body: 'a'.repeat(3001) }],
      [{ title: 'a'.repeat(3001) }],
      [{ media: Array.from({ length: 11 }, () => ({ image: { id: 'a.png' } })) }],
      [{ media: [{}] }],
      [{ media: [{ image: { id: '' } }] }],
    ])('docs: %j is rejected, by whichever way it comes', async (content) => {
      const mia = await at.person();
      const whole = written(await at.newProduct(), 5, content);
      const authorization = await at.shop.platform.tokens.sign({
        siteId: at.shop.site.id,
        ...mia.caller,
      });
      const sent = await at.shop.call('POST', '/reviews/v1/reviews', { review: whole }, { authorization });
      expect(sent.status).toBe(400);
      const asVisitor = { ...whole, name: 'Noa', email: 'noa@example.com' };
      expect((await at.hosted('writeReviewAsContact', asVisitor, newVisitor())).status).toBe(400);
    });

    it('assumed: anybody reads stars by an address that caches keep', async () => {
      const { entityId } = await shown(4);
      const read = (query: string) =>
        at.shop.call('GET', `/hosted/reviews/ratings?${query}`, undefined, { authorization: '' });
      const answer = await read(`entityIds=${String(entityId)},nothing`);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
      expect(await answer.json()).toEqual({
        ratings: [{ entityId, average: 4, count: 1, stars: [0, 0, 0, 1, 0] }],
      });
      for (const wrong of [`entityIds=${'x,'.repeat(100)}x`, 'entityIds=', `entityIds=${'x'.repeat(37)}`])
        expect((await read(wrong)).status).toBe(400);
      expect(await (await read('')).json()).toEqual({ ratings: [] });
    });

    it('assumed: from one place a review gets so many votes, and so many reviews without an account come', async () => {
      const { _id } = await shown();
      const from = async (address: string, name: string, body: object): Promise<number> => {
        const visitor = { siteId: at.shop.site.id, ...newVisitor() };
        const authorization = await at.shop.platform.tokens.sign(visitor);
        const request = new Request(`https://www.wixapis.com${extensionPath(name)}`, {
          method: 'POST',
          headers: { authorization, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
        return (await at.shop.platform.fetch(request, { clientAddress: address })).status;
      };
      const vote = (address: string) =>
        from(address, 'voteForReview', { reviewId: String(_id), helpful: true });
      const first: number[] = [];
      for (let n = 0; n < 31; n += 1) first.push(await vote('203.0.113.7'));
      expect(first.indexOf(429)).toBe(30);
      expect(await vote('198.51.100.7')).toBe(200);
      const product = await at.newProduct();
      const write = (n: number) =>
        from('203.0.113.7', 'writeReviewAsContact', {
          ...written(product),
          name: 'Noa',
          email: `noa${n}@example.com`,
        });
      const second: number[] = [];
      for (let n = 0; n < 31; n += 1) second.push(await write(n));
      expect(second.indexOf(429)).toBe(30);
      at.shop.clock.advance(3_600_000);
      expect(await write(31)).toBe(200);
    });

    it('assumed: markup is kept as it was written', async () => {
      const mia = await at.person();
      const body = '<img src=x onerror=alert(1)> <script>alert(1)</script> &amp; \u202Eevil';
      const made = await mia.reviews.createReview(written(await at.newProduct(), 5, { title: '<b>', body }));
      expect((await mia.reviews.getReview(String(made._id))).content).toMatchObject({ title: '<b>', body });
    });

    it.each([
      [{}],
      [{ $and: [] }],
      [{ $or: [] }],
      [{ $not: {} }],
      [{ $and: [{}] }],
      [{ nothing: 1 }],
      [{ entityId: {} }],
    ])('assumed: %j changes nothing', async (filter) => {
      const made = await shown();
      const rejected = await errorOf(at.api.bulkUpdateModerationStatus({ filter, status: 'REJECTED' }));
      const stored = await at.api.getReview(String(made._id));
      expect([rejected, stored.moderation?.moderationStatus]).toEqual([expect.anything(), 'APPROVED']);
      await errorOf(at.api.bulkDeleteReviews({ filter }));
      expect(await at.api.getReview(String(made._id))).toMatchObject({ _id: made._id });
    });
  },
  shopMigrations,
);
