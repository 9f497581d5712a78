import { beforeEach, expect, it } from 'vitest';
import { subscriptionExtensions } from '#shared/extensions/subscriptions.ts';
import type { DeskSubscriptionDetails } from '#shared/subscription-desk.ts';
import { onDatabase } from '#testing/engines.ts';
import { newMember, shopMigrations, startShop, type Shop } from '#testing/shop.ts';
import {
  EXPIRES,
  later,
  memberCall,
  paidOrders,
  sellCoffee,
  subscribe,
  subscriptionCalls,
} from '#testing/subscriptions.ts';

onDatabase(
  'the desk of subscriptions',
  (database) => {
    let shop: Shop;
    let option: string;

    beforeEach(async () => {
      shop = startShop(database());
      option = await sellCoffee(shop);
    });

    const call: ReturnType<typeof subscriptionCalls> = (...request) => subscriptionCalls(shop)(...request);
    const open = async (subscriptionId: string) =>
      (await call('getSubscription', { subscriptionId })).body.subscription;
    const summary = async () => (await call('summarizeSubscriptions', {})).body.summary;
    const ids = async (query: Record<string, unknown>) =>
      (await call('querySubscriptions', { query })).body.subscriptions.map(({ id }) => id);
    const kinds = ({ acts }: DeskSubscriptionDetails) => acts.map(({ kind }) => kind);

    it('assumed: they are found by how they stand, by what and whom, and counted', async () => {
      const good = await subscribe(shop, option);
      const bad = await subscribe(shop, option, { card: EXPIRES });
      await later(shop, 32);
      expect(await ids({ filter: { standing: { $in: ['RETRYING', 'SUSPENDED'] } } })).toEqual([bad.id]);
      expect(await ids({ filter: { standing: 'ACTIVE' } })).toEqual([good.id]);
      expect((await ids({ filter: { text: { $contains: 'coff' } } })).length).toBe(2);
      expect((await ids({ filter: { text: { $contains: 'rita@' } } })).length).toBe(2);
      const counted = await call('countSubscriptions', { filter: { standing: 'RETRYING' } });
      expect(counted.body.count).toBe(1);
      expect(await summary()).toMatchObject({
        running: 2,
        failed: 1,
        monthly: '36.00',
        failedAmount: '18.00',
      });
    });

    it('assumed: what was lost in a month is counted among those that ran before it', async () => {
      const [one, two] = [await subscribe(shop, option), await subscribe(shop, option)];
      await later(shop, 40);
      const late = await subscribe(shop, option);
      const before = await summary();
      await memberCall(shop, one.member, 'cancelMySubscription', { subscriptionId: one.id });
      await memberCall(shop, late.member, 'cancelMySubscription', { subscriptionId: late.id });
      const after = await summary();
      expect(after.canceled).toBe(before.canceled + 1);
      expect(after.ranBefore).toBe(before.ranBefore);
      expect(after.running).toBe(before.running - 2);
      expect(Number(after.monthly)).toBe(Number(before.monthly) - 36);
      await later(shop, 31);
      expect((await summary()).ranBefore).toBe(before.ranBefore - 1);
      expect((await open(two.id)).standing).toBe('ACTIVE');
    });

    it('assumed: an open one tells its orders, what happened, and when it is tried again', async () => {
      const one = await subscribe(shop, option, { card: EXPIRES });
      await subscriptionCalls(shop)('changeSubscriptionSettings', { retryDays: [2, 4] });
      await later(shop, 32);
      const failed = await open(one.id);
      expect(failed).toMatchObject({
        standing: 'RETRYING',
        verbs: ['retry', 'pause', 'cancel'],
        cycles: [
          { cycle: 2, status: 'OPEN' },
          { cycle: 1, status: 'PAID', orderId: one.orderId },
        ],
        acts: [{ kind: 'DECLINED', cycle: 2, reason: 'expired_card' }],
      });
      expect(failed.cycles.every(({ orderNumber }) => orderNumber)).toBe(true);
      const [next = '', last = ''] = failed.triesAhead;
      expect(next).toBe(failed.nextChargeDate);
      expect(failed.triesAhead).toHaveLength(2);
      expect(Date.parse(last) - Date.parse(next)).toBe(4 * 86_400_000);
      await later(shop, 2);
      expect((await open(one.id)).triesAhead).toHaveLength(1);
      await later(shop, 4);
      const input = await open(one.id);
      expect(input).toMatchObject({
        standing: 'SUSPENDED',
        triesAhead: [],
        verbs: ['retry', 'resume', 'cancel'],
      });
      expect(kinds(input).toSorted()).toEqual(['DECLINED', 'DECLINED', 'DECLINED', 'SUSPENDED']);
    });

    it('assumed: what was declined is tried at once, once, by whom the shop says', async () => {
      const one = await subscribe(shop, option, { card: EXPIRES });
      await later(shop, 32);
      const actor = { 'x-counterpart-actor': 'mia@example.com' };
      const tried = await call('retrySubscription', { subscriptionId: one.id }, actor);
      expect(tried.body.subscription).toMatchObject({ tries: 2, standing: 'RETRYING' });
      const { acts } = await open(one.id);
      expect(acts.find(({ kind }) => kind === 'RETRIED')).toMatchObject({ by: 'mia@example.com', cycle: 2 });
      expect(await paidOrders(shop, one.id)).toHaveLength(1);
      const good = await subscribe(shop, option);
      expect((await call('retrySubscription', { subscriptionId: good.id })).status).toBe(428);
    });

    it('assumed: who did what is told: its member, or who works in the shop', async () => {
      const one = await subscribe(shop, option);
      await memberCall(shop, one.member, 'skipMySubscription', { subscriptionId: one.id });
      const actor = { 'x-counterpart-actor': 'mia@example.com' };
      const paused = await call('pauseSubscription', { subscriptionId: one.id }, actor);
      expect(paused.body.subscription.standing).toBe('PAUSED');
      const { acts, cycles } = await open(one.id);
      expect(new Set(acts.map(({ kind, by }) => `${kind} ${by}`))).toEqual(
        new Set(['PAUSED mia@example.com', 'SKIPPED MEMBER']),
      );
      expect(cycles[0]).toMatchObject({ cycle: 2, status: 'SKIPPED' });
      expect(await ids({ filter: { standing: 'PAUSED' } })).toEqual([one.id]);
    });

    it('assumed: what failed, was paused and goes on is not skipped while its order waits', async () => {
      const one = await subscribe(shop, option, { card: EXPIRES });
      await later(shop, 32);
      await memberCall(shop, one.member, 'pauseMySubscription', { subscriptionId: one.id });
      expect(
        await memberCall(shop, one.member, 'resumeMySubscription', { subscriptionId: one.id }),
      ).toMatchObject({
        verbs: ['pause', 'cancel'],
      });
      expect(
        await memberCall(shop, one.member, 'skipMySubscription', { subscriptionId: one.id }),
      ).toMatchObject({ http: 428 });
      expect(shop.errors).toEqual([]);
    });

    it('assumed: nobody but the shop asks of all', async () => {
      const one = await subscribe(shop, option);
      const authorization = await shop.platform.tokens.sign({ siteId: shop.site.id, ...newMember() });
      const names = Object.keys(subscriptionExtensions) as (keyof typeof subscriptionExtensions)[];
      for (const name of names) {
        const { status } = await call(name, { subscriptionId: one.id }, { authorization });
        expect([name, status]).toEqual([name, 403]);
      }
    });
  },
  shopMigrations,
);
