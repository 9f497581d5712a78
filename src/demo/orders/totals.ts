import Big from 'big.js';
import { addMoney, allocateMoney, multiplyMoney, subtractMoney } from '../../shared/money.ts';
import type { Delivery } from './delivery.ts';
import { type Discounted, subtotalOf } from './discounts.ts';
import type { Taxation } from './taxes.ts';
import type { LineItem, Order } from './api-order.ts';

export interface Fee {
  code: string;
  name: string;
  amount: string;
}

export interface Priced {
  lineItems: LineItem[];
  additionalFees: NonNullable<Order['additionalFees']>;
  shippingCost: NonNullable<NonNullable<Order['shippingInfo']>['cost']>;
  total: string;
  /** Of each line, tax included. */
  lineTotals: string[];
  feeTotals: string[];
  shippingTotal: string;
  tax: string;
}

type TaxInfo = NonNullable<LineItem['taxInfo']>;

/** Tax on what is left after discounts: inside the price or on top of it. */
function taxOn(
  net: string,
  taxation: Taxation,
  currency: string,
): { info: TaxInfo; total: string; tax: string } {
  const tax = taxation.included
    ? multiplyMoney(net, new Big(taxation.rate).div(new Big(taxation.rate).plus(1)).toFixed(20), currency)
    : multiplyMoney(net, taxation.rate, currency);
  const taxable = taxation.included ? subtractMoney(net, tax) : net;
  return {
    info: {
      taxAmount: { amount: tax },
      taxableAmount: { amount: taxable },
      taxRate: taxation.rate,
      taxIncludedInPrice: taxation.included,
      taxBreakdown: [
        {
          taxName: taxation.name,
          rate: taxation.rate,
          taxAmount: { amount: tax },
          taxableAmount: { amount: taxable },
          jurisdictionType: 'COUNTRY',
        },
      ],
    },
    total: taxation.included ? net : addMoney(net, tax),
    tax,
  };
}

/** Puts discounts and taxes on every part; the parts add up to the total exactly. */
export function priceParts(
  discounted: Discounted,
  fees: readonly Fee[],
  delivery: Delivery | undefined,
  taxation: Taxation,
  currency: string,
): Priced {
  const wholes = discounted.lines.map((line) => subtotalOf([line], currency));
  const shares = allocateMoney(discounted.global, wholes, currency);
  const lines = wholes.map((whole, i) => taxOn(subtractMoney(whole, shares[i]), taxation, currency));
  const shippingPrice = delivery?.price ?? '0';
  const shipping = taxOn(subtractMoney(shippingPrice, discounted.shipping), taxation, currency);
  const charged = fees.map((fee) => taxOn(fee.amount, taxation, currency));
  const parts = [...lines, shipping, ...charged];
  return {
    lineItems: discounted.lines.map((line, i) => ({
      ...line,
      taxInfo: (lines[i] as (typeof lines)[number]).info,
    })),
    additionalFees: fees.map((fee, i) => ({
      id: `00000000-0000-0000-0001-${String(i + 1).padStart(12, '0')}`,
      code: fee.code,
      name: fee.name,
      price: { amount: fee.amount },
      taxInfo: (charged[i] as (typeof charged)[number]).info,
      source: 'SERVICE_PLUGIN',
    })),
    shippingCost: {
      price: { amount: shippingPrice },
      discount: { amount: discounted.shipping },
      taxInfo: shipping.info,
    },
    total: addMoney('0', ...parts.map((part) => part.total)),
    lineTotals: lines.map((line) => line.total),
    feeTotals: charged.map((fee) => fee.total),
    shippingTotal: shipping.total,
    tax: addMoney('0', ...parts.map((part) => part.tax)),
  };
}
