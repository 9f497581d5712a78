import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { completeReply, completionOf, findOperation } from '../../platform/contract/index.ts';
import { platformMigrations } from '../../platform/platform.ts';
import { seedOrders } from '../../platform/services/ecom/orders/public.ts';
import { onDatabase } from '../../testing/engines.ts';
import { startStack, TEST_SITE } from '../../testing/stack.ts';
import { FULL } from '../../testing/run-size.ts';
import { demoOrders } from './demo-orders.ts';

interface Order {
  id: string;
}

interface Page {
  orders: Order[];
  metadata: { cursors: { next?: string } };
}

const search = findOperation('ecom_orders.searchOrders');

onDatabase(
  'the texts of orders that are stored for replies',
  (database, engine) => {
    it('are the orders with what the types say is never null, every kind of order of the demo', async () => {
      const stack = startStack(database());
      const { kysely } = database();
      const seeding = { ids: { guid: () => crypto.randomUUID() }, currency: 'EUR' };
      // What is added to an order is the same on every engine: one of them tries it with all kinds.
      const seeds = demoOrders(stack.clock.now(), FULL && engine === 'pglite' ? 1_000 : 300);
      await seedOrders(kysely, TEST_SITE.id, seeds, seeding);
      const readAll = async (): Promise<Order[]> => {
        const found: Order[] = [];
        let cursor: string | undefined;
        do {
          const cursorPaging = { limit: 100, ...(cursor && { cursor }) };
          const reply = await stack.call('POST', '/ecom/v1/orders/search', { search: { cursorPaging } });
          const page = (await reply.json()) as Page;
          found.push(...page.orders);
          cursor = page.metadata.cursors.next;
        } while (cursor !== undefined);
        return found;
      };
      const { rows } = await sql<{ doc: Order; version: string }>`select doc, reply_version as version
        from orders order by created_date desc, id desc`.execute(kysely);
      const { version } = completionOf(search, 'orders');
      expect(rows.filter((row) => row.version !== version)).toEqual([]);
      const stored = rows.map(({ doc }) => doc);
      const orders = await readAll();
      expect(orders).toEqual((completeReply(search, { orders: stored }) as Page).orders);
      expect(orders).toMatchObject(stored);
      for (const order of orders.slice(0, 30)) {
        const reply = await stack.call('GET', `/ecom/v1/orders/${order.id}`);
        expect(reply.headers.get('content-type')).toBe('application/json');
        expect(await reply.json()).toEqual({ order });
      }
      // Orders that were stored before there were such texts are shown alike.
      await sql`update orders set reply_version = null, reply_text = null`.execute(kysely);
      expect(await readAll()).toEqual(orders);
    });
  },
  platformMigrations,
);
