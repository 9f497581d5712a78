import type Big from 'big.js';
import type { OrderLineItem } from '#wix/order-operations.ts';
import { big } from '../refund/amounts.ts';

const unitPrice = ({ priceBeforeDiscounts, price }: OrderLineItem): Big =>
  big(priceBeforeDiscounts?.amount ?? price?.amount);

/** What that many items of the line cost before its discounts. */
export const fullPrice = (line: OrderLineItem, quantity: number): Big => unitPrice(line).times(quantity);

/** The same after its discounts, of which each item carries an equal share; tax that is added is not in it. */
export function reducedPrice(line: OrderLineItem, quantity: number): Big {
  const { totalDiscount, price } = line;
  const all = line.quantity ?? 0;
  if (totalDiscount?.amount === undefined || all === 0) return big(price?.amount).times(quantity);
  return fullPrice(line, quantity).minus(big(totalDiscount.amount).times(quantity).div(all));
}

/** Whether the prices of the line include its tax. */
export const includesTax = (line: OrderLineItem): boolean =>
  big(line.totalPriceAfterTax?.amount).eq(reducedPrice(line, line.quantity ?? 0));
