import { compareMoney, price } from '#shared/money.ts';
import type { Order, OrderLineItem } from '../../orders/public.ts';
import type { AppliedDiscount, ApiDraftOrder } from '../draft.ts';

type Change = Record<string, unknown>;

const agreedPrice = ({ priceBeforeDiscounts, price: after }: OrderLineItem): string | undefined =>
  (priceBeforeDiscounts ?? after)?.amount;

function lineChange(before: OrderLineItem, now: OrderLineItem, currency: string): Change | undefined {
  const [from = 1, to = 1] = [before.quantity, now.quantity];
  const isRepriced = compareMoney(agreedPrice(before), agreedPrice(now)) !== 0;
  if (from === to && !isRepriced) return undefined;
  return {
    id: now.id,
    name: now.productName,
    ...(from !== to && {
      quantity: {
        originalQuantity: from,
        newQuantity: to,
        diff: Math.abs(to - from),
        deltaType: to > from ? 'QUANTITY_INCREASED' : 'QUANTITY_DECREASED',
      },
    }),
    ...(isRepriced && {
      price: {
        originalPrice: price(agreedPrice(before), currency),
        newPrice: price(agreedPrice(now), currency),
      },
    }),
  };
}

const named = ({ id, productName: name, quantity }: OrderLineItem): Change => ({ id, name, quantity });

const told = (text: string | undefined): Change | undefined =>
  text ? { original: text, translated: text } : undefined;

function discountNamed({ id, coupon, discountRule, merchantDiscount }: AppliedDiscount): Change {
  const { amount } = coupon ?? discountRule ?? merchantDiscount ?? {};
  const name = told(
    coupon?.name ?? discountRule?.name?.original ?? merchantDiscount?.description ?? undefined,
  );
  return { id, ...(name && { name }), totalAmount: amount };
}

type Fee = NonNullable<Order['additionalFees']>[number];

const feeNamed = ({ id, name, price: totalAmount }: Fee): Change => ({ id, name: told(name), totalAmount });

/** Those of one list that are not in the other. */
const without = <Of extends { id?: string | null }>(
  list: readonly Of[] = [],
  other: readonly Of[] = [],
): Of[] => list.filter(({ id }) => !other.some((one) => one.id === id));

const shippingTold = (info: Order['shippingInfo']): Change => ({
  total: info?.cost?.price,
  ...(info?.title && { shippingTitle: info.title }),
});

/** The changes of an order that its timeline lists. */
export function timelineChanges(before: Order, after: Order): Change[] {
  const { currency } = before;
  const changed = after.lineItems.flatMap((now) => {
    const line = before.lineItems.find(({ id }) => id === now.id);
    const lineItemChanged = line && lineChange(line, now, currency);
    return lineItemChanged ? [{ lineItemChanged }] : [];
  });
  const [from, to] = [before.shippingInfo, after.shippingInfo];
  const isShippedOtherwise =
    from?.title !== to?.title || compareMoney(from?.cost?.price?.amount, to?.cost?.price?.amount) !== 0;
  const [was, is] = [before.priceSummary?.total, after.priceSummary?.total];
  return [
    ...changed,
    ...without(after.lineItems, before.lineItems).map((line) => ({ lineItemAdded: named(line) })),
    ...without(before.lineItems, after.lineItems).map((line) => ({ lineItemRemoved: named(line) })),
    ...without(after.appliedDiscounts, before.appliedDiscounts).map((one) => ({
      discountAdded: discountNamed(one),
    })),
    ...without(before.appliedDiscounts, after.appliedDiscounts).map((one) => ({
      discountRemoved: discountNamed(one),
    })),
    ...without(after.additionalFees, before.additionalFees).map((fee) => ({
      additionalFeeAdded: feeNamed(fee),
    })),
    ...without(before.additionalFees, after.additionalFees).map((fee) => ({
      additionalFeeRemoved: feeNamed(fee),
    })),
    ...(isShippedOtherwise
      ? [
          {
            shippingInformationChanged: {
              ...(from && { originalShippingInfo: shippingTold(from) }),
              ...(to && { newShippingInfo: shippingTold(to) }),
            },
          },
        ]
      : []),
    ...(compareMoney(was?.amount, is?.amount) === 0
      ? []
      : [{ totalPriceChanged: { originalTotal: was, newTotal: is } }]),
  ];
}

/** The same for `order_committed`. */
export function committedDiffs(before: Order, after: Order, draft: ApiDraftOrder): object {
  const { shippingInfo: shipping } = draft;
  return {
    lineItems: (draft.lineItems ?? []).flatMap(({ added, changedDetails, removed, lineItem }): object[] => {
      const lineItemId = lineItem?.id;
      if (added) return [{ lineItemId, lineItemAdded: true }];
      if (removed) return [{ lineItemId, lineItemRemoved: lineItem }];
      return changedDetails ? [{ lineItemId, changedDetails }] : [];
    }),
    appliedDiscounts: [
      ...without(after.appliedDiscounts, before.appliedDiscounts).map((one) => ({
        discountId: one.id,
        editedDiscount: one,
      })),
      ...without(before.appliedDiscounts, after.appliedDiscounts).map((one) => ({
        discountId: one.id,
        discountRemoved: true,
      })),
    ],
    additionalFees: [
      ...without(after.additionalFees, before.additionalFees).map((fee) => ({
        additionalFeeId: fee.id,
        editedAdditionalFee: fee,
      })),
      ...without(before.additionalFees, after.additionalFees).map((fee) => ({
        additionalFeeId: fee.id,
        additionalFeeRemoved: true,
      })),
    ],
    ...(shipping?.removed && { shippingInfoRemoved: true }),
    ...((shipping?.added || shipping?.changedDetails) && { changedShippingInfo: shipping.shippingInfo }),
  };
}
