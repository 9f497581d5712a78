import {
  addMoney,
  compareMoney,
  isPositiveMoney,
  multiplyMoney,
  price,
  roundMoney,
  subtractMoney,
  type Decimal,
} from '#shared/money.ts';
import type { FieldViolation } from '#platform/contract/errors.ts';
import type { LineItem, Order } from '../order.ts';
import { breakDown, shippingDiscount, type Priced } from './breakdown.ts';

type Summary = NonNullable<Order['priceSummary']>;
type Component = 'subtotal' | 'shipping' | 'tax' | 'discount' | 'totalAdditionalFees' | 'total';

const amountOf = (value: { amount?: string | undefined } | undefined): Decimal => value?.amount ?? '0';
const sum = (amounts: Decimal[]): Decimal => addMoney('0', ...amounts);

/** Free until somebody sets a price, or paid by a membership at the counter. */
const isFree = (line: LineItem): boolean =>
  line.priceUndetermined === true || line.paymentOption === 'MEMBERSHIP_OFFLINE';

/** The line with all its prices: unit, before discounts, for the whole quantity. */
export function priceLine(line: LineItem, currency: string): LineItem {
  const quantity = line.quantity ?? 1;
  const unit = roundMoney(isFree(line) ? '0' : amountOf(line.price), currency);
  const before = isFree(line) ? unit : roundMoney(line.priceBeforeDiscounts?.amount ?? unit, currency);
  const whole = multiplyMoney(unit, quantity, currency);
  const off = subtractMoney(multiplyMoney(before, quantity, currency), whole);
  return {
    ...line,
    quantity,
    price: price(unit, currency),
    priceBeforeDiscounts: price(before, currency),
    lineItemPrice: price(whole, currency),
    totalDiscount: price(line.totalDiscount?.amount ?? (isPositiveMoney(off) ? off : '0'), currency),
  };
}

/** Order-level discounts come off after the subtotal; those of single items are in the lines' prices already. */
function discountOf(order: Omit<Priced, 'priceSummary'>): Decimal {
  const global = (order.appliedDiscounts ?? [])
    .filter(({ discountType }) => discountType === undefined || discountType === 'GLOBAL')
    .map(({ coupon, merchantDiscount, discountRule }) =>
      amountOf((coupon ?? merchantDiscount ?? discountRule)?.amount),
    );
  return addMoney(sum(global), shippingDiscount(order));
}

function taxOf(order: Omit<Priced, 'priceSummary'> & Pick<Order, 'taxInfo' | 'taxSummary'>): Decimal {
  const whole = order.taxInfo?.totalTax?.amount ?? order.taxSummary?.totalTax?.amount;
  if (whole !== undefined) return whole;
  return sum([
    ...order.lineItems.map(({ taxInfo, taxDetails }) => amountOf(taxInfo?.taxAmount ?? taxDetails?.totalTax)),
    amountOf(order.shippingInfo?.cost?.taxInfo?.taxAmount ?? order.shippingInfo?.cost?.taxDetails?.totalTax),
    ...(order.additionalFees ?? []).map(({ taxInfo, taxDetails }) =>
      amountOf(taxInfo?.taxAmount ?? taxDetails?.totalTax),
    ),
  ]);
}

export type Unsummed = Omit<Priced, 'priceSummary'> & Pick<Order, 'taxInfo' | 'taxSummary'>;

/** Adds up an order whose lines are priced; what the caller states about tax and discount is taken as stated. */
export function sumUp(order: Unsummed, stated: Summary | undefined): Record<Component, Decimal> {
  const subtotal = sum(order.lineItems.map(({ lineItemPrice }) => amountOf(lineItemPrice)));
  const shipping = order.shippingInfo?.cost?.price?.amount ?? amountOf(stated?.shipping);
  const fees = sum((order.additionalFees ?? []).map((fee) => amountOf(fee.price)));
  const tax = stated?.tax?.amount ?? taxOf(order);
  const discount = stated?.discount?.amount ?? discountOf(order);
  const gross = addMoney(subtotal, shipping, fees, order.taxIncludedInPrices ? '0' : tax);
  return {
    subtotal,
    shipping,
    tax,
    discount,
    totalAdditionalFees: fees,
    total: subtractMoney(gross, discount),
  };
}

/** Where what the caller stated contradicts the lines, or discounts take more than there is. */
export function summaryViolations(
  order: Unsummed,
  stated: Summary | undefined,
  path: string,
): FieldViolation[] {
  const computed = sumUp(order, stated);
  const goods = addMoney(computed.subtotal, computed.shipping, computed.totalAdditionalFees);
  const violations: FieldViolation[] = [];
  const add = (
    component: Component,
    ruleName: string,
    description: string,
    data: Record<string, unknown>,
  ): void =>
    void violations.push({
      field: `${path}.${component}.amount`,
      violatedRule: 'OTHER',
      ruleName,
      description,
      data,
    });
  for (const component of ['subtotal', 'shipping', 'totalAdditionalFees', 'total'] as const) {
    const input = stated?.[component]?.amount;
    if (input !== undefined && compareMoney(input, computed[component]) !== 0) {
      const expected = roundMoney(computed[component], order.currency);
      add(component, 'PRICE_SUMMARY_MISMATCH', `must be ${expected} for these items`, { expected });
    }
  }
  if (compareMoney(computed.discount, goods) > 0) {
    add('discount', 'DISCOUNT_EXCEEDS_PRICE', `must not exceed ${roundMoney(goods, order.currency)}`, {
      threshold: roundMoney(goods, order.currency),
    });
  }
  return violations;
}

/** The order with its summary and with each line's, fee's and the shipping's totals before and after tax. */
export function summarise<T extends Unsummed & Pick<Order, 'priceSummary'>>(order: T): T {
  const totals = sumUp(order, order.priceSummary);
  const written = (component: Component): { amount: string; formattedAmount: string } =>
    price(totals[component], order.currency);
  const priceSummary: Summary = {
    subtotal: written('subtotal'),
    shipping: written('shipping'),
    tax: written('tax'),
    discount: written('discount'),
    total: written('total'),
    totalAdditionalFees: written('totalAdditionalFees'),
  };
  const parts = breakDown({ ...order, priceSummary });
  const before = (part: (typeof parts)['shipping'] | undefined): Decimal =>
    subtractMoney(part?.total, part?.tax);
  return {
    ...order,
    priceSummary,
    lineItems: order.lineItems.map((line, index) => ({
      ...line,
      totalPriceBeforeTax: price(before(parts.lines[index]), order.currency),
      totalPriceAfterTax: price(parts.lines[index]?.total, order.currency),
    })),
    ...(order.additionalFees && {
      additionalFees: order.additionalFees.map((fee, index) => ({
        ...fee,
        priceBeforeTax: price(before(parts.fees[index]), order.currency),
        priceAfterTax: price(parts.fees[index]?.total, order.currency),
      })),
    }),
    ...(order.shippingInfo?.cost && {
      shippingInfo: {
        ...order.shippingInfo,
        cost: {
          ...order.shippingInfo.cost,
          totalPriceBeforeTax: price(before(parts.shipping), order.currency),
          totalPriceAfterTax: price(parts.shipping.total, order.currency),
          discount: price(parts.shipping.discount, order.currency),
        },
      },
    }),
  };
}
