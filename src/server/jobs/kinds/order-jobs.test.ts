import { beforeAll, describe, expect, it } from 'vitest';
import { platformMigrations } from '#platform/platform.ts';
import { startAuthorizations, type AuthorizationShop } from '#testing/authorizations.ts';
import { onDatabase } from '#testing/engines.ts';
import { Killed } from '#testing/mortal.ts';
import { orderModules, paidOrder, plainOrder } from '#testing/orders.ts';
import { TEST_API_KEY, TEST_SITE } from '#testing/stack.ts';
import { embeddedFetch, type PlatformFetch } from '../../platform-fetch.ts';
import type { JobKind, Outcome } from '../jobs.ts';
import type { Imports } from './import-job.ts';
import { archiveOrders, captureOrders, mailOrders, unarchiveOrders } from './orders.ts';

const HOUR = 3_600_000;
const store = { name: 'Shop', currency: 'EUR', timeZone: 'UTC', locale: 'en' };

onDatabase(
  'bulk work on orders',
  (database) => {
    let shop: AuthorizationShop;
    let platformFetch: PlatformFetch;
    let capture: JobKind;

    beforeAll(() => {
      shop = startAuthorizations(database());
      platformFetch = embeddedFetch(shop.stack.platform, { apiKey: TEST_API_KEY, siteId: TEST_SITE.id });
      const imports = { clock: shop.stack.clock } as unknown as Imports;
      capture = captureOrders(platformFetch, store, imports);
    });

    const run = (
      kind: JobKind,
      ids: readonly string[],
      key: string = crypto.randomUUID(),
      params: Record<string, unknown> = {},
    ): Promise<Outcome[]> =>
      kind.work({
        job: {
          id: key,
          kind: 'orders',
          selection: { ids: [...ids] },
          params,
          actor: 'merchant@shop.test',
          expanded: true,
        },
        items: ids.map((id) => ({ id, label: id })),
        idempotencyKey: key,
      });

    const inHours = (hours: number): Date => new Date(shop.stack.clock.now().getTime() + hours * HOUR);
    const paid = async (): Promise<string> => (await paidOrder(shop.sdk, plainOrder('5.00'))).id;

    describe('capture', () => {
      it('takes all that is held, and tells of each order that it does not', async () => {
        const held = await shop.held();
        const rejected = await shop.held();
        const expired = await shop.held({ actionType: 'VOID', executionDate: inHours(1) });
        const without = await paid();
        shop.stack.clock.advance(2 * HOUR);
        shop.bank.plan.push('do it', 'refuse');
        const ids = [held.id, rejected.id, expired.id, without];
        expect(await run(capture, ids)).toEqual([
          { id: held.id, state: 'done' },
          { id: rejected.id, state: 'failed', reason: 'The payment provider refused: No.' },
          { id: expired.id, state: 'failed', reason: 'The authorization has expired.' },
          { id: without, state: 'skipped', reason: 'No money is held for it.' },
        ]);
        expect(await shop.sdk.orders.getOrder(held.id)).toMatchObject({ paymentStatus: 'PAID' });
        // The failed ones once more, as the runner tries them: under another key.
        expect(await run(capture, [held.id, rejected.id])).toEqual([
          { id: held.id, state: 'skipped', reason: 'It is captured already.' },
          { id: rejected.id, state: 'done' },
        ]);
      });

      it('foretells how many have money held, how much, and how many are too late', async () => {
        const first = await shop.held();
        const second = await shop.held();
        const late = await shop.held({ actionType: 'VOID', executionDate: inHours(1) });
        const without = await paid();
        shop.stack.clock.advance(2 * HOUR);
        const ids = [first.id, second.id, late.id, without];
        const seen = { held: 2, expired: 1, sums: [{ currency: 'EUR', amount: '60.00' }], partial: false };
        expect(await capture.foresee?.({ ids }, {})).toEqual(seen);
        const filter = { id: { $in: ids } };
        expect(await capture.foresee?.({ filter }, {})).toEqual(seen);
      });

      it('takes nothing twice, wherever the process dies', async () => {
        for (let step = 1; step < 40; step++) {
          const orders = [await shop.held(), await shop.held()];
          const ids = orders.map(({ id }) => id);
          const key = crypto.randomUUID();
          const requested = shop.bank.keys.length;
          shop.process.dieAt(step);
          const survived = await run(capture, ids, key).then(
            (outcomes) => outcomes.every(({ state }) => state === 'done'),
            () => false,
          );
          shop.process.revive();
          const outcomes = await run(capture, ids, key);
          expect(outcomes.map(({ state }) => state)).not.toContain('failed');
          for (const { id, paymentId } of orders) {
            expect(shop.bank.ended.get(paymentId)).toMatchObject({ kind: 'capture', amount: '30.00' });
            expect(await shop.sdk.orders.getOrder(id)).toMatchObject({
              paymentStatus: 'PAID',
              balanceSummary: { paid: { amount: '30.00' }, authorized: { amount: '0.00' } },
            });
          }
          expect(new Set(shop.bank.keys.slice(requested)).size).toBe(2);
          if (survived) return;
        }
        throw new Error('It never came to its end.');
      });
    });

    it('archives orders and takes them back, passing over those that are so already', async () => {
      const staff = orderModules(shop.stack);
      const [first, second] = [await paid(), await paid()];
      const archive = archiveOrders(platformFetch);
      expect(await run(archive, [first])).toEqual([{ id: first, state: 'done' }]);
      expect(await run(archive, [first, second, crypto.randomUUID()])).toMatchObject([
        { id: first, state: 'skipped', reason: 'It is archived already.' },
        { id: second, state: 'done' },
        { state: 'failed', reason: 'The order no longer exists.' },
      ]);
      expect(await staff.orders.getOrder(second)).toMatchObject({ archived: true });
      const back = unarchiveOrders(platformFetch);
      expect(await run(back, [first, second])).toMatchObject([{ state: 'done' }, { state: 'done' }]);
      expect(await run(back, [first])).toMatchObject([{ state: 'skipped', reason: 'It is not archived.' }]);
      expect((await staff.orders.getOrder(first)).archived).toBe(false);
    });

    describe('mail', () => {
      const message = {
        what: 'message',
        subject: 'A word about your order',
        message: 'It leaves on Monday.',
      };
      const owed = async (email: string | undefined): Promise<string> => {
        const order = plainOrder('5.00', { buyerInfo: email ? { email } : {} });
        const { _id } = await shop.sdk.orders.createOrder(order);
        await shop.stack.platform.deliverMail();
        return String(_id);
      };
      const deliver = async (): Promise<string[]> => {
        const before = shop.stack.mailer.sent.length;
        await shop.stack.platform.deliverMail();
        return shop.stack.mailer.sent.slice(before).map(({ to, subject }) => `${to}: ${subject}`);
      };
      const toBuyer = (sent: string[], subject: string): string[] =>
        sent.filter((one) => one.includes(subject)).toSorted();

      it('sends each buyer the words of the shop, and passes over whom it cannot reach', async () => {
        const kind = mailOrders(platformFetch);
        const [first, second, none] = [
          await owed('a@example.com'),
          await owed('b@example.com'),
          await owed(undefined),
        ];
        const key = crypto.randomUUID();
        expect(await run(kind, [first, second, none], key, message)).toEqual([
          { id: first, state: 'done' },
          { id: second, state: 'done' },
          { id: none, state: 'skipped', reason: 'It has no e-mail address.' },
        ]);
        expect(toBuyer(await deliver(), 'A word about')).toEqual([
          'a@example.com: Test shop: A word about your order',
          'b@example.com: Test shop: A word about your order',
        ]);
        const { activities = [] } = await shop.sdk.orders.getOrder(first);
        expect(activities.at(-1)).toMatchObject({
          authorEmail: 'merchant@shop.test',
          type: 'CUSTOM_ACTIVITY',
        });
      });

      it('foretells how many it reaches, and shows the first as it will be', async () => {
        const kind = mailOrders(platformFetch);
        const ids = [await owed(undefined), await owed('c@example.com')];
        expect(await kind.foresee?.({ ids }, message)).toMatchObject({
          reached: 1,
          without: 1,
          partial: false,
          preview: { to: 'c@example.com', subject: 'Test shop: A word about your order' },
        });
        expect(await deliver()).toEqual([]);
      });

      it('sends the confirmation again, of orders that stand', async () => {
        const kind = mailOrders(platformFetch);
        const [stands, cancelled] = [await owed('d@example.com'), await owed('e@example.com')];
        await shop.sdk.orders.cancelOrder(cancelled, { sendOrderCanceledEmail: false });
        expect(
          await run(kind, [stands, cancelled], crypto.randomUUID(), { what: 'confirmation' }),
        ).toMatchObject([{ state: 'done' }, { state: 'skipped' }]);
        expect((await deliver()).filter((one) => /^[de]@/.test(one))).toHaveLength(1);
      });

      it('sends nothing twice, wherever the process dies', async () => {
        const kind = mailOrders(platformFetch);
        for (let step = 1; step < 30; step++) {
          const ids = [await owed(`f${step}@example.com`), await owed(`g${step}@example.com`)];
          const key = crypto.randomUUID();
          shop.process.dieAt(step);
          const survived = await run(kind, ids, key, message).then(
            () => true,
            () => false,
          );
          shop.process.revive();
          await run(kind, ids, key, message);
          expect(toBuyer(await deliver(), 'A word about')).toEqual([
            `f${step}@example.com: Test shop: A word about your order`,
            `g${step}@example.com: Test shop: A word about your order`,
          ]);
          if (survived) return;
        }
        throw new Error('It never came to its end.');
      });

      it.each([{}, { what: 'message' }, { what: 'message', subject: ' ', message: 'x' }, { what: 'all' }])(
        'rejects %j',
        (params) => expect(mailOrders(platformFetch).checkParams(params)).toBeTypeOf('string'),
      );
    });

    it('nothing failed inside but what was killed', () =>
      expect(
        (shop.stack.errors as { err?: unknown }[]).filter(({ err }) => !(err instanceof Killed)),
      ).toEqual([]));
  },
  platformMigrations,
);
