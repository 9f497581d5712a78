import Big from 'big.js';
import {
  addMoney,
  allocateMoney,
  compareMoney,
  isPositiveMoney,
  isZeroMoney,
  multiplyMoney,
  subtractMoney,
  type Decimal,
} from '#shared/money.ts';
import { deliveryAddressOf } from '#shared/delivery-address.ts';
import { omitNullish } from '#shared/omit-nullish.ts';
import { isTip } from '#shared/tips.ts';
import { taxOn, UNTAXED } from '../../tax-calculation/public.ts';
import type { LineItemDetails } from '../../line-items/public.ts';
import { breakDown, type Order, type OrderLineItem } from '../../orders/public.ts';
import type { AppliedDiscount, Draft, DraftDiscount, DraftFee, DraftLine } from '../draft.ts';

interface Taxed {
  taxInfo?: { taxAmount?: { amount?: string }; taxRate?: string | null } | undefined;
  taxDetails?: { totalTax?: { amount?: string }; taxRate?: string } | undefined;
}

const MANY_DIGITS = 15;

/** The rate that was stated where it gives the tax that was charged, else the one that does. */
function rateOf({ taxInfo, taxDetails }: Taxed, base: Decimal, tax: Decimal, order: Order): Decimal {
  const stated = taxInfo?.taxRate ?? taxDetails?.taxRate;
  const isIncluded = order.taxIncludedInPrices ?? false;
  if (
    stated != null &&
    compareMoney(taxOn(base, { ...UNTAXED, rate: stated }, isIncluded, order.currency), tax) === 0
  )
    return stated;
  const net = isIncluded ? subtractMoney(base, tax) : base;
  return isPositiveMoney(net) ? new Big(tax).div(net).toFixed(MANY_DIGITS) : '0';
}

const sourceOf = ({ coupon, merchantDiscount, discountRule }: AppliedDiscount) =>
  coupon ?? merchantDiscount ?? discountRule;

const amountOf = (discount: AppliedDiscount): Decimal => sourceOf(discount)?.amount?.amount ?? '0';

type Reaches = (discount: AppliedDiscount) => boolean;

const isOfItems: Reaches = ({ discountType }) => discountType === 'SPECIFIC_ITEMS';
const isOfOrder: Reaches = ({ discountType }) => discountType === undefined || discountType === 'GLOBAL';

/** What discounts of items took of each line: its price before them, less what it came to. */
const takenOff = (line: OrderLineItem, currency: string): Decimal =>
  subtractMoney(
    multiplyMoney(line.priceBeforeDiscounts?.amount ?? '0', line.quantity ?? 1, currency),
    line.lineItemPrice?.amount,
  );

type Shares = Map<AppliedDiscount, Decimal[]>;

/**
 * Splits what was taken of each line by discount; undefined where the discounts do not add up to what was taken.
 * @param decimals of each line, by all of these discounts
 */
function shareOut(order: Order, ofType: Reaches, decimals: readonly Decimal[]): Shares | undefined {
  const left = [...decimals];
  const shares: Shares = new Map();
  for (const discount of (order.appliedDiscounts ?? []).filter(ofType)) {
    const weights = order.lineItems.map(({ id = '' }, index) =>
      isOfItems(discount) && discount.lineItemIds?.includes(id) === false ? '0' : (left[index] ?? '0'),
    );
    const amount = amountOf(discount);
    if (compareMoney(amount, addMoney('0', ...weights)) > 0) return undefined;
    const parts = allocateMoney(amount, weights, order.currency);
    shares.set(discount, parts);
    for (const [index, part] of parts.entries()) left[index] = subtractMoney(left[index], part);
  }
  return left.every(isZeroMoney) ? shares : undefined;
}

function detailsOf(line: OrderLineItem, price: Decimal, taxRate: Decimal): LineItemDetails {
  const { shippable, sku, weight } = line.physicalProperties ?? {};
  const taxGroupId = line.taxInfo?.taxGroupId;
  return {
    name: line.productName?.original ?? '',
    price,
    fullPrice: price,
    descriptionLines: line.descriptionLines ?? [],
    itemType: line.itemType ?? {},
    ...(line.digitalFile?.fileId && { digitalFileId: line.digitalFile.fileId }),
    shippable: shippable ?? line.itemType?.preset === 'PHYSICAL',
    collectionIds: [],
    taxRate,
    ...(sku && { sku }),
    ...(weight != null && { weight }),
    ...(taxGroupId && { taxGroupId }),
  };
}

function discountOf(discount: AppliedDiscount, order: Order, shares: Decimal[] | undefined): DraftDiscount {
  const common = {
    id: discount.id ?? '',
    source: 'ORIGINAL_ORDER' as const,
    applied: true,
    amount: amountOf(discount),
    original: discount,
  };
  if (discount.discountType === 'SHIPPING') return { ...common, discountType: 'SHIPPING' };
  const lines = order.lineItems.flatMap(({ id = '', quantity = 1 }, index) => {
    const amount = shares?.[index] ?? '0';
    return isPositiveMoney(amount) ? { id, amount, pieces: quantity } : [];
  });
  if (isOfItems(discount)) return { ...common, discountType: 'SPECIFIC_ITEMS', lines };
  return { ...common, discountType: 'GLOBAL', ...(shares && { lines }) };
}

type Begun = Pick<
  Draft,
  | 'source'
  | 'orderId'
  | 'lines'
  | 'discounts'
  | 'fees'
  | 'shippingInfo'
  | 'shippingTaxRate'
  | 'buyerInfo'
  | 'billingInfo'
  | 'recipientInfo'
  | 'businessLocation'
  | 'currency'
  | 'taxExempt'
>;

/** An order as a draft that changes nothing yet: its prices, discounts and taxes are those that were agreed. */
export function draftOf(order: Order): Begun {
  const parts = breakDown(order);
  const used = order.lineItems.map((line) => takenOff(line, order.currency));
  const shares = shareOut(order, isOfItems, used);
  const ofOrder = parts.lines.map(({ discount }) => discount);
  const byDiscount: Shares = new Map([...(shares ?? []), ...(shareOut(order, isOfOrder, ofOrder) ?? [])]);
  const baseOf = ({ total, tax }: { total: Decimal; tax: Decimal }): Decimal =>
    order.taxIncludedInPrices ? total : subtractMoney(total, tax);
  const rate = (taxed: Taxed | undefined, part: (typeof parts)['shipping'] | undefined): Decimal =>
    part ? rateOf(taxed ?? {}, baseOf(part), part.tax, order) : '0';
  const lines = order.lineItems.map((line, index): DraftLine => {
    const { id = '', quantity = 1, catalogReference } = line;
    const price = (shares ? line.priceBeforeDiscounts : line.price)?.amount ?? '0';
    return {
      id,
      quantity,
      ...(catalogReference && { catalogReference }),
      item: detailsOf(line, price, rate(line, parts.lines[index])),
      availability: { status: 'AVAILABLE' },
      ...(!catalogReference && { custom: true }),
      original: line,
    };
  });
  const fees = (order.additionalFees ?? []).map((fee, index): DraftFee => {
    const { code, lineItemIds } = fee;
    return {
      id: fee.id ?? '',
      source: 'ORIGINAL_ORDER',
      applied: true,
      name: fee.name ?? '',
      price: fee.price?.amount ?? '0',
      taxable: !isTip(fee),
      taxRate: rate(fee, parts.fees[index]),
      original: fee,
      ...(code && { code }),
      ...(lineItemIds && { lineItemIds }),
    };
  });
  const { shippingInfo, buyerInfo, billingInfo, businessLocation } = order;
  const recipientInfo = deliveryAddressOf(order) ?? order.recipientInfo;
  const parties = omitNullish({ buyerInfo, billingInfo, recipientInfo, businessLocation, shippingInfo });
  const { lineItems, additionalFees, appliedDiscounts, priceSummary, taxIncludedInPrices } = order;
  return {
    orderId: order.id,
    currency: order.currency,
    source: {
      ...parties,
      lineItems,
      ...(additionalFees && { additionalFees }),
      ...(appliedDiscounts && { appliedDiscounts }),
      ...(priceSummary && { priceSummary }),
      taxIncludedInPrices: taxIncludedInPrices ?? false,
    },
    lines,
    discounts: (order.appliedDiscounts ?? []).map((one) => discountOf(one, order, byDiscount.get(one))),
    fees,
    shippingTaxRate: rate(order.shippingInfo?.cost, parts.shipping),
    taxExempt: (order.taxInfo as { taxExempt?: boolean } | undefined)?.taxExempt ?? false,
    ...parties,
  };
}
