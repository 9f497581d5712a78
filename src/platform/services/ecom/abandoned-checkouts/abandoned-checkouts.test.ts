import { currentCart } from '@wix/ecom';
import { beforeAll, describe, expect, it } from 'vitest';
import { PRINT, POSTER, startAbandonedShop, type AbandonedShop } from '#testing/abandoned-checkouts.ts';
import { onDatabase } from '#testing/engines.ts';
import { errorOf } from '#testing/orders.ts';
import { newVisitor, productId, shopMigrations } from '#testing/shop.ts';
import { Tokens } from '#platform/identity/tokens.ts';

onDatabase(
  'abandoned checkouts',
  (database) => {
    let at: AbandonedShop;

    beforeAll(async () => {
      at = startAbandonedShop(database());
      await at.stock();
    });

    describe('found', () => {
      it('docs: one that nobody touched for an hour, with what was in it, once', async () => {
        const begun = await at.start({ items: [{ id: POSTER, quantity: 2 }] });
        await at.minutes(59);
        expect(await at.of(begun.checkoutId)).toBeUndefined();
        await at.minutes(2);
        const found = await at.of(begun.checkoutId);
        expect(found).toMatchObject({
          status: 'ABANDONED',
          checkoutId: begun.checkoutId,
          buyerInfo: { email: begun.email },
          contactDetails: { firstName: 'Anna' },
          currency: 'EUR',
          totalPrice: { amount: '60.00' },
          lineItems: [{ quantity: 2, productName: { original: 'Poster' } }],
          activities: [],
          checkoutUrl: `https://shop.test/checkout?checkoutId=${begun.checkoutId}`,
        });
        await at.minutes(5);
        expect(await at.eventsOf(String(found?._id))).toEqual(['created']);
        expect(await at.told(String(found?._id))).toMatchObject({ step: 'ADDRESS', reminded: 0, acts: [] });
      });

      it('docs: not without a way to reach who left it', async () => {
        const begun = await at.start({ email: '' });
        await at.hours(3);
        expect(await at.of(begun.checkoutId)).toBeUndefined();
      });

      it('assumed: left again, it is the same one, with what is in it by then', async () => {
        const begun = await at.start();
        await at.hours(2);
        const id = String((await at.of(begun.checkoutId))?._id);
        await begun.modules.currentCart.addToCurrentCart({
          lineItems: [
            {
              catalogReference: { appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e', catalogItemId: PRINT },
              quantity: 1,
            },
          ],
        });
        await begun.modules.currentCart.createCheckoutFromCurrentCart({ channelType: 'WEB' });
        await at.minutes(61);
        const again = await at.of(begun.checkoutId);
        expect(again).toMatchObject({ _id: id, totalPrice: { amount: '80.00' } });
        expect(await at.eventsOf(id)).toEqual(['created', 'updated']);
      });

      it('assumed: after another time where the shop says so', async () => {
        await at.set({ delayMinutes: 30, remind: false });
        const begun = await at.start();
        await at.minutes(31);
        expect(await at.of(begun.checkoutId)).toMatchObject({ status: 'ABANDONED' });
        await at.set({ remind: false });
      });

      it('assumed: by two processes at once, each once', async () => {
        const begun = await Promise.all(Array.from({ length: 8 }, () => at.start()));
        at.shop.clock.advance(2 * 3_600_000);
        await Promise.all([at.shop.platform.maintain(), at.shop.platform.maintain()]);
        await at.shop.platform.maintain();
        for (const { checkoutId } of begun) expect(await at.of(checkoutId)).toBeDefined();
        expect(at.shop.errors).toEqual([]);
      });
    });

    describe('recovered', () => {
      it('docs: by the order of its checkout, with the day, and told', async () => {
        const begun = await at.start();
        await at.hours(2);
        const id = String((await at.of(begun.checkoutId))?._id);
        const orderId = await at.buy(begun);
        const after = await at.api.getAbandonedCheckout(id);
        expect(after.status).toBe('RECOVERED');
        expect(after.checkoutRecoveredDate).toEqual(at.shop.clock.now());
        expect(await at.eventsOf(id)).toEqual(['created', 'updated', 'recovered']);
        expect(await at.told(id)).toMatchObject({ orderId });
      });

      it('docs: what is ordered before anybody looks was never left', async () => {
        const begun = await at.start();
        await at.buy(begun);
        await at.hours(3);
        expect(await at.of(begun.checkoutId)).toBeUndefined();
      });
    });

    describe('asked for', () => {
      it('sdk: is found by query, by search and by the older name', async () => {
        const begun = await at.start({ email: 'seeker@example.com', firstName: 'Quirina' });
        await at.hours(2);
        const id = String((await at.of(begun.checkoutId))?._id);
        const { items } = await at.api
          .queryAbandonedCheckouts()
          .eq('buyerInfo.email', 'seeker@example.com')
          .eq('status', 'ABANDONED')
          .descending('_createdDate')
          .find();
        expect(items.map(({ _id }) => _id)).toEqual([id]);
        const found = await at.api.searchAbandonedCheckouts({
          search: { expression: 'quirina' },
          cursorPaging: { limit: 5 },
        });
        expect(found).toMatchObject({
          abandonedCheckouts: [{ _id: id }],
          pagingMetadata: { count: 1, hasNext: false },
        });
        expect(await at.carts.getAbandonedCart(id)).toMatchObject({
          _id: id,
          status: 'ABANDONED',
          total: '60.00',
          buyerInfo: { email: 'seeker@example.com', firstName: 'Quirina' },
        });
        const older = await at.carts.queryAbandonedCarts({
          query: {
            filter: JSON.stringify({ 'buyerInfo.email': 'seeker@example.com' }),
            paging: { limit: 1 },
          },
        });
        expect(older).toMatchObject({ totalResults: 1, abandonedCarts: [{ _id: id }] });
        expect(await errorOf(at.carts.queryAbandonedCarts({ query: { filter: '{' } }))).toBe('INVALID_QUERY');
      });

      it('sdk: is told of by apps, and deleted, one or many', async () => {
        const begun = await Promise.all([at.start(), at.start()]);
        await at.hours(2);
        const [one, two] = await Promise.all(begun.map(({ checkoutId }) => at.of(checkoutId)));
        const [a, b] = [String(one?._id), String(two?._id)];
        const { abandonedCheckout } = await at.api.addAbandonedCheckoutActivity(a, {
          activityType: 'TASK_CREATED',
        });
        expect(abandonedCheckout?.activities).toMatchObject([{ type: 'TASK_CREATED' }]);
        await at.api.deleteAbandonedCheckout(a);
        expect(await errorOf(at.api.getAbandonedCheckout(a))).toBe('ABANDONED_CHECKOUT_NOT_FOUND');
        const { results, bulkActionMetadata } = await at.api.bulkDeleteAbandonedCheckouts([a, b]);
        expect(results?.map(({ itemMetadata }) => itemMetadata?.success)).toEqual([false, true]);
        expect(bulkActionMetadata).toMatchObject({ totalSuccesses: 1, totalFailures: 1 });
        expect(await at.eventsOf(b)).toEqual(['created', 'deleted']);
        // Nobody notes it again before it is touched again.
        await at.hours(2);
        expect(await at.of(begun[0]?.checkoutId ?? '')).toBeUndefined();
      });

      it('sdk: is counted by the days of the shop', async () => {
        at.shop.clock.advance(400 * 86_400_000);
        const day = (): string => at.shop.clock.now().toISOString().slice(0, 10);
        const begun = [await at.start(), await at.start(), await at.start()] as const;
        await at.hours(2);
        await at.buy(begun[0]);
        const ask = (more: object = {}) =>
          at.api.getAbandonedCheckoutAnalytics(day(), { endDate: day(), ...more });
        expect(await ask()).toEqual({
          currency: 'EUR',
          recoverableValue: '120.00',
          recoverableCheckoutCount: 2,
          averageRecoverableCheckoutValue: '60.00',
          recoveredValue: '60.00',
          recoveredCheckoutCount: 1,
          recoveryRate: 1 / 3,
        });
        expect(await ask({ metrics: ['RECOVERED_VALUE'], statuses: ['ABANDONED'] })).toEqual({
          currency: 'EUR',
          recoveredValue: '0.00',
        });
        expect(
          await errorOf(at.api.getAbandonedCheckoutAnalytics('2024-02-02', { endDate: '2024-02-01' })),
        ).not.toBe('nothing refused');
      });
    });

    describe('the way back', () => {
      it('docs: redirects to where the cart is brought back', async () => {
        const begun = await at.start();
        await at.hours(2);
        const id = String((await at.of(begun.checkoutId))?._id);
        const answer = await at.shop.call(
          'GET',
          `/ecom/v1/abandoned-checkout/${id}/redirect-to-checkout?metasiteId=${at.shop.site.id}`,
        );
        expect(answer.status).toBe(302);
        expect(answer.headers.get('location')).toMatch(/^https:\/\/shop\.test\/your-bag\?token=JWS\./);
        const other = await at.shop.call(
          'GET',
          `/ecom/v1/abandoned-checkout/${id}/redirect-to-checkout?metasiteId=${productId(4)}`,
        );
        expect(other.status).toBe(404);
        expect(await errorOf(at.api.redirectToCheckout(id, at.shop.site.id))).toBe(302);
      });

      it('assumed: its owner goes on with the same checkout, a stranger with the same things and nothing of the owner', async () => {
        const begun = await at.start({
          items: [
            { id: POSTER, quantity: 2 },
            { id: PRINT, quantity: 1 },
          ],
        });
        await at.hours(2);
        const id = String((await at.of(begun.checkoutId))?._id);
        const url = await at.linkOf(id);
        const token = new URL(url).searchParams.get('token') ?? '';
        const opened = await at.hosted('openAbandonedCart', { token });
        expect(opened).toMatchObject({
          status: 200,
          state: 'OPEN',
          items: [
            { name: 'Poster', quantity: 2 },
            { name: 'Print', quantity: 1 },
          ],
        });
        expect(JSON.stringify(opened)).not.toContain(begun.email);
        expect(await at.hosted('restoreAbandonedCart', { token })).toMatchObject({ status: 401 });
        expect(await at.hosted('restoreAbandonedCart', { token }, begun.caller as never)).toMatchObject({
          checkoutId: begun.checkoutId,
          missing: 0,
        });
        const stranger = newVisitor();
        const first = await at.hosted('restoreAbandonedCart', { token }, stranger);
        const twice = await at.hosted('restoreAbandonedCart', { token }, stranger);
        expect(first.checkoutId).not.toBe(begun.checkoutId);
        expect(twice.checkoutId).toBe(first.checkoutId);
        const modules = at.shop.sdk({ checkout: (await import('@wix/ecom')).checkout }, stranger);
        const seen = await modules.checkout.getCheckout(String(first.checkoutId));
        expect(seen.lineItems?.map(({ quantity }) => quantity)).toEqual([2, 1]);
        expect(JSON.stringify(seen)).not.toContain(begun.email);
        expect(JSON.stringify(seen)).not.toContain('Augusta');
        // Bought elsewhere, it is recovered all the same.
        await modules.checkout.updateCheckout(String(first.checkoutId), {
          buyerInfo: { email: 'stranger@example.com' },
          billingInfo: {
            address: { country: 'PT', city: 'Porto', postalCode: '4000', addressLine1: 'Rua 1' },
            contactDetails: { firstName: 'S', lastName: 'T' },
          },
        });
        const orderId = await at.buy({ checkoutId: String(first.checkoutId) });
        expect((await at.api.getAbandonedCheckout(id)).status).toBe('RECOVERED');
        // After the purchase it says so, and names the order to its owner alone.
        expect(await at.hosted('openAbandonedCart', { token }, stranger)).toMatchObject({
          state: 'BOUGHT',
          orderId,
        });
        const others = await at.hosted('openAbandonedCart', { token }, newVisitor());
        expect(others.state).toBe('BOUGHT');
        expect(others.orderId).toBeUndefined();
        expect(await at.hosted('restoreAbandonedCart', { token }, newVisitor())).toMatchObject({
          status: 428,
          details: { applicationError: { code: 'BAG_BOUGHT' } },
        });
      });

      it('assumed: opened by two browsers at once, each gets its own; by two tabs, the things are there once', async () => {
        const begun = await at.start();
        await at.hours(2);
        const id = String((await at.of(begun.checkoutId))?._id);
        const url = await at.linkOf(id);
        const token = new URL(url).searchParams.get('token') ?? '';
        const [one, other] = [newVisitor(), newVisitor()];
        const backs = await Promise.all(
          [one, one, other].map((caller) => at.hosted('restoreAbandonedCart', { token }, caller)),
        );
        expect(backs.map(({ status }) => status)).toEqual([200, 200, 200]);
        expect(new Set(backs.map(({ checkoutId }) => checkoutId)).size).toBe(2);
        for (const caller of [one, other]) {
          const cart = await at.shop.sdk({ currentCart }, caller).currentCart.getCurrentCart();
          expect(cart.lineItems?.map(({ quantity }) => quantity)).toEqual([2]);
        }
        // Both may pay: the cart is recovered by whoever is first, once.
        for (const [index, back] of [backs[0], backs[2]].entries()) {
          await at.shop.staff.checkout.updateCheckout(String(back?.checkoutId), {
            buyerInfo: { email: `payer${index}@example.com` },
            billingInfo: {
              address: { country: 'PT', city: 'Porto', postalCode: '4000', addressLine1: 'Rua 1' },
              contactDetails: { firstName: 'S', lastName: 'T' },
            },
          });
        }
        await Promise.all([at.buy(begun), at.buy({ checkoutId: String(backs[2]?.checkoutId) })]);
        expect((await at.eventsOf(id)).filter((slug) => slug === 'recovered')).toHaveLength(1);
        expect(await at.hosted('restoreAbandonedCart', { token }, one)).toMatchObject({ status: 428 });
      });

      it('assumed: the link of another shop, or of another secret, opens nothing here', async () => {
        const begun = await at.start();
        await at.hours(2);
        const id = String((await at.of(begun.checkoutId))?._id);
        const other = new Tokens('the secret of another shop', at.shop.clock);
        const elsewhere = await other.signTold('left-bag', id, {});
        const forAnother = await at.shop.platform.tokens.signTold('left-bag', productId(5), {});
        const forMails = await at.shop.platform.tokens.signTold('mail-stop', id, {});
        for (const token of [elsewhere, forAnother, forMails])
          for (const name of ['openAbandonedCart', 'restoreAbandonedCart'] as const) {
            const { status } = await at.hosted(name, { token }, newVisitor());
            expect([404, 428]).toContain(status);
          }
        const stop = await other.signTold('mail-stop', 'reminders', { email: begun.email });
        expect(await at.hosted('changeEmailOptOut', { token: stop, stop: true })).toMatchObject({
          status: 404,
        });
        expect((await at.told(id)).refused).toBe(false);
      });

      it('assumed: guessed, altered and outlived links open nothing', async () => {
        const begun = await at.start();
        await at.hours(2);
        const id = String((await at.of(begun.checkoutId))?._id);
        const url = await at.linkOf(id);
        const token = new URL(url).searchParams.get('token') ?? '';
        for (const wrong of ['none', id, `${token}x`, token.slice(0, -3), token.replace('JWS.', 'OauthNG.')])
          expect(await at.hosted('openAbandonedCart', { token: wrong })).toMatchObject({ status: 404 });
        at.shop.clock.advance(91 * 86_400_000);
        expect(await at.hosted('restoreAbandonedCart', { token }, newVisitor())).toMatchObject({
          status: 428,
          details: { applicationError: { code: 'BAG_LINK_EXPIRED' } },
        });
      });
    });
  },
  shopMigrations,
);
