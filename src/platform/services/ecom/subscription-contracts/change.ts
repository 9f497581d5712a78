import type { Context } from '#platform/context.ts';
import { notFound, type PlatformError } from '#platform/contract/errors.ts';
import { contractEvents } from './contract.ts';
import { listed } from './rules/listing.ts';
import type { Contract, Subscription } from './subscription.ts';
import { contracts, subscriptions } from './tables.ts';

export const contractNotFound = (subscriptionContractId: string): PlatformError =>
  notFound('The subscription contract was not found.', 'SUBSCRIPTION_CONTRACT_NOT_FOUND', {
    subscriptionContractId,
  });

export async function readContract({ db, siteId }: Context, id: string): Promise<Contract> {
  const contract = await contracts.get(db, siteId, id);
  if (!contract) throw contractNotFound(id);
  return contract;
}

/** Held until the transaction ends. Its order, where it has one, is held before it. */
export async function lockSubscription({ db, siteId }: Context, id: string): Promise<Subscription> {
  const found = await subscriptions.getForUpdate(db, siteId, id);
  if (!found) throw contractNotFound(id);
  return found;
}

/** Writes how far it is, and tells whoever shows it. */
export async function saveSubscription(context: Context, after: Subscription): Promise<Subscription> {
  const { db, siteId, clock } = context;
  const updatedDate = clock.now().toISOString();
  const contract = await readContract(context, after.id);
  const stored = await subscriptions.replace(db, siteId, listed({ ...after, updatedDate }, contract));
  await context.emit(contractEvents.updated(contract));
  return stored;
}

/**
 * Writes what was agreed anew, while its subscription is held.
 * @param seen the revision that it was agreed on
 * @throws 409 REVISION_MISMATCH where somebody was faster
 */
export async function saveContract(context: Context, after: Contract, seen: string): Promise<Contract> {
  const { db, siteId, clock } = context;
  const stored = await contracts.replace(db, siteId, after, { expectedRevision: seen, now: clock.now() });
  await context.emit(contractEvents.updated(stored));
  return stored;
}
