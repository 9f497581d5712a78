import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { onDatabase } from '../../testing/engines.ts';
import { plainOrder } from '../../testing/orders.ts';
import {
  newMember,
  newVisitor,
  productId,
  reference,
  shopMigrations,
  startShop,
  seedListing,
  type Shop,
} from '../../testing/shop.ts';
import { startStack, TEST_READ_KEY, type Stack } from '../../testing/stack.ts';

const NOBODY = '99999999-9999-4999-8999-999999999999';
const ADD = `mutation ($items: [EcomCartV1LineItemInput!]!) {
  ecomCurrentCartV1AddToCurrentCart(input: { lineItems: $items }) { cart { id lineItems { quantity } } }
}`;

interface Answer {
  data: Record<string, never>;
  errors?: { message: string; path?: unknown; extensions?: Record<string, unknown> }[];
}

/** The types of `client.graphql` keep the version to themselves. */
const inVersion = (client: object, apiVersion: string): Promise<unknown> =>
  (client as { graphql: (query: string, variables: object, options: object) => Promise<unknown> }).graphql(
    '{ __typename }',
    {},
    { apiVersion },
  );

onDatabase(
  'requests by GraphQL',
  (database) => {
    let shop: Shop;
    let order: string;

    const ask = async (document: string, variables: object = {}, on: Stack = shop): Promise<Answer> =>
      on.client().graphql<Answer['data'], object>(document, variables);
    const refused = async (document: string, on: Stack = shop): Promise<string | undefined> =>
      (await ask(document, {}, on)).errors?.[0]?.message;
    const post = (body: unknown, headers: Record<string, string> = {}, path = '/graphql/alpha') =>
      shop.call('POST', path, body, headers);
    const codeOf = async (reply: Response) => {
      const { details } = (await reply.json()) as { details: { applicationError?: { code: string } } };
      return [reply.status, details.applicationError?.code];
    };

    beforeAll(async () => {
      shop = startShop(database());
      await seedListing(shop, [{ id: productId(1), name: 'Moiré', price: '30.00', quantity: 1000 }]);
      const made = await shop.call('POST', '/ecom/v1/orders', { order: plainOrder('5.00') });
      order = ((await made.json()) as { order: { id: string } }).order.id;
    });
    beforeEach(() => shop.errors.splice(0));

    describe('of the real SDK', () => {
      it('sdk: a visitor fills a cart that is theirs, and reads it again by either way', async () => {
        const visitor = newVisitor();
        const items = [{ quantity: 2, catalogReference: reference(productId(1)) }];
        const added = await shop.client(visitor).graphql(ADD, { items });
        expect(added).toMatchObject({
          errors: undefined,
          data: { ecomCurrentCartV1AddToCurrentCart: { cart: { lineItems: [{ quantity: 2 }] } } },
        });
        const read = '{ ecomCurrentCartV1GetCurrentCart { cart { id currency } } }';
        const own = (await shop.client(visitor).graphql(read)) as Answer;
        expect(own.data).toMatchObject({ ecomCurrentCartV1GetCurrentCart: { cart: { currency: 'EUR' } } });
        const older = (await shop
          .client(visitor)
          .graphql('mutation { ecomCartV1CurrentCartGetCurrentCart { cart { id currency } } }')) as Answer;
        expect(older.data['ecomCartV1CurrentCartGetCurrentCart']).toEqual(
          own.data['ecomCurrentCartV1GetCurrentCart'],
        );
        const other = await shop.client(newVisitor()).graphql(read);
        // Where published storefronts look for it.
        expect(other.errors?.[0]?.extensions).toMatchObject({
          applicationError: { code: 'OWNED_CART_NOT_FOUND' },
          status: 404,
        });
      });

      it('assumed: entities by their ids and lists of them are what their operations answer', async () => {
        const { data, errors } = await ask(
          `query ($id: ID!) {
             one: ecomOrdersV1Order(queryInput: { id: $id }) { id number priceSummary { total { amount } } }
             none: ecomOrdersV1Order(queryInput: { id: "${NOBODY}" }) { id }
             all: ecomOrdersV1Orders { items { id } pageInfo { count hasNext } }
             products: storesProductsV3Products { items { id name } pageInfo { count } }
             operation: ecomOrdersV1GetOrder(input: { id: "${order}" }) { order { id number } }
           }`,
          { id: order },
        );
        expect(data).toMatchObject({
          one: { id: order, number: '10001', priceSummary: { total: { amount: '5.00' } } },
          none: null,
          all: { items: [{ id: order }], pageInfo: { count: 1, hasNext: false } },
          products: { items: [{ id: productId(1), name: 'Moiré' }], pageInfo: { count: 1 } },
          operation: { order: { id: order, number: '10001' } },
        });
        // One that fails keeps nothing else from being read.
        expect(errors).toMatchObject([
          { path: ['none'], extensions: { status: 404, applicationError: { code: 'ORDER_NOT_FOUND' } } },
        ]);
      });

      it('docs: collections of products, and products of collections, however many with one query', async () => {
        const collection = async (name: string) =>
          (
            (await (await shop.call('POST', '/stores/v1/collections', { collection: { name } })).json()) as {
              collection: { id: string; slug: string };
            }
          ).collection;
        const [sunny, rainy] = [await collection('Sunny'), await collection('Rainy')];
        for (const { id } of [sunny, rainy])
          await shop.call('POST', `/stores/v1/collections/${id}/productIds`, { productIds: [productId(1)] });
        const { data, errors } = await ask(
          `query {
             storesProductsV1Products { items { name collections { items { name } pageInfo { count } } } }
             storesCollectionsV1Collections(queryInput: { query: { filter: { id: "${sunny.id}" } } }) {
               items { name productsVirtualReference(query: { query: { filter: { name: "Moiré" } } }) { items { name } } }
             }
             empty: storesCollectionsV1Collections(queryInput: { query: { filter: { id: "${sunny.id}" } } }) {
               items { productsVirtualReference(query: { query: { filter: { name: "Vale" } } }) { items { name } } }
             }
           }`,
        );
        expect(errors).toBeUndefined();
        const { items } = data['storesProductsV1Products'] as unknown as {
          items: { collections: { items: { name: string }[] } }[];
        };
        expect(items[0]?.collections.items.map(({ name }) => name)).toEqual(
          expect.arrayContaining(['Sunny', 'Rainy']),
        );
        expect(data).toMatchObject({
          storesCollectionsV1Collections: {
            items: [{ name: 'Sunny', productsVirtualReference: { items: [{ name: 'Moiré' }] } }],
          },
          empty: { items: [{ productsVirtualReference: { items: [] } }] },
        });
      });

      it('assumed: references that lead to and fro call no more operations than a document may', async () => {
        const to = (depth: number): string =>
          depth === 0
            ? 'id'
            : `id productsVirtualReference(query: { query: { paging: { limit: 1 } } }) {
                items { collections { items { ${to(depth - 1)} } } }
              }`;
        const many = Array.from(
          { length: 30 },
          (_, index) =>
            `a${index}: storesCollectionsV1Collections(queryInput: { query: { paging: { limit: 2 } } }) {
              items { ${to(2)} }
            }`,
        );
        const { data, errors = [] } = await ask(`{ ${many.join(' ')} }`);
        expect(data['a0']).toMatchObject({ items: expect.any(Array) as unknown });
        expect(errors.length).toBeGreaterThan(0);
        for (const { extensions } of errors)
          expect(extensions).toMatchObject({
            status: 400,
            applicationError: { code: 'TOO_MANY_OPERATIONS' },
          });
      });

      it('assumed: changes what REST changes, in order, each by itself', async () => {
        const { data, errors } = await ask(
          `mutation ($order: EcomOrdersV1OrderInput!) {
             first: ecomOrdersV1UpdateOrder(input: { order: $order }) { order { buyerInfo { email } } }
             second: ecomOrdersV1CancelOrder(input: { id: "${NOBODY}" }) { order { id } }
             third: ecomOrdersV1AddActivity(input: { id: "${order}", activity: { merchantComment: { message: "seen" } } }) { activityId }
           }`,
          { order: { id: order, buyerInfo: { email: 'zoe@example.com' } } },
        );
        expect(data).toMatchObject({
          first: { order: { buyerInfo: { email: 'zoe@example.com' } } },
          second: null,
        });
        expect(errors).toMatchObject([{ path: ['second'], extensions: { status: 404 } }]);
        const read = (await (await shop.call('GET', `/ecom/v1/orders/${order}`)).json()) as {
          order: { buyerInfo: { email: string }; activities: { id: string }[] };
        };
        expect(read.order.buyerInfo.email).toBe('zoe@example.com');
        expect(read.order.activities.map(({ id }) => id)).toContain(
          (data['third'] as unknown as { activityId: string }).activityId,
        );
      });

      it('assumed: does a change once for an idempotency key, however often it is sent', async () => {
        const document = `mutation {
          a: ecomTaxGroupsV1CreateTaxGroup(input: { taxGroup: { name: "Books" } }) { taxGroup { id } }
          b: ecomTaxGroupsV1CreateTaxGroup(input: { taxGroup: { name: "Maps" } }) { taxGroup { id } }
        }`;
        const send = () => shop.client(undefined, { 'idempotency-key': 'once' }).graphql(document);
        const first = await send();
        expect(first.errors).toBeUndefined();
        expect(await send()).toEqual(first);
      });

      it('docs: a visitor, a member and a key may do what they may by REST', async () => {
        const document = `mutation { ecomOrdersV1CancelOrder(input: { id: "${order}" }) { order { id } } }`;
        for (const caller of [newVisitor(), newMember(), { kind: 'api-key' as const, key: TEST_READ_KEY }]) {
          const { data, errors } = (await shop.client(caller).graphql(document)) as Answer;
          expect(data).toEqual({ ecomOrdersV1CancelOrder: null });
          expect(errors?.[0]?.extensions).toMatchObject({
            status: 403,
            applicationError: { code: 'PERMISSION_DENIED', data: { permissionIds: ['ECOM.MODIFY_ORDERS'] } },
            details: { applicationError: { code: 'PERMISSION_DENIED' } },
          });
        }
        const read = await shop
          .client({ kind: 'api-key', key: TEST_READ_KEY })
          .graphql('{ ecomOrdersV1Orders { items { id } } }');
        expect(read.data).toEqual({ ecomOrdersV1Orders: { items: [{ id: order }] } });
        // Of others' orders a member is told nothing.
        const member = await shop.client(newMember()).graphql('{ ecomOrdersV1Orders { items { id } } }');
        expect(member.data).toEqual({ ecomOrdersV1Orders: { items: [] } });
        const nobody = await post({ query: document }, { authorization: 'JWS nonsense' });
        expect([nobody.status, await nobody.json()]).toMatchObject([
          200,
          { errors: [{ extensions: { status: 401, applicationError: { code: 'UNAUTHENTICATED' } } }] },
        ]);
      });

      it('docs: tells of a bad request field by field, as REST does', async () => {
        const { errors } = await ask(
          'mutation { reviewsReviewsV1CreateReview(input: { review: { namespace: "stores", content: { rating: 9 } } }) { review { id } } }',
        );
        const rest = (await (
          await shop.call('POST', '/reviews/v1/reviews', {
            review: { namespace: 'stores', content: { rating: 9 } },
          })
        ).json()) as { message: string; details: { validationError: object } };
        expect(errors).toMatchObject([
          { message: rest.message, extensions: { ...rest.details, status: 400 } },
        ]);
        expect(rest.details.validationError).toMatchObject({
          fieldViolations: expect.arrayContaining([
            expect.objectContaining({ field: 'review.content.rating', violatedRule: 'MAX' }),
          ]),
        });
      });

      it('sdk: what is no answer is an error of the SDK with the platform’s details', async () => {
        const failing = inVersion(shop.client(), 'v9');
        await expect(failing).rejects.toMatchObject({
          message: 'GraphQL request failed with status 404',
        });
        const error = (await failing.catch((thrown: unknown) => thrown)) as {
          details: () => Promise<{ details: object; requestId: string }>;
        };
        expect(await error.details()).toMatchObject({
          details: { applicationError: { code: 'ROUTE_NOT_FOUND' } },
          requestId: expect.any(String),
        });
      });
    });

    describe('that nobody means well', () => {
      it('docs: unknown fields, wrong types and broken documents are told of by GraphQL itself', async () => {
        expect(await refused('{ ecomOrdersV1Nothing { id } }')).toContain(
          'Cannot query field "ecomOrdersV1Nothing" on type "Query"',
        );
        expect(await refused('{ ecomOrdersV1Orders { items { secret } } }')).toContain(
          'Cannot query field "secret"',
        );
        expect(await refused('{ ecomOrdersV1Order(queryInput: { id: { a: 1 } }) { id } }')).toContain(
          'ID cannot represent',
        );
        expect(
          await refused(
            'mutation { ecomOrdersV1UpdateOrderStatus(input: { status: LOST }) { order { id } } }',
          ),
        ).toContain('Value "LOST" does not exist in "EcomOrdersV1OrderStatus" enum');
        expect(await refused('{ ecomOrdersV1Orders { items { id }')).toContain('Syntax Error');
        expect(await refused('')).toBeDefined();
      });

      it('assumed: depth 50, 10,000 aliases, a huge document, many calls: rejected before anything is read', async () => {
        const nested = (depth: number): string =>
          depth === 0 ? 'id' : `subCategories { ${nested(depth - 1)} }`;
        expect(await refused(`{ ecomOrdersV1Orders { items { ${nested(50)} } } }`)).toBe(
          'Syntax Error: Query depth limit of 20 exceeded, found 53.',
        );
        const aliases = (count: number): string =>
          Array.from(
            { length: count },
            (_, index) =>
              `a${index}: ecomOrdersV1Orders(queryInput: { search: { cursorPaging: { limit: 1 } } }) { items { id } }`,
          ).join(' ');
        const short = Array.from({ length: 10_000 }, (_, index) => `a${index}:a`).join(' ');
        expect(await refused(`{ ${short} }`)).toBe('Syntax Error: Token limit of 8000 exceeded.');
        expect(await refused(`{ ${aliases(101)} }`)).toBe(
          'Syntax Error: Aliases limit of 100 exceeded, found 101.',
        );
        expect(await refused(`{ ${aliases(31)} }`)).toBe('A document may call at most 30 operations.');
        expect(await refused(`{ ...All ...All } fragment All on Query { ${aliases(31)} }`)).toBe(
          'A document may call at most 30 operations.',
        );
        expect((await ask(`{ ${aliases(30)} }`)).errors).toBeUndefined();
        expect(await refused(`{ ...Round } fragment Round on Query { ...Round }`)).toContain('Round');
        expect(await codeOf(await post({ query: `# ${'x'.repeat(100_000)}\n{ __typename }` }))).toEqual([
          413,
          'REQUEST_TOO_LARGE',
        ]);
        expect(await codeOf(await post({ query: '{ __typename }', pad: 'x'.repeat(1_100_000) }))).toEqual([
          413,
          'REQUEST_TOO_LARGE',
        ]);
      });

      describe('a document’s cost', () => {
        const page = (alias: string, limit: number | string): string =>
          `${alias}: storesProductsV1Products(queryInput: { query: { paging: { limit: ${limit} } } }) { items { id } }`;
        const pages = (count: number, limit: number | string): string =>
          Array.from({ length: count }, (_, index) => page(`a${index}`, limit)).join(' ');
        const rejection = async (query: string, variables: object = {}): Promise<unknown> => {
          const reply = await post({ query, variables }, {});
          const { data, errors } = (await reply.json()) as Answer;
          const error = errors?.[0]?.extensions?.['applicationError'] as
            | { code: string; data: object }
            | undefined;
          return error && { code: error.code, ...error.data, isWhole: data === undefined };
        };
        const exceeded = (cost: number) => ({ code: 'MAX_COST_EXCEEDED', cost, max: 1000, isWhole: true });

        it('assumed: is the sum of what its calls cost, before any of them is made', async () => {
          expect(await rejection(`{ ${pages(29, 100)} }`)).toEqual(exceeded(29 * 101));
          expect(await refused(`{ ${pages(10, 100)} }`)).toBe(
            'The document costs 1010 points of at most 1000. Request shorter pages or fewer operations.',
          );
          expect(await rejection(`{ ${pages(9, 100)} }`)).toBeUndefined();
          // Without a limit a list counts as the longest page that it returns so.
          const plain = Array.from(
            { length: 10 },
            (_, index) => `a${index}: storesProductsV1Products { items { id } }`,
          );
          expect(await rejection(`{ ${plain.join(' ')} }`)).toEqual(exceeded(1010));
          const changes = Array.from(
            { length: 11 },
            (
              _,
              index,
            ) => `a${index}: storesProductsV1QueryProducts(input: { query: { paging: { limit: 100 } } }) {
              products { id }
            }`,
          );
          expect(await rejection(`mutation { ${changes.join(' ')} }`)).toEqual(exceeded(11 * 101));
        });

        it('assumed: counts fragments and limits in variables, and neither what is skipped nor one name twice', async () => {
          const document = `query ($limit: Int, $skips: Boolean!) {
            ...Many
            ... on Query { ...Many ${page('more', '$limit')} }
            ${page('more', '$limit')}
            skipped: storesProductsV1Products @skip(if: $skips) { items { id } }
          } fragment Many on Query { ${pages(9, '$limit')} }`;
          expect(await rejection(document, { limit: 100, skips: true })).toEqual(exceeded(10 * 101));
          expect(await rejection(document, { limit: 100, skips: false })).toEqual(exceeded(11 * 101));
          expect(await rejection(document, { limit: 50, skips: true })).toBeUndefined();
        });

        it('assumed: counts references for each record that has them', async () => {
          for (let index = 0; index < 12; index += 1)
            await shop.call('POST', '/stores/v1/collections', { collection: { name: `Costly ${index}` } });
          const nested = (limit: number): string => `{
            storesCollectionsV1Collections(queryInput: { query: { paging: { limit: 12 } } }) {
              items { productsVirtualReference(query: { query: { paging: { limit: ${limit} } } }) { items { id } } }
            }
          }`;
          const { errors = [] } = await ask(nested(100));
          expect(errors.length).toBeGreaterThan(0);
          for (const { extensions } of errors)
            expect(extensions).toMatchObject({
              status: 400,
              applicationError: { code: 'MAX_COST_EXCEEDED', data: { max: 1000 } },
            });
          expect((await ask(nested(10))).errors).toBeUndefined();
        });
      });

      it('assumed: a filter too deep to keep, and a key that no text may have, are told of by the platform', async () => {
        const deep = `${'{a:'.repeat(150)}1${'}'.repeat(150)}`;
        for (const filter of [deep, '{ name: "a\\u0000b" }']) {
          const { errors } = await ask(
            `{ storesProductsV3Products(queryInput: { query: { filter: ${filter} } }) { items { id } } }`,
          );
          expect(errors?.[0]?.extensions).toMatchObject({ status: 400, validationError: expect.any(Object) });
        }
        expect(shop.errors).toEqual([]);
      });

      it('assumed: what is no request of GraphQL is rejected in the platform’s envelope', async () => {
        expect(await codeOf(await post('{'))).toEqual([400, 'INVALID_JSON']);
        for (const body of [
          [{ query: '{ __typename }' }],
          {},
          { query: 1 },
          { query: '{ __typename }', variables: 'x' },
        ])
          expect(await codeOf(await post(body))).toEqual([400, 'INVALID_ARGUMENT']);
        expect(await codeOf(await shop.call('GET', '/graphql/alpha?query={__typename}'))).toEqual([
          405,
          'METHOD_NOT_ALLOWED',
        ]);
        const multipart = await post('--x', { 'content-type': 'multipart/form-data; boundary=x' });
        expect(multipart.status).toBe(400);
        const several = await post({ query: 'query A { __typename } query B { __typename }' });
        expect(await several.json()).toMatchObject({
          errors: [{ message: expect.stringContaining('operation') }],
        });
        const chosen = await post({
          query: 'query A { a: __typename } query B { b: __typename }',
          operationName: 'B',
        });
        expect(await chosen.json()).toEqual({ data: { b: 'Query' } });
        const mounted = await post({ query: '{ __typename }' }, {}, '/wixapis/graphql/alpha');
        expect(await mounted.json()).toEqual({ data: { __typename: 'Query' } });
        expect(mounted.headers.get('x-wix-request-id')).toBeTruthy();
      });

      it('assumed: the schema is looked into in development only, where a page helps to', async () => {
        const look = '{ __schema { queryType { name } } }';
        expect(await refused(look)).toContain('introspection');
        const page = await shop.call('GET', '/graphql/alpha', undefined, { accept: 'text/html' });
        expect(page.status).toBe(405);
        const open = startStack(database(), { graphql: { isOpen: true } });
        expect(await ask(look, {}, open)).toMatchObject({
          data: { __schema: { queryType: { name: 'Query' } } },
        });
        const shown = await open.call('GET', '/graphql/alpha', undefined, { accept: 'text/html' });
        expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'text/html; charset=UTF-8']);
        expect(shown.headers.get('content-security-policy')).toMatch(
          /script-src 'sha256-[^']+'; style-src 'sha256-/,
        );
        const html = await shown.text();
        expect(html).toContain('<title>GraphQL playground</title>');
        expect(html).not.toMatch(/<(?:script|link|img)[^>]+(?:src|href)="?https?:/);
      });

      it('assumed: a schema that nobody asked for ten minutes is let go, and built again', async () => {
        const stack = startStack(database());
        const question = () => ask('{ storesProductsV3Products { items { name } } }', {}, stack);
        const before = await question();
        stack.clock.advance(11 * 60_000);
        await stack.platform.maintain();
        expect(await question()).toEqual(before);
        expect(stack.errors).toEqual([]);
      });

      it('assumed: nobody waits longer than the limit, and what has not begun by then does not begin', async () => {
        const hurried = startStack(database(), { graphql: { timeLimit: 1 } });
        const document = `mutation {
          a: ecomTaxGroupsV1CreateTaxGroup(input: { taxGroup: { name: "Late 1" } }) { taxGroup { id } }
          b: ecomTaxGroupsV1CreateTaxGroup(input: { taxGroup: { name: "Late 2" } }) { taxGroup { id } }
        }`;
        // Its parts are there already.
        await hurried.call('POST', '/graphql/alpha', { query: '{ __typename }' });
        const reply = await hurried.call('POST', '/graphql/alpha', { query: document });
        expect(await codeOf(reply)).toEqual([504, 'DEADLINE_EXCEEDED']);
        // The next call waits for the one under way: they change the same table one after the other.
        const { data } = await ask('{ ecomTaxGroupsV1TaxGroups { items { name } } }');
        expect(JSON.stringify(data)).not.toContain('Late 2');
      });
    });
  },
  shopMigrations,
);
