import {
  addMoney,
  compareMoney,
  isPositiveMoney,
  multiplyMoney,
  roundMoney,
  subtractMoney,
  type Decimal,
} from './money.ts';
import { isTip } from './tips.ts';

type Amount = { amount?: string | null | undefined } | null | undefined;
type Text = { original?: string | null | undefined; translated?: string | null | undefined } | undefined;

export interface PricedLine {
  quantity?: number | undefined;
  price?: Amount;
  priceBeforeDiscounts?: Amount;
}

interface Discount {
  coupon?: { code?: string | undefined; name?: string | undefined; amount?: Amount } | undefined;
  discountRule?: { name?: Text; amount?: Amount } | undefined;
  merchantDiscount?: { description?: string | null | undefined; amount?: Amount } | undefined;
}

interface Fee {
  name?: string | null | undefined;
  code?: string | null | undefined;
  price?: Amount;
  providerAppId?: string | null | undefined;
}

interface Summary {
  subtotal?: Amount;
  discount?: Amount;
  shipping?: Amount;
  tax?: Amount;
  total?: Amount;
}

/** What carts, checkouts and orders say about their prices, each under the same names. */
interface PricedDocument {
  currency?: string | null | undefined;
  lineItems?: readonly PricedLine[] | undefined;
  appliedDiscounts?: readonly Discount[] | undefined;
  additionalFees?: readonly Fee[] | undefined;
}

export interface PricedPurchase extends PricedDocument {
  priceSummary?: (Summary & { additionalFees?: Amount }) | undefined;
  taxSummary?: { totalTax?: Amount } | undefined;
  payLater?: { total?: Amount } | undefined;
  giftCard?: { amount?: Amount } | null | undefined;
}

export interface PricedOrder extends PricedDocument {
  priceSummary?: (Summary & { totalAdditionalFees?: Amount }) | undefined;
  taxInfo?: { totalTax?: Amount } | undefined;
  taxSummary?: { totalTax?: Amount } | undefined;
  taxIncludedInPrices?: boolean | undefined;
}

export interface DiscountTotal {
  key: string;
  /** Of a coupon: what was typed. */
  code: string | undefined;
  /** As the merchant named it; empty for what has no name. */
  name: string;
  /** The same in the buyer's language. */
  translated: string;
  amount: Decimal;
}

/**
 * What a purchase comes to, as one adds it up by hand:
 * `subtotal − discounts + shipping + fees + tax.added = total`, and `total − giftCard − later = due`.
 */
export interface PriceTotals {
  currency: string;
  /** All lines before any discount. */
  subtotal: Decimal;
  discounts: DiscountTotal[];
  /** Before its own discount, which is one of `discounts`. */
  shipping: Decimal;
  fees: { key: string; name: string; amount: Decimal; isTip: boolean }[];
  /** One of both is zero: tax is on top of the prices or inside of them. */
  tax: { added: Decimal; included: Decimal };
  /** Before the gift card, which is a means of payment. */
  total: Decimal;
  giftCard: Decimal;
  /** Paid on delivery or at the counter. */
  later: Decimal;
  due: Decimal;
}

const of = (value: Amount): Decimal => value?.amount || '0';

/** Several pieces of one thing at the price before discounts: the first column that a person adds up. */
export const lineTotal = (
  { price, priceBeforeDiscounts, quantity = 1 }: PricedLine,
  currency: string,
): Decimal => multiplyMoney(priceBeforeDiscounts?.amount || of(price), quantity, currency);

export const discountTotal = (
  { coupon, discountRule, merchantDiscount }: Discount,
  index: number,
): DiscountTotal => {
  const name = coupon?.name || discountRule?.name?.original || merchantDiscount?.description || '';
  return {
    key: String(index),
    code: coupon?.code || undefined,
    name,
    translated: discountRule?.name?.translated || name,
    amount: of((coupon ?? discountRule ?? merchantDiscount)?.amount),
  };
};

interface PriceParts {
  document: PricedDocument;
  summary: Summary | undefined;
  feesTotal: Amount;
  tax: Decimal;
  isTaxIncluded: boolean;
  /** Before the gift card. */
  total: Decimal;
  giftCard: Decimal;
  later: Decimal;
}

/**
 * The platform's subtotal has the discounts of single items in it already, and its `discount` is the rest of them.
 * Both are undone here: the lines as they were, then every discount under its name.
 */
function sumUp({
  document,
  summary,
  feesTotal,
  tax,
  isTaxIncluded,
  total,
  giftCard,
  later,
}: PriceParts): PriceTotals {
  const { lineItems = [], appliedDiscounts = [], additionalFees = [] } = document;
  const currency = document.currency ?? '';
  const round = (amount: Decimal): Decimal => roundMoney(amount, currency);
  const named = appliedDiscounts.map(discountTotal).filter(({ amount }) => isPositiveMoney(amount));
  const net = of(summary?.subtotal);
  const gross = addMoney('0', ...lineItems.map((line) => lineTotal(line, currency)));
  const before = compareMoney(gross, net) > 0 ? gross : net;
  const off = addMoney(subtractMoney(before, net), of(summary?.discount));
  const nameless = subtractMoney(off, addMoney('0', ...named.map(({ amount }) => amount)));
  // Discounts without a name come off all the same; names for more than came off tell of a price that lines left out.
  const rest = isPositiveMoney(nameless)
    ? [{ key: 'nameless', code: undefined, name: '', translated: '', amount: nameless }]
    : [];
  const subtotal = isPositiveMoney(nameless) ? before : subtractMoney(before, nameless);
  const fees =
    additionalFees.length > 0
      ? additionalFees.map((fee, index) => ({
          key: String(index),
          name: fee.name || fee.code || '',
          amount: of(fee.price),
          isTip: isTip(fee),
        }))
      : [{ key: 'all', name: '', amount: of(feesTotal), isTip: false }];
  return {
    currency,
    subtotal: round(subtotal),
    discounts: [...named, ...rest].map((discount) => ({ ...discount, amount: round(discount.amount) })),
    shipping: round(of(summary?.shipping)),
    fees: fees
      .filter(({ amount }) => isPositiveMoney(amount))
      .map((fee) => ({ ...fee, amount: round(fee.amount) })),
    tax: { added: round(isTaxIncluded ? '0' : tax), included: round(isTaxIncluded ? tax : '0') },
    total: round(total),
    giftCard: round(giftCard),
    later: round(later),
    due: round(subtractMoney(subtractMoney(total, giftCard), later)),
  };
}

interface Payment {
  amount?: Amount;
  status?: string | undefined;
  giftcardPaymentDetails?: object | null | undefined;
}

const GIVEN_BACK = new Set(['VOIDED', 'DECLINED', 'CANCELED']);

/** The amount of an order that gift cards pay, authorized or collected. */
export const giftCardTotal = (payments: readonly Payment[]): Decimal =>
  addMoney(
    '0',
    ...payments
      .filter(({ giftcardPaymentDetails, status }) => giftcardPaymentDetails && !GIVEN_BACK.has(status ?? ''))
      .map(({ amount }) => of(amount)),
  );

/** Of a cart's estimate or a checkout, whose totals are what the gift card leaves. */
export function totalsOfPurchase(purchase: PricedPurchase): PriceTotals {
  const { priceSummary: summary, giftCard } = purchase;
  const redeemed = of(giftCard?.amount);
  const total = addMoney(of(summary?.total), redeemed);
  const untaxed = addMoney(of(summary?.subtotal), of(summary?.shipping), of(summary?.additionalFees));
  return sumUp({
    document: purchase,
    summary,
    feesTotal: summary?.additionalFees,
    tax: purchase.taxSummary?.totalTax?.amount || of(summary?.tax),
    // A cart does not say; its sum does.
    isTaxIncluded: compareMoney(subtractMoney(untaxed, of(summary?.discount)), total) === 0,
    total,
    giftCard: redeemed,
    later: of(purchase.payLater?.total),
  });
}

/** Of an order, to which a gift card is one of its payments. */
export function totalsOfOrder(order: PricedOrder, giftCard: Decimal = '0'): PriceTotals {
  const { priceSummary: summary, taxInfo, taxSummary } = order;
  return sumUp({
    document: order,
    summary,
    feesTotal: summary?.totalAdditionalFees,
    tax: (taxInfo ?? taxSummary)?.totalTax?.amount || of(summary?.tax),
    isTaxIncluded: order.taxIncludedInPrices === true,
    total: of(summary?.total),
    giftCard,
    later: '0',
  });
}
