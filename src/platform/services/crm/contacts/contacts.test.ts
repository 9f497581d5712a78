import { expect, it } from 'vitest';
import { onDatabase } from '#testing/engines.ts';
import { orderModules, posterOrder } from '#testing/orders.ts';
import { startStack } from '#testing/stack.ts';
import { platformMigrations } from '#platform/platform.ts';

interface Page {
  contacts: { id: string; primaryInfo: { email: string } }[];
  pagingMetadata: { count: number; offset: number; total: number };
}

onDatabase(
  'contacts',
  (database) => {
    it('docs: customers are read as contacts: listed, found by email and opened', async () => {
      const stack = startStack(database());
      const { orders } = orderModules(stack);
      for (const email of ['rosa@example.com', 'ines@example.com'])
        await orders.createOrder(
          posterOrder({
            buyerInfo: { email },
            billingInfo: {
              contactDetails: { firstName: 'Rosa', lastName: 'Lima', phone: '+351 210 000 000' },
            },
          }),
        );
      const list = (await (
        await stack.call('GET', '/contacts/v4/contacts?paging.limit=1&paging.offset=1')
      ).json()) as Page;
      expect(list).toMatchObject({ pagingMetadata: { count: 1, offset: 1, total: 2 } });
      for (const [limit, status] of [
        [1000, 200],
        [1001, 400],
      ])
        expect((await stack.call('GET', `/contacts/v4/contacts?paging.limit=${limit}`)).status).toBe(status);
      const filter = { 'info.emails.email': 'rosa@example.com' };
      const found = (await (
        await stack.call('POST', '/contacts/v4/contacts/query', { query: { filter } })
      ).json()) as Page;
      expect(found).toMatchObject({
        contacts: [
          {
            primaryInfo: { email: 'rosa@example.com' },
            info: {
              name: { first: 'Rosa', last: 'Lima' },
              emails: { items: [{ email: 'rosa@example.com', primary: true }] },
            },
          },
        ],
        pagingMetadata: { total: 1 },
      });
      const [contact] = found.contacts;
      const opened = await stack.call('GET', `/contacts/v4/contacts/${contact?.id}`);
      expect(await opened.json()).toEqual({ contact });
      const missing = await stack.call('GET', '/contacts/v4/contacts/99999999-9999-4999-8999-999999999999');
      expect(missing.status).toBe(404);
      const made = await stack.call('POST', '/contacts/v4/contacts', { info: { name: { first: 'Ana' } } });
      expect(made.status).toBe(501);
    });
  },
  platformMigrations,
);
