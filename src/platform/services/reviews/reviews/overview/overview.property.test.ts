import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { reviewExtensions } from '#shared/extensions/reviews.ts';
import type { FallenProduct, ReviewOverview, StarCounts } from '#shared/review-overview.ts';
import { onDatabase } from '#testing/engines.ts';
import { extensionCalls } from '#testing/extension-calls.ts';
import { startReviews, type ReviewShop } from '#testing/reviews.ts';
import { newVisitor, shopMigrations } from '#testing/shop.ts';
import { runs } from '#testing/run-size.ts';
import { seedReviews, type SeedReview } from '../seed-reviews.ts';
import { approvedIn, FEWEST } from './stars.ts';

/** Around the night in which the clocks of Europe go back. */
const PERIOD = { from: '2026-10-20', to: '2026-10-31' };
const BEFORE = { from: '2026-10-08', to: '2026-10-19' };
const HOUR = 3_600_000;
const FIRST = Date.parse('2026-10-05T00:00:00Z');
const ITEMS = 3;

const hours = (max: number) => fc.integer({ min: 0, max: max * 4 }).map((quarters) => (quarters * HOUR) / 4);
const decider = fc.constantFrom(
  { actor: 'mia@example.com' },
  { actor: 'leo@example.com' },
  { rule: 'links' },
  {},
);
const status = fc.constantFrom('APPROVED' as const, 'REJECTED' as const, 'IN_MODERATION' as const);
const seed = fc.record({
  item: fc.nat(ITEMS - 1),
  stars: fc.integer({ min: 1, max: 5 }),
  written: hours(24 * 28),
  decisions: fc.array(fc.record({ after: hours(60), status, by: decider }), { minLength: 1, maxLength: 5 }),
  answered: fc.option(hours(24 * 20), { nil: undefined }),
});
type Drawn = typeof seed extends fc.Arbitrary<infer One> ? One : never;

const uuid = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

function seedOf({ item, stars, written, decisions, answered }: Drawn, index: number): SeedReview {
  let moment = FIRST + written;
  return {
    id: uuid(index),
    entityId: uuid(900 + item),
    author: { contactId: uuid(index), authorName: 'Mia' },
    content: { rating: stars, title: 'Warm', body: 'Lines.' },
    date: new Date(moment).toISOString(),
    verified: false,
    foundHelpful: 0,
    decisions: decisions.map(({ after, status: decided, by }) => {
      moment += after;
      return { date: new Date(moment).toISOString(), status: decided, ...by };
    }),
    ...(answered !== undefined && {
      reply: { message: 'Thank you.', date: new Date(FIRST + written + answered).toISOString() },
    }),
  };
}

const hundredths = (value: number): number => Math.round(value * 100) / 100;

type Within = (date: string, period: { from: string; to: string }) => boolean;

type Decisions = SeedReview['decisions'];

/** A person's decision that a person takes back right after it. */
const isUndone = (decisions: Decisions, at: number): boolean => {
  const [earlier, decision, next] = [decisions[at - 1], decisions[at], decisions[at + 1]];
  return (
    decision?.actor !== undefined &&
    next?.actor !== undefined &&
    decision.status !== 'IN_MODERATION' &&
    next.status === earlier?.status
  );
};
const isCounted = (decisions: Decisions, at: number): boolean =>
  !isUndone(decisions, at) && !(decisions[at]?.status === 'IN_MODERATION' && isUndone(decisions, at - 1));

/** The same, one after the other. */
function counted(seeds: readonly SeedReview[], dayOf: (date: string) => string) {
  const within: Within = (date, { from, to }) => dayOf(date) >= from && dayOf(date) <= to;
  const approved = seeds.filter(({ decisions }) => decisions.at(-1)?.status === 'APPROVED');
  const starsOf = (some: readonly SeedReview[]): StarCounts => {
    const stars: StarCounts = [0, 0, 0, 0, 0];
    for (const { content } of some) stars[content.rating - 1] = (stars[content.rating - 1] ?? 0) + 1;
    return stars;
  };
  const writtenIn = (period: typeof PERIOD) => approved.filter(({ date }) => within(date, period));
  const mean = (some: readonly SeedReview[]) =>
    some.reduce((sum, { content }) => sum + content.rating, 0) / some.length;
  const fallen: FallenProduct[] = Array.from({ length: ITEMS }, (_, item) => uuid(900 + item)).flatMap(
    (entityId) => {
      const [now, before] = [PERIOD, BEFORE].map((period) =>
        writtenIn(period).filter((one) => one.entityId === entityId),
      );
      if (!now || !before || now.length < FEWEST || before.length < FEWEST || mean(now) >= mean(before))
        return [];
      const average = mean(now);
      return [
        {
          entityId,
          average,
          count: now.length,
          averageBefore: hundredths(mean(before)),
          countBefore: before.length,
        },
      ];
    },
  );
  const waits = (period: typeof PERIOD) =>
    seeds.flatMap(({ decisions }) =>
      decisions.flatMap(({ date, status: decided }, index) => {
        const held = decisions[index - 1];
        return held?.status === 'IN_MODERATION' &&
          decided !== 'IN_MODERATION' &&
          within(date, period) &&
          !isUndone(decisions, index)
          ? [Date.parse(date) - Date.parse(held.date)]
          : [];
      }),
    );
  const times = (period: typeof PERIOD) => {
    const sorted = waits(period).toSorted((a, b) => a - b);
    const [low = 0, high = 0] = [
      sorted[Math.ceil(sorted.length / 2) - 1],
      sorted[Math.floor(sorted.length / 2)],
    ];
    return {
      decided: sorted.length,
      withinDay: sorted.filter((wait) => wait <= 24 * HOUR).length,
      ...(sorted.length > 0 && { medianSeconds: (low + high) / 2000 }),
    };
  };
  const by: Record<string, Record<string, number>> = {};
  const all = seeds.flatMap(({ decisions }) => decisions.filter((_, at) => isCounted(decisions, at)));
  for (const { date, status: decided, actor, rule } of all)
    if (within(date, PERIOD)) {
      const totals = (by[actor ?? rule ?? 'setting'] ??= { APPROVED: 0, REJECTED: 0, IN_MODERATION: 0 });
      totals[decided] = (totals[decided] ?? 0) + 1;
    }
  const days: Record<string, StarCounts> = {};
  for (const one of writtenIn(PERIOD))
    days[dayOf(one.date)] = starsOf(writtenIn(PERIOD).filter(({ date }) => dayOf(date) === dayOf(one.date)));
  const low = writtenIn(PERIOD).filter(({ content }) => content.rating <= 2);
  const replies = {
    written: approved.filter(({ reply }) => reply && within(reply.date, PERIOD)).length,
    low: low.length,
    lowAnswered: low.filter(({ reply }) => reply).length,
  };
  return {
    replies,
    stars: starsOf(writtenIn(PERIOD)),
    starsBefore: starsOf(writtenIn(BEFORE)),
    days,
    fallen,
    times: times(PERIOD),
    timesBefore: times(BEFORE),
    by,
  };
}

onDatabase(
  'overview of reviews',
  (database) => {
    let at: ReviewShop;

    beforeAll(() => {
      at = startReviews(database());
    });
    beforeEach(() => sql`delete from reviews`.execute(database().kysely));

    const call = extensionCalls(reviewExtensions, (path, body, headers) =>
      at.shop.call('POST', path, body, headers),
    );
    const { from, to } = PERIOD;
    const whole = async (): Promise<ReviewOverview> =>
      (await call('getReviewOverview', { from, to })).body.overview;

    it('assumed: is what a count of each review and decision finds, by the days of the store', async () => {
      const format = new Intl.DateTimeFormat('en-CA', { timeZone: at.shop.site.timeZone });
      await fc.assert(
        fc.asyncProperty(fc.array(seed, { maxLength: 40 }), async (drawn) => {
          await sql`delete from reviews`.execute(database().kysely);
          const seeds = drawn.map(seedOf);
          await seedReviews(database().kysely, at.shop.site.id, seeds);
          const told = await whole();
          const expected = counted(seeds, (date) => format.format(new Date(date)));
          expect(told).toMatchObject({
            timeZone: at.shop.site.timeZone,
            before: BEFORE,
            stars: expected.stars,
            starsBefore: expected.starsBefore,
            replies: expected.replies,
          });
          expect(told.days).toHaveLength(12);
          expect(
            Object.fromEntries(
              told.days.filter(({ stars }) => stars.some((n) => n > 0)).map(({ day, stars }) => [day, stars]),
            ),
          ).toEqual(expected.days);
          const byId = (one: { entityId: string }, other: { entityId: string }) =>
            one.entityId < other.entityId ? -1 : 1;
          expect(told.fallen.toSorted(byId)).toEqual(expected.fallen);
          for (const period of ['times', 'timesBefore'] as const)
            expect(told[period]).toEqual(expected[period]);
          const by = told.by.map(({ actor, rule, approved, rejected, held }) => [
            actor ?? rule ?? 'setting',
            { APPROVED: approved, REJECTED: rejected, IN_MODERATION: held },
          ]);
          expect(Object.fromEntries(by)).toEqual(expected.by);
        }),
        runs(60),
      );
      expect(at.shop.errors).toEqual([]);
    });

    it('assumed: a decision that was taken back does not count, nor does taking it back', async () => {
      const one = seedOf({ item: 0, stars: 4, written: 0, decisions: [], answered: undefined }, 1);
      const by = { actor: 'mia@example.com' };
      const decided = (minute: number, status: 'REJECTED' | 'IN_MODERATION', more: object = by) => ({
        date: `2026-10-22T12:0${minute}:00.000Z`,
        status,
        ...more,
      });
      const decisions = [
        decided(0, 'IN_MODERATION', {}),
        decided(1, 'REJECTED'),
        decided(2, 'IN_MODERATION'),
      ];
      await seedReviews(database().kysely, at.shop.site.id, [{ ...one, decisions }]);
      expect(await whole()).toMatchObject({
        by: [{ approved: 0, rejected: 0, held: 1 }],
        times: { decided: 0 },
      });
      await sql`delete from reviews`.execute(database().kysely);
      const again = [...decisions, decided(3, 'REJECTED')];
      await seedReviews(database().kysely, at.shop.site.id, [{ ...one, decisions: again }]);
      expect(await whole()).toMatchObject({ times: { decided: 1 } });
      expect((await whole()).by.find(({ actor }) => actor === by.actor)).toMatchObject({
        rejected: 1,
        held: 0,
      });
    });

    it('assumed: two bad votes are no news; three are, of what was better before', async () => {
      const before = [5, 5, 4].map((stars, n) => ({ stars, n, date: '2026-10-10T12:00:00.000Z' }));
      const after = [1, 2, 3].map((stars, n) => ({ stars, n: n + 3, date: '2026-10-22T12:00:00.000Z' }));
      const made = [...before, ...after].map(({ stars, n, date }) => ({
        ...seedOf({ item: 0, stars, written: 0, decisions: [], answered: undefined }, n),
        date,
        decisions: [{ date, status: 'APPROVED' as const }],
      }));
      await seedReviews(database().kysely, at.shop.site.id, made.slice(0, 5));
      expect((await whole()).fallen).toEqual([]);
      await seedReviews(database().kysely, at.shop.site.id, made.slice(5));
      expect((await whole()).fallen).toEqual([
        { entityId: uuid(900), average: 2, count: 3, averageBefore: 4.67, countBefore: 3 },
      ]);
    });

    it.each([
      ['2026-10-20', ''],
      ['2026-10-20', '2026-10-19'],
      ['2026-02-30', '2026-03-01'],
      ['2024-01-01', '2026-01-01'],
    ])('assumed: the period from %s to %s is rejected', async (first, last) =>
      expect((await call('getReviewOverview', { from: first, to: last })).status).toBe(400),
    );

    it('assumed: visitors are not told', async () => {
      const authorization = await at.shop.platform.tokens.sign({ siteId: at.shop.site.id, ...newVisitor() });
      expect((await call('getReviewOverview', { from, to }, { authorization })).status).toBe(403);
    });

    it('assumed: the stars of a period are read from an index alone', async () => {
      const { rows } = await database().transaction(async (tx) => {
        await sql`set local enable_seqscan = off`.execute(tx);
        await sql`set local enable_bitmapscan = off`.execute(tx);
        return sql<{
          'QUERY PLAN': string;
        }>`explain select namespace, entity_id, content_rating, reply_created_date
          from reviews where ${approvedIn('x', { start: 'a', end: 'b' })}`.execute(tx);
      });
      expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain(
        'Index Only Scan using reviews_overview',
      );
    });

    it('assumed: what was decided in a period is found by an index', async () => {
      const { kysely } = database();
      // Of an empty table it depends on when it was looked after last.
      await sql`insert into review_decisions (site_id, review_id, n, doc)
        select 'x', 'r' || n, 1, jsonb_build_object('date', (timestamp '2020-01-01' + n * interval '1 hour')::text)
        from generate_series(1, 5000) as n`.execute(kysely);
      await sql`analyze review_decisions`.execute(kysely);
      const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select 1 from review_decisions
        where site_id = 'x' and (doc ->> 'date') collate "C" >= '2020-02-01' and (doc ->> 'date') collate "C" < '2020-02-02'`.execute(
        kysely,
      );
      expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('review_decisions_date');
    });
  },
  shopMigrations,
);
