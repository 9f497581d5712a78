import type { draftSubscriptionContracts } from '@wix/ecom';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addMoney, compareMoney, subtractMoney } from '#shared/money.ts';
import { beginDraft, draftIn, draftsOf } from '#testing/contract-drafts.ts';
import { taxPortugal } from '#testing/pricing.ts';
import { onDatabase } from '#testing/engines.ts';
import { errorOf } from '#testing/orders.ts';
import { shopMigrations, startShop } from '#testing/shop.ts';
import { contractsOf, later, memberCall, paidOrders, sellCoffee, subscribe } from '#testing/subscriptions.ts';
import { runs } from '#testing/run-size.ts';

const cents = (max: number) => fc.integer({ min: 1, max }).map((units) => (units / 100).toFixed(2));
const edit = fc.record({
  quantity: fc.option(fc.integer({ min: 1, max: 7 }), { nil: undefined }),
  price: fc.option(cents(9_999), { nil: undefined }),
  added: fc.array(fc.record({ quantity: fc.integer({ min: 1, max: 5 }), amount: cents(5_000) }), {
    maxLength: 2,
  }),
  delivery: fc.option(cents(2_000), { nil: undefined }),
  /** Of the next cycle alone. */
  once: fc.boolean(),
});

type Summary = draftSubscriptionContracts.PriceSummary | undefined;

const amounts = (summary: Summary) =>
  (['subtotal', 'shipping', 'tax', 'discount', 'totalAdditionalFees', 'total'] as const).map(
    (part) => summary?.[part]?.amount,
  );

function addsUp(summary: Summary): void {
  const [subtotal, shipping, tax, discount, fees, total] = amounts(summary);
  const sum = subtractMoney(addMoney('0', subtotal, shipping, tax, fees), discount);
  expect(compareMoney(sum, total)).toBe(0);
}

onDatabase(
  'sums of changed subscriptions',
  (database) => {
    it('assumed: a draft that changes nothing has the totals of its contract; the next order costs what the last draft said', async () => {
      const shop = startShop(database());
      const drafts = draftsOf(shop);
      await taxPortugal(shop, '0.23');
      const option = await sellCoffee(shop);
      await fc.assert(
        fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 4 }), async (edits) => {
          const one = await subscribe(shop, option);
          const first = await contractsOf(shop).getSubscriptionContract(one.id);
          const lineItemId = String(first.lineItems?.[0]?._id);
          for (const { quantity, price, added, delivery, once } of edits) {
            const { currentCycle } = await drafts.getSubscriptionContractDraftability(one.id);
            const next = (currentCycle ?? 0) + 1;
            const target = once ? { cycleTarget: { cycleNumber: next } } : undefined;
            const contract = await contractsOf(shop).getSubscriptionContract(one.id);
            const draft = await beginDraft(drafts, one.id, target);
            expect(amounts(draft.priceSummary)).toEqual(amounts(contract.priceSummary));
            expect(await errorOf(drafts.commitDraftSubscriptionContract(draft._id))).toBe(
              'NO_CHANGES_TO_COMMIT',
            );

            const change = { lineItemId, newQuantity: quantity, newPrice: price };
            if (quantity !== undefined || price !== undefined)
              await drafts.updateLineItems(draft._id, [change]);
            if (added.length > 0)
              await drafts.addLineItems(draft._id, {
                customLineItems: added.map((line) => ({
                  quantity: line.quantity,
                  productName: { original: 'Extra' },
                  price: { amount: line.amount },
                })),
              });
            if (delivery !== undefined)
              await drafts.setShippingInfo(draft._id, {
                shippingInfo: { title: 'Van', cost: { price: { amount: delivery } } },
              });
            const told = await draftIn(drafts.getDraftSubscriptionContract(draft._id));
            addsUp(told.priceSummary);
            const isUnchanged =
              (await errorOf(drafts.commitDraftSubscriptionContract(draft._id))) === 'NO_CHANGES_TO_COMMIT';
            if (isUnchanged) await drafts.deleteDraftSubscriptionContract(draft._id);

            const after = await contractsOf(shop).getSubscriptionContract(one.id);
            const agreed = once || isUnchanged ? contract : told;
            expect(amounts(after.priceSummary)).toEqual(amounts(agreed.priceSummary));

            const before = new Map(
              (await paidOrders(shop, one.id)).map((order) => [order._id, order.priceSummary]),
            );
            // A month of the shop's calendar is an hour longer than 31 days where summer time ends in it.
            await later(shop, 32);
            const orders = await paidOrders(shop, one.id);
            const earlier = orders.filter(({ _id }) => before.has(_id));
            expect(new Map(earlier.map(({ _id, priceSummary }) => [_id, priceSummary]))).toEqual(before);
            const placed = orders.filter(({ _id }) => !before.has(_id));
            expect(placed.map(({ priceSummary }) => amounts(priceSummary))).toEqual([
              amounts(told.priceSummary),
            ]);
            expect(placed[0]?.balanceSummary?.paid?.amount).toBe(told.priceSummary?.total?.amount);
          }
          // Else it would be charged in each month of the cases that follow.
          await memberCall(shop, one.member, 'cancelMySubscription', { subscriptionId: one.id });
        }),
        runs(40),
      );
      expect(shop.errors).toEqual([]);
    }, 300_000);
  },
  shopMigrations,
);
