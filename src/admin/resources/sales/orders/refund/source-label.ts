import type { Payment } from '#wix/order-operations.ts';
import type { RefundSource, SourceKind } from './refund-sources.ts';
import { giftCardDigits, methodName } from './refund-sources.ts';

export type Translate = (key: string, values?: Record<string, unknown>) => string;

type Named = Pick<RefundSource, 'kind' | 'brand' | 'lastDigits' | 'method'>;

const knownMethods = new Set(['CASH', 'BANK_TRANSFER', 'CHECK', 'CARD', 'OFFLINE', 'INPERSON', 'CREDITCARD']);

/** "Visa ••4242", "Gift card ••7Q2M", "Bank transfer". */
export function sourceName({ kind, brand, lastDigits, method }: Named, translate: Translate): string {
  const digits = lastDigits ? ` ••${lastDigits}` : '';
  if (kind === 'card') return `${brand ?? translate('orders.payment.kind.card')}${digits}`;
  if (kind === 'giftCard') return `${translate('orders.payment.kind.giftCard')}${digits}`;
  if (kind === 'membership')
    return [translate('orders.payment.kind.membership'), method].filter(Boolean).join(' · ');
  const known = method?.toUpperCase() ?? '';
  if (knownMethods.has(known)) return translate(`orders.payment.method.${known}`);
  return method ?? translate(`orders.payment.kind.${kind}`);
}

/** "bank transfer" and "gift card ••7Q2M" inside a sentence; a brand or a name somebody gave keeps its capital. */
export function sourceInSentence(source: Named, translate: Translate): string {
  const name = sourceName(source, translate);
  const own = source.kind === 'card' || (source.method !== undefined && name === source.method);
  return own ? name : `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
}

export function paymentKind(payment: Payment): SourceKind {
  if (payment.membershipPaymentDetails) return 'membership';
  if (payment.giftcardPaymentDetails) return 'giftCard';
  const details = payment.regularPaymentDetails;
  if (details?.offlinePayment) return 'offline';
  return details?.creditCardDetails ? 'card' : 'online';
}

export const paymentName = (payment: Payment, translate: Translate): string =>
  sourceName(named(payment), translate);

export const paymentInSentence = (payment: Payment, translate: Translate): string =>
  sourceInSentence(named(payment), translate);

function named(payment: Payment): Named {
  const card = payment.regularPaymentDetails?.creditCardDetails;
  const method =
    payment.membershipPaymentDetails?.name?.original ??
    methodName(payment) ??
    payment.regularPaymentDetails?.paymentMethod;
  const digits = card?.lastFourDigits ?? giftCardDigits(payment);
  return {
    kind: paymentKind(payment),
    ...(card?.brand ? { brand: card.brand } : {}),
    ...(digits ? { lastDigits: digits } : {}),
    ...(method ? { method } : {}),
  };
}
