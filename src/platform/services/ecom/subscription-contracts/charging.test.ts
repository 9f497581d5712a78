import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { extensionPath } from '#shared/extensions/define.ts';
import type { ShownSubscription } from '#shared/subscriptions.ts';
import { onDatabase } from '#testing/engines.ts';
import { newMember, productId, shopMigrations, startShop, type Shop } from '#testing/shop.ts';
import {
  EXPIRES,
  GOOD_CARD,
  later,
  MEMBER_OPERATIONS,
  memberCall,
  type MemberAct,
  paidOrders,
  sellCoffee,
  subscribe,
  subscriptionCalls,
  type Subscribed,
} from '#testing/subscriptions.ts';

onDatabase(
  'charging subscriptions',
  (database) => {
    let shop: Shop;
    let option: string;

    beforeEach(async () => {
      shop = startShop(database());
      option = await sellCoffee(shop);
    });

    const page = ({ id, member }: Subscribed) =>
      memberCall(shop, member, 'getMySubscription', { subscriptionId: id });
    const act = ({ id, member }: Subscribed, verb: MemberAct, body?: object) =>
      memberCall<ShownSubscription>(shop, member, MEMBER_OPERATIONS[verb], { subscriptionId: id, ...body });
    const paid = async ({ id }: Subscribed) => (await paidOrders(shop, id)).length;
    const mails = async () => {
      await shop.platform.deliverMail();
      return shop.mailer.sent.map(({ subject }) => subject);
    };

    it('assumed: a cycle is charged when its time comes, once, as an order of its own', async () => {
      const one = await subscribe(shop, option);
      expect(await page(one)).toMatchObject({ status: 'ACTIVE', amount: '18.00', paidCycles: 1 });
      await later(shop, 27);
      expect(await paid(one)).toBe(1);
      await later(shop, 5);
      await later(shop, 0);
      const orders = await paidOrders(shop, one.id);
      expect(
        orders
          .map(({ lineItems }) => lineItems?.[0]?.subscriptionInfo?.cycleNumber)
          .toSorted((a = 0, b = 0) => a - b),
      ).toEqual([1, 2]);
      expect(orders.map(({ paymentStatus }) => paymentStatus)).toEqual(['PAID', 'PAID']);
      expect(new Set(orders.map(({ number }) => number)).size).toBe(2);
      expect(await page(one)).toMatchObject({
        paidCycles: 2,
        cycles: [{ cycle: 2, status: 'PAID' }, { cycle: 1 }],
      });
      expect(shop.errors).toEqual([]);
    });

    it('assumed: two processes at once charge a cycle once', async () => {
      const one = await subscribe(shop, option);
      shop.clock.advance(32 * 86_400_000);
      const second = startShop(database());
      second.clock.advance(shop.clock.now().getTime() - second.clock.now().getTime());
      await Promise.all([shop, second, shop, second].map(({ platform }) => platform.maintain()));
      expect(await paid(one)).toBe(2);
    });

    it('assumed: what ends ends after its last charge', async () => {
      const ending = await sellCoffee(shop, { billingCycles: 2 });
      const one = await subscribe(shop, ending);
      await later(shop, 32);
      await later(shop, 32);
      expect(await paid(one)).toBe(2);
      expect(await page(one)).toMatchObject({ status: 'ENDED', verbs: [] });
    });

    it('assumed: a card that expired is tried again on the days that are set, then waits for another', async () => {
      const one = await subscribe(shop, option, { card: EXPIRES });
      await subscriptionCalls(shop)('changeSubscriptionSettings', { retryDays: [2, 4] });
      await later(shop, 32);
      expect(await page(one)).toMatchObject({ status: 'ACTIVE', tries: 1, reason: 'expired_card' });
      expect(await mails()).toContain('Test shop: Your card was declined for Coffee');
      const letter = shop.mailer.sent.find(({ subject }) => subject.includes('declined'));
      expect(letter?.text).toContain(`/account/subscriptions/${one.id}`);
      await later(shop, 1);
      expect(await page(one)).toMatchObject({ tries: 1 });
      await later(shop, 1);
      expect(await page(one)).toMatchObject({ tries: 2 });
      await later(shop, 4);
      expect(await page(one)).toMatchObject({ status: 'SUSPENDED', tries: 3 });
      await later(shop, 90);
      expect(await paid(one)).toBe(1);

      const paymentToken = await shop.token(GOOD_CARD);
      expect(await act(one, 'card', { paymentToken })).toMatchObject({
        status: 'ACTIVE',
        tries: 0,
        paidCycles: 2,
      });
      await later(shop, 32);
      expect(await paid(one)).toBe(3);
      expect(shop.errors).toEqual([]);
    });

    it('assumed: a kept card chosen in place of the one that failed pays at once', async () => {
      const member = newMember();
      const one = await subscribe(shop, option, { member, card: EXPIRES });
      await subscribe(shop, option, { member });
      await later(shop, 32);
      const { cards } = await page(one);
      const good = cards.find(({ isCharged }) => !isCharged);
      expect(await act(one, 'card', { methodId: good?.id })).toMatchObject({ tries: 0, paidCycles: 2 });
      expect(await act(one, 'card', { methodId: 'somebody-elses' })).toMatchObject({
        code: 'PAYMENT_METHOD_NOT_FOUND',
      });
    });

    it('assumed: a removed card charges nothing, and says so', async () => {
      const one = await subscribe(shop, option);
      const [card] = (await page(one)).cards;
      const authorization = await shop.platform.tokens.sign({ siteId: shop.site.id, ...one.member });
      await shop.call(
        'POST',
        extensionPath('removeMyPaymentMethod'),
        { methodId: card?.id },
        { authorization },
      );
      await later(shop, 32);
      expect(await page(one)).toMatchObject({ tries: 1, reason: 'no_card', cards: [] });
      expect(await paid(one)).toBe(1);
      const paymentToken = await shop.token(GOOD_CARD);
      expect(await act(one, 'card', { paymentToken })).toMatchObject({ tries: 0, paidCycles: 2 });
    });

    it('assumed: skipped, paused and canceled cycles are not charged', async () => {
      const one = await subscribe(shop, option);
      const { nextChargeDate } = await page(one);
      const skipped = await act(one, 'skip');
      expect(Date.parse(String(skipped.nextChargeDate))).toBeGreaterThan(Date.parse(String(nextChargeDate)));
      await later(shop, 32);
      expect(await paid(one)).toBe(1);
      expect(await act(one, 'pause')).toMatchObject({ status: 'PAUSED', verbs: ['resume', 'cancel'] });
      await later(shop, 100);
      expect(await paid(one)).toBe(1);
      expect(await act(one, 'skip')).toMatchObject({ http: 428, code: 'SUBSCRIPTION_ACT_NOT_ALLOWED' });
      await act(one, 'resume');
      await later(shop, 0);
      expect(await paid(one)).toBe(1);
      await later(shop, 31);
      expect(await paid(one)).toBe(2);
      expect(await act(one, 'cancel')).toMatchObject({ status: 'CANCELED', verbs: [] });
      expect(await mails()).toContain('Test shop: Your subscription to Coffee is canceled');
      await later(shop, 100);
      expect(await paid(one)).toBe(2);
    });

    it('assumed: a charge that is under way when it is canceled stands; no other follows', async () => {
      const one = await subscribe(shop, option);
      shop.clock.advance(32 * 86_400_000);
      const { provider } = shop.paymentGateway;
      const charge = provider.charge.bind(provider);
      Object.assign(provider, {
        charge: async (request: Parameters<typeof charge>[0]) => {
          await charge(request);
          throw new Error('The answer was lost.');
        },
      });
      await shop.platform.maintain();
      expect(await page(one)).toMatchObject({ isBeingCharged: true, verbs: ['pause', 'cancel'] });
      await act(one, 'cancel');
      Object.assign(provider, { charge });
      shop.clock.advance(120_000);
      await shop.platform.maintain();
      expect(await page(one)).toMatchObject({ status: 'CANCELED', paidCycles: 2, isBeingCharged: false });
      expect(await paid(one)).toBe(2);
      await later(shop, 60);
      expect(await paid(one)).toBe(2);
    });

    it.each(['before the provider heard of it', 'before its answer was written down'])(
      'assumed: killed %s, another process brings the charge to its end, once',
      async (moment) => {
        const one = await subscribe(shop, option);
        shop.clock.advance(32 * 86_400_000);
        const { provider } = shop.paymentGateway;
        const charge = provider.charge.bind(provider);
        Object.assign(provider, {
          charge: async (request: Parameters<typeof charge>[0]) => {
            if (moment.includes('answer')) await charge(request);
            throw new Error('Killed.');
          },
        });
        await shop.platform.maintain();
        expect(await page(one)).toMatchObject({ isBeingCharged: true, paidCycles: 1 });
        const second = startShop(database());
        second.clock.advance(shop.clock.now().getTime() - second.clock.now().getTime() + 120_000);
        await Promise.all([second.platform.maintain(), second.platform.maintain()]);
        expect(await page(one)).toMatchObject({ isBeingCharged: false, paidCycles: 2 });
        expect(await paid(one)).toBe(2);
        const { rows } = await sql<{ n: number }>`
          select count(*)::int as n from test_gateway_payments where status = 'APPROVED'
            and split_part(idempotency_key, ':', 1) in
              (select order_id from subscription_cycles where contract_id = ${one.id})`.execute(
          database().kysely,
        );
        expect(rows).toEqual([{ n: 2 }]);
      },
    );

    it('assumed: a server that was away charges one cycle, not those that passed', async () => {
      const one = await subscribe(shop, option);
      await later(shop, 100);
      await later(shop, 0);
      expect(await paid(one)).toBe(2);
    });

    it('assumed: strangers and visitors see and do nothing', async () => {
      const one = await subscribe(shop, option);
      for (const name of [
        'getMySubscription',
        'pauseMySubscription',
        'cancelMySubscription',
        'skipMySubscription',
      ] as const) {
        const reply = await memberCall(shop, newMember(), name, { subscriptionId: one.id });
        expect(reply).toMatchObject({ http: 404, code: 'SUBSCRIPTION_CONTRACT_NOT_FOUND' });
      }
      const authorization = await shop.platform.tokens.sign({ siteId: shop.site.id, ...newMember() });
      const read = subscriptionCalls(shop)('getSubscriptionSettings', {}, { authorization });
      expect((await read).status).toBe(403);
      expect(await memberCall(shop, one.member, 'listMySubscriptions')).toMatchObject({
        subscriptions: [{ id: one.id }],
      });
    });

    it('assumed: what is sold out is not charged; it is looked for each day', async () => {
      const product = productId(43);
      const rare = await sellCoffee(shop, { product, quantity: 1 });
      const one = await subscribe(shop, rare, { product });
      await later(shop, 32);
      expect(await page(one)).toMatchObject({ status: 'ACTIVE', tries: 0, reason: 'out_of_stock' });
      expect(await paid(one)).toBe(1);
      await sql`update inventory_items set doc = doc || '{"quantity": 5}' where doc ->> 'productId' = ${product}`.execute(
        database().kysely,
      );
      await later(shop, 1);
      expect(await paid(one)).toBe(2);
      expect(shop.errors).toEqual([]);
    });
  },
  shopMigrations,
);
