import { deliveryAddressOf } from '#shared/delivery-address.ts';
import { countryName } from '#shared/countries.ts';
import { isPositiveMoney, roundMoney, subtractMoney } from '#shared/money.ts';
import type { Order } from '#wix/order-operations.ts';
import type { OrderRecord } from './order-record.ts';

/** A bank holds money for it. */
export const isAuthorized = ({ balanceSummary }: Pick<Order, 'balanceSummary'>): boolean =>
  Number(balanceSummary?.authorized?.amount ?? '0') > 0;

/** What was paid, what went back and what remains; undefined while nothing went back. */
export function netPaidOf({ balanceSummary, currency }: Pick<Order, 'balanceSummary' | 'currency'>) {
  const paid = balanceSummary?.paid?.amount ?? '0';
  const refunded = balanceSummary?.refunded?.amount ?? '0';
  if (!isPositiveMoney(refunded)) return undefined;
  return { paid, refunded, net: roundMoney(subtractMoney(paid, refunded), currency ?? '') };
}

type Contact = { firstName?: string | null; lastName?: string | null; company?: string | null };

/** The buyer as the merchant would call them: a name, else the company, else the email. */
export function customerName(order: OrderRecord): string {
  const contact: Contact = order.billingInfo?.contactDetails ?? order.recipientInfo?.contactDetails ?? {};
  const name = [contact.firstName, contact.lastName].filter(Boolean).join(' ');
  return name || contact.company || order.buyerInfo?.email || '';
}

/** Where it goes: "Malmö, Sweden". */
export function placeName(order: OrderRecord, locale: string): string {
  const address = deliveryAddressOf(order)?.address ?? order.billingInfo?.address;
  return [address?.city, countryName(locale, address?.country ?? '')].filter(Boolean).join(', ');
}

export function tagNames(order: OrderRecord): string[] {
  return [...(order.tags?.tags?.tagIds ?? []), ...(order.tags?.privateTags?.tagIds ?? [])];
}
