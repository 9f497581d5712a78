import {
  addMoney,
  allocateMoney,
  compareMoney,
  minMoney,
  multiplyMoney,
  subtractMoney,
  type Decimal,
} from '#shared/money.ts';
import { isTip } from '#shared/tips.ts';
import type { Order } from '../order.ts';

/** What one part of an order costs: `total = subtotal + tax − discount`, tax never inside the subtotal. */
export interface CostPart {
  subtotal: Decimal;
  tax: Decimal;
  discount: Decimal;
  total: Decimal;
}

/** The order's total, told by what it was charged for; the parts sum to it exactly. */
export interface Breakdown {
  /** In the order of the order's lines. */
  lines: CostPart[];
  shipping: CostPart;
  fees: CostPart[];
}

/** The fields a breakdown is made from. */
export type Priced = Pick<
  Order,
  | 'lineItems'
  | 'additionalFees'
  | 'shippingInfo'
  | 'appliedDiscounts'
  | 'priceSummary'
  | 'taxIncludedInPrices'
  | 'currency'
>;

const amountOf = (price: { amount?: string | undefined } | undefined): Decimal => price?.amount ?? '0';

/** What discounts take off the shipping; the rest of the order's discount is the lines'. */
export function shippingDiscount(order: Pick<Order, 'appliedDiscounts' | 'shippingInfo'>): Decimal {
  const cost = amountOf(order.shippingInfo?.cost?.price);
  const applied = (order.appliedDiscounts ?? [])
    .filter(({ discountType }) => discountType === 'SHIPPING')
    .map(({ coupon, merchantDiscount, discountRule }) =>
      amountOf((coupon ?? merchantDiscount ?? discountRule)?.amount),
    );
  return minMoney(addMoney('0', ...applied), cost);
}

/**
 * The share that each line states it has of the order's discounts, where those shares add up to the whole: an edit
 * gives an added line none, so that a distribution anew would refund other totals than were paid.
 */
function statedShares(
  { lineItems, currency }: Priced,
  bases: Decimal[],
  whole: Decimal,
): Decimal[] | undefined {
  const shares = lineItems.map(({ priceBeforeDiscounts, quantity = 1, totalDiscount }, index) => {
    if (!priceBeforeDiscounts || !totalDiscount) return '0';
    const before = multiplyMoney(amountOf(priceBeforeDiscounts), quantity, currency);
    return subtractMoney(amountOf(totalDiscount), subtractMoney(before, bases[index]));
  });
  const isWithinLines = shares.every(
    (share, index) => compareMoney(share, '0') >= 0 && compareMoney(share, bases[index]) <= 0,
  );
  return isWithinLines && compareMoney(addMoney('0', ...shares), whole) === 0 ? shares : undefined;
}

function discountsOf(order: Priced, bases: Decimal[]): Decimal[] {
  const lineCount = order.lineItems.length;
  const whole = amountOf(order.priceSummary?.discount);
  const offShipping = minMoney(shippingDiscount(order), whole);
  const rest = subtractMoney(whole, offShipping);
  const lineBases = bases.slice(0, lineCount);
  const lineWhole = addMoney('0', ...lineBases);
  const offLines = minMoney(rest, lineWhole);
  // A discount larger than the goods goes on to the fees, then the shipping: nothing gets a negative price.
  const feeBases = bases.slice(lineCount + 1);
  const offFees = minMoney(subtractMoney(rest, offLines), addMoney('0', ...feeBases));
  const remaining = subtractMoney(subtractMoney(rest, offLines), offFees);
  return [
    ...(statedShares(order, lineBases, offLines) ?? allocateMoney(offLines, lineBases, order.currency)),
    addMoney(offShipping, remaining),
    ...allocateMoney(offFees, feeBases, order.currency),
  ];
}

/** Taxes as the parts state them when they add up to the order's, else the order's in proportion; a tip has none. */
function taxesOf(order: Priced, nets: Decimal[]): Decimal[] {
  const whole = amountOf(order.priceSummary?.tax);
  const stated = [
    ...order.lineItems.map(({ taxInfo, taxDetails }) => taxInfo?.taxAmount ?? taxDetails?.totalTax),
    order.shippingInfo?.cost?.taxInfo?.taxAmount ?? order.shippingInfo?.cost?.taxDetails?.totalTax,
    ...(order.additionalFees ?? []).map(
      ({ taxInfo, taxDetails }) => taxInfo?.taxAmount ?? taxDetails?.totalTax,
    ),
  ].map(amountOf);
  if (compareMoney(addMoney('0', ...stated), whole) === 0) return stated;
  const feesFrom = nets.length - (order.additionalFees?.length ?? 0);
  const tips = new Set(order.additionalFees?.flatMap((fee, index) => (isTip(fee) ? feesFrom + index : [])));
  const taxable = nets.map((net, index) => (tips.has(index) ? '0' : net));
  return allocateMoney(whole, taxable, order.currency);
}

/** Tells an order's total apart. Pure, and the same for a preview, a refund and the order's own lines. */
export function breakDown(order: Priced): Breakdown {
  const bases = [
    ...order.lineItems.map(({ lineItemPrice }) => amountOf(lineItemPrice)),
    amountOf(order.priceSummary?.shipping),
    ...(order.additionalFees ?? []).map(({ price }) => amountOf(price)),
  ];
  const discounts = discountsOf(order, bases);
  const nets = bases.map((base, index) => subtractMoney(base, discounts[index]));
  const taxes = taxesOf(order, nets);
  const parts = nets.map((net, index): CostPart => {
    const tax = taxes[index] ?? '0';
    const discount = discounts[index] ?? '0';
    const total = order.taxIncludedInPrices ? net : addMoney(net, tax);
    return { subtotal: addMoney(subtractMoney(total, tax), discount), tax, discount, total };
  });
  const lineCount = order.lineItems.length;
  return {
    lines: parts.slice(0, lineCount),
    // oxlint-disable-next-line typescript/no-non-null-assertion -- bases always has the shipping after the lines
    shipping: parts[lineCount]!,
    fees: parts.slice(lineCount + 1),
  };
}
