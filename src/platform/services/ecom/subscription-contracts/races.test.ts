import { members } from '@wix/members';
import { beforeEach, expect, it } from 'vitest';
import { draftsOf } from '#testing/contract-drafts.ts';
import { forRaces } from '#testing/engines.ts';
import { newMember, productId, shopMigrations, startShop, type Shop } from '#testing/shop.ts';
import { TEST_SITE } from '#testing/stack.ts';
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

const MONTH = 32 * 86_400_000;

forRaces(
  'what goes wrong while a subscription is charged',
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
      memberCall(shop, member, MEMBER_OPERATIONS[verb], { subscriptionId: id, ...body });
    const paid = async ({ id }: Subscribed) => (await paidOrders(shop, id)).length;

    /** Something happens just before the provider is asked, or after it answered and before that is written down. */
    function meanwhile(moment: 'asked' | 'answered', what: () => Promise<unknown>, declines = false): void {
      const { provider } = shop.paymentGateway;
      const charge = provider.charge.bind(provider);
      Object.assign(provider, {
        async charge(request: Parameters<typeof charge>[0]) {
          if (moment === 'asked') await what();
          const outcome = declines
            ? { status: 'DECLINED', reason: 'card_declined', providerTransactionId: request.paymentId }
            : await charge(request);
          if (moment === 'answered') await what();
          Object.assign(provider, { charge });
          return outcome;
        },
      });
    }

    it.each(['asked', 'answered'] as const)(
      'assumed: canceled when the bank was %s, the charge stands and none follows',
      async (moment) => {
        const one = await subscribe(shop, option);
        meanwhile(moment, () => act(one, 'cancel'));
        shop.clock.advance(MONTH);
        await shop.platform.maintain();
        expect(await page(one)).toMatchObject({ status: 'CANCELED', paidCycles: 2, isBeingCharged: false });
        await later(shop, 60);
        expect(await paid(one)).toBe(2);
        expect(shop.errors).toEqual([]);
      },
    );

    it('assumed: canceled and then declined, it is not tried again and nobody is written to about it', async () => {
      const one = await subscribe(shop, option);
      meanwhile('answered', () => act(one, 'cancel'), true);
      shop.clock.advance(MONTH);
      await shop.platform.maintain();
      expect(await page(one)).toMatchObject({ status: 'CANCELED', paidCycles: 1, isBeingCharged: false });
      await later(shop, 60);
      await shop.platform.deliverMail();
      expect(shop.mailer.sent.filter(({ subject }) => subject.includes('declined'))).toEqual([]);
      expect(await paid(one)).toBe(1);
      expect(shop.errors).toEqual([]);
    });

    it('assumed: canceled in the very moment in which it is due, it is charged once or not at all', async () => {
      for (const first of ['cancel', 'charge']) {
        const one = await subscribe(shop, option);
        shop.clock.advance(MONTH);
        const actions = [() => act(one, 'cancel'), () => shop.platform.maintain()];
        await Promise.all((first === 'cancel' ? actions : actions.toReversed()).map((begin) => begin()));
        await later(shop, 60);
        const { status, paidCycles, isBeingCharged } = await page(one);
        expect({ status, isBeingCharged }).toEqual({ status: 'CANCELED', isBeingCharged: false });
        expect(await paid(one)).toBe(paidCycles);
        expect([1, 2]).toContain(paidCycles);
      }
      expect(shop.errors).toEqual([]);
    });

    it.each(['asked', 'answered'] as const)(
      'assumed: its member deletes the account when the bank was %s: what is paid is sent, nothing follows',
      async (moment) => {
        const sdk = shop.sdk({ members }).members;
        const { _id } = await sdk.createMember({
          member: { loginEmail: `gone-${crypto.randomUUID()}@example.com` },
        });
        const memberId = String(_id);
        const one = await subscribe(shop, option, { member: { kind: 'member', memberId } });
        meanwhile(moment, () => sdk.deleteMember(memberId));
        shop.clock.advance(MONTH);
        await shop.platform.maintain();
        expect(await page(one)).toMatchObject({ status: 'CANCELED', isBeingCharged: false, cards: [] });
        const { paidCycles } = await page(one);
        expect(await paid(one)).toBe(paidCycles);
        await later(shop, 60);
        expect(await paid(one)).toBe(paidCycles);
        expect(shop.errors).toEqual([]);
      },
    );

    it('assumed: a product that is gone is not charged; another of the same shop is', async () => {
      const missing = productId(47);
      const one = await subscribe(shop, await sellCoffee(shop, { product: missing }), { product: missing });
      option = await sellCoffee(shop);
      const other = await subscribe(shop, option);
      await shop.call('DELETE', `/stores/v3/products/${missing}`);
      await later(shop, 32);
      expect(await page(one)).toMatchObject({ status: 'ACTIVE', tries: 0, reason: 'out_of_stock' });
      expect(await paid(one)).toBe(1);
      expect(await paid(other)).toBe(2);
      expect(shop.errors).toEqual([]);
    });

    it('assumed: a shop that counts in other money by now charges what was agreed, in that money', async () => {
      const one = await subscribe(shop, option);
      const dollars = startShop(database(), { site: { ...TEST_SITE, currency: 'USD' } });
      dollars.clock.advance(shop.clock.now().getTime() - dollars.clock.now().getTime() + MONTH);
      await dollars.platform.maintain();
      const orders = await paidOrders(shop, one.id);
      expect(orders.map(({ currency, priceSummary }) => [currency, priceSummary?.total?.amount])).toEqual([
        ['EUR', '18.00'],
        ['EUR', '18.00'],
      ]);
      const { nonDraftableReasons } = await draftsOf(dollars).getSubscriptionContractDraftability(one.id);
      expect(nonDraftableReasons).toEqual([{ reason: 'CURRENCY_MISMATCH' }]);
      expect(dollars.errors).toEqual([]);
    });

    it('assumed: days of tries are whole, from 1 to 30, ten at most; none means that it is given up at once', async () => {
      const settings = async (retryDays: unknown) =>
        (await subscriptionCalls(shop)('changeSubscriptionSettings', { retryDays } as never)).status;
      for (const wrong of [[0], [31], [1.5], [-1], ['2'], Array.from({ length: 11 }, () => 1), 'none', null])
        expect(await settings(wrong)).toBe(400);
      expect(await settings([30])).toBe(200);
      const one = await subscribe(shop, option, { card: EXPIRES });
      await later(shop, 32);
      expect(await page(one)).toMatchObject({ status: 'ACTIVE', tries: 1 });
      // Fewer tries than were made already.
      expect(await settings([])).toBe(200);
      await later(shop, 29);
      expect(await page(one)).toMatchObject({ status: 'ACTIVE', tries: 1 });
      await later(shop, 1);
      expect(await page(one)).toMatchObject({ status: 'SUSPENDED', tries: 2 });
      const other = await subscribe(shop, option, { card: EXPIRES });
      await later(shop, 32);
      expect(await page(other)).toMatchObject({ status: 'SUSPENDED', tries: 1 });
      await settings([1, 3, 5]);
    });

    it('assumed: whoever tries card after card is stopped within the hour, the good one too', async () => {
      const one = await subscribe(shop, option, { card: EXPIRES });
      const bring = async (number: string) => act(one, 'card', { paymentToken: await shop.token(number) });
      for (let time = 0; time < 10; time++)
        expect(await bring('4000000000000002')).toMatchObject({ code: 'PAYMENT_ERROR' });
      expect(await bring(GOOD_CARD)).toMatchObject({ http: 429, code: 'RESOURCE_EXHAUSTED' });
      shop.clock.set(new Date(shop.clock.now().getTime() + 3_600_000));
      expect(await bring(GOOD_CARD)).toMatchObject({ http: 200 });
    });

    it('assumed: a card that is added where nothing is owed is kept, charges nothing, and pays what follows', async () => {
      const one = await subscribe(shop, option, { card: EXPIRES });
      const paymentToken = await shop.token(GOOD_CARD);
      for (let time = 0; time < 2; time++)
        expect(await act(one, 'card', { paymentToken })).toMatchObject({ http: 200, paidCycles: 1 });
      const { cards } = await page(one);
      expect(cards).toHaveLength(2);
      expect(cards.find(({ isCharged }) => isCharged)).toMatchObject({ lastFourDigits: '4242' });
      expect(await paid(one)).toBe(1);
      await later(shop, 32);
      expect(await page(one)).toMatchObject({ tries: 0, paidCycles: 2 });

      for (const [number, code] of [
        ['4000000000000002', 'PAYMENT_ERROR'],
        ['4000002760003184', 'PAYMENT_ERROR'],
      ] as const)
        expect(await act(one, 'card', { paymentToken: await shop.token(number) })).toMatchObject({ code });
      expect((await page(one)).cards).toHaveLength(2);
      const stranger = { ...one, member: newMember() };
      expect(await act(stranger, 'card', { paymentToken: await shop.token(GOOD_CARD) })).toMatchObject({
        http: 404,
        code: 'SUBSCRIPTION_CONTRACT_NOT_FOUND',
      });
      await act(one, 'cancel');
      expect(await act(one, 'card', { paymentToken: await shop.token(GOOD_CARD) })).toMatchObject({
        code: 'SUBSCRIPTION_ACT_NOT_ALLOWED',
      });
      expect(shop.errors).toEqual([]);
    });

    it('assumed: while it is paused nothing is charged, also not of what was declined before', async () => {
      const one = await subscribe(shop, option, { card: EXPIRES });
      await later(shop, 32);
      await act(one, 'pause');
      expect(await act(one, 'card', { paymentToken: await shop.token(GOOD_CARD) })).toMatchObject({
        status: 'PAUSED',
        paidCycles: 1,
      });
      await act(one, 'resume');
      await later(shop, 0);
      expect(await page(one)).toMatchObject({ status: 'ACTIVE', tries: 0, paidCycles: 2 });
    });
  },
  shopMigrations,
);
