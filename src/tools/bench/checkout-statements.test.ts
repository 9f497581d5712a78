import { memoryFiles } from '../../testing/deterministic.ts';
import { beforeAll, expect, it } from 'vitest';
import { pricingPart } from '../../demo/pricing/pricing-part.ts';
import { embeddedFetch } from '../../server/platform-fetch.ts';
import { onDatabase } from '../../testing/engines.ts';
import { gatewayMigrations, startGateway } from '../../testing/gateway.ts';
import { productId, shopMigrations, startShop, seedListing } from '../../testing/shop.ts';
import { TEST_API_KEY, TEST_SITE } from '../../testing/stack.ts';
import { countedStatements, statementsOf } from '../../testing/statements.ts';
import type { Call, Connection } from './measure.ts';
import { addToCart, beginVisit, checkOut, CLIENT, estimate, referTo } from './shopper.ts';

/**
 * All of a checkout, from a new visitor to the paid order; `begin` and `commit` count. One in each pricing is how many places
 * of the slots are left, where the shop brings things at a time; one at the end is which fields the merchant asks for.
 */
const MAX = 89;
const MAX_OF_TOTALS = 6;
const LINES = 50;

/** What was asked, where it was more than that. */
const tooMany = (requested: readonly string[], max: number): string =>
  requested.length > max ? `${requested.length} instead of ${max}:\n${countedStatements(requested)}` : '';

onDatabase(
  'what the database is asked for',
  (database) => {
    let shop: Connection;

    beforeAll(async () => {
      const clients = TEST_SITE.clients.map((client) => ({ ...client, id: CLIENT }));
      const stack = startShop(database(), { site: { ...TEST_SITE, clients } });
      const { clock, site, platform } = stack;
      const files = memoryFiles();
      await database().transaction((tx) =>
        pricingPart.fill(tx, { database: database(), files, clock, siteId: site.id, log: () => {} }),
      );
      const products = Array.from({ length: LINES }, (_, index) => ({
        id: productId(index),
        name: `Print ${index}`,
        price: '30.00',
        quantity: 1000,
      }));
      await seedListing(stack, products);
      const credentials = { apiKey: TEST_API_KEY, siteId: site.id };
      const gateway = startGateway(
        database(),
        { siteId: site.id, platformFetch: embeddedFetch(platform, credentials) },
        new Map(),
        { platformFetch: platform.fetch, paymentGateway: stack.paymentGateway.routes },
      );
      const send = async ({ method, path, headers, body }: Call) => {
        const request = new Request(`http://localhost:8080${path}`, {
          method,
          headers: { 'content-type': 'application/json', ...headers },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        });
        const reply = await gateway.fetch(request);
        return { status: reply.status, body: await reply.text() };
      };
      shop = {
        send,
        async ask(call) {
          const { status, body } = await send(call);
          if (status !== 200) throw new Error(`${call.path} answered ${status}: ${body}`);
          return JSON.parse(body);
        },
        close() {},
      };
      await checkOut(shop, 1, referTo(productId(1)));
    });

    it('is little for a checkout', async () => {
      const statements = await statementsOf(() => checkOut(shop, 2, referTo(productId(2))));
      expect(tooMany(statements, MAX)).toBe('');
    });

    it('is the same for the totals of fifty lines as for those of one', async () => {
      const token = await beginVisit(shop, 3);
      const references = Array.from({ length: LINES }, (_, index) => referTo(productId(index)));
      await shop.ask(addToCart(token, references));
      const statements = await statementsOf(() => shop.ask(estimate(token)));
      expect(tooMany(statements, MAX_OF_TOTALS)).toBe('');
    });
  },
  [...shopMigrations, ...gatewayMigrations],
);
