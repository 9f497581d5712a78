import { entityEvents } from '#platform/events/entity-events.ts';
import type { Order, OrderLineItem, PlacedContent } from '../orders/public.ts';
import type { Agreed, Contract, Subscription } from './subscription.ts';

export const contractEvents = entityEvents('wix.ecom.subscription_contracts.v1.subscription_contract');

/** The line of an order that comes again; a subscription is ordered by itself. */
export const subscribedLine = ({ lineItems }: Pick<Order, 'lineItems'>): OrderLineItem | undefined =>
  lineItems.find(({ subscriptionInfo }) => subscriptionInfo?.id);

const KEPT = [
  'buyerInfo',
  'buyerLanguage',
  'weightUnit',
  'currency',
  'currencyConversionDetails',
  'taxIncludedInPrices',
  'priceSummary',
  'billingInfo',
  'shippingInfo',
  'taxInfo',
  'appliedDiscounts',
  'channelInfo',
  'customFields',
  'recipientInfo',
  'additionalFees',
  'businessLocation',
] as const;

const pick = (of: object, names: readonly string[]): object =>
  Object.fromEntries(Object.entries(of).filter(([name, value]) => names.includes(name) && value != null));

/** What the order agreed: the same comes each time, at the same totals. */
export function contractOf(order: Order, line: OrderLineItem, now: string): Contract {
  const { subscriptionInfo, ...item } = line;
  const info = subscriptionInfo ?? {};
  const { subscriptionOptionTitle, subscriptionOptionDescription, subscriptionSettings } = info;
  return {
    id: info.id ?? '',
    createdDate: now,
    updatedDate: now,
    ...(subscriptionOptionTitle && { title: subscriptionOptionTitle }),
    ...(subscriptionOptionDescription && { description: subscriptionOptionDescription }),
    ...(subscriptionSettings && { subscriptionSettings }),
    lineItems: [item],
    ...pick(order, KEPT),
    activities: [],
  };
}

/** The contract with what was agreed anew. */
export function agreedAnew(contract: Contract, agreed: Agreed): Contract {
  const { shippingInfo: _delivery, recipientInfo: _recipient, ...rest } = contract;
  return { ...rest, ...agreed };
}

/** The contract as it is for one of its cycles. */
export function contractFor(contract: Contract, { once }: Subscription, cycle: number): Contract {
  const agreed = once?.[cycle];
  return agreed ? agreedAnew(contract, agreed) : contract;
}

/** What a cycle orders. */
export function cycleContent(contract: Contract, cycleNumber: number): PlacedContent {
  const { id, title, description, subscriptionSettings } = contract;
  const subscriptionInfo = {
    id,
    cycleNumber,
    ...(title && { subscriptionOptionTitle: title }),
    ...(description && { subscriptionOptionDescription: description }),
    ...(subscriptionSettings && { subscriptionSettings }),
  };
  const { memberId } = contract.buyerInfo ?? {};
  return {
    ...pick(contract, KEPT),
    ...(memberId && { createdBy: { memberId } }),
    lineItems: (contract.lineItems ?? []).map((line) => ({ ...line, subscriptionInfo })),
  } as unknown as PlacedContent;
}

/** How far it is once its first order stands. */
export function subscriptionOf(
  { id, createdDate, subscriptionSettings, buyerInfo }: Contract,
  { savedMethodId, timeZone }: { savedMethodId: string | undefined; timeZone: string },
): Omit<Subscription, 'nextChargeDate'> {
  const { frequency, interval, billingCycles, autoRenewal } = subscriptionSettings ?? {};
  const now = String(createdDate);
  return {
    id,
    ...(buyerInfo?.memberId && { memberId: buyerInfo.memberId }),
    status: 'ACTIVE',
    createdDate: now,
    updatedDate: now,
    anchorDate: now,
    timeZone,
    frequency: frequency && frequency !== 'UNDEFINED' ? frequency : 'MONTH',
    interval: interval ?? 1,
    ...(!autoRenewal && billingCycles != null && { billingCycles }),
    nextCycle: 1,
    paidCycles: 0,
    tries: 0,
    ...(savedMethodId !== undefined && { savedMethodId }),
  };
}
