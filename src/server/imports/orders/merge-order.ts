import { TZDate } from '@date-fns/tz';
import { format } from 'date-fns/format';
import {
  billingNames,
  billingTexts,
  OrderMerge,
  nameOf,
  shippingNames,
  shippingTexts,
  type Party,
} from './order-merge.ts';
import { mergeDetails, type StoredDetails } from './merge-details.ts';
import { deliveryAddressOf } from '#shared/delivery-address.ts';
import type { EntryChange } from '#shared/imports.ts';
import { addMoney, compareMoney } from '#shared/money.ts';
import type { OrderImportField } from '#shared/order-import.ts';
import { balanceOf, REFUNDABLE } from './balance.ts';
import { mergeLines, type MergedLines, type StoredLine } from './merge-lines.ts';
import type { StagedOrder } from './order-of-rows.ts';
import type { Statuses } from './statuses.ts';

interface Amount {
  amount: string;
}

/** An order as the platform has it, as far as a file can say something of it. */
export interface StoredOrder extends StoredDetails {
  id: string;
  number: string;
  imported?: boolean;
  purchasedDate?: string;
  createdDate?: string;
  status?: string;
  paymentStatus?: string;
  fulfillmentStatus?: string;
  currency?: string;
  buyerInfo?: { email?: string };
  buyerNote?: string;
  billingInfo?: Party;
  recipientInfo?: Party;
  shippingInfo?: {
    title?: string;
    cost?: object;
    logistics?: { shippingDestination?: Party; pickupDetails?: unknown };
  };
  priceSummary?: Record<string, Amount | undefined>;
  balanceSummary?: Record<string, Amount | undefined>;
  lineItems?: StoredLine[];
}

export interface MergedOrder {
  order: StoredOrder;
  changes: EntryChange[];
  /** Totals or lines are other than they were: they are to add up. */
  isMoneyChanged: boolean;
}

const totals = {
  total: 'total',
  subtotal: 'subtotal',
  shipping: 'shipping',
  tax: 'tax',
  discount: 'discount',
  fees: 'totalAdditionalFees',
} as const satisfies Partial<Record<OrderImportField, string>>;

const digitsOf = { day: 'yyyy-MM-dd', minute: 'yyyy-MM-dd HH:mm', second: 'yyyy-MM-dd HH:mm:ss' } as const;

function mergePlaced(
  merge: OrderMerge,
  before: StoredOrder,
  staged: StagedOrder,
  timeZone: string,
): string | undefined {
  const { order, placedPrecision } = staged;
  const now = before.purchasedDate ?? before.createdDate;
  if (order.purchasedDate === undefined) return undefined;
  const inZone = (date: string): string => format(new TZDate(date, timeZone), digitsOf[placedPrecision]);
  const isChanged = merge.differs('placed', now && inZone(now), inZone(order.purchasedDate));
  return isChanged ? order.purchasedDate : undefined;
}

function mergeStatuses(
  merge: OrderMerge,
  before: StoredOrder,
  { order, statuses, writtenPaymentStatus }: StagedOrder,
) {
  const fields = { status: 'status', payment: 'paymentStatus', fulfillment: 'fulfillmentStatus' } as const;
  const after: Partial<Record<(typeof fields)[keyof typeof fields], string>> = {};
  for (const [field, key] of Object.entries(fields) as [
    keyof typeof fields,
    (typeof fields)[keyof typeof fields],
  ][]) {
    const value = (order as Statuses)[key];
    if (!statuses.includes(key) || value === undefined || value === before[key]) continue;
    // The order has it as the file writes it, whatever is owed.
    if (
      key === 'paymentStatus' &&
      writtenPaymentStatus === before.paymentStatus &&
      writtenPaymentStatus !== undefined
    )
      continue;
    // What was refunded had been paid.
    const isImplied = !merge.has(field) && value === 'PAID' && REFUNDABLE.has(before[key] ?? '');
    if (isImplied) continue;
    merge.changes.push({ field, before: before[key] ?? '', after: value });
    after[key] = value;
  }
  return after;
}

const isSameAmount = (one: string, other: string): boolean => one !== '' && compareMoney(one, other) === 0;

function mergeSums(
  merge: OrderMerge,
  before: StoredOrder,
  { order, subtotal }: StagedOrder,
  lines: MergedLines,
) {
  const after: Record<string, Amount | undefined> = { ...before.priceSummary };
  let isChanged = false;
  for (const [field, key] of Object.entries(totals) as [keyof typeof totals, string][]) {
    const own = subtotal === undefined ? undefined : { amount: subtotal };
    const value = field === 'subtotal' ? own : order.priceSummary[key];
    if (!merge.differs(field, before.priceSummary?.[key]?.amount ?? '0', value?.amount, isSameAmount))
      continue;
    after[key] = value;
    isChanged = true;
  }
  // Without one of its own, the sum of changed lines is what they come to.
  if (lines.isMoneyChanged && subtotal === undefined) {
    const amount = addMoney('0', ...lines.lines.map(({ lineItemPrice }) => lineItemPrice?.amount ?? '0'));
    const known = before.priceSummary?.['subtotal']?.amount ?? '0';
    if (!isSameAmount(known, amount)) {
      merge.changes.push({ field: 'subtotal', before: known, after: amount });
      after['subtotal'] = { amount };
    }
  }
  return { after, isChanged };
}

function mergeBalance(merge: OrderMerge, before: StoredOrder, after: StoredOrder, staged: StagedOrder) {
  const { outstanding, refunded } = staged;
  const { balance: balanceBefore, refunded: refundedBefore } = before.balanceSummary ?? {};
  const differs = [
    merge.differs('outstanding', balanceBefore?.amount ?? '0', outstanding, isSameAmount),
    merge.differs('refunded', refundedBefore?.amount ?? '0', refunded, isSameAmount),
  ].some(Boolean);
  const total = after.priceSummary?.['total']?.amount ?? '0';
  const isTotalSame = isSameAmount(before.priceSummary?.['total']?.amount ?? '0', total);
  if (!differs && isTotalSame && before.paymentStatus === after.paymentStatus) return undefined;
  const known = refunded ?? refundedBefore?.amount;
  return balanceOf({
    paymentStatus: after.paymentStatus ?? 'NOT_PAID',
    total,
    ...(outstanding !== undefined && { outstanding }),
    ...(known !== undefined && { refunded: known }),
  });
}

/** What a file has no column for, and what it leaves empty, stays as it is. */
export function mergeOrder(
  { updatedDate: _updated, ...before }: StoredOrder & { updatedDate?: unknown },
  staged: StagedOrder,
  timeZone: string,
): MergedOrder {
  const { order, stated } = staged;
  const merge = new OrderMerge(stated);
  const file = order as unknown as StoredOrder;
  const after: StoredOrder = { ...before };
  const purchasedDate = mergePlaced(merge, before, staged, timeZone);
  if (purchasedDate !== undefined) after.purchasedDate = purchasedDate;
  Object.assign(after, mergeStatuses(merge, before, staged));
  if (merge.differs('currency', before.currency, order.currency)) after.currency = order.currency;
  const isSameEmail = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
  if (merge.differs('email', before.buyerInfo?.email, file.buyerInfo?.email, isSameEmail))
    after.buyerInfo = { ...before.buyerInfo, ...file.buyerInfo };
  if (merge.differs('note', before.buyerNote, file.buyerNote)) after.buyerNote = file.buyerNote ?? '';
  const buyerName = nameOf(before.billingInfo?.contactDetails ?? before.recipientInfo?.contactDetails);
  const billing = merge.party(before.billingInfo, file.billingInfo, billingTexts, billingNames, buyerName);
  if (billing) after.billingInfo = billing;
  const place = deliveryAddressOf<Party>(before);
  const destination = merge.party(place, file.recipientInfo, shippingTexts, shippingNames);
  if (destination && destination !== place) {
    after.recipientInfo = { ...before.recipientInfo, ...destination };
    after.shippingInfo = {
      ...before.shippingInfo,
      logistics: { ...before.shippingInfo?.logistics, shippingDestination: { ...place, ...destination } },
    };
  }
  if (merge.differs('delivery', before.shippingInfo?.title, file.shippingInfo?.title))
    after.shippingInfo = { ...after.shippingInfo, title: file.shippingInfo?.title ?? '' };
  const lines = mergeLines(before.lineItems ?? [], staged);
  merge.changes.push(...lines.changes);
  if (lines.changes.length > 0) after.lineItems = lines.lines;
  const priced = mergeSums(merge, before, staged, lines);
  after.priceSummary = priced.after;
  if (priced.after['tax'] !== before.priceSummary?.['tax'])
    after.taxInfo = { ...before.taxInfo, totalTax: priced.after['tax'] };
  if (priced.after['shipping'] !== before.priceSummary?.['shipping'])
    after.shippingInfo = {
      ...after.shippingInfo,
      cost: { ...after.shippingInfo?.cost, price: priced.after['shipping'] },
    };
  Object.assign(after, mergeDetails(merge, { ...before, taxInfo: after.taxInfo ?? {} }, staged.details));
  const balanceSummary = mergeBalance(merge, before, after, staged);
  if (balanceSummary) after.balanceSummary = { ...before.balanceSummary, ...balanceSummary };
  const isMoneyChanged = priced.isChanged || lines.isMoneyChanged;
  return { order: after, changes: merge.changes, isMoneyChanged };
}

/** What is written of an order that a dry run has let through. @param before where the shop has it */
export function composeOrder(
  staged: StagedOrder | Pick<StagedOrder, 'order'>,
  before: StoredOrder | undefined,
  timeZone: string,
): { order: object; isUnchanged: boolean } {
  const { order } = staged;
  if (!before) return { order, isUnchanged: false };
  // What an earlier version has read does not say which fields its cells state.
  if (!('stated' in staged)) return { order: { ...order, id: before.id }, isUnchanged: false };
  const merged = mergeOrder(before, staged, timeZone);
  return { order: merged.order, isUnchanged: merged.changes.length === 0 };
}
