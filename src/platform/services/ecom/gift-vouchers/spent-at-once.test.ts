import { beforeAll, expect, it } from 'vitest';
import { addMoney, roundMoney } from '#shared/money.ts';
import { forRaces } from '#testing/engines.ts';
import { startGiftCards } from '#testing/gift-cards.ts';
import { errorOf } from '#testing/orders.ts';
import { productId, reference, shopMigrations, seedListing } from '#testing/shop.ts';

const GOOD = '4242424242424242';
const DECLINED = '4000000000000002';
const BUYERS = 20;

forRaces(
  'one gift card at many checkouts',
  (database) => {
    let at: ReturnType<typeof startGiftCards>;
    const poster = productId(1);
    beforeAll(async () => {
      at = startGiftCards(database());
      await seedListing(at.shop, [{ id: poster, name: 'Poster', price: '40.00', digital: true }]);
    });

    /** What gift cards pay of an order. */
    async function paidBy(orderId: string): Promise<string> {
      const { orderTransactions } =
        await at.shop.staff.orderTransactions.listTransactionsForSingleOrder(orderId);
      const status = (orderTransactions?.payments ?? []).filter(
        ({ giftcardPaymentDetails: card }) => card && !card.voided,
      );
      return addMoney('0', ...status.map(({ amount }) => amount?.amount));
    }

    it('assumed: is spent once, whoever pays the rest, is declined or comes again', async () => {
      const { code, giftCard } = await at.issue({ amount: '110.00' });
      const line = { catalogReference: reference(poster), quantity: 1 };
      const checkouts: string[] = [];
      for (let buyer = 0; buyer < BUYERS; buyer += 1)
        checkouts.push(await at.checkout([line], { giftCardCode: code }));
      const pay = async (id: string, number: string) =>
        errorOf(
          at.shop.staff.checkout.createOrderAndCharge(id, { paymentToken: await at.shop.token(number) }),
        );
      const cards = checkouts.map((_, index) => (index % 3 === 0 ? DECLINED : GOOD));
      const answers = await Promise.all(checkouts.map((id, index) => pay(id, cards[index] ?? GOOD)));
      const known = ['nothing refused', 'REDEEM_GIFT_CARD_ERROR', 'CALCULATION_ERROR', 'PAYMENT_ERROR'];
      expect(known).toEqual(expect.arrayContaining(answers));
      for (const [index, id] of checkouts.entries())
        if (answers[index] !== 'nothing refused') await pay(id, GOOD);

      const { items: orders } = await at.shop.staff.orders
        .searchOrders({ filter: { status: 'APPROVED' } as never, cursorPaging: { limit: 100 } })
        .then((found) => ({ items: found.orders ?? [] }));
      const parts = await Promise.all(orders.map(({ _id }) => paidBy(String(_id))));
      const { giftCard: after, history } = await at.read(giftCard.id);
      expect(roundMoney(addMoney(after.balance, ...parts), 'EUR')).toBe('110.00');
      expect(roundMoney(addMoney(...history.map(({ amount }) => amount)), 'EUR')).toBe(after.balance);
      expect(after.balance).toBe('0.00');
      expect(at.shop.errors).toEqual([]);
    });
  },
  shopMigrations,
);
