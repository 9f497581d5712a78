import { beforeAll, describe, expect, it } from 'vitest';
import { dayIn, plusDays } from '#shared/days.ts';
import { giftCardExtensions } from '#shared/extensions/gift-cards.ts';
import { GIFT_CARD_PICTURE } from '#shared/gift-cards.ts';
import { onDatabase } from '#testing/engines.ts';
import { startGiftCards } from '#testing/gift-cards.ts';
import { orderModules, paidOrder, plainOrder, errorOf } from '#testing/orders.ts';
import { newVisitor, productId, reference, shopMigrations, shopModules, seedListing } from '#testing/shop.ts';
import { longDay } from './rules/days.ts';

onDatabase(
  'gift cards that are bought',
  (database) => {
    let at: ReturnType<typeof startGiftCards>;
    const poster = productId(1);
    const today = (): string => dayIn(at.shop.clock.now(), at.shop.site.timeZone);
    beforeAll(async () => {
      at = startGiftCards(database());
      await seedListing(at.shop, [
        { id: poster, name: 'Poster', price: '40.00', quantity: 50, digital: true },
      ]);
    });
    const mailTo = async (email: string) => {
      await at.shop.platform.deliverMail();
      return at.mailsTo(email);
    };

    describe('in the cart', () => {
      it('assumed: are lines without tax or delivery, of the amount that was wished', async () => {
        const { currentCart } = shopModules(at.shop, newVisitor());
        const day = plusDays(today(), 5);
        const { cart } = await currentCart.addToCurrentCart({
          lineItems: [
            at.lineOf(
              { amount: '42.50', recipientName: 'Marit', senderName: 'Noa', sendOn: day, message: 'For you' },
              2,
            ),
          ],
        });
        const [line] = cart?.lineItems ?? [];
        expect(line?.descriptionLines?.slice(1).map(({ plainText }) => plainText?.original)).toEqual([
          'from Noa',
          longDay(day, 'en-GB'),
          '“For you”',
        ]);
        expect(line).toMatchObject({
          quantity: 2,
          itemType: { preset: 'GIFT_CARD' },
          physicalProperties: { shippable: false },
          image: expect.stringContaining(GIFT_CARD_PICTURE.id),
          price: { amount: '42.50' },
          lineItemPrice: { amount: '85.00' },
        });
        const totals = await currentCart.estimateCurrentCartTotals({ calculateTax: true });
        expect(totals.priceSummary).toMatchObject({ total: { amount: '85.00' } });
        expect(totals.taxSummary?.totalTax?.amount ?? '0.00').toBe('0.00');
      });

      it('assumed: are rejected where nobody could issue them', async () => {
        const { currentCart } = shopModules(at.shop, newVisitor());
        const add = (wish: object) => errorOf(currentCart.addToCurrentCart({ lineItems: [at.lineOf(wish)] }));
        const field = (name: string) => `options.lineItems[0].catalogReference.options.${name}`;
        expect(await add({ amount: '9.99' })).toEqual([`${field('amount')} DECIMAL_GTE`]);
        expect(await add({ amount: '500.01' })).toEqual([`${field('amount')} DECIMAL_LTE`]);
        expect(await add({ amount: '-5' })).toEqual([`${field('amount')} DECIMAL_GTE`]);
        expect(await add({ amount: '20.005' })).toEqual([`${field('amount')} DECIMAL_MAX_SCALE`]);
        expect(await add({ amount: 'much' })).toEqual([`${field('amount')} VALIDATION`]);
        expect(await add({ recipientEmail: 'nobody' })).toEqual([`${field('recipientEmail')} FORMAT`]);
        expect(await add({ sendOn: '2020-01-01' })).toEqual([`${field('sendOn')} VALIDATION`]);
        expect(await add({ message: 'x'.repeat(301) })).toEqual([`${field('message')} VALIDATION`]);
      });

      it('docs: are bought neither with a gift card nor with a coupon', async () => {
        const { code } = await at.issue({ amount: '100.00' });
        const lines = [at.lineOf(), { catalogReference: reference(poster), quantity: 1 }];
        const error = 'GIFT_CARD_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD';
        expect(await errorOf(at.checkout(lines, { giftCardCode: code }))).toBe(error);
        const id = await at.checkout(lines.slice(1), { giftCardCode: code });
        await at.shop.staff.checkout.addToCheckout(id, { lineItems: [at.lineOf()] });
        expect(await errorOf(at.shop.staff.checkout.createOrder(id))).toBe(error);
      });
    });

    describe('once they are paid', () => {
      it('assumed: are issued one a piece, mailed with their codes, and spent', async () => {
        const email = 'marit@example.com';
        const orderId = await at.buy([
          at.lineOf(
            { recipientEmail: email, recipientName: 'Marit', senderName: 'Noa', message: 'For you' },
            2,
          ),
        ]);
        const issued = await at.cardsOf(orderId);
        expect(issued.map(({ balance, state }) => [balance, state])).toEqual([
          ['75.00', 'UNUSED'],
          ['75.00', 'UNUSED'],
        ]);
        const mails = await mailTo(email);
        expect(mails).toHaveLength(2);
        expect(mails[0]?.subject).toContain('a gift card from Noa');
        expect(mails[0]?.text).toContain('For you');
        const code = at.codeIn(mails[0]?.text ?? '');
        const id = await at.checkout([{ catalogReference: reference(poster), quantity: 1 }], {
          giftCardCode: code,
        });
        const { orderId: spent } = await at.shop.staff.checkout.createOrder(id);
        const requested = await at.balance(code, newVisitor());
        expect(requested.giftCard).toMatchObject({ balance: { value: '35.00' }, status: 'VALID' });
        const { orderTransactions } = await at.shop.staff.orderTransactions.listTransactionsForSingleOrder(
          String(spent),
        );
        const paymentId = String(orderTransactions?.payments?.[0]?._id);
        await at.billing.refundPayments(String(spent), { paymentRefunds: [{ paymentId }] });
        const back = await at.balance(code, newVisitor());
        expect(back.giftCard).toMatchObject({ balance: { value: '75.00' } });
      });

      it('assumed: are shown in the order and its mail like everything that is bought', async () => {
        const orderId = await at.buy([at.lineOf()]);
        const order = await at.shop.staff.orders.getOrder(orderId);
        expect(order.lineItems?.[0]?.image).toContain(GIFT_CARD_PICTURE.id);
        const [confirmation] = (await mailTo('noa@example.com')).toReversed();
        expect(confirmation?.html).toContain(`/media/${GIFT_CARD_PICTURE.id}/`);
      });

      it('assumed: are good for the whole of their last day, which the letter names', async () => {
        const email = 'last-day@example.com';
        await at.issue({ email, goodUntil: '2029-11-30' });
        const [letter] = await mailTo(email);
        expect(letter?.text).toMatch(/\b30\b.*2029/);
      });

      it('assumed: wait for their day in the zone of the shop, and go out once', async () => {
        const email = 'later@example.com';
        const day = new Date(at.shop.clock.now().getTime() + 3 * 86_400_000).toISOString().slice(0, 10);
        const orderId = await at.buy([at.lineOf({ recipientEmail: email, sendOn: day, language: 'he' })]);
        expect((await at.cardsOf(orderId))[0]).toMatchObject({ state: 'PLANNED' });
        await at.days(1);
        expect(at.mailsTo(email)).toHaveLength(0);
        await at.days(3);
        await at.days(1);
        expect(at.mailsTo(email)).toHaveLength(1);
        expect(at.mailsTo(email)[0]?.subject).toContain('שובר מתנה');
        expect((await at.cardsOf(orderId))[0]).toMatchObject({ state: 'UNUSED' });
      });

      it('assumed: are stopped with what is left on them when their order is refunded or canceled', async () => {
        const orderId = await at.buy([at.lineOf({}, 2)]);
        const order = await at.shop.staff.orders.getOrder(orderId);
        const { orderTransactions } =
          await at.shop.staff.orderTransactions.listTransactionsForSingleOrder(orderId);
        const paymentId = String(orderTransactions?.payments?.[0]?._id);
        await at.billing.refundPayments(orderId, {
          paymentRefunds: [{ paymentId, amount: { amount: '75.00' } }],
          refundItems: { lineItems: [{ lineItemId: String(order.lineItems?.[0]?._id), quantity: 1 }] },
        });
        const states = async () => (await at.cardsOf(orderId)).map(({ state }) => state).toSorted();
        expect(await states()).toEqual(['DISABLED', 'UNUSED']);
        await at.shop.staff.orders.cancelOrder(orderId);
        expect(await states()).toEqual(['DISABLED', 'DISABLED']);
      });
    });

    it('assumed: are never worth more than the price that an order by hand says of them', async () => {
      const sdk = orderModules(at.shop);
      const cardLine = (price: string) => ({
        productName: { original: 'Gift card' },
        catalogReference: at.lineOf({ amount: '1000000' }).catalogReference,
        price: { amount: price },
        quantity: 1,
        itemType: { preset: 'GIFT_CARD' as const },
      });
      const { id } = await paidOrder(sdk, plainOrder('1.00', { lineItems: [cardLine('1.50')] }));
      expect((await at.cardsOf(id)).map(({ balance }) => balance)).toEqual(['1.50']);
      const input = [cardLine('0'), { ...cardLine('2.00'), quantity: 2 }];
      const { id: other } = await paidOrder(sdk, plainOrder('1.00', { lineItems: input }));
      expect((await at.cardsOf(other)).map(({ balance }) => balance)).toEqual(['2.00', '2.00']);
    });

    it('assumed: go out whatever an order by hand says of its language, and none waits for another', async () => {
      const day = new Date(at.shop.clock.now().getTime() + 3 * 86_400_000).toISOString().slice(0, 10);
      const lineTo = (recipientEmail: string) => ({
        productName: { original: 'Gift card' },
        catalogReference: at.lineOf({ recipientEmail, sendOn: day }).catalogReference,
        price: { amount: '75.00' },
        quantity: 1,
        itemType: { preset: 'GIFT_CARD' as const },
      });
      const languages = ['zh_CN', 'pt-BR', 'no language at all'];
      for (const [index, buyerLanguage] of languages.entries()) {
        const lineItems = [lineTo(`language-${index}@example.com`)];
        await paidOrder(orderModules(at.shop), plainOrder('75.00', { buyerLanguage, lineItems }));
      }
      await at.issue({ email: 'language-none@example.com', sendOn: day });
      await at.days(4);
      for (const who of [0, 1, 2, 'none']) expect(at.mailsTo(`language-${who}@example.com`)).toHaveLength(1);
    });

    it('assumed: are so many of a kind at most', async () => {
      const { currentCart } = shopModules(at.shop, newVisitor());
      const { cart } = await currentCart.addToCurrentCart({ lineItems: [at.lineOf({}, 100_000)] });
      expect(cart?.lineItems?.[0]).toMatchObject({ quantity: 100 });
    });

    describe('that have ended', () => {
      it('assumed: are good again for a while when what they paid is refunded', async () => {
        const { code, giftCard } = await at.issue({ amount: '60.00' });
        const id = await at.checkout([{ catalogReference: reference(poster), quantity: 1 }], {
          giftCardCode: code,
        });
        const { orderId } = await at.shop.staff.checkout.createOrder(id);
        await at.days(1200);
        expect((await at.read(giftCard.id)).giftCard).toMatchObject({ state: 'EXPIRED', balance: '20.00' });
        const { orderTransactions } = await at.shop.staff.orderTransactions.listTransactionsForSingleOrder(
          String(orderId),
        );
        const paymentId = String(orderTransactions?.payments?.[0]?._id);
        await at.billing.refundPayments(String(orderId), { paymentRefunds: [{ paymentId }] });
        const { giftCard: after, history } = await at.read(giftCard.id);
        expect(after).toMatchObject({ state: 'UNUSED', balance: '60.00' });
        expect(history.map(({ kind }) => kind)).toEqual([
          'EXTENDED',
          'REFUNDED',
          'EXPIRED',
          'REDEEMED',
          'ISSUED',
        ]);
        await at.days(91);
        expect((await at.read(giftCard.id)).giftCard.state).toBe('EXPIRED');
      });
    });

    describe('that somebody guesses', () => {
      it('assumed: unknown and malformed are answered alike, and seldom', async () => {
        const visitor = newVisitor();
        const { code } = await at.issue({});
        const asked = async (text: string) => at.balance(text, visitor);
        const answers = [await asked('AAAABBBBCCCCDDDD'), await asked("'; drop table"), await asked('')];
        for (const { giftCard, status } of answers)
          expect({ giftCard, status }).toEqual({ giftCard: null, status: 200 });
        for (let tries = 0; tries < 30; tries += 1) expect((await asked(code)).status).toBe(200);
        for (let tries = 0; tries < 20; tries += 1) await asked(`NOSUCH${tries}`);
        expect((await asked(code)).status).toBe(429);
        expect((await at.balance(code, newVisitor())).status).toBe(200);
      });

      it('assumed: shoppers read and change nothing of the shop’s', async () => {
        const { giftCard } = await at.issue({});
        for (const name of Object.keys(giftCardExtensions) as (keyof typeof giftCardExtensions)[])
          expect((await at.call(name, { giftCardId: giftCard.id }, newVisitor())).status).toBe(403);
      });
    });
  },
  shopMigrations,
);
