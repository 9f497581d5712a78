import type Big from 'big.js';
import type { OrderRefundability, OrderTransactions, Payment } from '#wix/order-operations.ts';
import { big, least, zero } from './amounts.ts';

/** What kind of thing money goes back to. Gift cards and memberships take everything or nothing. */
export type SourceKind = 'card' | 'giftCard' | 'membership' | 'offline' | 'online';
export type SourceWay = 'automatic' | 'external' | 'none';

export interface RefundSource {
  paymentId: string;
  kind: SourceKind;
  way: SourceWay;
  /** Why it is not refunded by the platform, in the platform's own word. */
  reason?: string;
  providerLink?: string;
  paid: Big;
  refunded: Big;
  pending: Big;
  cap: Big;
  wholeOnly: boolean;
  brand?: string;
  lastDigits?: string;
  method?: string;
  paidOn?: Date;
  /** Lines a membership paid for that can still be given back. */
  memberLines: readonly string[];
}

type Refundable = NonNullable<OrderRefundability['payments']>[number];

export function refundSources(
  refundability: OrderRefundability,
  transactions: OrderTransactions | undefined,
): RefundSource[] {
  const payments = new Map((transactions?.payments ?? []).map((payment) => [payment._id ?? '', payment]));
  return (refundability.payments ?? []).map((entry) =>
    sourceOf(entry, payments.get(entry.payment?.paymentId ?? '')),
  );
}

function sourceOf(entry: Refundable, record: Payment | undefined): RefundSource {
  const info = entry.payment;
  const money = info?.monetary;
  const kind = kindOf(entry, record);
  const way: SourceWay = entry.refundable ? 'automatic' : entry.manuallyRefundable ? 'external' : 'none';
  const reason = entry.manuallyRefundable?.reason ?? entry.nonRefundable?.reason;
  const paid = big(money?.paid?.amount);
  const left = big(money?.maxRefund?.amount);
  const card = info?.creditCardDetails ?? record?.regularPaymentDetails?.creditCardDetails;
  const digits = card?.lastFourDigits ?? giftCardDigits(record);
  const method = methodName(record) ?? info?.paymentMethod ?? undefined;
  return {
    paymentId: info?.paymentId ?? '',
    kind,
    way,
    paid,
    refunded: big(money?.refunded?.amount),
    pending: big(money?.refundPending?.amount),
    cap: way === 'none' ? zero : least(left, paid),
    wholeOnly: kind === 'giftCard' || kind === 'membership',
    memberLines: info?.membership?.refundableLineItemIds ?? [],
    ...(reason ? { reason } : {}),
    ...(entry.providerLink ? { providerLink: entry.providerLink } : {}),
    ...(card?.brand ? { brand: card.brand } : {}),
    ...(digits ? { lastDigits: digits } : {}),
    ...(method ? { method } : {}),
    ...(record?._createdDate ? { paidOn: record._createdDate } : {}),
  };
}

function kindOf(entry: Refundable, record: Payment | undefined): SourceKind {
  if (entry.payment?.membership || record?.membershipPaymentDetails) return 'membership';
  if (record?.giftcardPaymentDetails || entry.payment?.paymentMethod === 'GiftCard') return 'giftCard';
  if (entry.payment?.offlinePayment || record?.regularPaymentDetails?.offlinePayment) return 'offline';
  return entry.payment?.creditCardDetails || record?.regularPaymentDetails?.creditCardDetails
    ? 'card'
    : 'online';
}

export function giftCardDigits(record: Payment | undefined): string | undefined {
  return record?.giftcardPaymentDetails?.obfuscatedCode?.slice(-4);
}

/** The name the merchant gave, else the one in the merchant's language; predefined ones stay in capitals. */
export function methodName(record: Payment | undefined): string | undefined {
  const name = record?.regularPaymentDetails?.paymentMethodName;
  const own = name?.userDefinedName;
  return own?.custom ?? own?.predefined ?? name?.siteLanguageName ?? name?.buyerLanguageName ?? undefined;
}
