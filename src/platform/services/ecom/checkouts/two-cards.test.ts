import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { forRaces } from '#testing/engines.ts';
import { pricingModules } from '#testing/pricing.ts';
import {
  newVisitor,
  productId,
  reference,
  shopMigrations,
  shopModules,
  startShop,
  seedListing,
} from '#testing/shop.ts';
import { insertGiftCard } from '../gift-vouchers/public.ts';

const GOOD = '4242424242424242';
const DECLINED = '4000000000000002';
const SHOPPERS = 12;

forRaces(
  'two cards at once for one checkout',
  (database) => {
    it('assumed: a no to one takes nothing from the order that the other pays', async () => {
      const shop = startShop(database());
      const poster = productId(1);
      await seedListing(shop, [{ id: poster, name: 'Print', price: '25.00', quantity: 100, digital: true }]);
      const { giftVouchers } = pricingModules(shop);

      async function payTwice(index: number): Promise<string> {
        const code = `TWOCARDS${String(index).padStart(4, '0')}`;
        const rest = { expirationDate: undefined, isDisabled: false, externalId: undefined };
        const card = { id: `gift-${index}`, code, balance: '5.00', currency: 'EUR', ...rest };
        await insertGiftCard(database().kysely, shop.site.id, card);
        const { checkout } = shopModules(shop, newVisitor());
        const { _id } = await checkout.createCheckout({
          channelType: 'WEB',
          lineItems: [{ catalogReference: reference(poster), quantity: 1 }],
          giftCardCode: code,
          checkoutInfo: { billingInfo: { address: { country: 'PT', city: 'Lisboa' } } },
        });
        const tokens = await Promise.all([DECLINED, GOOD].map((number) => shop.token(number)));
        await Promise.allSettled(
          tokens.map((paymentToken) =>
            shop.staff.checkout.createOrderAndCharge(String(_id), { paymentToken }),
          ),
        );
        return code;
      }
      const codes = await Promise.all(Array.from({ length: SHOPPERS }, (_, index) => payTwice(index)));

      const { orders } = await shop.staff.orders.searchOrders({ cursorPaging: { limit: 100 } });
      const paid = (orders ?? []).filter(({ status }) => status === 'APPROVED');
      expect(paid.map(({ paymentStatus }) => paymentStatus)).toEqual(paid.map(() => 'PAID'));
      const held = await sql<{ pieces: number }>`
        select coalesce(sum(quantity - returned), 0)::int as pieces from held_stock where held`.execute(
        database().kysely,
      );
      expect(held.rows).toEqual([{ pieces: paid.length }]);
      const balances = await Promise.all(
        codes.map(async (code) => Number((await giftVouchers.getGiftCard(code)).giftCard?.balance?.value)),
      );
      expect(balances.filter((balance) => balance === 0)).toHaveLength(paid.length);
      expect(shop.errors).toEqual([]);
    });
  },
  shopMigrations,
);
