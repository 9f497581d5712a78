import { beforeAll, expect, it } from 'vitest';
import type { CustomerDetails, CustomerNote, CustomerSummary } from '#shared/customers.ts';
import { onDatabase } from '#testing/engines.ts';
import { orderModules, paidOrder, plainOrder } from '#testing/orders.ts';
import { productId, shopMigrations, startShop, type Shop } from '#testing/shop.ts';

interface Page {
  customers: CustomerSummary[];
  pagingMetadata: { cursors?: { next?: string } };
}

onDatabase(
  'routes of customers',
  (database) => {
    let shop: Shop;
    const ask = async <Reply>(path: string, body: object = {}, headers = {}): Promise<Reply> =>
      (await shop.call('POST', `/hosted/customers/${path}`, body, headers)).json() as Promise<Reply>;
    const statusOf = async (path: string, body: object = {}, headers = {}): Promise<number> =>
      (await shop.call('POST', `/hosted/customers/${path}`, body, headers)).status;
    const find = async (filter: object, sort?: object): Promise<CustomerSummary[]> =>
      (await ask<Page>('query', { query: { filter, ...(sort && { sort: [sort] }) } })).customers;
    const one = async (email: string): Promise<CustomerSummary> => {
      const [found] = await find({ email });
      if (!found) throw new Error(`Nobody is called ${email}.`);
      return found;
    };
    const read = (id: string) => ask<{ customer: CustomerSummary; details: CustomerDetails }>(`${id}/read`);
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
      const names = async (filter: object) => (await find(filter)).map(({ name }) => name);
      expect(await names({ searchText: { $contains: 'soren' } })).toEqual(['Søren Østergård']);
      expect(await names({ searchText: { $contains: 'atelier' } })).toEqual(['Mia']);
      expect(await names({ phoneKey: { $startsWith: '876543219' } })).toEqual(['Ada']);
      expect(await names({ email: { $startsWith: 'MIA@' } })).toEqual(['Mia']);
      const query = { sort: [{ fieldName: 'spent.amount', order: 'DESC' }], cursorPaging: { limit: 2 } };
      const first = await ask<Page>('query', { query });
      expect(first.customers.map(({ spent }) => spent.amount)).toEqual(['99.00', '40.00']);
      const { next } = first.pagingMetadata.cursors ?? {};
      const second = await ask<Page>('query', { query: { cursorPaging: { limit: 2, cursor: next } } });
      expect(second.customers.map(({ email }) => email)).toEqual(['mia@example.com']);
    });

    it('assumed: are counted by how they stand, and summed up', async () => {
      expect(await ask('aggregate', { fields: ['status', 'buying'] })).toEqual({
        counts: { '(APPROVED|AGAIN)': 1, '(APPROVED|NONE)': 1, '(GUEST|ONCE)': 1 },
      });
      expect(await ask('count', { filter: { status: 'GUEST' } })).toEqual({ count: 1 });
      expect(await ask('sum', { field: 'spent.amount', filter: { buying: { $ne: 'NONE' } } })).toEqual({
        sum: '139.00',
      });
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
      const [orderId] = details.orderIds;
      expect(await ask('of-order', { orderId })).toEqual({ customerId: id });
      expect(await ask('of-order', { orderId: productId(9) })).toEqual({});
      const guest = await one('soren@example.com');
      expect((await read(guest.id)).details.account).toBeUndefined();
      expect(await statusOf(`${productId(9)}/read`)).toBe(404);
    });

    it('assumed: a member is signed out and mailed a link; a guest cannot be', async () => {
      const { id } = await one('mia@example.com');
      expect(await statusOf(`${id}/sign-out`)).toBe(200);
      expect(await statusOf(`${id}/password-link`)).toBe(200);
      const guest = await one('soren@example.com');
      expect(await ask(`${guest.id}/sign-out`)).toMatchObject({
        details: { applicationError: { code: 'NO_ACCOUNT' } },
      });
      await shop.call('POST', `/members/v1/members/${(await one('mia@example.com')).memberId}/block`, {});
      expect(await one('mia@example.com')).toMatchObject({ status: 'BLOCKED' });
      expect(await ask(`${id}/password-link`)).toMatchObject({
        details: { applicationError: { code: 'CANNOT_SIGN_IN' } },
      });
    });

    it('assumed: notes are kept with who wrote them, the pinned first', async () => {
      const { id } = await one('ada@example.com');
      const by = { 'x-counterpart-actor': 'mia@halfdrop.example' };
      type Told = { notes: CustomerNote[] };
      await ask(`${id}/notes/add`, { text: ' Tubes only. ' }, by);
      const { notes } = await ask<Told>(`${id}/notes/add`, { text: 'Rang twice.' }, by);
      const first = notes.find(({ text }) => text === 'Tubes only.');
      expect(first).toMatchObject({ by: 'mia@halfdrop.example', pinned: false });
      const noteId = first?.id;
      expect((await ask<Told>(`${id}/notes/change`, { noteId, pinned: true })).notes[0]).toMatchObject({
        id: noteId,
        pinned: true,
      });
      const changed = await ask<Told>(`${id}/notes/change`, { noteId, text: 'Flat packs.' });
      expect(changed.notes[0]).toMatchObject({ text: 'Flat packs.', updatedDate: expect.any(String) });
      expect((await ask<Told>(`${id}/notes/remove`, { noteId })).notes.map(({ text }) => text)).toEqual([
        'Rang twice.',
      ]);
      expect(await statusOf(`${id}/notes/remove`, { noteId })).toBe(404);
      expect(await statusOf(`${id}/notes/add`, { text: '  ' })).toBe(400);
    });

    it('assumed: bad input is refused by its path, and shoppers are', async () => {
      expect(await ask('query', { query: { filter: { shoeSize: 43 } } })).toMatchObject({
        details: { validationError: { fieldViolations: [{ field: 'query.filter.shoeSize' }] } },
      });
      expect(await statusOf('aggregate', { fields: [] })).toBe(400);
      expect(await statusOf('query', { nonsense: true })).toBe(400);
      expect(await statusOf('a%00b/read')).toBe(400);
      expect(await statusOf(`${'a'.repeat(101)}/notes/list`)).toBe(404);
      const token = await shop.platform.tokens.sign({
        siteId: shop.site.id,
        kind: 'visitor',
        visitorId: productId(5),
      });
      for (const path of ['query', 'count', 'aggregate', 'sum', `${productId(1)}/read`])
        expect(await statusOf(path, {}, { authorization: token })).toBe(403);
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
