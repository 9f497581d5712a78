import {
  addMoney,
  compareMoney,
  isPositiveMoney,
  roundMoney,
  shareOf,
  subtractMoney,
  type Decimal,
} from '#shared/money.ts';
import { sumRefunds } from './refunded.ts';
import type { OrderState } from '../order.ts';
import { breakDown, type CostPart } from './breakdown.ts';

interface Amount {
  amount?: string | undefined;
}

/** What a refund is for, as `calculateRefund`, `refundPayments` and `triggerRefund` all take it. */
export interface RefundItems {
  lineItems?: { lineItemId?: string | undefined; quantity?: number | undefined }[] | undefined;
  additionalFees?: { additionalFeeId?: string | undefined; amount?: Amount | undefined }[] | undefined;
  shipping?: { amount?: Amount | undefined } | undefined;
}

export interface LineRefund {
  lineItemId: string;
  quantity: number;
  summary: CostPart;
}
export interface FeeRefund {
  additionalFeeId: string;
  amount: Decimal;
  summary: CostPart;
}

export interface ItemsRefund {
  lineItems: LineRefund[];
  additionalFees: FeeRefund[];
  shipping: { amount: Decimal; summary: CostPart } | undefined;
}

type ErrorCode =
  | 'LINE_ITEM_NOT_FOUND'
  | 'ADDITIONAL_FEE_NOT_FOUND'
  | 'SHIPPING_NOT_FOUND'
  | 'INVALID_LINE_ITEM_REFUND_QUANTITY'
  | 'INVALID_ADDITIONAL_FEE_REFUND_AMOUNT'
  | 'INVALID_SHIPPING_REFUND_AMOUNT';

/** Why an item cannot be refunded as asked; names the item the way the contract does. */
export interface ItemError {
  code: ErrorCode;
  description: string;
  item: 'lineItem' | 'additionalFee' | 'shipping';
  /** The item as it was asked for. */
  asked: Record<string, unknown>;
}

const NOTHING: CostPart = { subtotal: '0', tax: '0', discount: '0', total: '0' };

/**
 * The part of `whole` between two marks on its way from 0 to `end`. Total, tax and discount are cut by themselves, so
 * that cuts in any number of steps add up to each exactly; the subtotal follows from them.
 */
function cut(
  whole: CostPart,
  from: Decimal | number,
  to: Decimal | number,
  end: Decimal | number,
  currency: string,
): CostPart {
  const share = (amount: Decimal): Decimal => shareOf(amount, from, to, end, currency);
  const [total, tax, discount] = [share(whole.total), share(whole.tax), share(whole.discount)];
  return {
    total,
    tax,
    discount,
    subtotal: roundMoney(addMoney(subtractMoney(total, tax), discount), currency),
  };
}

/** What remains of a part when so many of its items are refunded or removed, so that an edit owes what a refund returns. */
export const remainingPart = (
  whole: CostPart,
  removed: number,
  quantity: number,
  currency: string,
): CostPart => cut(whole, removed, quantity, quantity, currency);

/** The same item asked for twice is one item with both. */
function merged<T>(items: readonly T[], key: (item: T) => string | undefined, join: (a: T, b: T) => T): T[] {
  const byKey = new Map<string | undefined, T>();
  for (const item of items) {
    const before = byKey.get(key(item));
    byKey.set(key(item), before === undefined ? item : join(before, item));
  }
  return [...byKey.values()];
}

export interface Calculation {
  items: ItemsRefund;
  errors: ItemError[];
}

/** What these items cost to refund, given what was refunded before. The only place that answers this question. */
export function calculateItems({ order, transactions }: OrderState, refundItems: RefundItems): Calculation {
  const parts = breakDown(order);
  const before = sumRefunds(transactions.refunds);
  const errors: ItemError[] = [];
  const { currency } = order;

  const lines = merged(
    refundItems.lineItems ?? [],
    (line) => line.lineItemId,
    (a, b) => ({ ...a, quantity: (a.quantity ?? 0) + (b.quantity ?? 0) }),
  );
  const lineItems = lines.flatMap((line): LineRefund[] => {
    const fail = (code: ErrorCode, description: string): [] => {
      errors.push({ code, description, item: 'lineItem', asked: { ...line } });
      return [];
    };
    const index = order.lineItems.findIndex(({ id }) => id === line.lineItemId);
    const whole = order.lineItems[index];
    if (line.lineItemId === undefined || !whole)
      return fail('LINE_ITEM_NOT_FOUND', 'The order has no such line item.');
    const quantity = line.quantity ?? 0;
    const refunded = before.lines.get(line.lineItemId) ?? 0;
    const available = (whole.quantity ?? 0) - refunded;
    if (quantity < 1 || quantity > available) {
      return fail('INVALID_LINE_ITEM_REFUND_QUANTITY', `${available} of this item can still be refunded.`);
    }
    const summary = cut(
      parts.lines[index] ?? NOTHING,
      refunded,
      refunded + quantity,
      whole.quantity ?? 1,
      currency,
    );
    return [{ lineItemId: line.lineItemId, quantity, summary }];
  });

  /** A part that is refunded by amount; absent means all that is left. */
  const byAmount = (
    part: CostPart,
    refunded: Decimal,
    amount: Decimal | undefined,
  ): { amount: Decimal; summary: CostPart } | undefined => {
    const available = subtractMoney(part.total, refunded);
    const wanted = roundMoney(amount ?? available, currency);
    if (!isPositiveMoney(wanted) || compareMoney(wanted, available) > 0) return undefined;
    const summary = cut(part, refunded, addMoney(refunded, wanted), part.total, currency);
    return { amount: wanted, summary };
  };

  const fees = merged(
    refundItems.additionalFees ?? [],
    (fee) => fee.additionalFeeId,
    (a, b) => ({
      ...a,
      amount: a.amount && b.amount && { amount: addMoney(a.amount.amount, b.amount.amount) },
    }),
  );
  const additionalFees = fees.flatMap((fee): FeeRefund[] => {
    const fail = (code: ErrorCode, description: string): [] => {
      errors.push({ code, description, item: 'additionalFee', asked: { ...fee } });
      return [];
    };
    const index = (order.additionalFees ?? []).findIndex(({ id }) => id === fee.additionalFeeId);
    const part = parts.fees[index];
    if (fee.additionalFeeId === undefined || !part)
      return fail('ADDITIONAL_FEE_NOT_FOUND', 'The order has no such fee.');
    const found = byAmount(part, before.fees.get(fee.additionalFeeId) ?? '0', fee.amount?.amount);
    if (!found)
      return fail(
        'INVALID_ADDITIONAL_FEE_REFUND_AMOUNT',
        'The amount is not positive or more than is left of the fee.',
      );
    return [{ additionalFeeId: fee.additionalFeeId, ...found }];
  });

  const shipping = ((): ItemsRefund['shipping'] => {
    if (!refundItems.shipping) return undefined;
    const fail = (code: ErrorCode, description: string): undefined => {
      errors.push({ code, description, item: 'shipping', asked: { ...refundItems.shipping } });
    };
    if (!isPositiveMoney(parts.shipping.total))
      return fail('SHIPPING_NOT_FOUND', 'Nothing was charged for shipping.');
    const found = byAmount(parts.shipping, before.shipping, refundItems.shipping.amount?.amount);
    return (
      found ??
      fail(
        'INVALID_SHIPPING_REFUND_AMOUNT',
        'The amount is not positive or more than is left of the shipping.',
      )
    );
  })();

  return { items: { lineItems, additionalFees, shipping }, errors };
}

export function addParts(parts: readonly CostPart[], currency: string): CostPart {
  const sum = (key: keyof CostPart): Decimal =>
    roundMoney(addMoney('0', ...parts.map((part) => part[key])), currency);
  return { subtotal: sum('subtotal'), tax: sum('tax'), discount: sum('discount'), total: sum('total') };
}

export const partsOf = ({ lineItems, additionalFees, shipping }: ItemsRefund): CostPart[] =>
  [...lineItems, ...additionalFees, ...(shipping ? [shipping] : [])].map(({ summary }) => summary);
