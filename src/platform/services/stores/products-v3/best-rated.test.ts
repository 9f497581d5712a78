import { productsV3 } from '@wix/stores';
import { beforeAll, expect, it } from 'vitest';
import { onDatabase } from '#testing/engines.ts';
import { errorOf } from '#testing/orders.ts';
import { startReviews, written, type ReviewShop } from '#testing/reviews.ts';
import { newVisitor, shopMigrations } from '#testing/shop.ts';
import { seedReviews } from '../../reviews/reviews/public.ts';

/** Not a field that the SDK knows. */
const BEST = [
  { fieldName: 'ratingScore', order: 'DESC' },
  { fieldName: '_createdDate', order: 'DESC' },
] as never;

onDatabase(
  'products by their stars',
  (database) => {
    let at: ReviewShop;
    let count = 0;

    beforeAll(() => {
      at = startReviews(database());
    });

    /** Without a history: how many gave 1, 2, 3, 4, 5 stars. */
    const rate = (entityId: string, stars: readonly number[]): Promise<void> =>
      seedReviews(
        database().kysely,
        at.shop.site.id,
        stars.flatMap((many, index) =>
          Array.from({ length: many }, () => {
            const number = String(++count).padStart(12, '0');
            const date = at.shop.clock.now().toISOString();
            return {
              id: `88888888-0000-4000-8000-${number}`,
              entityId,
              author: { contactId: `77777777-0000-4000-8000-${number}`, authorName: 'Mia' },
              content: { rating: index + 1, title: 'Seen', body: 'The lines only show up close.' },
              date,
              verified: false,
              foundHelpful: 0,
              decisions: [{ status: 'APPROVED' as const, date }],
            };
          }),
        ),
      );

    /** Each a minute younger than the one before. */
    async function shelf(ratings: readonly (readonly number[])[]): Promise<string[]> {
      const ids: string[] = [];
      for (const stars of ratings) {
        at.shop.clock.advance(60_000);
        const id = await at.newProduct();
        await rate(id, stars);
        ids.push(id);
      }
      return ids;
    }

    const shopper = () => at.shop.sdk({ productsV3 }, newVisitor()).productsV3;

    /** All of them by pages, walked to the end. */
    async function walked(among: readonly string[], limit: number): Promise<string[]> {
      const filter = { _id: { $in: [...among] } };
      let page = await shopper().searchProducts({ filter, sort: BEST, cursorPaging: { limit } });
      const found = [...(page.products ?? [])];
      while (page.pagingMetadata?.cursors?.next) {
        const cursor = page.pagingMetadata.cursors.next;
        page = await shopper().searchProducts({ cursorPaging: { limit, cursor } });
        found.push(...(page.products ?? []));
      }
      return found.map(({ _id }) => String(_id));
    }

    it('assumed: many good reviews stand over a single perfect one, none at all last, the newest of equals first', async () => {
      const [none, single, many, poor, equal, newest] = await shelf([
        [0, 0, 0, 0, 0],
        [0, 0, 0, 0, 1],
        [0, 0, 0, 20, 180],
        [3, 0, 0, 0, 0],
        [0, 0, 0, 0, 1],
        [0, 0, 0, 0, 0],
      ]);
      const ids = [none, single, many, poor, equal, newest] as string[];
      expect(await walked(ids, 50)).toEqual([many, equal, single, poor, newest, none]);
    });

    it('assumed: pages of any size tell the same list, forwards and back, each product once', async () => {
      const ratings = Array.from({ length: 23 }, (_, index) => [
        index % 2,
        0,
        index % 3,
        (index * 7) % 5,
        index % 4 === 0 ? 0 : index % 6,
      ]);
      const ids = await shelf(ratings);
      const score = (stars: readonly number[]): number => {
        const input = stars.reduce((sum, many) => sum + many, 0);
        const sum = stars.reduce((all, many, index) => all + many * (index + 1), 0);
        return input === 0 ? 0 : Math.round(((17.5 + sum) / (5 + input)) * 1e6);
      };
      const expected = ids
        .map((id, index) => ({ id, index, score: score(ratings[index] ?? []) }))
        .toSorted((a, b) => b.score - a.score || b.index - a.index)
        .map(({ id }) => id);
      for (const limit of [1, 4, 7, 22, 23]) expect(await walked(ids, limit)).toEqual(expected);

      const filter = { _id: { $in: ids } };
      const first = await shopper().searchProducts({ filter, sort: BEST, cursorPaging: { limit: 5 } });
      const ahead = { limit: 5, cursor: first.pagingMetadata?.cursors?.next ?? '' };
      const second = await shopper().searchProducts({ cursorPaging: ahead });
      const back = { limit: 5, cursor: second.pagingMetadata?.cursors?.prev ?? '' };
      const again = await shopper().searchProducts({ cursorPaging: back });
      expect(again.products?.map(({ _id }) => _id)).toEqual(expected.slice(0, 5));
      const queried = await shopper()
        .queryProducts()
        .in('_id', ids)
        .descending('ratingScore' as never, '_createdDate')
        .limit(100)
        .find();
      expect(queried.items.map(({ _id }) => _id)).toEqual(expected);
    });

    it('assumed: follows each review that is shown, rejected, changed or deleted', async () => {
      const [one = '', two = ''] = await shelf([
        [0, 0, 0, 1, 0],
        [0, 0, 0, 0, 0],
      ]);
      const order = () => walked([one, two], 1);
      const mia = await at.person();
      expect(await order()).toEqual([one, two]);
      await at.rule({
        rules: [{ id: 'all', on: true, outcome: 'HOLD', test: { kind: 'every' } }],
        otherwise: 'SHOW',
      });
      const made = await mia.reviews.createReview(written(two, 5));
      const id = String(made._id);
      expect(await order()).toEqual([one, two]);
      await at.api.updateModerationStatus(id, { status: 'APPROVED' });
      expect(await order()).toEqual([two, one]);
      await at.api.updateModerationStatus(id, { status: 'REJECTED' });
      expect(await order()).toEqual([one, two]);
      await at.api.updateModerationStatus(id, { status: 'APPROVED' });
      await at.rule({ rules: [], otherwise: 'SHOW' });
      const { revision } = await mia.reviews.getReview(id);
      await mia.reviews.updateReview(id, { revision: String(revision), content: { rating: 1 } });
      expect(await order()).toEqual([one, two]);
      const changed = await mia.reviews.getReview(id);
      await mia.reviews.updateReview(id, { revision: String(changed.revision), content: { rating: 5 } });
      expect(await order()).toEqual([two, one]);
      await mia.reviews.deleteReview(id);
      expect(await order()).toEqual([one, two]);
    });

    it('assumed: is there to sort by, not to filter by', async () => {
      const requested = shopper().searchProducts({ filter: { ratingScore: { $gt: 4 } } as never });
      expect(await errorOf(requested)).toEqual(['search.filter.ratingScore.$gt FIELD_NOT_ALLOWED']);
    });
  },
  shopMigrations,
);
