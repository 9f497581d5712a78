import { beforeAll, expect, it } from 'vitest';
import { customerExtensions } from '#shared/extensions/customers.ts';
import { customerCalls } from '#testing/customers.ts';
import { onDatabase } from '#testing/engines.ts';
import { orderModules, paidOrder, plainOrder } from '#testing/orders.ts';
import { productId, shopMigrations, startShop, type Shop } from '#testing/shop.ts';

onDatabase(
  'routes of customers',
  (database) => {
    let shop: Shop;
    const call: ReturnType<typeof customerCalls>['call'] = (...request) =>
      customerCalls(shop).call(...request);
    const find = (filter: Record<string, unknown>) => customerCalls(shop).find(filter);
    const one = (email: string) => customerCalls(shop).one(email);
    const read = async (customerId: string) => (await call('getCustomer', { customerId })).body;
    const member = async (loginEmail: string, more: object = {}): Promise<string> => {
      const reply = await shop.call('POST', '/members/v1/members', { member: { loginEmail, ...more } });
      return ((await reply.json()) as { member: { id: string } }).member.id;
    };
    const buy = (email: string, amount: string, details: object = {}) =>
      paidOrder(
        orderModules(shop),
        plainOrder(amount, {
          buyerInfo: { email },
          billingInfo: { contactDetails: details, address: { country: 'PT' } },
        }),
      );

    beforeAll(async () => {
      shop = startShop(database());
      await buy('ada@example.com', '10.00', {
        firstName: 'Ada',
        lastName: 'Almeida',
        phone: '+351 912 345 678',
      });
      await buy('ada@example.com', '30.00', {
        firstName: 'Ada',
        lastName: 'Almeida',
        phone: '+351 912 345 678',
      });
      await buy('soren@example.com', '99.00', { firstName: 'Søren', lastName: 'Østergård' });
      await member('mia@example.com', { contact: { firstName: 'Mia', company: 'Atelier Mia' } });
      await member('ada@example.com', { contact: { firstName: 'Ada' } });
    });

    it('assumed: the guest who bought and the member who joined with the same address are one customer', async () => {
      const ada = await one('ada@example.com');
      expect(ada).toMatchObject({
        status: 'APPROVED',
        memberId: expect.any(String),
        name: 'Ada',
        orders: 2,
        buying: 'AGAIN',
        spent: { amount: '40.00', currency: 'EUR' },
        country: 'PT',
        phone: '+351 912 345 678',
      });
      expect(ada).not.toHaveProperty('nameKey');
      expect(ada).not.toHaveProperty('phoneKey');
      expect(await one('soren@example.com')).toMatchObject({
        status: 'GUEST',
        name: 'Søren Østergård',
        orders: 1,
      });
    });

    it('assumed: are found by parts of a name whatever its accents, by the end of a phone, and page by page', async () => {
      const names = async (filter: Record<string, unknown>) => (await find(filter)).map(({ name }) => name);
      expect(await names({ searchText: { $contains: 'soren' } })).toEqual(['Søren Østergård']);
      expect(await names({ searchText: { $contains: 'atelier' } })).toEqual(['Mia']);
      expect(await names({ phoneKey: { $startsWith: '876543219' } })).toEqual(['Ada']);
      expect(await names({ email: { $startsWith: 'MIA@' } })).toEqual(['Mia']);
      const query = { sort: [{ fieldName: 'spent.amount', order: 'DESC' }], cursorPaging: { limit: 2 } };
      const first = (await call('queryCustomers', { query })).body;
      expect(first.customers.map(({ spent }) => spent.amount)).toEqual(['99.00', '40.00']);
      const { next } = first.pagingMetadata.cursors;
      const second = await call('queryCustomers', { query: { cursorPaging: { limit: 2, cursor: next } } });
      expect(second.body.customers.map(({ email }) => email)).toEqual(['mia@example.com']);
    });

    it('assumed: are counted by how they stand, and summed up', async () => {
      expect((await call('aggregateCustomers', { fields: ['status', 'buying'] })).body).toEqual({
        counts: { '(APPROVED|AGAIN)': 1, '(APPROVED|NONE)': 1, '(GUEST|ONCE)': 1 },
      });
      expect((await call('countCustomers', { filter: { status: 'GUEST' } })).body).toEqual({ count: 1 });
      const summed = await call('sumCustomers', {
        field: 'spent.amount',
        filter: { buying: { $ne: 'NONE' } },
      });
      expect(summed.body).toEqual({ sum: '139.00' });
    });

    it('assumed: what was ordered and not paid is not spent, and paid orders alone have an average', async () => {
      const orders = orderModules(shop);
      const buyerInfo = { email: 'part@example.com' };
      const { id } = await paidOrder(orders, plainOrder('20.00', { buyerInfo, currency: 'USD' }));
      const payments = (await orders.orderTransactions.listTransactionsForSingleOrder(id)).orderTransactions;
      const paymentId = String(payments?.payments?.[0]?._id);
      await orders.orderBilling.refundPayments(id, {
        paymentRefunds: [{ paymentId, amount: { amount: '5.00' }, externalRefund: true }],
      });
      const unpaid = plainOrder('70.00', { buyerInfo, currency: 'USD', status: 'APPROVED' });
      const { _id: unpaidId } = await orders.orders.createOrder(unpaid);
      const { customer, details } = await read((await one('part@example.com')).id);
      expect(customer).toMatchObject({
        orders: 2,
        spent: { amount: '0' },
        otherSpent: [{ amount: '15.00', currency: 'USD' }],
      });
      expect(details.byCurrency).toEqual([{ currency: 'USD', paidOrders: 1, refunded: '5.00' }]);
      await orders.hidden.recordManuallyCollectedPayment(String(unpaidId), { amount: '30.00' });
      expect((await one('part@example.com')).otherSpent).toEqual([{ amount: '45.00', currency: 'USD' }]);
      // Together with whom only the store's currency is known of.
      const spentBy = async (filter: Record<string, unknown>) =>
        (await call('sumCustomersSpent', { filter })).body.sums;
      expect(await spentBy({ email: { $in: ['part@example.com', 'ada@example.com'] } })).toEqual([
        (await one('ada@example.com')).spent,
        { amount: '45.00', currency: 'USD' },
      ]);
      expect(await spentBy({ email: 'nobody@example.com' })).toEqual([]);
    });

    it('assumed: one is read with the figures of the orders and how they sign in', async () => {
      const { id } = await one('ada@example.com');
      const { customer, details } = await read(id);
      expect(customer.id).toBe(id);
      expect(details).toMatchObject({
        placed: 2,
        byCurrency: [{ currency: 'EUR', paidOrders: 2, refunded: '0.00' }],
        orderIds: [expect.any(String), expect.any(String)],
        account: { hasPassword: false, factors: [], sessions: [], addresses: [] },
      });
      const [orderId = ''] = details.orderIds;
      expect((await call('getCustomerOfOrder', { orderId })).body).toEqual({ customerId: id });
      expect((await call('getCustomerOfOrder', { orderId: productId(9) })).body).toEqual({});
      const guest = await one('soren@example.com');
      expect((await read(guest.id)).details.account).toBeUndefined();
      expect((await call('getCustomer', { customerId: productId(9) })).status).toBe(404);
    });

    it('assumed: a member is signed out and mailed a link; a guest cannot be', async () => {
      const { id } = await one('mia@example.com');
      expect((await call('signOutCustomer', { customerId: id })).status).toBe(200);
      expect((await call('emailPasswordLink', { customerId: id })).status).toBe(200);
      const guest = await one('soren@example.com');
      expect((await call('signOutCustomer', { customerId: guest.id })).error?.code).toBe('NO_ACCOUNT');
      await shop.call('POST', `/members/v1/members/${(await one('mia@example.com')).memberId}/block`, {});
      expect(await one('mia@example.com')).toMatchObject({ status: 'BLOCKED' });
      expect((await call('emailPasswordLink', { customerId: id })).error?.code).toBe('CANNOT_SIGN_IN');
    });

    it('assumed: notes are kept with who wrote them, the pinned first', async () => {
      const { id: customerId } = await one('ada@example.com');
      const by = { 'x-counterpart-actor': 'mia@halfdrop.example' };
      await call('addCustomerNote', { customerId, text: ' Tubes only. ' }, by);
      const { notes } = (await call('addCustomerNote', { customerId, text: 'Rang twice.' }, by)).body;
      const first = notes.find(({ text }) => text === 'Tubes only.');
      expect(first).toMatchObject({ by: 'mia@halfdrop.example', pinned: false });
      const ofNote = { customerId, noteId: first?.id ?? '' };
      const pinned = await call('changeCustomerNote', { ...ofNote, pinned: true });
      expect(pinned.body.notes[0]).toMatchObject({ id: ofNote.noteId, pinned: true });
      const changed = await call('changeCustomerNote', { ...ofNote, text: 'Flat packs.' });
      expect(changed.body.notes[0]).toMatchObject({ text: 'Flat packs.', updatedDate: expect.any(String) });
      const remaining = await call('removeCustomerNote', ofNote);
      expect(remaining.body.notes.map(({ text }) => text)).toEqual(['Rang twice.']);
      expect((await call('removeCustomerNote', ofNote)).status).toBe(404);
      expect((await call('addCustomerNote', { customerId, text: '  ' })).status).toBe(400);
    });

    it('assumed: bad input is rejected by its path, and shoppers are', async () => {
      expect((await call('queryCustomers', { query: { filter: { shoeSize: 43 } } })).fields).toEqual([
        'query.filter.shoeSize',
      ]);
      expect((await call('aggregateCustomers', { fields: [] })).status).toBe(400);
      expect((await call('queryCustomers', { nonsense: true } as never)).status).toBe(400);
      expect((await call('getCustomer', { customerId: 'a\0b' })).status).toBe(400);
      expect((await call('listCustomerNotes', { customerId: 'a'.repeat(101) })).status).toBe(404);
      const token = await shop.platform.tokens.sign({
        siteId: shop.site.id,
        kind: 'visitor',
        visitorId: productId(5),
      });
      for (const name of Object.keys(customerExtensions) as (keyof typeof customerExtensions)[])
        expect([name, (await call(name, {} as never, { authorization: token })).status]).toEqual([name, 403]);
      expect(shop.errors).toEqual([]);
    });

    it('assumed: whose account is deleted stays as a guest', async () => {
      const { memberId } = await one('ada@example.com');
      await shop.call('DELETE', `/members/v1/members/${memberId}`);
      const ada = await one('ada@example.com');
      expect(ada).toMatchObject({ status: 'GUEST', orders: 2, name: 'Ada Almeida' });
      expect(ada.memberId).toBeUndefined();
    });
  },
  shopMigrations,
);
