import { expect, it } from 'vitest';
import { platformMigrations } from '#platform/platform.ts';
import { onDatabase } from '#testing/engines.ts';
import { orderModules, plainOrder } from '#testing/orders.ts';
import { startStack } from '#testing/stack.ts';

const CHECKOUT = 'cccccccc-0000-4000-8000-000000000009';
const VISITOR = 'aaaaaaaa-0000-4000-8000-000000000009';

onDatabase(
  'emails to people of the store',
  (database) => {
    it('assumed: whoever wants to is emailed each order of the checkout, and of no other', async () => {
      const stack = startStack(database(), {
        ids: { guid: () => crypto.randomUUID() },
        collaborators: [
          { id: '1', name: 'Ada', email: 'ada@shop.example', wantsOrderEmails: true },
          { id: '2', name: 'Bo', email: 'bo@shop.example' },
        ],
      });
      const { orders } = orderModules(stack);
      const buyerInfo = { email: 'noa@example.com', visitorId: VISITOR };
      await orders.createOrder(plainOrder('20.00', { buyerInfo }));
      const order = await orders.createOrder(plainOrder('60.00', { checkoutId: CHECKOUT, buyerInfo }));
      await stack.platform.deliverMail();
      const toStaff = stack.mailer.sent.filter(({ to }) => to.endsWith('@shop.example'));
      expect(toStaff.map(({ to, subject }) => [to, subject])).toEqual([
        ['ada@shop.example', `Test shop: new order ${order.number}, €60.00`],
      ]);
      expect(toStaff[0]?.text).toContain(`https://shop.test/admin/orders/${order._id}`);
    });
  },
  platformMigrations,
);
