import { beforeAll, describe, expect, it } from 'vitest';
import { extensionPath } from '#shared/extensions/define.ts';
import { forRaces } from '#testing/engines.ts';
import { startGiftCards } from '#testing/gift-cards.ts';
import { errorOf } from '#testing/orders.ts';
import {
  newVisitor,
  productId,
  reference,
  shopMigrations,
  shopModules,
  seedListing,
  type ShopModules,
} from '#testing/shop.ts';
import { findOperation } from '#platform/contract/index.ts';
import { fieldName } from '#platform/graphql/names.ts';
import { insertCoupon } from '../../marketing/coupons/public.ts';

const HOUR = 3_600_000;
const poster = productId(1);
const line = { catalogReference: reference(poster), quantity: 1 };

forRaces(
  'codes that somebody guesses',
  (database) => {
    let at: ReturnType<typeof startGiftCards>;
    beforeAll(async () => {
      at = startGiftCards(database());
      await seedListing(at.shop, [
        { id: poster, name: 'Poster', price: '40.00', quantity: 50, digital: true },
      ]);
      await insertCoupon(database().kysely, at.shop.site.id, {
        id: 'coupon-spring',
        code: 'SPRING',
        name: 'Spring',
        benefit: { kind: 'PERCENT_OFF', percentage: 10 },
        active: true,
        startTime: '2026-01-01T00:00:00.000Z',
        limitedToOneItem: false,
        createdDate: '2026-01-01T00:00:00.000Z',
      });
    });
    const begin = async ({ checkout }: ShopModules): Promise<string> => {
      const made = await checkout.createCheckout({
        channelType: 'WEB',
        lineItems: [line],
        checkoutInfo: {
          buyerInfo: { email: 'noa@example.com' },
          billingInfo: { address: { country: 'PT', city: 'Lisboa' } },
        },
      });
      return String(made._id);
    };
    const tries = async (count: number, attempt: (index: number) => Promise<unknown>): Promise<object> => {
      const answers: Record<string, number> = {};
      for (let index = 0; index < count; index += 1) {
        const answer = String(await errorOf(attempt(index)));
        answers[answer] = (answers[answer] ?? 0) + 1;
      }
      return answers;
    };

    describe('of gift cards', () => {
      it('assumed: ten wrong ones an hour, then the right one is rejected like them; the purchase goes on', async () => {
        const guesser = shopModules(at.shop);
        const id = await begin(guesser);
        const { code } = await at.issue();
        const bring = (giftCardCode: string) => guesser.checkout.updateCheckout(id, {}, { giftCardCode });
        expect(await tries(14, (index) => bring(`NOSUCHCARD${index}`))).toEqual({
          GIFT_CARD_NOT_FOUND: 10,
          RESOURCE_EXHAUSTED: 4,
        });
        expect(await errorOf(bring(code))).toBe('RESOURCE_EXHAUSTED');
        const fresh = { channelType: 'WEB' as const, lineItems: [line], giftCardCode: code };
        expect(await errorOf(guesser.checkout.createCheckout(fresh))).toBe('RESOURCE_EXHAUSTED');

        const honest = shopModules(at.shop);
        const paid = await honest.checkout.updateCheckout(await begin(honest), {}, { giftCardCode: code });
        expect(paid.giftCard?.amount?.amount).toBe('40.00');
        const other = await guesser.checkout.updateCheckout(id, { buyerNote: 'no card then' });
        expect(other.buyerNote).toBe('no card then');

        at.shop.clock.advance(HOUR + 1);
        expect((await bring(code)).giftCard?.amount?.amount).toBe('40.00');
      });

      it('assumed: as many at once as one likes are still only so many', async () => {
        const guesser = shopModules(at.shop);
        const id = await begin(guesser);
        const answers = await Promise.all(
          Array.from({ length: 30 }, (_, index) =>
            errorOf(guesser.checkout.updateCheckout(id, {}, { giftCardCode: `ATONCECARD${index}` })),
          ),
        );
        expect(answers.filter((answer) => answer === 'GIFT_CARD_NOT_FOUND')).toHaveLength(10);
        expect(answers.filter((answer) => answer === 'RESOURCE_EXHAUSTED')).toHaveLength(20);
      });

      it('assumed: from one place twenty, with however many visitors, there and where a balance is asked', async () => {
        const answers: number[] = [];
        for (let index = 0; index < 23; index += 1) {
          const visitor = newVisitor();
          const id = await begin(shopModules(at.shop, visitor));
          const authorization = await at.shop.platform.tokens.sign({ siteId: at.shop.site.id, ...visitor });
          const isAsked = index % 2 === 1;
          const request = new Request(
            isAsked
              ? `https://www.wixapis.com${extensionPath('checkGiftCardBalance')}`
              : `https://www.wixapis.com/ecom/v1/checkouts/${id}`,
            {
              method: isAsked ? 'POST' : 'PATCH',
              headers: { authorization, 'content-type': 'application/json' },
              body: JSON.stringify(
                isAsked ? { code: `PLACE${index}` } : { checkout: { id }, giftCardCode: `PLACECARD${index}` },
              ),
            },
          );
          answers.push((await at.shop.platform.fetch(request, { clientAddress: '203.0.113.9' })).status);
        }
        expect(answers).toEqual([
          ...Array.from({ length: 20 }, (_, index) => (index % 2 === 1 ? 200 : 400)),
          429,
          429,
          429,
        ]);
      });

      it('assumed: calls of one GraphQL document count one by one', async () => {
        const visitor = newVisitor();
        const id = await begin(shopModules(at.shop, visitor));
        const update = fieldName(findOperation('ecom_checkout.updateCheckout'));
        const calls = Array.from(
          { length: 14 },
          (_, index) => `a${index}: ${update}(
            input: { checkout: { id: "${id}" }, giftCardCode: "ALIASCARD${index}" }
          ) { checkout { id } }`,
        );
        const { errors = [] } = await at.shop.client(visitor).graphql(`mutation { ${calls.join(' ')} }`);
        const codes = errors.map(
          ({ extensions }) => (extensions as { applicationError: { code: string } }).applicationError.code,
        );
        expect(codes).toEqual([
          ...Array.from({ length: 10 }, () => 'GIFT_CARD_NOT_FOUND'),
          ...Array.from({ length: 4 }, () => 'RESOURCE_EXHAUSTED'),
        ]);
      });

      it('assumed: a card that is right is no guess, however often it is put down and taken away', async () => {
        const { checkout } = shopModules(at.shop);
        const id = await begin({ checkout } as ShopModules);
        const { code } = await at.issue();
        for (let index = 0; index < 12; index += 1) {
          await checkout.updateCheckout(id, {}, { giftCardCode: code });
          await checkout.updateCheckout(id, { buyerNote: `again ${index}` }, { giftCardCode: code });
          await checkout.removeGiftCard(id);
        }
        expect((await checkout.updateCheckout(id, {}, { giftCardCode: code })).giftCard).toBeTruthy();
      });

      it('assumed: two orders at once never spend the same money', async () => {
        const { code, giftCard } = await at.issue({ amount: '60.00' });
        const ids = await Promise.all([1, 2, 3].map(() => at.checkout([line], { giftCardCode: code })));
        const token = await at.shop.token('4242424242424242');
        const answers = await Promise.all(
          ids.map((id) => errorOf(at.shop.staff.checkout.createOrderAndCharge(id, { paymentToken: token }))),
        );
        const { balance } = (await at.read(giftCard.id)).giftCard;
        const used = answers.filter((answer) => answer === 'nothing refused').length;
        expect(used).toBeGreaterThan(0);
        expect(Number(balance)).toBeGreaterThanOrEqual(0);
        const { history } = await at.read(giftCard.id);
        expect(history.filter(({ kind }) => kind === 'REDEEMED')).toHaveLength(used);
      });
    });

    describe('of coupons', () => {
      it('assumed: sixty wrong ones an hour, in the cart and at the checkout; a good one is no guess', async () => {
        const guesser = shopModules(at.shop);
        const { currentCart, checkout } = guesser;
        await currentCart.addToCurrentCart({ lineItems: [line] });
        const id = await begin(guesser);
        const bring = (couponCode: string) => currentCart.updateCurrentCart({ couponCode });
        await bring('SPRING');
        const half = await tries(30, (index) => bring(`NOPE${index}`));
        const rest = await tries(33, (index) =>
          checkout.updateCheckout(id, {}, { couponCode: `NOPE${index}` }),
        );
        expect([half, rest]).toEqual([
          { ERROR_COUPON_DOES_NOT_EXIST: 30 },
          { ERROR_COUPON_DOES_NOT_EXIST: 30, RESOURCE_EXHAUSTED: 3 },
        ]);
        expect(await errorOf(checkout.updateCheckout(id, {}, { couponCode: 'SPRING' }))).toBe(
          'RESOURCE_EXHAUSTED',
        );
        // What lies in the cart already stays good.
        expect((await currentCart.updateCurrentCart({ couponCode: 'SPRING' })).appliedDiscounts).toBeTruthy();
        const honest = shopModules(at.shop).currentCart;
        await honest.addToCurrentCart({ lineItems: [line] });
        expect((await honest.updateCurrentCart({ couponCode: 'SPRING' })).appliedDiscounts).toHaveLength(1);
      });
    });
  },
  shopMigrations,
);
