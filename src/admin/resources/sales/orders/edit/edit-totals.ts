import type Big from 'big.js';
import type { Draft, DraftLine } from '#wix/draft-operations.ts';
import type { Order } from '#wix/order-operations.ts';
import { big } from '../refund/amounts.ts';

export type TotalName = 'items' | 'discount' | 'delivery' | 'fees' | 'tax' | 'total' | 'taxWithin';

export interface TotalChange {
  name: TotalName;
  before: Big;
  after: Big;
}

type PriceSummary = Order['priceSummary'];

/** The other totals come to the total without the tax: prices carry it. */
export function isTaxWithin(summary: PriceSummary): boolean {
  const { subtotal, shipping, totalAdditionalFees, discount, tax, total } = summary ?? {};
  const others = [subtotal, shipping, totalAdditionalFees].reduce(
    (sum, one) => sum.plus(big(one?.amount)),
    big(discount?.amount).neg(),
  );
  return big(tax?.amount).gt(0) && others.eq(big(total?.amount));
}

/** Each sum of the order beside what the draft makes of it. */
export function totalChanges(order: Order, draft: Draft): TotalChange[] {
  const before = order.priceSummary;
  const after = draft.priceSummary;
  const total = {
    name: 'total' as const,
    before: big(before?.total?.amount),
    after: big(after?.total?.amount),
  };
  const tax: TotalChange = {
    name: isTaxWithin(after ?? before) ? 'taxWithin' : 'tax',
    before: big(before?.tax?.amount),
    after: big(after?.tax?.amount),
  };
  const all: TotalChange[] = [
    { name: 'items', before: big(before?.subtotal?.amount), after: big(after?.subtotal?.amount) },
    {
      name: 'discount',
      before: big(before?.discount?.amount).neg(),
      after: big(after?.discount?.amount).neg(),
    },
    { name: 'delivery', before: big(before?.shipping?.amount), after: big(after?.shipping?.amount) },
    {
      name: 'fees',
      before: big(before?.totalAdditionalFees?.amount),
      after: big(after?.totalAdditionalFees?.amount),
    },
    total,
  ];
  // A tax that prices carry is no addend of the total.
  all.splice(isTaxWithin(after ?? before) ? all.length : -1, 0, tax);
  return all.filter(({ name, before: was, after: is }) => name === 'total' || !was.eq(0) || !is.eq(0));
}

const isChanged = ({ added, removed, changedDetails }: DraftLine): boolean =>
  added === true || removed === true || changedDetails !== undefined;

/** The lines that are not as they were ordered. */
export const changedLines = ({ lineItems }: Draft): DraftLine[] => (lineItems ?? []).filter(isChanged);

/** Lines of which another number is kept or sold: their stock moves with the edit. */
export const movedLines = (draft: Draft): string[] =>
  changedLines(draft).flatMap(({ added, removed, changedDetails, lineItem }) => {
    const was = changedDetails?.quantityBeforeChange;
    const moved =
      added || removed || (was !== undefined && was !== null && was !== (lineItem?.quantity ?? 0));
    return moved && lineItem?._id ? [lineItem._id] : [];
  });

/** How many things are not as they were ordered. */
export function countChanges(order: Order, draft: Draft): number {
  const shipping = draft.shippingInfo;
  const delivery = Boolean(shipping?.added ?? shipping?.removed ?? shipping?.changedDetails);
  const away = (entries: readonly { source?: string; applied?: boolean }[] = []) =>
    entries.filter(({ source, applied }) => (source === 'ORIGINAL_ORDER' ? !applied : applied === true))
      .length;
  const exempt = (draft.taxInfo?.taxExempt ?? false) !== (order.taxInfo?.taxExempt ?? false);
  return (
    changedLines(draft).length +
    (delivery ? 1 : 0) +
    away(draft.discounts) +
    away(draft.additionalFees) +
    (exempt ? 1 : 0)
  );
}

/** What is owed once it is saved: to the shop, or by it where it is less than nothing. */
export const balanceAfter = (draft: Draft): Big => big(draft.balanceSummary?.balance?.amount);
