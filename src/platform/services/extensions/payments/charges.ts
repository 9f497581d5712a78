import type { Context, SiteDb } from '#platform/context.ts';
import { isOpen, type StoredCharge } from './charge.ts';
import { paymentTables } from './tables.ts';

const COLUMNS = [
  'id',
  'orderId',
  'checkoutId',
  'paymentRequestId',
  'paymentToken',
  'amount',
  'currency',
  'returnUrl',
  'delayedCapture',
  'captureDelayMinutes',
  'savesMethod',
  'savedMethodId',
  'merchantInitiated',
  'secondStep',
  'status',
  'providerTransactionId',
  'reason',
  'redirectUrl',
  'cardBrand',
  'cardLastFour',
  'asks',
  'createdDate',
  'nextAskDate',
] as const satisfies (keyof StoredCharge)[];

const rows = ({ db, siteId }: SiteDb) =>
  paymentTables(db).selectFrom('paymentCharges').select(COLUMNS).where('siteId', '=', siteId);

export const findCharge = (scope: SiteDb, id: string): Promise<StoredCharge | undefined> =>
  rows(scope).where('id', '=', id).executeTakeFirst();

export const findChargeByProvider = (
  scope: SiteDb,
  providerTransactionId: string,
): Promise<StoredCharge | undefined> =>
  rows(scope).where('providerTransactionId', '=', providerTransactionId).executeTakeFirst();

/** Of those that a shopper begins: what the shop charges by itself is no answer to them. */
export const findLatestCharge = (
  scope: SiteDb,
  of: { orderId: string } | { checkoutId: string } | { paymentRequestId: string },
): Promise<StoredCharge | undefined> =>
  rows(scope)
    .where((eb) => eb.and(of))
    .where('merchantInitiated', '=', false)
    .orderBy('sequence', 'desc')
    .executeTakeFirst();

/** Who holds the lock of the order sees no other change of them. */
export const chargesOf = (scope: SiteDb, orderId: string): Promise<StoredCharge[]> =>
  rows(scope).where('orderId', '=', orderId).execute();

/** Paid with this kept means of payment, or kept it. */
export const chargesWithMethod = (scope: SiteDb, savedMethodId: string): Promise<StoredCharge[]> =>
  rows(scope).where('savedMethodId', '=', savedMethodId).execute();

/** The provider is yet to say how the payment went. */
export async function isBeingCharged(scope: SiteDb, id: string): Promise<boolean> {
  const charge = await findCharge(scope, id);
  return charge !== undefined && isOpen(charge);
}

export async function insertCharge({ db, siteId }: SiteDb, charge: StoredCharge): Promise<void> {
  await paymentTables(db)
    .insertInto('paymentCharges')
    .values({ siteId, ...charge })
    .execute();
}

export async function updateCharge(
  { db, siteId }: SiteDb,
  id: string,
  changes: Partial<StoredCharge>,
): Promise<void> {
  await paymentTables(db)
    .updateTable('paymentCharges')
    .set(changes)
    .where('siteId', '=', siteId)
    .where('id', '=', id)
    .execute();
}

/** The first word on it holds. */
export async function decideSecondStep(
  { db, siteId }: SiteDb,
  id: string,
  secondStep: boolean,
): Promise<void> {
  await paymentTables(db)
    .updateTable('paymentCharges')
    .set({ secondStep })
    .where('siteId', '=', siteId)
    .where('id', '=', id)
    .where('secondStep', 'is', null)
    .execute();
}

const BATCH = 50;

/** Open ones whose outcome was not heard for a while. */
export const dueCharges = (scope: SiteDb & Pick<Context, 'clock'>): Promise<StoredCharge[]> =>
  rows(scope)
    .where('nextAskDate', '<=', scope.clock.now().toISOString())
    .orderBy('nextAskDate')
    .limit(BATCH)
    .execute();
