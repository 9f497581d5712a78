import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { DEFAULT_RULES, type ReviewRules } from '#shared/review-rules.ts';
import { onDatabase } from '#testing/engines.ts';
import { startReviews, written, type ReviewShop } from '#testing/reviews.ts';
import { shopMigrations } from '#testing/shop.ts';

const few = { id: 'few', on: true, outcome: 'HOLD', test: { kind: 'stars', from: 1, to: 2 } } as const;
const first = { id: 'first', on: true, outcome: 'REJECT', test: { kind: 'first' } } as const;
const none: ReviewRules = { rules: [], otherwise: 'HOLD' };

onDatabase(
  'rules that are tried',
  (database) => {
    let at: ReviewShop;

    beforeAll(() => {
      at = startReviews(database());
    });

    it('assumed: tell what they make of the last 90 days, and change nothing', async () => {
      await at.rule({ rules: [few], otherwise: 'SHOW' });
      const mia = await at.person();
      const ids: string[] = [];
      for (const stars of [5, 2, 4]) {
        ids.push(String((await mia.reviews.createReview(written(await at.newProduct(), stars)))._id));
        at.shop.clock.advance(1000);
      }
      const rules: ReviewRules = { rules: [first, { ...few, on: false }], otherwise: 'HOLD' };
      const preview = async () => (await at.call('previewReviewRules', rules)).body.preview;
      expect(await preview()).toEqual({
        looked: 3,
        partial: false,
        outcomes: { REJECT: 1, HOLD: 2, SHOW: 0 },
        byRule: { first: 1 },
        decided: { few: 1 },
      });
      const { reviews } = await at.api.queryReviews({}, { returnPrivateReviews: true });
      expect(reviews?.map(({ moderation }) => moderation?.moderationStatus)).toEqual([
        'APPROVED',
        'IN_MODERATION',
        'APPROVED',
      ]);
      at.shop.clock.advance(91 * 86_400_000);
      expect(await preview()).toMatchObject({ looked: 0, decided: {} });
    });

    it('assumed: are kept where they are those that were changed, and rejected where somebody else was faster', async () => {
      const read: ReviewRules = { rules: [few], otherwise: 'SHOW' };
      await at.rule(read);
      const changed = { rules: [few, first], otherwise: 'SHOW' } as const;
      expect((await at.call('changeReviewRules', { ...changed, before: read })).status).toBe(200);
      const late = await at.call('changeReviewRules', { rules: [], otherwise: 'HOLD', before: read });
      expect(late.status).toBe(409);
      expect(late.error?.code).toBe('REVIEW_RULES_CHANGED');
      const { caller } = await at.person();
      expect((await at.call('previewReviewRules', read, await at.headersOf(caller))).status).toBe(403);
      expect((await at.call('previewReviewRules', { rules: [{}], otherwise: 'SHOW' } as never)).status).toBe(
        400,
      );
    });

    it('assumed: are taken from one of those who write the first ones at the same moment', async () => {
      for (let round = 0; round < 10; round++) {
        await sql`truncate review_rules`.execute(database().kysely);
        const write = (id: string) =>
          at.call('changeReviewRules', {
            rules: [{ ...few, id }],
            otherwise: 'SHOW',
            before: DEFAULT_RULES,
          });
        const answers = await Promise.all(['a', 'b', 'c', 'd'].map(write));
        expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
      }
      await sql`truncate review_rules`.execute(database().kysely);
      const late = await at.call('changeReviewRules', {
        rules: [],
        otherwise: 'SHOW',
        before: { ...none, rules: [few] },
      });
      expect(late.status).toBe(409);
      const { rows } = await sql`select doc from review_rules`.execute(database().kysely);
      expect(rows).toEqual([]);
    });

    it.each([
      ['stars that end before they begin', [{ ...few, test: { kind: 'stars', from: 5, to: 1 } }]],
      ['two of the same id', [few, few]],
    ])('assumed: are rejected with %s, and nothing is kept', async (_what, rules) => {
      await at.rule(none);
      expect((await at.call('changeReviewRules', { rules, otherwise: 'SHOW' } as never)).status).toBe(400);
      expect((await at.call('previewReviewRules', { rules, otherwise: 'SHOW' } as never)).status).toBe(400);
      const write = { rules: [first], otherwise: 'SHOW', before: none } as const;
      expect((await at.call('changeReviewRules', write)).status).toBe(200);
    });
  },
  shopMigrations,
);
