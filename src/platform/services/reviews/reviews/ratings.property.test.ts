import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { onDatabase } from '#testing/engines.ts';
import { startReviews, written, type ReviewShop } from '#testing/reviews.ts';
import { newVisitor, shopMigrations } from '#testing/shop.ts';
import { runs } from '#testing/run-size.ts';
import type { Review } from './review.ts';
import { relevanceOf } from './rules/relevance.ts';

const PEOPLE = 4;
const ITEMS = 2;
const person = fc.nat(PEOPLE - 1);
const item = fc.nat(ITEMS - 1);
const stars = fc.integer({ min: 1, max: 5 });
const decided = fc.constantFrom('APPROVED' as const, 'REJECTED' as const);

const action = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('write' as const), person, item, stars }) },
  fc.record({ kind: fc.constant('edit' as const), person, item, stars }),
  fc.record({ kind: fc.constant('moderate' as const), person, item, status: decided }),
  fc.record({ kind: fc.constant('wait' as const), person, item }),
  fc.record({ kind: fc.constant('vote' as const), person, item, helpful: fc.boolean() }),
  fc.record({ kind: fc.constant('delete' as const), person, item }),
  fc.record({ kind: fc.constant('moderateMany' as const), stars, status: decided }),
  fc.record({ kind: fc.constant('deleteMany' as const), item, stars }),
);

type Action = typeof action extends fc.Arbitrary<infer One> ? One : never;

onDatabase(
  'stars of items',
  (database) => {
    let at: ReviewShop;
    let people: Awaited<ReturnType<ReviewShop['person']>>[];
    const voter = newVisitor();

    beforeAll(async () => {
      at = startReviews(database());
      people = await Promise.all(Array.from({ length: PEOPLE }, () => at.person()));
    });

    const stored = async (items: readonly string[]): Promise<Review[]> => {
      const { rows } = await sql<{ doc: Review }>`select doc from reviews
        where entity_id = any(${[...items]}::text[]) order by id`.execute(database().kysely);
      return rows.map(({ doc }) => doc);
    };

    async function run(done: Action, items: readonly string[]): Promise<unknown> {
      const namespace = 'stores';
      if (done.kind === 'moderateMany')
        return at.api.bulkUpdateModerationStatus({
          filter: { namespace, entityId: { $in: items }, 'content.rating': { $lte: done.stars } },
          status: done.status,
        });
      const entityId = items[done.item] ?? '';
      if (done.kind === 'deleteMany')
        return at.api.bulkDeleteReviews({ filter: { entityId, 'content.rating': done.stars } });
      const by = people[done.person];
      if (!by) throw new Error('nobody');
      const found = (await stored([entityId])).find(({ author }) => author.contactId === by.contactId);
      if (done.kind === 'write')
        return found ? undefined : by.reviews.createReview(written(entityId, done.stars));
      if (!found) return undefined;
      const { id, revision = '' } = found;
      switch (done.kind) {
        case 'edit':
          return by.reviews.updateReview(id, { revision, content: { rating: done.stars } });
        case 'moderate':
          return at.api.updateModerationStatus(id, { status: done.status });
        case 'wait':
          return at.hold(id);
        case 'vote':
          return at.hosted('voteForReview', { reviewId: id, helpful: done.helpful }, voter);
        case 'delete':
          return by.reviews.deleteReview(id);
      }
    }

    const recounted = (all: readonly Review[], entityId: string) => {
      const input = all
        .filter((one) => one.entityId === entityId && one.moderation.moderationStatus === 'APPROVED')
        .map(({ content }) => content.rating);
      if (input.length === 0) return undefined;
      return {
        entityId,
        count: input.length,
        average: Math.round((input.reduce((sum, one) => sum + one, 0) / input.length) * 100) / 100,
        stars: [1, 2, 3, 4, 5].map((each) => input.filter((one) => one === each).length),
      };
    };

    it('are what a recount finds, whatever is done to the reviews; so is each score', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(action, { minLength: 4, maxLength: 18 }), async (actions) => {
          const items = [await at.newProduct(), await at.newProduct()];
          for (const done of actions) await run(done, items);
          const all = await stored(items);
          for (const entityId of items) expect(await at.ratingOf(entityId)).toEqual(recounted(all, entityId));
          for (const one of all) expect(one.relevanceScore).toBe(relevanceOf(one));
        }),
        runs(60),
      );
      expect(at.shop.errors).toEqual([]);
    });
  },
  shopMigrations,
);
