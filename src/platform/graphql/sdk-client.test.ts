import { createClient } from '@wix/sdk';
import { orders, taxGroups } from '@wix/ecom';
import { brandsV3, inventoryItemsV3, productsV3 } from '@wix/stores';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { onDatabase } from '../../testing/engines.ts';
import { productId, shopMigrations, startShop, seedListing, type Shop } from '../../testing/shop.ts';
import { TEST_API_KEY } from '../../testing/stack.ts';

const modules = { brandsV3, inventoryItemsV3, orders, productsV3, taxGroups };
/** With as many ids a query has far more than the 4,000 characters that the SDK puts into an address. */
const MANY = Array.from({ length: 98 }, (_, number) => productId(1000 + number));
const GROUPS = '{ ecomTaxGroupsV1TaxGroups { items { name } } }';

/** How an answer comes to the SDK: `pass` has the platform's. */
type Line = (pass: () => Promise<Response>) => Promise<Response>;
const plainLine: Line = (pass) => pass();

onDatabase(
  'the client of the real SDK',
  (database) => {
    let shop: Shop;
    let sent: { method: string; path: string; query: number; body: number }[] = [];

    const client = (line: Line = plainLine, headers: Record<string, string> = {}) =>
      createClient({
        modules,
        auth: { getAuthHeaders: async () => ({ headers: { Authorization: TEST_API_KEY } }) },
        fetch: async (input, init) => {
          const request = new Request(input, init);
          for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
          const { pathname, search } = new URL(request.url);
          const body = (await request.clone().text()).length;
          sent.push({ method: request.method, path: pathname, query: search.length, body });
          return line(() => shop.platform.fetch(request));
        },
      });
    const named = (name: string) =>
      `mutation { ecomTaxGroupsV1CreateTaxGroup(input: { taxGroup: { name: "${name}" } }) { taxGroup { name } } }`;
    const groupsOf = async (name: string): Promise<number> => {
      const { data } = await client().graphql<
        { ecomTaxGroupsV1TaxGroups: { items: { name: string }[] } },
        object
      >(GROUPS, {});
      return data.ecomTaxGroupsV1TaxGroups.items.filter((group) => group.name === name).length;
    };

    beforeAll(async () => {
      shop = startShop(database());
      await seedListing(shop, [
        { id: productId(1), name: 'Moiré', price: '30.00', quantity: 3 },
        { id: productId(2), name: 'Vale', price: '20.00', quantity: 0 },
      ]);
      await client().brandsV3.createBrand({ name: 'Halfdrop' });
    });
    beforeEach(() => {
      sent = [];
    });

    describe('what is too long for an address', () => {
      const sdk = client();
      const reads: Record<string, (ids: string[]) => Promise<unknown>> = {
        queryProducts: async (ids) => (await sdk.productsV3.queryProducts().in('_id', ids).find()).items,
        searchProducts: async (ids) =>
          (await sdk.productsV3.searchProducts({ filter: { _id: { $in: ids } } })).products,
        countProducts: (ids) => sdk.productsV3.countProducts({ filter: { _id: { $in: ids } } }),
        queryInventoryItems: async (ids) =>
          (await sdk.inventoryItemsV3.queryInventoryItems().in('productId', ids).find()).items,
        searchInventoryItems: async (ids) =>
          (await sdk.inventoryItemsV3.searchInventoryItems({ filter: { productId: { $in: ids } } }))
            .inventoryItems,
        queryBrands: async (ids) =>
          (
            await sdk.brandsV3
              .queryBrands()
              .in('name', ['Halfdrop', ...ids])
              .find()
          ).items,
      };

      it.each(Object.entries(reads))(
        'sdk: goes by POST, and is answered the same: %s',
        async (_name, read) => {
          // Of what came by POST the SDK makes no dates: they stay the texts that they travel as.
          const told = async (ids: string[]) => JSON.stringify(await read(ids));
          const few = await told([productId(1), productId(2)]);
          expect(await told([productId(1), productId(2), ...MANY])).toBe(few);
          expect(few).not.toBe('[]');
          expect(sent.map(({ method }) => method)).toEqual(['GET', 'POST']);
          const [short, long] = sent;
          expect(short?.body).toBe(0);
          expect(long).toMatchObject({ path: short?.path, query: 0 });
          expect(long?.body).toBeGreaterThan(3000);
        },
      );

      it('sdk: a document is sent by POST, however short, and its variables are no part of an address', async () => {
        const ask = (ids: string[]) =>
          client().graphql(
            'query ($filter: JSON) { storesProductsV3Products(queryInput: { query: { filter: $filter } }) { items { name } } }',
            { filter: { id: { $in: ids } } },
          );
        const few = await ask([productId(1)]);
        expect(few).toMatchObject({ data: { storesProductsV3Products: { items: [{ name: 'Moiré' }] } } });
        expect(await ask([productId(1), ...MANY])).toEqual(few);
        expect(sent).toMatchObject([
          { method: 'POST', path: '/graphql/alpha', query: 0 },
          { method: 'POST', path: '/graphql/alpha', query: 0 },
        ]);
      });
    });

    describe('what is not answered with 200', () => {
      /** A server in between that has no answer of the platform's. */
      const busy =
        (status: number): Line =>
        async () =>
          new Response('<h1>Busy</h1>', { status, statusText: 'Busy', headers: { 'retry-after': '1' } });
      /** The platform does it, and its answer is lost on the way, the first time. */
      const lossy = (): Line => {
        let lost = false;
        return async (pass) => {
          const reply = await pass();
          if (lost) return reply;
          lost = true;
          return new Response('Bad gateway', { status: 502 });
        };
      };

      it.each([429, 500, 503])(
        'sdk: is thrown with its status, and not sent again by the SDK: %i',
        async (status) => {
          const one = client(busy(status));
          await expect(one.orders.getOrder(productId(1))).rejects.toMatchObject({
            response: {
              status,
              data: { details: { applicationError: { code: status, description: 'Busy' } } },
            },
          });
          await expect(one.graphql('{ __typename }')).rejects.toMatchObject({
            message: `GraphQL request failed with status ${status}`,
          });
          expect(sent).toHaveLength(2);
        },
      );

      it('sdk: an app that asks again after a lost answer has done it once, by either way, for its key', async () => {
        const headers = { 'idempotency-key': 'by-rest' };
        const rest = client(lossy(), headers).taxGroups;
        await expect(rest.createTaxGroup({ name: 'Maps' })).rejects.toMatchObject({
          response: { status: 502 },
        });
        const again = await rest.createTaxGroup({ name: 'Maps' });
        expect(again).toMatchObject({ name: 'Maps' });
        const graphql = client(lossy(), { 'idempotency-key': 'by-graphql' });
        await expect(graphql.graphql(named('Globes'))).rejects.toMatchObject({
          message: 'GraphQL request failed with status 502',
        });
        expect(await graphql.graphql(named('Globes'))).toMatchObject({
          data: { ecomTaxGroupsV1CreateTaxGroup: { taxGroup: { name: 'Globes' } } },
        });
        expect([await groupsOf('Maps'), await groupsOf('Globes')]).toEqual([1, 1]);
      });

      it('assumed: without a key, what was done is done again', async () => {
        const twice = client(lossy());
        await expect(twice.graphql(named('Atlases'))).rejects.toThrow('502');
        await twice.graphql(named('Atlases'));
        expect(await groupsOf('Atlases')).toBe(2);
      });
    });
  },
  shopMigrations,
);
