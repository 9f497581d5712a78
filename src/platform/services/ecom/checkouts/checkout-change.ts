import type { Context } from '#platform/context.ts';
import { badRequest } from '#platform/contract/errors.ts';
import { refreshLines, type ApiCheckout } from '../line-items/public.ts';
import type { Priced } from '../totals/public.ts';
import { checkoutEvents, type Buyer, type ChannelType, type Checkout } from './checkout.ts';
import { buyerOf, checkoutNotFound, isAllowed, isOwnerless } from './ownership.ts';
import { presentCheckout } from './present-checkout.ts';
import { checkouts } from './tables.ts';

/** What is ordered or complete keeps the lines it had. */
export const withLines = async (context: Context, checkout: Checkout): Promise<Checkout> =>
  checkout.completed || checkout.placed
    ? checkout
    : { ...checkout, lines: await refreshLines(context, checkout.lines) };

/** @throws 404 CHECKOUT_NOT_FOUND also for somebody else's */
export async function readCheckout(context: Context, id: string): Promise<Checkout> {
  const checkout = await checkouts.get(context.db, context.siteId, id);
  if (!checkout || !isAllowed(checkout, context.caller)) throw checkoutNotFound(id);
  return withLines(context, checkout);
}

/** The cart a checkout was made from. @throws 404 CHECKOUT_NOT_FOUND */
export const cartIdOfCheckout = async (context: Context, id: string): Promise<string | undefined> =>
  (await readCheckout(context, id)).cartId;

/** Nobody else changes the checkout until the call ends. */
export async function lockCheckoutRow({ db, siteId }: Context, id: string): Promise<void> {
  await checkouts.getForUpdate(db, siteId, id);
}

/** The id of the order it led to, if any. @throws 404 CHECKOUT_NOT_FOUND also for somebody else's */
export async function orderIdOfCheckout(
  { db, siteId, caller }: Context,
  id: string,
): Promise<string | undefined> {
  const checkout = await checkouts.get(db, siteId, id);
  if (!checkout || !isAllowed(checkout, caller)) throw checkoutNotFound(id);
  return checkout.orderId;
}

const owned = (checkout: Checkout | undefined, id: string, { caller }: Context): Checkout => {
  if (!checkout || !isAllowed(checkout, caller)) throw checkoutNotFound(id);
  return isOwnerless(checkout.buyer)
    ? { ...checkout, buyer: { ...checkout.buyer, ...buyerOf(caller) } }
    : checkout;
};

/** Holds the checkout until the call ends; a shopper who changes one without owner becomes its owner. */
export const lockCheckout = async (context: Context, id: string): Promise<Checkout> =>
  owned(await checkouts.getForUpdate(context.db, context.siteId, id), id, context);

/** The same where it led to no order yet, now that nobody else is at it; undefined where it did. */
export async function lockUnordered(context: Context, id: string): Promise<Checkout | undefined> {
  const scope = { orderId: { $exists: false } };
  const checkout = await checkouts.getForUpdate(context.db, context.siteId, id, { scope });
  return checkout && owned(checkout, id, context);
}

/** Before a change: how it looked when it was ordered is past, but those lines are what is being paid. */
export const reopened = ({ placed, ...checkout }: Checkout): Checkout =>
  placed ? { ...checkout, ordered: checkout.lines } : checkout;

/** @throws 400 CHECKOUT_IS_COMPLETE */
export async function lockOpenCheckout(context: Context, id: string): Promise<Checkout> {
  const checkout = await lockCheckout(context, id);
  if (checkout.completed) throw badRequest('The checkout is complete.', 'CHECKOUT_IS_COMPLETE');
  return reopened(checkout);
}

interface NewCheckout {
  buyer: Buyer;
  channelType: ChannelType;
  purchaseFlowId?: string;
}

/** A shopper's; the shop's own calls say nothing of the buyer. */
export const languageOf = ({ caller, language }: Context): Pick<Checkout, 'language'> =>
  caller.kind === 'api-key' || language === undefined ? {} : { language };

export function newCheckout(
  context: Context,
  { buyer, channelType, purchaseFlowId = context.ids.guid() }: NewCheckout,
): Checkout {
  const { clock, ids, caller, siteId } = context;
  const now = clock.now().toISOString();
  const creator = buyerOf(caller);
  return {
    id: ids.guid(),
    createdDate: now,
    updatedDate: now,
    buyer,
    createdBy: isOwnerless(creator) ? { appId: siteId } : creator,
    channelType,
    lines: [],
    purchaseFlowId,
    completed: false,
    ...languageOf(context),
  };
}

async function tell(
  context: Context,
  checkout: Checkout,
  { isNew, priced }: { isNew: boolean; priced?: Priced | undefined },
): Promise<ApiCheckout> {
  const shown = await presentCheckout(context, checkout, priced);
  const result = { ...shown, id: checkout.id };
  await context.emit(isNew ? checkoutEvents.created(result) : checkoutEvents.updated(result));
  return shown;
}

/** @param priced what it costs, where that is known already */
export async function insertCheckout(
  context: Context,
  checkout: Checkout,
  priced?: Priced,
): Promise<ApiCheckout> {
  return tell(context, await checkouts.insert(context.db, context.siteId, checkout), { isNew: true, priced });
}

/**
 * Writes a checkout that is locked and tells of it.
 * @param priced what it costs, where that is known already
 * @returns what the caller sees of it
 */
export async function saveCheckout(
  context: Context,
  checkout: Checkout,
  priced?: Priced,
): Promise<ApiCheckout> {
  const { db, siteId, clock } = context;
  const spoken = { ...checkout, ...languageOf(context) };
  const stored = await checkouts.replace(db, siteId, spoken, { now: clock.now() });
  return tell(context, stored, { isNew: false, priced });
}
