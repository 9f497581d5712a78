import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import type { CustomerData, ErasurePreview } from '#shared/customer-data.ts';
import type { CustomerSummary } from '#shared/customers.ts';
import { customerCalls } from '#testing/customers.ts';
import { onDatabase } from '#testing/engines.ts';
import { badgeModules, newBadge } from '#testing/badges.ts';
import { memberModules } from '#testing/members.ts';
import { orderModules, paidOrder, plainOrder } from '#testing/orders.ts';
import { startReviews, written, type ReviewShop } from '#testing/reviews.ts';
import { tablesWith } from '#testing/scan-tables.ts';
import { productId, shopMigrations } from '#testing/shop.ts';
import { TEST_API_KEY, type StackCaller } from '#testing/stack.ts';

type Shopper = Exclude<StackCaller, { kind: 'api-key' }>;

onDatabase(
  'what is kept of one person',
  (database) => {
    let at: ReviewShop;
    let serial = 0;

    // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- what a route answers is known by who asks
    async function ask<Reply>(path: string, body: object = {}, caller?: Shopper) {
      const { platform, site } = at.shop;
      const authorization = caller
        ? await platform.tokens.sign({ siteId: site.id, ...caller })
        : TEST_API_KEY;
      const reply = await at.shop.call('POST', `/hosted/${path}`, body, { authorization });
      const told = (await reply.json()) as Reply & { details?: { applicationError?: { code?: string } } };
      return { status: reply.status, code: told.details?.applicationError?.code, told };
    }
    const one = (email: string) => customerCalls(at.shop).one(email);
    const gone = async (email: string): Promise<boolean> =>
      (await one(email).catch(() => undefined)) === undefined;

    /** Bought, paid and done with. */
    async function bought(buyerInfo: object, who: { firstName: string; lastName: string; phone: string }) {
      const address = {
        country: 'PT',
        subdivision: 'PT-11',
        city: 'Zeldaville',
        addressLine: 'Rua Zeldina 7',
      };
      const { order } = await paidOrder(
        orderModules(at.shop),
        plainOrder('40.00', {
          buyerInfo,
          buyerNote: `Ring for ${who.firstName}.`,
          billingInfo: { contactDetails: { ...who, company: 'Zeldaworks' }, address },
          recipientInfo: { contactDetails: who, address },
        }),
      );
      const id = String(order?._id);
      await at.shop.call('PATCH', `/ecom/v1/orders/${id}`, { order: { id, archived: true } });
      await sql`update orders set doc = doc || '{"archived": true}' where id = ${id}`.execute(
        database().kysely,
      );
      return id;
    }

    async function zelda(kind: 'member' | 'guest') {
      serial += 1;
      const email = `zelda.${serial}@quux.example.com`;
      const who = {
        firstName: 'Zelda',
        lastName: `Quuxbury${serial}`,
        phone: `+351 912 000 1${10 + serial}`,
      };
      const secrets = [email, who.lastName, who.phone, 'Zeldaville', 'Rua Zeldina', 'Zeldaworks'];
      if (kind === 'guest') return { email, who, secrets, orderId: await bought({ email }, who) };
      const person = await at.person({ loginEmail: email });
      const memberId = (person.caller as { memberId: string }).memberId;
      const { members } = memberModules(at.shop);
      await members.updateMember(memberId, {
        contact: { ...who, phones: [who.phone] },
        profile: { nickname: `Zelda Quuxbury${serial}` },
      });
      const orderId = await bought({ email, memberId }, who);
      return { email, who, secrets, orderId, memberId, person };
    }

    beforeAll(() => {
      at = startReviews(database());
    });

    it('assumed: a member’s file has all parts, the team’s words and what others said; their own has not', async () => {
      const { email, memberId, orderId, person } = await zelda('member');
      const other = await at.person();
      const { id } = await one(email);
      await ask('extensions/addCustomerNote', { customerId: id, text: 'Pays late.' });
      const badge = await newBadge(at.shop, `Keeper ${serial}`);
      await badgeModules(at.shop).badges.assignBadge(badge, [String(memberId)]);
      await person?.reviews.createReview(written(await at.newProduct(), 4, { title: 'Mine' }));
      await other.reviews.createReview(written(await at.newProduct(), 1, { title: 'Not hers' }));
      const { told, status } = await ask<{ customer: CustomerSummary; data: CustomerData }>(
        `personal-data/${id}/read`,
      );
      expect(status).toBe(200);
      expect(told.customer.email).toBe(email);
      const { data } = told;
      expect(data).toMatchObject({
        profile: [{ loginEmail: email }],
        orders: [{ id: orderId, buyerInfo: { email } }],
        notes: [{ text: 'Pays late.' }],
        reviews: [{ content: { title: 'Mine' } }],
        badges: [expect.anything()],
      });
      const text = JSON.stringify(data);
      expect(text).not.toContain('Not hers');
      expect(text).not.toMatch(/site_id|search_text|password_hash|link_key/);
      const own = await ask<{ data: CustomerData }>('extensions/getMyPersonalData', {}, person?.caller);
      expect(own.told.data).toMatchObject({
        orders: [{ id: orderId }],
        reviews: [{ content: { title: 'Mine' } }],
      });
      expect(JSON.stringify(own.told)).not.toContain('Pays late.');
      expect((await ask('extensions/getMyPersonalData')).status).toBe(404);
    });

    it.each(['member', 'guest'] as const)(
      'assumed: once a %s is erased, no table finds them; what was sold stands as it was',
      async (kind) => {
        const { email, secrets, orderId, memberId, person } = await zelda(kind);
        const bystander = await zelda('guest');
        const { id } = await one(email);
        await ask('extensions/addCustomerNote', { customerId: id, text: `Calls herself ${secrets[1]}.` });
        if (memberId && person) {
          await person.reviews.createReview(
            written(await at.newProduct(), 4, { body: `Yours, Zelda ${secrets[1]}, ${email}` }),
          );
        }
        const preview = await ask<ErasurePreview>(`personal-data/${id}/foresee`);
        expect(preview.told).toMatchObject({ confirm: email, blocks: [] });
        expect(preview.told.parts).toContainEqual({ part: 'orders', count: 1, fate: 'anonymised' });
        expect(preview.told.parts).toContainEqual({ part: 'notes', count: 1, fate: 'erased' });
        expect((await tablesWith(database(), [email])).length).toBeGreaterThan(2);

        expect(await ask(`personal-data/${id}/erase`)).toMatchObject({ status: 200 });

        expect(await tablesWith(database(), secrets.slice(0, 3))).toEqual([]);
        const { rows } = await sql<{ by: boolean }>`select by_anonymizing as by from domain_events
          where event_type = 'wix.members.v1.member_deleted' and entity_id = ${memberId ?? null}`.execute(
          database().kysely,
        );
        expect(rows).toEqual(memberId ? [{ by: true }] : []);
        const order = (await orderModules(at.shop).orders.getOrder(orderId)) as unknown as {
          priceSummary: { total: { amount: string } };
          billingInfo: object;
          paymentStatus: string;
        };
        expect(order.priceSummary.total.amount).toBe('40.00');
        expect(order.paymentStatus).toBe('PAID');
        expect(order.billingInfo).toMatchObject({ address: { country: 'PT', subdivision: 'PT-11' } });
        expect(JSON.stringify(order)).not.toMatch(/Zelda|Quuxbury|Rua/);
        expect(await gone(email)).toBe(true);
        expect((await ask(`personal-data/${id}/erase`)).code).toBe('CUSTOMER_NOT_FOUND');
        expect(await one(bystander.email)).toMatchObject({
          orders: 1,
          name: `Zelda ${bystander.who.lastName}`,
        });
        // Whoever joins with the address is somebody else.
        const again = await at.person({ loginEmail: email });
        expect(again.contactId).not.toBe(id);
        expect((await one(email)).orders).toBe(0);
      },
    );

    it('assumed: whoever’s address holds theirs, and whoever names them, keeps what is their own', async () => {
      const { email, memberId, person } = await zelda('member');
      const others = [`gri${email}`, `${email}.pt`, 'giver@example.com'];
      const bag = (index: number, buyer: object, line: object = {}) => {
        const [id, date] = [productId(80 + index), '2026-01-01T00:00:00.000Z'];
        const cart = { id, createdDate: date, updatedDate: date, buyer, lines: [line], purchaseFlowId: id };
        return sql`insert into carts (site_id, id, doc)
          values (${at.shop.site.id}, ${id}, ${JSON.stringify(cart)}::jsonb)`.execute(database().kysely);
      };
      await bag(0, { memberId });
      for (const [index, other] of others.entries())
        await bag(index + 1, { email: other }, index === 2 ? { gift: { note: `For\n${email}` } } : {});
      const { id } = await one(email);
      const own = await ask<{ data: CustomerData }>('extensions/getMyPersonalData', {}, person?.caller);
      const { told } = await ask<{ data: CustomerData }>(`personal-data/${id}/read`);
      for (const { carts } of [told.data, own.told.data])
        expect(carts).toMatchObject([{ id: productId(80) }]);
      expect((await ask(`personal-data/${id}/erase`)).status).toBe(200);
      const { rows } = await sql<{
        email: string;
        note: string | null;
      }>`select doc #>> '{buyer,email}' as email,
        doc #>> '{lines,0,gift,note}' as note from carts where id between ${productId(80)} and ${productId(83)}
        order by id`.execute(database().kysely);
      expect(rows).toEqual([
        { email: others[0], note: null },
        { email: others[1], note: null },
        { email: others[2], note: 'For\n[erased]' },
      ]);
      await sql`delete from carts`.execute(database().kysely);
    });

    it('assumed: reviews stay as nobody’s, or go', async () => {
      for (const reviews of ['anonymise', 'remove'] as const) {
        const { email, secrets, person } = await zelda('member');
        const product = await at.newProduct();
        await at.rule({ rules: [], otherwise: 'SHOW' });
        await person?.reviews.createReview(
          written(product, 4, { title: 'Warm', body: `Signed ${email}`, authorName: 'Zelda' }),
        );
        const { id } = await one(email);
        await ask(`personal-data/${id}/erase`, { reviews });
        const { items } = await at.api.queryReviews().eq('entityId', product).find();
        expect(items.map(({ content, author }) => [content?.body, author?.authorName ?? null])).toEqual(
          reviews === 'remove' ? [] : [['Signed [erased]', null]],
        );
        expect(items[0]?.author?.contactId).not.toBe(id);
        expect(await tablesWith(database(), secrets.slice(0, 2))).toEqual([]);
      }
    });

    it('assumed: is rejected while an order, a payment, a refund or a subscription is open, and changes nothing', async () => {
      const { email, orderId, memberId } = await zelda('member');
      const { id } = await one(email);
      const rejection = async () => {
        const { told } = await ask<ErasurePreview>(`personal-data/${id}/foresee`);
        const { status, code } = await ask(`personal-data/${id}/erase`);
        return [...told.blocks.map(({ why }) => why), status, code];
      };
      const change = (table: 'orders', part: object) =>
        sql`update ${sql.table(table)} set doc = doc || ${JSON.stringify(part)}::jsonb where id = ${orderId}`.execute(
          database().kysely,
        );
      await change('orders', { archived: false, fulfillmentStatus: 'NOT_FULFILLED' });
      expect(await rejection()).toEqual(['OPEN_ORDERS', 428, 'ERASURE_BLOCKED']);
      await change('orders', {
        archived: false,
        fulfillmentStatus: 'FULFILLED',
        paymentStatus: 'PARTIALLY_PAID',
      });
      expect(await rejection()).toEqual(['OPEN_ORDERS', 428, 'ERASURE_BLOCKED']);
      await change('orders', { paymentStatus: 'PAID' });
      await sql`insert into open_refunds (site_id, refund_id, order_id, author, effects, asks, next_ask_date)
        values (${at.shop.site.id}, ${productId(70)}, ${orderId}, 'mia', '{}', 0, '2030')`.execute(
        database().kysely,
      );
      expect(await rejection()).toEqual(['OPEN_REFUNDS', 428, 'ERASURE_BLOCKED']);
      await sql`delete from open_refunds`.execute(database().kysely);
      const subscription = {
        id: productId(71),
        memberId,
        status: 'ACTIVE',
        standing: 'ACTIVE',
        createdDate: '2026-01-01T00:00:00.000Z',
        amount: '5',
        currency: 'EUR',
        monthly: '5',
      };
      await sql`insert into subscriptions (site_id, id, doc)
        values (${at.shop.site.id}, ${subscription.id}, ${JSON.stringify(subscription)}::jsonb)`.execute(
        database().kysely,
      );
      expect(await rejection()).toEqual(['OPEN_SUBSCRIPTIONS', 428, 'ERASURE_BLOCKED']);
      await sql`delete from subscriptions`.execute(database().kysely);
      expect((await one(email)).orders).toBe(1);
      expect((await ask(`personal-data/${id}/foresee`, { reviews: 'burn' })).status).toBe(400);
      expect((await ask(`personal-data/${productId(9)}/foresee`)).code).toBe('CUSTOMER_NOT_FOUND');
      const shopper = { kind: 'member', memberId: String(memberId) } as const;
      for (const path of ['read', 'foresee', 'erase', 'traces'])
        expect((await ask(`personal-data/${id}/${path}`, {}, shopper)).status).toBe(403);
    });
  },
  shopMigrations,
);
