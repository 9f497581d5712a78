import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { completeReply, findOperation } from '../../platform/contract/index.ts';
import { platformMigrations } from '../../platform/platform.ts';
import { seedOrders } from '../../platform/services/orders/public.ts';
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
  'orders that nobody reads on their way to the reply',
  (database) => {
    it('are returned as they are stored, with what the types say is never null, every kind of order of the demo', async () => {
      const stack = startStack(database());
      const seeding = { ids: { guid: () => crypto.randomUUID() }, currency: 'EUR' };
      const told = demoOrders(stack.clock.now(), FULL ? 1_000 : 300);
      await seedOrders(database().kysely, TEST_SITE.id, told, seeding);
      const { rows } = await sql<{ doc: Order }>`
        select doc from orders order by created_date desc, id desc`.execute(database().kysely);
      const found: Order[] = [];
      let cursor: string | undefined;
      do {
        const asked = { cursorPaging: { limit: 100, ...(cursor && { cursor }) } };
        const reply = await stack.call('POST', '/ecom/v1/orders/search', { search: asked });
        const page = (await reply.json()) as Page;
        found.push(...page.orders);
        cursor = page.metadata.cursors.next;
      } while (cursor !== undefined);
      const stored = rows.map(({ doc }) => doc);
      expect(found).toEqual((completeReply(search, { orders: stored }) as Page).orders);
      expect(found).toMatchObject(stored);
      for (const order of found.slice(0, 30)) {
        const reply = await stack.call('GET', `/ecom/v1/orders/${order.id}`);
        expect(reply.headers.get('content-type')).toBe('application/json');
        expect(await reply.json()).toEqual({ order });
      }
    });
  },
  platformMigrations,
);
