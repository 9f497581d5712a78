import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { startWaiting, type Waiting } from '#testing/back-in-stock.ts';
import { onDatabase } from '#testing/engines.ts';
import { newVisitor, shopMigrations } from '#testing/shop.ts';

onDatabase(
  'the board of what people wait for',
  (database) => {
    let at: Waiting;

    beforeEach(async () => {
      at = startWaiting(database());
      await sql`delete from back_in_stock_requests`.execute(database().kysely);
    });

    const board = async (query: object = {}) => (await at.extension('queryDemand', { query })).body;
    const count = async () => (await at.extension('countDemand', {})).body;
    const askTimes = async (
      id: string,
      times: number,
      options?: Record<string, unknown>,
    ): Promise<string[]> => {
      const ids: string[] = [];
      for (let n = 0; n < times; n++)
        ids.push((await at.ask(id, { ...(options && { options }), language: n === 0 ? 'he' : 'en' }))._id);
      return ids;
    };

    it('assumed: tells of each variant how many wait since when, what there is and what it is worth', async () => {
      const { id, small } = await at.shirt(0, 0);
      const back = await at.mug(2);
      await askTimes(id, 2, { variantId: small });
      await askTimes(back.id, 3);
      const { demands } = await board();
      // Those who can be told come first, whatever the others are worth.
      expect(demands).toMatchObject([
        { id: back.variantId, state: 'BACK', stock: 2, waiting: 3, reach: 3, choices: '' },
        { id: small, productId: id, state: 'OUT', stock: 0, waiting: 2, reach: 0, choices: 'S' },
      ]);
      const [first] = demands;
      expect(Number(first?.worth)).toBeCloseTo(Number(first?.price) * 3);
      expect(Number(first?.effect)).toBeCloseTo(Number(first?.price) * 3);
      expect(Date.parse(first?.since ?? '')).not.toBeNaN();
      const { all, states, sums } = await count();
      expect({ all, states }).toEqual({ all: 2, states: { BACK: 1, OUT: 1, GONE: 0 } });
      expect(sums).toMatchObject({ variants: 2, people: 5, reach: 3 });
    });

    it('assumed: who was told waits no more; who could not be told is counted beside them', async () => {
      const { id } = await at.mug(5);
      const [one = '', two = ''] = await askTimes(id, 2);
      await at.requests.markAsNotificationSent(one);
      expect((await board()).demands).toMatchObject([{ waiting: 1, failed: 0 }]);
      await at.requests.reportItemsBackInStock(at.details, { requestIds: [two] });
      expect((await board()).demands).toMatchObject([{ waiting: 0, sending: 1 }]);
      await at.catalog.productsV3.deleteProduct(id);
      await at.tell();
      expect((await board()).demands).toEqual([]);
      expect((await count()).sums).toMatchObject({ variants: 0, people: 0, failed: 1 });
      expect(
        (await at.extension('listNotificationRequestDetails', { ids: [two] })).body.requests,
      ).toMatchObject([{ id: two, why: 'ITEM_GONE' }]);
    });

    it('assumed: is filtered, sorted, searched and read in pages; a bad question is rejected', async () => {
      const mugs = [await at.mug(), await at.mug(), await at.mug()];
      for (const [index, mug] of mugs.entries()) await askTimes(mug.id, index + 1);
      const first = await board({
        sort: [{ fieldName: 'waiting', order: 'ASC' }],
        cursorPaging: { limit: 2 },
      });
      expect(first.demands.map(({ waiting }) => waiting)).toEqual([1, 2]);
      const rest = await board({
        cursorPaging: { limit: 2, cursor: first.pagingMetadata.cursors.next },
      });
      expect(rest.demands.map(({ waiting }) => waiting)).toEqual([3]);
      expect(rest.pagingMetadata.cursors.next).toBeUndefined();
      const narrowed = async (filter: object) => (await board({ filter })).demands.length;
      expect(await narrowed({ waiting: { $gte: '2' } })).toBe(2);
      expect(await narrowed({ productId: mugs[0]?.id })).toBe(1);
      expect(await narrowed({ id: { $in: [mugs[1]?.variantId] } })).toBe(1);
      expect(await narrowed({ search: { $contains: first.demands[0]?.name.toUpperCase() } })).toBe(1);
      for (const bad of [{ filter: { nothing: 1 } }, { cursorPaging: { cursor: 'x' } }, { sort: [{}] }])
        expect((await at.extension('queryDemand', { query: bad })).status).toBe(400);
      expect(
        (await at.extension('listProductDemand', { productId: mugs[2]?.id ?? '' })).body.demands,
      ).toMatchObject([{ waiting: 3 }]);
    });

    it('assumed: tells by day and by language how a variant came to be waited for', async () => {
      const { id, variantId } = await at.mug();
      await askTimes(id, 3);
      const { history } = (await at.extension('getDemandHistory', { variantId })).body;
      expect(history.days).toHaveLength(21);
      expect(history.days.at(-1)?.asked).toBe(3);
      expect(history.languages).toEqual([
        { language: 'en', people: 2 },
        { language: 'he', people: 1 },
      ]);
    });

    it('assumed: requests are found by variant and address too', async () => {
      const { id, variantId } = await at.mug();
      const requested = await at.ask(id);
      await at.ask((await at.mug()).id);
      const { requests } = await at.shop
        .call(
          'GET',
          `/back-in-stock-service/v1/back-in-stock-notification-requests?.r=${Buffer.from(
            JSON.stringify({ query: { filter: { variantId, email: { $startsWith: requested.email } } } }),
          ).toString('base64url')}`,
        )
        .then(async (answer) => (await answer.json()) as { requests: { id: string }[] });
      expect(requests.map((request) => request.id)).toEqual([requested._id]);
    });

    it('assumed: is for the shop, not for shoppers', async () => {
      const authorization = await at.shop.platform.tokens.sign({
        siteId: at.shop.site.id,
        ...newVisitor(),
      });
      expect((await at.extension('countDemand', {}, { authorization })).status).toBe(403);
    });
  },
  shopMigrations,
);
