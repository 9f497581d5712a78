import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { PRINT, startAbandonedShop, type AbandonedShop } from '#testing/abandoned-checkouts.ts';
import { onDatabase } from '#testing/engines.ts';
import { newVisitor, productId, reference, shopMigrations } from '#testing/shop.ts';
import type { StackCaller } from '#testing/stack.ts';
import { runs } from '#testing/run-size.ts';

const action = fc.constantFrom(
  'minutes' as const,
  'hours' as const,
  'day' as const,
  'touch' as const,
  'back' as const,
  'elsewhere' as const,
  'send' as const,
  'stop' as const,
  'again' as const,
  'checkout' as const,
  'buy' as const,
);
type Action = typeof action extends fc.Arbitrary<infer One> ? One : never;

const HOUR = 3_600_000;

onDatabase(
  'the life of a cart',
  (database) => {
    let at: AbandonedShop;

    beforeAll(async () => {
      at = startAbandonedShop(database());
      await at.stock();
      await at.set();
    });

    const foundOf = (cartId: string) => at.api.searchAbandonedCheckouts({ filter: { cartId } });

    /** Somebody without an account, at the checkout. */
    async function checkoutOf() {
      const begun = await at.start();
      const { cartId = '' } = await begun.modules.checkout.getCheckout(begun.checkoutId);
      return {
        email: begun.email,
        caller: begun.caller as StackCaller & { kind: 'visitor' },
        find: () => at.of(begun.checkoutId),
        count: async () => (await foundOf(String(cartId))).abandonedCheckouts.length,
        touch: () => at.touch(begun),
        checkOut: () => Promise.resolve(begun.checkoutId),
      };
    }

    /** A member with things in the cart, who may go to the checkout or not. */
    async function cartOf() {
      const begun = await at.fill();
      return {
        email: begun.email,
        caller: begun.caller,
        find: () => at.ofCart(begun.cartId),
        count: async () => (await foundOf(begun.cartId)).abandonedCheckouts.length,
        touch: () =>
          begun.modules.currentCart.addToCurrentCart({
            lineItems: [{ catalogReference: reference(PRINT), quantity: 1 }],
          }),
        checkOut: () => at.checkOut(begun),
      };
    }

    it('assumed: leave, return, remind, unsubscribe, buy, in any order: no mail too many, and what is bought is recovered', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(action, { minLength: 3, maxLength: 12 }),
          fc.boolean(),
          async (actions, isCart) => {
            const begun = isCart ? await cartOf() : await checkoutOf();
            let rejected = false;
            let bought = false;
            const token = (): string => at.linksIn(at.reminders(begun.email)[0]?.text ?? '').bag;
            const stop = (): string => at.linksIn(at.reminders(begun.email)[0]?.text ?? '').stops[0] ?? '';
            const idOf = async (): Promise<string | undefined> => (await begun.find())?._id;
            const doIt: Record<Action, () => Promise<unknown>> = {
              minutes: () => at.minutes(61),
              hours: () => at.hours(24),
              day: () => at.hours(49),
              touch: async () => bought || begun.touch(),
              checkout: async () => bought || begun.checkOut(),
              back: () => at.hosted('restoreAbandonedCart', { token: token() || '-' }, begun.caller),
              elsewhere: () => at.hosted('restoreAbandonedCart', { token: token() || '-' }, newVisitor()),
              send: async () => at.send((await idOf()) ?? productId(9)),
              async stop() {
                const { stopped } = await at.hosted('changeEmailOptOut', {
                  token: stop() || '-',
                  stop: true,
                });
                rejected ||= stopped;
              },
              async again() {
                const { status } = await at.hosted('changeEmailOptOut', {
                  token: stop() || '-',
                  stop: false,
                });
                if (status === 200) rejected = false;
              },
              async buy() {
                await at.buy({ checkoutId: await begun.checkOut() });
                bought = true;
              },
            };
            for (const one of actions) {
              const before = at.reminders(begun.email).length;
              const since = at.shop.clock.now().getTime();
              await doIt[one]().catch(() => undefined);
              await at.shop.platform.deliverMail();
              const mails = at.reminders(begun.email).length;
              const waited = at.shop.clock.now().getTime() - since;
              const found = await begun.find();
              const told = found && (await at.told(found._id));
              const slugs = found ? await at.eventsOf(found._id) : [];
              const times = (slug: string): number => slugs.filter((each) => each === slug).length;
              const sent = told?.acts.filter(({ type }) => type === 'EMAIL_SENT').length ?? 0;
              const rules = {
                'none after the purchase or to who asked for none, and never two at once':
                  mails - before <= (bought || rejected ? 0 : 1),
                'one by hand, or one of three as time goes on':
                  mails === before || one === 'send' || waited >= HOUR,
                'each is told': sent === mails,
                'three at most have their turn': (told?.reminded ?? 0) <= 3,
                'recovered by the order': !found || found.status === (bought ? 'RECOVERED' : 'ABANDONED'),
                'never as two': (await begun.count()) <= 1,
                'made once': times('created') === (found ? 1 : 0),
                'recovered once': times('recovered') === (found && bought ? 1 : 0),
                'nothing planned of what is bought': !bought || told?.nextReminder === undefined,
              };
              const broken = Object.entries(rules).flatMap(([rule, holds]) => (holds ? [] : [rule]));
              expect({ after: one, broken }).toEqual({ after: one, broken: [] });
            }
          },
        ),
        runs(20),
      );
      expect(at.shop.errors).toEqual([]);
    });
  },
  shopMigrations,
);
