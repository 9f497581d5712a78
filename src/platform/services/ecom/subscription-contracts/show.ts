import type { Context } from '#platform/context.ts';
import { methodsOf } from '../../extensions/payments/public.ts';
import { contractFor } from './contract.ts';
import { cyclesOf } from './cycles.ts';
import { allowedVerbs } from './rules/life.ts';
import { isOver, type Contract, type Subscription } from './subscription.ts';
import { contracts, subscriptions } from './tables.ts';
import { streetOf } from '#shared/address/format-address.ts';
import type { ShownSubscription, ShownSubscriptionDetails } from '#shared/subscriptions.ts';

/** What its page says of it. */
export function contractView(subscription: Subscription, contract: Contract): ShownSubscription {
  const { id, status, createdDate, frequency, interval, nextChargeDate, tries, reason } = subscription;
  const next = contractFor(contract, subscription, subscription.nextCycle);
  const { lineItems, priceSummary, currency, title, buyerInfo } = next;
  const [line] = lineItems ?? [];
  return {
    id,
    status,
    createdDate,
    frequency,
    interval,
    tries,
    paidCycles: subscription.paidCycles,
    isBeingCharged: subscription.chargeId !== undefined,
    verbs: allowedVerbs(subscription),
    product: line?.productName?.original ?? '',
    title: title ?? '',
    quantity: line?.quantity ?? 1,
    details: (line?.descriptionLines ?? []).map(
      ({ plainText, colorInfo }) => plainText?.original ?? colorInfo?.original ?? '',
    ),
    amount: priceSummary?.total?.amount ?? '0',
    currency: currency ?? '',
    ...(buyerInfo?.email && { email: buyerInfo.email }),
    ...(line?.image?.url && { imageUrl: line.image.url }),
    ...(subscription.billingCycles !== undefined && { billingCycles: subscription.billingCycles }),
    ...(nextChargeDate !== undefined && { nextChargeDate }),
    ...(reason !== undefined && !isOver(subscription) && { reason }),
    ...(subscription.endedDate !== undefined && { endedDate: subscription.endedDate }),
  };
}

/** Those of a member, the latest first. */
export async function subscriptionsOf(context: Context, memberId: string): Promise<ShownSubscription[]> {
  const { db, siteId } = context;
  const { items } = await subscriptions.query(db, siteId, { filter: { memberId } });
  const all = await withContracts(context, items);
  return all.map(([one, contract]) => contractView(one, contract));
}

/** Each with what was agreed. */
export async function withContracts(
  { db, siteId }: Context,
  items: readonly Subscription[],
): Promise<[Subscription, Contract][]> {
  const found = await contracts.getMany(
    db,
    siteId,
    items.map(({ id }) => id),
  );
  const byId = new Map(found.map((contract) => [contract.id, contract]));
  return items.flatMap((one) => {
    const contract = byId.get(one.id);
    return contract ? [[one, contract]] : [];
  });
}

/** Where the next one goes, in the fields that it was written in. */
function addressOf({ shippingInfo }: Contract): ShownSubscriptionDetails['address'] {
  const { contactDetails, address } = shippingInfo?.logistics?.shippingDestination ?? {};
  if (!address) return undefined;
  const { addressLine2, postalCode, city, country, subdivision } = address;
  const fields = {
    firstName: contactDetails?.firstName,
    lastName: contactDetails?.lastName,
    phone: contactDetails?.phone,
    addressLine: streetOf(address),
    addressLine2,
    postalCode,
    city,
    country,
    subdivision,
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value));
}

/** One with what was charged for it, and the cards that may pay it. */
export async function details(
  context: Context,
  subscription: Subscription,
  contract: Contract,
): Promise<ShownSubscriptionDetails> {
  const cards = subscription.memberId ? await methodsOf(context, subscription.memberId) : [];
  const cycles = await cyclesOf(context, subscription.id);
  const next = contractFor(contract, subscription, subscription.nextCycle);
  const address = addressOf(next);
  return {
    ...contractView(subscription, contract),
    ...(address && { address }),
    cards: cards.map(({ id, brand, lastFour }) => ({
      id,
      brand,
      lastFourDigits: lastFour,
      isCharged: id === subscription.savedMethodId,
    })),
    cycles: cycles.map(({ cycle, status, orderId, dueDate, settledDate }) => ({
      cycle,
      status,
      dueDate,
      ...(orderId !== null && { orderId }),
      ...(settledDate !== null && { settledDate }),
    })),
  };
}
