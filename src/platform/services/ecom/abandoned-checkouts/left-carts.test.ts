import { checkout, currentCart } from '@wix/ecom';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { PRINT, startAbandonedShop, type AbandonedShop } from '#testing/abandoned-checkouts.ts';
import { onDatabase } from '#testing/engines.ts';
import { newVisitor, reference, shopMigrations, shopModules } from '#testing/shop.ts';

onDatabase(
  'carts that members leave',
  (database) => {
    let at: AbandonedShop;

    beforeAll(async () => {
      at = startAbandonedShop(database());
      await at.stock();
      await at.set({ remind: false });
    });

    const addPrint = ({ modules }: Pick<Awaited<ReturnType<typeof at.fill>>, 'modules'>) =>
      modules.currentCart.addToCurrentCart({
        lineItems: [{ catalogReference: reference(PRINT), quantity: 1 }],
      });

    it('docs: one that nobody touched for an hour is noted with its cart and no checkout, once', async () => {
      const begun = await at.fill();
      await at.minutes(59);
      expect(await at.ofCart(begun.cartId)).toBeUndefined();
      await at.minutes(2);
      const found = await at.ofCart(begun.cartId);
      expect(found).toMatchObject({
        status: 'ABANDONED',
        cartId: begun.cartId,
        buyerInfo: { email: begun.email, memberId: begun.caller.memberId },
        contactDetails: { firstName: 'Mira' },
        totalPrice: { amount: '60.00' },
        lineItems: [{ quantity: 2, productName: { original: 'Poster' } }],
        checkoutUrl: 'https://shop.test/cart',
      });
      expect(found?.checkoutId ?? undefined).toBeUndefined();
      const id = String(found?._id);
      await at.minutes(5);
      expect(await at.eventsOf(id)).toEqual(['created']);
      expect(await at.told(id)).toMatchObject({ step: 'BAG', reminded: 0 });
      // Whoever shops is not disturbed by it.
      const { revision } = (await begun.modules.currentCart.getCurrentCart()) as { revision?: string };
      expect(revision).toBe('1');
    });

    it('sdk: the older name tells of it by its id, by that of the cart, and by what became of it', async () => {
      const begun = await at.fill();
      await at.hours(2);
      const id = String((await at.ofCart(begun.cartId))?._id);
      const cart = { _id: id, status: 'ABANDONED', total: '60.00', buyerInfo: { email: begun.email } };
      expect(await at.carts.getAbandonedCart(id)).toMatchObject(cart);
      expect(await at.carts.getAbandonedCart(begun.cartId)).toMatchObject(cart);
      await at.buy({ checkoutId: await at.checkOut(begun) });
      const filter = JSON.stringify({ status: 'RECOVERED', 'buyerInfo.email': begun.email });
      expect(await at.carts.queryAbandonedCarts({ query: { filter } })).toMatchObject({
        totalResults: 1,
        abandonedCarts: [{ ...cart, status: 'RECOVERED' }],
      });
    });

    it('assumed: not of a visitor, of nothing, of who is at the checkout, nor of one left long ago', async () => {
      const visitor = shopModules(at.shop, newVisitor());
      const { cart } = await addPrint({ modules: visitor });
      const [emptied, checking, old] = [await at.fill(), await at.fill(), await at.fill()];
      const { lineItems } = await emptied.modules.currentCart.getCurrentCart();
      await emptied.modules.currentCart.removeLineItemsFromCurrentCart([String(lineItems?.[0]?._id)]);
      await sql`update carts set doc = jsonb_set(doc, '{updatedDate}', '"2020-01-01T00:00:00.000Z"')
        where id = ${old.cartId}`.execute(database().kysely);
      const checkoutId = await at.checkOut(checking);
      await at.hours(2);
      for (const { cartId } of [{ cartId: String(cart?._id) }, emptied, old])
        expect(await at.ofCart(cartId)).toBeUndefined();
      expect(await at.ofCart(checking.cartId)).toMatchObject({ checkoutId });
    });

    it('assumed: left again it is the same one; at the checkout too, whose order recovers it once', async () => {
      const begun = await at.fill();
      await at.hours(2);
      const id = String((await at.ofCart(begun.cartId))?._id);
      await addPrint(begun);
      await at.hours(2);
      expect(await at.ofCart(begun.cartId)).toMatchObject({ _id: id, totalPrice: { amount: '80.00' } });
      const checkoutId = await at.checkOut(begun);
      await at.hours(2);
      expect(await at.of(checkoutId)).toMatchObject({ _id: id, cartId: begun.cartId });
      expect(await at.told(id)).toMatchObject({ step: 'ADDRESS' });
      const orderId = await at.buy({ checkoutId });
      expect(await at.told(id)).toMatchObject({ orderId });
      expect(await at.eventsOf(id)).toEqual(['created', 'updated', 'updated', 'updated', 'recovered']);
      await at.hours(3);
      expect(
        (await at.api.searchAbandonedCheckouts({ filter: { cartId: begun.cartId } })).abandonedCheckouts,
      ).toHaveLength(1);
    });

    it('assumed: ordered by the checkout that they began before they signed in, it is recovered', async () => {
      const begun = await at.fill();
      await at.hours(2);
      const id = String((await at.ofCart(begun.cartId))?._id);
      const visitor = await at.start({ items: [{ id: PRINT, quantity: 1 }] });
      await at.signIn(begun.caller.memberId, visitor.caller);
      await at.buy(visitor);
      expect((await at.api.getAbandonedCheckout(id)).status).toBe('RECOVERED');
      // What was in the cart before was not ordered, and may be left once more.
      await at.hours(2);
      const { abandonedCheckouts: all } = await at.api.searchAbandonedCheckouts({
        filter: { cartId: begun.cartId },
      });
      expect(new Set(all.map(({ status }) => status))).toEqual(new Set(['ABANDONED', 'RECOVERED']));
      expect(all).toHaveLength(2);
    });

    it('assumed: found by two processes at once, each once', async () => {
      const begun = await Promise.all(Array.from({ length: 6 }, () => at.fill()));
      at.shop.clock.advance(2 * 3_600_000);
      await Promise.all([at.shop.platform.maintain(), at.shop.platform.maintain()]);
      await at.shop.platform.maintain();
      for (const { cartId } of begun) {
        const { abandonedCheckouts: found } = await at.api.searchAbandonedCheckouts({ filter: { cartId } });
        expect(found).toHaveLength(1);
      }
      expect(at.shop.errors).toEqual([]);
    });

    it('assumed: is found along an index of nothing else', async () => {
      await sql`set enable_seqscan = off`.execute(database().kysely);
      const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select doc from carts
        where site_id = 'x' and updated_date > '2020' and updated_date <= '2021'
          and doc #>> '{buyer,memberId}' is not null and doc ->> 'checkoutId' is null
          and doc -> 'lines' <> '[]'::jsonb and (doc #>> '{left,at}') is distinct from (doc ->> 'updatedDate')
        order by updated_date limit 50 for update skip locked`.execute(database().kysely);
      expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('carts_left');
    });

    it('assumed: its reminder leads back to the cart; a stranger gets the same things in theirs, whose order recovers it', async () => {
      await at.set();
      const begun = await at.fill();
      await at.minutes(61);
      const id = String((await at.ofCart(begun.cartId))?._id);
      const [mail] = at.reminders(begun.email);
      expect(mail?.text).toContain('Hello Mira,');
      const { bag: token } = at.linksIn(mail?.text ?? '');
      const stranger = newVisitor();
      expect(await at.hosted('openAbandonedCart', { token }, stranger)).toMatchObject({
        state: 'OPEN',
        at: 'BAG',
      });
      const own = await at.hosted('restoreAbandonedCart', { token }, begun.caller);
      expect(own).toMatchObject({ status: 200, missing: 0 });
      expect(own.checkoutId).toBeUndefined();
      const both = [1, 2].map(() => at.hosted('restoreAbandonedCart', { token }, stranger));
      for (const back of await Promise.all(both)) expect(back).toMatchObject({ status: 200, missing: 0 });
      const modules = at.shop.sdk({ currentCart, checkout }, stranger);
      const theirs = await modules.currentCart.getCurrentCart();
      expect(theirs.lineItems?.map(({ quantity }) => quantity)).toEqual([2]);
      expect(JSON.stringify(theirs)).not.toContain(begun.email);
      const { checkoutId } = await modules.currentCart.createCheckoutFromCurrentCart({ channelType: 'WEB' });
      await modules.checkout.updateCheckout(String(checkoutId), {
        buyerInfo: { email: 'other@example.com' },
        billingInfo: {
          address: { country: 'PT', city: 'Porto', postalCode: '4000', addressLine1: 'Rua 1' },
          contactDetails: { firstName: 'S', lastName: 'T' },
        },
      });
      await at.buy({ checkoutId: String(checkoutId) });
      expect((await at.api.getAbandonedCheckout(id)).status).toBe('RECOVERED');
      await at.hours(100);
      expect(at.reminders(begun.email)).toHaveLength(1);
      expect(at.reminders('other@example.com')).toEqual([]);
      await at.set({ remind: false });
    });

    it('assumed: no reminder of a cart that is gone, was touched since, or whose owner asked for none', async () => {
      await at.set();
      const [missing, back, stopped] = [await at.fill(), await at.fill(), await at.fill()];
      await at.minutes(61);
      await missing.modules.currentCart.deleteCurrentCart();
      const { stops } = at.linksIn(at.reminders(stopped.email)[0]?.text ?? '');
      await at.hosted('changeEmailOptOut', { token: stops[0], stop: true });
      await at.hours(22);
      await addPrint(back);
      await at.hours(2);
      for (const { email } of [missing, back, stopped]) expect(at.reminders(email)).toHaveLength(1);
      const whyOf = async (cartId: string) =>
        (await at.told(String((await at.ofCart(cartId))?._id))).acts.at(-1)?.why;
      expect(await whyOf(missing.cartId)).toBe('EMPTY');
      expect(await whyOf(stopped.cartId)).toBe('NOT_WANTED');
      const id = String((await at.ofCart(stopped.cartId))?._id);
      expect(await at.send(id)).toMatchObject({ status: 428, error: { data: { why: 'NOT_WANTED' } } });
      await at.hours(23);
      expect(at.reminders(back.email)).toHaveLength(2);
      await at.set({ remind: false });
    });
  },
  shopMigrations,
);
