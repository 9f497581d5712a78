import { beforeAll, expect, it } from 'vitest';
import { customerCalls } from '#testing/customers.ts';
import { onDatabase } from '#testing/engines.ts';
import { orderModules, paidOrder, plainOrder } from '#testing/orders.ts';
import { productId, shopMigrations, startShop, type Shop } from '#testing/shop.ts';

onDatabase(
  'merging guests',
  (database) => {
    let shop: Shop;
    const call: ReturnType<typeof customerCalls>['call'] = (...request) =>
      customerCalls(shop).call(...request);
    const one = (email: string) => customerCalls(shop).one(email);
    type Two = 'mergeCustomers' | 'previewCustomerMerge' | 'splitCustomers';
    const code = async (name: Two, customerId: string, otherId: string): Promise<string> => {
      const { status, error } = await call(name, { customerId, otherId });
      return `${status} ${error?.code ?? ''}`.trim();
    };
    const merge = async (customerId: string, otherId: string) =>
      (await call('mergeCustomers', { customerId, otherId })).body;
    const read = async (customerId: string) => (await call('getCustomer', { customerId })).body;
    const buy = (buyerInfo: object, amount: string, firstName = 'Ada', currency = 'EUR') =>
      paidOrder(
        orderModules(shop),
        plainOrder(amount, {
          currency,
          buyerInfo,
          billingInfo: { contactDetails: { firstName, lastName: 'Almeida' }, address: { country: 'PT' } },
        }),
      );
    let serial = 0;
    /** Two guests by addresses that nobody had before. */
    async function two() {
      serial += 1;
      const [first, second] = [`ada${serial}@example.com`, `ada${serial}@work.example.com`];
      await buy({ email: first }, '10.00', 'Ada');
      await buy({ email: second }, '30.00', 'A.');
      return { first, second, kept: await one(first), other: await one(second) };
    }

    beforeAll(() => {
      shop = startShop(database());
    });

    it('assumed: the two become one customer with the orders, addresses and notes of both, as foreseen', async () => {
      const { first, second, kept, other } = await two();
      await buy({ email: second }, '5.00', 'A.', 'USD');
      await call('addCustomerNote', { customerId: other.id, text: 'Calls herself A.' });
      const ids = { customerId: kept.id, otherId: other.id };
      const preview = (await call('previewCustomerMerge', ids)).body;
      expect(preview.sides.map(({ customer, notes }) => [customer.orders, notes])).toEqual([
        [1, 0],
        [2, 1],
      ]);
      expect((await one(second)).orders).toBe(2);
      const { customer } = await merge(kept.id, other.id);
      expect(customer).toEqual(preview.merged.customer);
      expect(customer).toMatchObject({
        id: kept.id,
        name: expect.stringMatching(/^A\S+ Almeida$/),
        orders: 3,
        spent: { amount: '40.00', currency: 'EUR' },
        otherSpent: [{ amount: '5.00', currency: 'USD' }],
        firstOrderDate: kept.firstOrderDate,
      });
      const { details } = await read(kept.id);
      expect(details).toMatchObject({
        placed: 3,
        emails: [first, second].toSorted(),
        contactIds: [kept.id, other.id],
      });
      expect((await call('listCustomerNotes', { customerId: kept.id })).body.notes).toMatchObject([
        { text: 'Calls herself A.' },
      ]);
      // An old link still leads to them.
      expect((await read(other.id)).customer.id).toBe(kept.id);
    });

    it('assumed: what comes later by either address, or by the contact that went, is the one’s', async () => {
      const { first, second, kept, other } = await two();
      await merge(kept.id, other.id);
      await buy({ email: second }, '1.00');
      await buy({ email: first }, '1.00');
      const { order } = await buy({ email: second, contactId: other.id }, '1.00');
      expect((await call('getCustomerOfOrder', { orderId: String(order?._id) })).body).toEqual({
        customerId: kept.id,
      });
      expect((await read(kept.id)).customer).toMatchObject({ orders: 5, spent: { amount: '43.00' } });
      const reply = await shop.call('POST', '/members/v1/members', { member: { loginEmail: second } });
      const { member } = (await reply.json()) as { member: { contactId: string } };
      expect(member.contactId).toBe(kept.id);
      expect((await read(kept.id)).customer).toMatchObject({ status: 'APPROVED', orders: 5 });
    });

    it('assumed: is taken back as long as nothing came in, also of one who was merged before', async () => {
      const { first, kept, other } = await two();
      const third = await two();
      await merge(other.id, third.other.id);
      const before = [(await read(kept.id)).customer, (await read(other.id)).customer];
      await merge(kept.id, other.id);
      expect((await read(kept.id)).details.contactIds.toSorted()).toEqual(
        [kept.id, other.id, third.other.id].toSorted(),
      );
      expect(await code('splitCustomers', kept.id, other.id)).toBe('200');
      expect([(await read(kept.id)).customer, (await read(other.id)).customer]).toEqual(before);
      await merge(kept.id, other.id);
      await buy({ email: first }, '2.00');
      expect(await code('splitCustomers', kept.id, other.id)).toBe('428 MERGED_FOR_GOOD');
      expect(await code('splitCustomers', kept.id, productId(9))).toBe('404 CUSTOMER_NOT_FOUND');
    });

    it('assumed: nobody is merged with themselves, with a member or with nobody', async () => {
      const { kept, other } = await two();
      const reply = await shop.call('POST', '/members/v1/members', {
        member: { loginEmail: `mia${serial}@example.com` },
      });
      const { member } = (await reply.json()) as { member: { contactId: string } };
      for (const name of ['mergeCustomers', 'previewCustomerMerge'] as const) {
        expect(await code(name, kept.id, kept.id)).toBe('400');
        expect(await code(name, kept.id, member.contactId)).toBe('428 NOT_A_GUEST');
        expect(await code(name, kept.id, productId(8))).toBe('404 CUSTOMER_NOT_FOUND');
        expect(await code(name, kept.id, '')).toBe('400');
      }
      expect(await code('mergeCustomers', member.contactId, other.id)).toBe('428 NOT_A_GUEST');
    });

    it('assumed: an order that comes in while they are merged is the one’s, whichever is first', async () => {
      const { first, second, kept, other } = await two();
      const create = (buyerInfo: object) =>
        orderModules(shop).orders.createOrder(plainOrder('1.00', { buyerInfo }));
      const coming = [first, second, first, second].flatMap((email, index) =>
        [{ email }, { email, contactId: index % 2 ? other.id : kept.id }].map(create),
      );
      const merging = call('mergeCustomers', { customerId: kept.id, otherId: other.id });
      const [{ status }] = await Promise.all([merging, ...coming]);
      expect(status).toBe(200);
      expect((await read(kept.id)).details.placed).toBe(10);
      expect(await customerCalls(shop).find({ email: second })).toEqual([]);
    });
  },
  shopMigrations,
);
