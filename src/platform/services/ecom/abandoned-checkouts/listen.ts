import type { Listener } from '#platform/service.ts';
import { findCheckout } from '../checkouts/public.ts';
import { recover } from './change.ts';
import { abandoned } from './tables.ts';

/** The checkout was written by this very call: one that never was left costs nothing here. */
const checkoutCompleted: Listener = async ({ entityId }, context) => {
  const { db, siteId } = context;
  const checkout = await findCheckout(context, entityId);
  if (!checkout?.left || checkout.left.ids.length === 0) return;
  for (const before of await abandoned.getManyForUpdate(db, siteId, checkout.left.ids))
    await recover(context, before, checkout.orderId);
};

export const listeners: Readonly<Record<string, Listener>> = {
  'wix.ecom.v1.checkout_completed': checkoutCompleted,
};
