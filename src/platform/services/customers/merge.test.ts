import { beforeAll, expect, it } from 'vitest';
import type { CustomerDetails, CustomerNote, MergePreview, CustomerSummary } from '#shared/customers.ts';
import { onDatabase } from '#testing/engines.ts';
import { orderModules, paidOrder, plainOrder } from '#testing/orders.ts';
import { productId, shopMigrations, startShop, type Shop } from '#testing/shop.ts';

onDatabase(
  'merging guests',
  (database) => {
    let shop: Shop;
    const call = (path: string, body: object = {}) => shop.call('POST', `/hosted/customers/${path}`, body);
    const ask = async <Reply>(path: string, body: object = {}): Promise<Reply> =>
      (await (await call(path, body)).json()) as Reply;
    const code = async (path: string, body: object): Promise<string> => {
      const reply = await call(path, body);
      const { details } = (await reply.json()) as { details?: { applicationError?: { code?: string } } };
      return `${reply.status} ${details?.applicationError?.code ?? ''}`.trim();
    };
    const read = (id: string) => ask<{ customer: CustomerSummary; details: CustomerDetails }>(`${id}/read`);
    const one = async (email: string): Promise<CustomerSummary> => {
      const { customers } = await ask<{ customers: CustomerSummary[] }>('query', {
        query: { filter: { email } },
      });
      if (!customers[0]) throw new Error(`Nobody is called ${email}.`);
      return customers[0];
    };
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
      await ask(`${other.id}/notes/add`, { text: 'Calls herself A.' });
      const foreseen = await ask<MergePreview>(`${kept.id}/merge/preview`, { otherId: other.id });
      expect(foreseen.sides.map(({ customer, notes }) => [customer.orders, notes])).toEqual([
        [1, 0],
        [2, 1],
      ]);
      expect((await one(second)).orders).toBe(2);
      const { customer } = await ask<{ customer: CustomerSummary }>(`${kept.id}/merge`, {
        otherId: other.id,
      });
      expect(customer).toEqual(foreseen.merged.customer);
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
      expect((await ask<{ notes: CustomerNote[] }>(`${kept.id}/notes/list`)).notes).toMatchObject([
        { text: 'Calls herself A.' },
      ]);
      // An old link still leads to them.
      expect((await read(other.id)).customer.id).toBe(kept.id);
    });

    it('assumed: what comes later by either address, or by the contact that went, is the one’s', async () => {
      const { first, second, kept, other } = await two();
      await ask(`${kept.id}/merge`, { otherId: other.id });
      await buy({ email: second }, '1.00');
      await buy({ email: first }, '1.00');
      const { order } = await buy({ email: second, contactId: other.id }, '1.00');
      expect(await ask('of-order', { orderId: order?._id })).toEqual({ customerId: kept.id });
      expect((await read(kept.id)).customer).toMatchObject({ orders: 5, spent: { amount: '43.00' } });
      const reply = await shop.call('POST', '/members/v1/members', { member: { loginEmail: second } });
      const { member } = (await reply.json()) as { member: { contactId: string } };
      expect(member.contactId).toBe(kept.id);
      expect((await read(kept.id)).customer).toMatchObject({ status: 'APPROVED', orders: 5 });
    });

    it('assumed: is taken back as long as nothing came in, also of one who was merged before', async () => {
      const { first, kept, other } = await two();
      const third = await two();
      await ask(`${other.id}/merge`, { otherId: third.other.id });
      const before = [(await read(kept.id)).customer, (await read(other.id)).customer];
      await ask(`${kept.id}/merge`, { otherId: other.id });
      expect((await read(kept.id)).details.contactIds.toSorted()).toEqual(
        [kept.id, other.id, third.other.id].toSorted(),
      );
      expect(await code(`${kept.id}/split`, { otherId: other.id })).toBe('200');
      expect([(await read(kept.id)).customer, (await read(other.id)).customer]).toEqual(before);
      await ask(`${kept.id}/merge`, { otherId: other.id });
      await buy({ email: first }, '2.00');
      expect(await code(`${kept.id}/split`, { otherId: other.id })).toBe('428 MERGED_FOR_GOOD');
      expect(await code(`${kept.id}/split`, { otherId: productId(9) })).toBe('404 CUSTOMER_NOT_FOUND');
    });

    it('assumed: nobody is merged with themselves, with a member or with nobody', async () => {
      const { kept, other } = await two();
      const reply = await shop.call('POST', '/members/v1/members', {
        member: { loginEmail: `mia${serial}@example.com` },
      });
      const { member } = (await reply.json()) as { member: { contactId: string } };
      for (const path of [`${kept.id}/merge`, `${kept.id}/merge/preview`]) {
        expect(await code(path, { otherId: kept.id })).toBe('400');
        expect(await code(path, { otherId: member.contactId })).toBe('428 NOT_A_GUEST');
        expect(await code(path, { otherId: productId(8) })).toBe('404 CUSTOMER_NOT_FOUND');
        expect(await code(path, {})).toBe('400');
      }
      expect(await code(`${member.contactId}/merge`, { otherId: other.id })).toBe('428 NOT_A_GUEST');
    });

    it('assumed: an order that comes in while they are merged is the one’s, whichever is first', async () => {
      const { first, second, kept, other } = await two();
      const create = (buyerInfo: object) =>
        orderModules(shop).orders.createOrder(plainOrder('1.00', { buyerInfo }));
      const coming = [first, second, first, second].flatMap((email, index) =>
        [{ email }, { email, contactId: index % 2 ? other.id : kept.id }].map(create),
      );
      const merging = call(`${kept.id}/merge`, { otherId: other.id });
      const [{ status }] = await Promise.all([merging, ...coming]);
      expect(status).toBe(200);
      expect((await read(kept.id)).details.placed).toBe(10);
      const { customers } = await ask<{ customers: CustomerSummary[] }>('query', {
        query: { filter: { email: second } },
      });
      expect(customers).toEqual([]);
    });
  },
  shopMigrations,
);
