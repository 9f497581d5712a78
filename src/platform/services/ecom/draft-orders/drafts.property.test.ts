import { draftOrders, type orders } from '@wix/ecom';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addMoney, compareMoney, subtractMoney } from '#shared/money.ts';
import { onDatabase } from '#testing/engines.ts';
import { errorOf, startOrders } from '#testing/orders.ts';
import { taxPortugal } from '#testing/pricing.ts';
import { runs } from '#testing/run-size.ts';
import { platformMigrations } from '#platform/platform.ts';

const cents = (max: number) => fc.integer({ min: 0, max }).map((units) => (units / 100).toFixed(2));
const line = fc.record({ quantity: fc.integer({ min: 1, max: 5 }), amount: cents(9_999) });
const discount = fc.record({
  discountType: fc.constantFrom('GLOBAL' as const, 'SPECIFIC_ITEMS' as const, 'SHIPPING' as const),
  off: fc.oneof(
    cents(4_000).map((amount) => ({ priceAmount: { amount } })),
    fc.integer({ min: 1, max: 1000 }).map((tenths) => ({ percentage: (tenths / 10).toFixed(1) })),
  ),
  applyToDraftOrder: fc.boolean(),
});
const round = {
  added: fc.array(line, { minLength: 1, maxLength: 3 }),
  discounts: fc.array(discount, { maxLength: 2 }),
  fee: fc.option(cents(900), { nil: undefined }),
  delivery: fc.option(cents(2_000), { nil: undefined }),
};
const story = fc.record({
  first: fc.record(round),
  edit: fc.record({ ...round, quantity: fc.integer({ min: 0, max: 6 }), price: fc.option(cents(9_999)) }),
});
type Round = (typeof story extends fc.Arbitrary<infer Of> ? Of : never)['first'];
type Summary = NonNullable<orders.Order['priceSummary']>;

const amount = (price: { amount?: string } | undefined): string => price?.amount ?? '0';

function checkSums(summary: Summary | undefined, lines: readonly orders.OrderLineItem[]): void {
  const parts = [summary?.subtotal, summary?.shipping, summary?.tax, summary?.totalAdditionalFees].map(
    amount,
  );
  const total = subtractMoney(addMoney('0', ...parts), amount(summary?.discount));
  expect(compareMoney(total, amount(summary?.total))).toBe(0);
  const goods = addMoney('0', ...lines.map(({ lineItemPrice }) => amount(lineItemPrice)));
  expect(compareMoney(goods, amount(summary?.subtotal))).toBe(0);
  for (const value of [...parts, amount(summary?.discount), amount(summary?.total)])
    expect(compareMoney(value, '0')).toBeGreaterThanOrEqual(0);
  for (const { price, totalPriceAfterTax, quantity } of lines) {
    expect(compareMoney(amount(price), '0')).toBeGreaterThanOrEqual(0);
    expect(compareMoney(amount(totalPriceAfterTax), '0')).toBeGreaterThanOrEqual(0);
    expect(quantity).toBeGreaterThan(0);
  }
}

onDatabase(
  'drafts',
  (database) => {
    it('assumed: what a draft says is what its order comes to, and what was paid stays paid', async () => {
      const { sdk, stack } = startOrders(database());
      const drafts = stack.sdk({ draftOrders }).draftOrders;
      await taxPortugal(stack, '0.23');
      const PT = { address: { country: 'PT', city: 'Lisboa' } };

      async function fill(id: string, { added, discounts, fee, delivery }: Round): Promise<void> {
        const { calculatedDraftOrder } = await drafts.addLineItemsToDraftOrder(id, {
          customLineItems: added.map(({ quantity, amount: price }, index) => ({
            quantity,
            productName: { original: `Thing ${index}` },
            price: { amount: price },
          })),
        });
        const lineItemId = String(calculatedDraftOrder?.draftOrder?.lineItems?.at(-1)?.lineItem?._id);
        if (delivery)
          await drafts.setShippingInfo(id, {
            shippingInfo: {
              title: 'Van',
              cost: { price: { amount: delivery } },
              logistics: { shippingDestination: PT },
            },
          });
        if (fee)
          await drafts.createCustomAdditionalFees(id, {
            customAdditionalFees: [
              {
                name: 'Wrap',
                price: { amount: fee },
                applyToDraftOrder: true,
                taxDetails: { taxable: true },
              },
            ],
          });
        for (const { discountType, off, applyToDraftOrder } of discounts) {
          const made = drafts.createCustomDiscounts(id, {
            discounts: [
              {
                discountType,
                applyToDraftOrder,
                ...off,
                ...(discountType === 'SPECIFIC_ITEMS' && { lineItemId }),
              },
            ],
          });
          const outcome = await made.then(
            () => 'made',
            () => errorOf(made),
          );
          expect(outcome).toMatch(/^(made$|DISCOUNTS_AMOUNT_EXCEED)/);
        }
      }

      const said = async (id: string) => {
        const { calculatedDraftOrder } = await drafts.getDraftOrder(id);
        return calculatedDraftOrder?.draftOrder;
      };

      await fc.assert(
        fc.asyncProperty(story, async ({ first, edit }) => {
          const { calculatedDraftOrder } = await drafts.createEmptyDraftOrder();
          const id = String(calculatedDraftOrder?.draftOrder?._id);
          await drafts.setRecipientInfo(id, { recipientInfo: PT });
          await fill(id, first);
          const promised = await said(id);
          const { createdOrder } = await drafts.createOrderFromDraft(id);
          expect(createdOrder?.priceSummary).toEqual(promised?.priceSummary);
          checkSums(createdOrder?.priceSummary, createdOrder?.lineItems as orders.OrderLineItem[]);

          const orderId = String(createdOrder?._id);
          if (compareMoney(amount(promised?.priceSummary?.total), '0') > 0)
            await sdk.hidden.paymentCollectionMarkOrderAsPaid(orderId);
          const begun = await drafts.createDraftOrder({ sourceOrderId: orderId });
          const editing = begun.calculatedDraftOrder?.draftOrder;
          const editId = String(editing?._id);
          // Nothing is changed yet, so nothing is dearer.
          expect(editing?.priceSummary).toEqual(createdOrder?.priceSummary);
          expect(editing?.lineItems?.some(({ changedDetails }) => changedDetails)).toBe(false);
          await fill(editId, edit);
          const lineItemId = String(editing?.lineItems?.[0]?.lineItem?._id);
          await drafts.updateLineItems(editId, [
            {
              lineItemId,
              newQuantity: edit.quantity,
              ...(edit.price !== null && edit.quantity > 0 && { newPrice: edit.price }),
            },
          ]);
          const promisedEdit = await said(editId);
          await drafts.commitDraftOrder(editId);
          const order = await sdk.orders.getOrder(orderId);
          expect(order.priceSummary).toEqual(promisedEdit?.priceSummary);
          checkSums(order.priceSummary, order.lineItems ?? []);
          const { balance, paid, refunded } = order.balanceSummary ?? {};
          const owed = addMoney(
            subtractMoney(amount(order.priceSummary?.total), amount(paid)),
            amount(refunded),
          );
          expect(compareMoney(amount(balance), owed)).toBe(0);
          expect(order.balanceSummary).toMatchObject({ ...promisedEdit?.balanceSummary });
          expect(compareMoney(amount(paid), amount(createdOrder?.priceSummary?.total))).toBe(0);
        }),
        runs(60),
      );
    });
  },
  platformMigrations,
);
