import { beforeAll, describe, expect, it } from 'vitest';
import { matchOperation, operations, retiredFrom } from './contract/index.ts';
import { olderRoutes, retiredRoutes } from './contract/older-routes.ts';
import { onDatabase } from '../testing/engines.ts';
import { orderModules, plainOrder } from '../testing/orders.ts';
import { newVisitor, productId, shopModules, seedListing } from '../testing/shop.ts';
import { startStack, type Stack } from '../testing/stack.ts';
import { platformMigrations } from './platform.ts';

const filled = (path: string): string => path.replaceAll(/\{[^}]+\}|\*/g, 'x1');

describe('the table of older routes', () => {
  it('assumed: leads to operations of the contract', () => {
    const known = new Set(operations.map(({ package: from, name }) => `${from}.${name}`));
    for (const [name, routes] of Object.entries(olderRoutes)) {
      expect(known).toContain(name);
      for (const { method, path } of routes) {
        const { package: from, name: found } = matchOperation(method, filled(path))?.operation ?? {};
        expect([path, `${from}.${found}`]).toEqual([path, name]);
      }
    }
  });

  it('assumed: says of the others who sent them, and takes none that is answered', () => {
    for (const [from, routes] of Object.entries(retiredRoutes)) {
      for (const route of routes) {
        const [method = '', path = ''] = filled(route).split(' ');
        expect([route, retiredFrom(method, path)]).toEqual([route, from]);
        expect([route, matchOperation(method, path)?.operation.name]).toEqual([route, undefined]);
      }
    }
  });
});

interface Page {
  products?: { id: string; name: string; variants: object[] }[];
  collections?: { id: string; name: string }[];
  inventoryItems?: object[];
  metadata: { items: number; offset: number };
  totalResults: number;
}

onDatabase(
  'clients of an earlier time',
  (database) => {
    let stack: Stack;
    let shelf: string;

    beforeAll(async () => {
      stack = startStack(database());
      await seedListing(stack, [
        { id: productId(1), name: 'Bowl', price: '30.00', quantity: 2 },
        { id: productId(2), name: 'Apron', price: '10.00', quantity: 1 },
        { id: productId(3), name: 'Carafe', price: '20.00', quantity: 0 },
        { id: productId(4), name: 'Draft', price: '5.00', quantity: 1, visible: false },
      ]);
      const made = await stack.call('POST', '/v1/collections', { collection: { name: 'Kitchen' } });
      shelf = ((await made.json()) as { collection: { id: string } }).collection.id;
      await stack.call('POST', `/v1/collections/${shelf}/productIds`, { productIds: [productId(1)] });
    });

    const query = async (path: string, body?: unknown): Promise<Page> => {
      const reply = await stack.call('POST', path, body);
      const page = (await reply.json()) as Page;
      expect([path, reply.status, page]).toEqual([path, 200, page]);
      return page;
    };
    const names = async (query_: object, more: object = {}): Promise<string[]> => {
      const page = await query('/stores/v1/products/query', { query: query_, ...more });
      return (page.products ?? []).map(({ name }) => name);
    };

    it.each(['/stores/v1/products/query', '/stores-reader/v1/products/query'])(
      'docs: %s pages as the first catalog did',
      async (path) => {
        const page = await query(path, {
          query: { paging: { limit: 2, offset: 1 }, sort: '[{"name":"asc"}]' },
        });
        expect(page.products?.map(({ name, variants }) => [name, variants])).toEqual([
          ['Bowl', []],
          ['Carafe', []],
        ]);
        expect(page).toMatchObject({ metadata: { items: 2, offset: 1 }, totalResults: 3 });
        expect((await query(path, {})).totalResults).toBe(3);
        expect((await query(path)).totalResults).toBe(3);
      },
    );

    it('docs: what is hidden and the variants come to those who ask', async () => {
      const page = await query('/stores/v1/products/query', {
        includeVariants: true,
        includeHiddenProducts: true,
      });
      expect(page.totalResults).toBe(4);
      expect(page.products?.every(({ variants }) => variants.length === 1)).toBe(true);
    });

    it('docs: takes filters and orders as text', async () => {
      const sort = '{"price":"desc"}';
      expect(await names({ sort })).toEqual(['Bowl', 'Carafe', 'Apron']);
      expect(await names({ sort, filter: '{"visible":"true","name":{"$startsWith":["Car"]}}' })).toEqual([
        'Carafe',
      ]);
      expect(await names({ sort, filter: { 'collections.id': { $hasSome: [shelf] } } })).toEqual(['Bowl']);
      expect(await names({ filter: '' })).toHaveLength(3);
    });

    it('docs: rejects what it cannot read', async () => {
      for (const rejected of [{ filter: '{' }, { sort: '{' }, { filter: { shoeSize: 3 } }, { paging: 3 }]) {
        const reply = await stack.call('POST', '/stores/v1/products/query', { query: rejected });
        expect([rejected, reply.status]).toEqual([rejected, 400]);
      }
      expect((await stack.call('POST', '/stores/v1/products/query', '{')).status).toBe(400);
      expect((await stack.call('POST', '/stores/v1/products/query', '[]')).status).toBe(400);
    });

    it('sdk: collections, under every path they have had', async () => {
      for (const path of ['/stores-reader/v2/collections', '/stores/v1/collections']) {
        expect((await query(`${path}/query`, { query: {} })).collections).toMatchObject([
          { slug: 'all-products' },
          { id: shelf },
        ]);
        for (const one of [shelf, 'slug/kitchen']) {
          const reply = await stack.call('GET', `${path}/${one}`);
          expect([one, await reply.json()]).toMatchObject([one, { collection: { id: shelf } }]);
        }
        const missing = await stack.call('GET', `${path}/slug/none`);
        expect([missing.status, await missing.json()]).toEqual([
          404,
          { message: expect.any(String), details: {} },
        ]);
      }
      expect(await query('/stores-reader/v1/collections/query', { query: {} })).toMatchObject({
        metadata: { items: 2, offset: 0 },
        totalResults: 2,
      });
    });

    it('docs: variants of a product, under both their paths', async () => {
      const replies = [];
      for (const api of ['stores', 'stores-reader']) {
        const reply = await stack.call('POST', `/${api}/v1/products/${productId(1)}/variants/query`, {});
        expect(reply.status).toBe(200);
        replies.push(await reply.json());
      }
      expect(replies[0]).toMatchObject({ variants: [expect.any(Object)] });
      expect(replies[0]).toEqual(replies[1]);
    });

    it('sdk: nothing that is looked for by is all of it', async () => {
      for (const path of ['/ecom/v1/orders/search', '/stores/v3/inventory-items/search']) {
        const reply = await stack.call('POST', path, {});
        expect([path, reply.status]).toEqual([path, 200]);
      }
      const found = await stack.call('GET', '/stores/v3/products/search');
      expect(found.status).toBe(200);
    });

    it('sdk: draft orders, as late 2024 sends them', async () => {
      const { _id: orderId } = await orderModules(stack).orders.createOrder(plainOrder('5.00'));
      const answer = async (method: string, path: string, body?: unknown): Promise<unknown> => {
        const reply = await stack.call(method, `/v1/draft-orders/${path}`, body);
        const told: unknown = await reply.json();
        expect([path, reply.status, told]).toEqual([path, 200, told]);
        return told;
      };
      expect(await answer('GET', `${orderId}/draftability`)).toMatchObject({ orderDraftable: true });
      const made = (await answer('POST', `${orderId}/create-draft-order`, {})) as {
        calculatedDraftOrder: { draftOrder: { id: string; orderId: string } };
      };
      const { id, orderId: from } = made.calculatedDraftOrder.draftOrder;
      expect(from).toBe(orderId);
      expect(await answer('GET', `${id}/get`)).toMatchObject({
        calculatedDraftOrder: { draftOrder: { id } },
      });
      const reduced = (await answer('POST', `${id}/add-discounts`, {
        discounts: [{ discountType: 'GLOBAL', amount: { amount: '1.00' }, applyToDraftOrder: true }],
      })) as typeof made;
      expect(reduced.calculatedDraftOrder.draftOrder.id).toBe(id);
      expect(await answer('POST', 'query', { query: {} })).toMatchObject({ draftOrders: [{ id }] });
      await answer('DELETE', id);
      expect((await stack.call('GET', `/v1/draft-orders/${id}/get`)).status).toBe(404);
    });

    it('sdk: pickup locations, as late 2024 sends them', async () => {
      const location = { name: 'Harbour', address: { country: 'DE', city: 'Hamburg' }, active: true };
      const made = await stack.call('POST', '/v1/pickupLocations', { pickupLocation: location });
      const { pickupLocation } = (await made.json()) as { pickupLocation: { id: string; revision: string } };
      const { id, revision } = pickupLocation;
      const path = `/v1/pickupLocations/${id}`;
      expect(await (await stack.call('GET', path)).json()).toMatchObject({ pickupLocation: { id } });
      const change = { pickupLocation: { id, revision, name: 'Old harbour' } };
      expect(await (await stack.call('PATCH', path, change)).json()).toMatchObject({
        pickupLocation: { name: 'Old harbour' },
      });
      const all = await stack.call('POST', '/v1/pickupLocations/query', { query: {} });
      expect(await all.json()).toMatchObject({ pickupLocations: [{ id }] });
      const removed = await stack.call('DELETE', '/v1/pickupLocations/bulkDelete', {
        pickupLocationIds: [id],
      });
      expect(removed.status).toBe(200);
      expect((await stack.call('GET', path)).status).toBe(404);
    });

    it('docs: one product and the stock, as REST clients ask for them', async () => {
      const reply = await stack.call('GET', `/stores/v1/products/${productId(1)}`);
      expect(await reply.json()).toMatchObject({ product: { name: 'Bowl' } });
      const { inventoryItems } = await query('/stores/v2/inventoryItems/query', { query: {} });
      expect(inventoryItems).toHaveLength(4);
      const [item] = inventoryItems as { productId: string }[];
      for (const [start, method] of [
        ['/stores', 'GET'],
        ['/stores-reader', 'POST'],
      ] as const) {
        const path = `${start}/v2/inventoryItems/product/${item?.productId}/getVariants`;
        const variants = await stack.call(method, path, method === 'POST' ? {} : undefined);
        expect(await variants.json()).toMatchObject({ inventoryItem: { productId: item?.productId } });
      }
    });

    it('docs: some sort and filter by the names that the SDK gives to fields', async () => {
      const entry = { fieldName: '_createdDate', order: 'DESC' };
      const older = { _createdDate: { $gte: '2000-01-01T00:00:00.000Z' }, _id: { $in: [productId(1)] } };
      expect(await names({ sort: [entry], filter: older })).toEqual(['Bowl']);
      const { _id: id } = await orderModules(stack).orders.createOrder(plainOrder('5.00'));
      const search = { filter: { _id: id, _updatedDate: { $exists: true } }, sort: [entry] };
      const found = await stack.call('POST', '/ecom/v1/orders/search', { search });
      expect(await found.json()).toMatchObject({ orders: [{ id }] });
      const unknown = { search: { sort: [{ fieldName: '_number' }] } };
      expect((await stack.call('POST', '/ecom/v1/orders/search', unknown)).status).toBe(400);
    });

    it('assumed: what cannot be answered alike says so', async () => {
      const reply = await stack.call('POST', '/_api/orders-server/v2/orders', { order: {} });
      expect([reply.status, await reply.json()]).toMatchObject([
        501,
        { details: { applicationError: { code: 'NOT_IMPLEMENTED' } } },
      ]);
    });

    it.each([
      ['POST', '/wix-data/v2/items/query', 'WDE0025'],
      ['GET', '/wix-data/v2/items/x1?dataCollectionId=Pages', 'WDE0025'],
      ['POST', '/wix-data/v2/bulk/items/insert', 'WDE0025'],
      ['GET', '/wix-data/v2/collections/Menus', 'WDE0025'],
      ['POST', '/bookings/v2/services/query', 'APP_NOT_INSTALLED'],
      ['POST', '/events/v3/events/query', 'APP_NOT_INSTALLED'],
      ['GET', '/pricing-plans/v2/plans/public', 'APP_NOT_INSTALLED'],
      ['POST', '/blog/v3/posts/query', 'APP_NOT_INSTALLED'],
      // As @wix/blog sends them.
      ['GET', '/v3/posts', 'APP_NOT_INSTALLED'],
      ['POST', '/v3/posts/query', 'APP_NOT_INSTALLED'],
      ['GET', '/v3/posts/slugs/first', 'APP_NOT_INSTALLED'],
      ['GET', '/_api/v3/posts/x1', 'APP_NOT_INSTALLED'],
      ['POST', '/v3/categories/query', 'APP_NOT_INSTALLED'],
      ['GET', '/v3/tags/labels/news', 'APP_NOT_INSTALLED'],
      ['GET', '/v2/stats/posts/total', 'APP_NOT_INSTALLED'],
      ['POST', '/v2/availability/schedule', 'APP_NOT_INSTALLED'],
      ['GET', '/v1/anonymous-bookings/x1', 'APP_NOT_INSTALLED'],
      ['POST', '/_api/pricing-variant-categories/v3/query', 'APP_NOT_INSTALLED'],
      ['GET', '/comments/v1/comments/x1', 'APP_NOT_INSTALLED'],
      ['POST', '/v1/votes/upvote', 'APP_NOT_INSTALLED'],
      ['POST', '/forms/v4/submissions', 'APP_NOT_INSTALLED'],
      ['POST', '/_api/form-submission-service/v4/submissions', 'APP_NOT_INSTALLED'],
      ['GET', '/v3/postsx', 'ROUTE_NOT_FOUND'],
      ['POST', '/wix-data/v2/collections', 'ROUTE_NOT_FOUND'],
      ['POST', '/bookingsx', 'ROUTE_NOT_FOUND'],
    ])('docs: %s %s is not installed here: %s', async (method, path, code) => {
      const reply = await stack.call(method, path, method === 'GET' ? undefined : {});
      expect([reply.status, await reply.json()]).toMatchObject([
        404,
        { details: { applicationError: { code } } },
      ]);
    });

    it('assumed: what templates ask the hosting for is an empty list, for anybody', async () => {
      for (const path of ['/assets/scripts/v1/site-scripts', '/wixapis/assets/scripts/v1/site-scripts']) {
        const reply = await stack.platform.fetch(new Request(`https://www.wixapis.com${path}`));
        expect([path, reply.status, await reply.json()]).toEqual([path, 200, { siteScripts: [] }]);
      }
      expect((await stack.call('POST', '/assets/scripts/v1/site-scripts', {})).status).toBe(404);
    });

    it('sdk: a storefront is told of a missing order as it expects it', async () => {
      const { orders } = shopModules(stack, newVisitor());
      await expect(orders.getOrder(productId(9))).rejects.toMatchObject({
        details: { applicationError: { code: 'NOT_FOUND' } },
      });
    });
  },
  platformMigrations,
);
