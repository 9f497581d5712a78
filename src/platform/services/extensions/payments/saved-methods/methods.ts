import type { Context, SiteDb } from '#platform/context.ts';
import type { CardSummary } from '#platform/ports.ts';
import { paymentTables } from '../tables.ts';
import type { SavedMethod } from './saved-method.ts';

const COLUMNS = [
  'id',
  'memberId',
  'providerMethod',
  'brand',
  'lastFour',
  'createdDate',
  'removedDate',
  'nextAskDate',
] as const satisfies (keyof SavedMethod)[];

const rows = ({ db, siteId }: SiteDb) =>
  paymentTables(db).selectFrom('savedPaymentMethods').select(COLUMNS).where('siteId', '=', siteId);

/** Also one that was removed since. */
export const findMethod = (scope: SiteDb, id: string): Promise<SavedMethod | undefined> =>
  rows(scope).where('id', '=', id).executeTakeFirst();

/** The latest first. */
export const methodsOf = (scope: SiteDb, memberId: string): Promise<SavedMethod[]> =>
  rows(scope)
    .where('memberId', '=', memberId)
    .where('removedDate', 'is', null)
    .orderBy('createdDate', 'desc')
    .orderBy('id')
    .execute();

/** What can be charged for the order: the means of payment that was kept with it last. */
export const methodOfOrder = (scope: SiteDb, orderId: string): Promise<SavedMethod | undefined> =>
  paymentTables(scope.db)
    .selectFrom('savedPaymentMethods')
    .innerJoin('paymentCharges', (join) =>
      join
        .onRef('paymentCharges.siteId', '=', 'savedPaymentMethods.siteId')
        .onRef('paymentCharges.savedMethodId', '=', 'savedPaymentMethods.id'),
    )
    .select(COLUMNS.map((column) => `savedPaymentMethods.${column}` as const))
    .where('savedPaymentMethods.siteId', '=', scope.siteId)
    .where('paymentCharges.orderId', '=', orderId)
    .where('savedPaymentMethods.removedDate', 'is', null)
    .orderBy('paymentCharges.sequence', 'desc')
    .executeTakeFirst();

/** A payment method that the provider saves for a member. */
interface ProviderMethod {
  memberId: string;
  providerMethod: string;
  card: CardSummary | undefined;
}

/**
 * Writes down that the provider keeps it; a card that it keeps already stays the one it is.
 * @returns undefined for one that the member had removed meanwhile
 */
export async function saveMethod(
  { db, siteId, ids, clock }: SiteDb & Pick<Context, 'ids' | 'clock'>,
  { memberId, providerMethod, card }: ProviderMethod,
): Promise<SavedMethod | undefined> {
  await paymentTables(db)
    .insertInto('savedPaymentMethods')
    .values({
      siteId,
      id: ids.guid(),
      memberId,
      providerMethod,
      brand: card?.brand ?? '',
      lastFour: card?.lastFourDigits ?? '',
      createdDate: clock.now().toISOString(),
      removedDate: null,
      nextAskDate: null,
    })
    .onConflict((conflict) => conflict.columns(['siteId', 'providerMethod']).doNothing())
    .execute();
  return rows({ db, siteId })
    .where('providerMethod', '=', providerMethod)
    .where('memberId', '=', memberId)
    .where('removedDate', 'is', null)
    .executeTakeFirst();
}

/** By one statement: of two who remove it one does. */
export async function markRemoved(
  { db, siteId }: SiteDb,
  { id, memberId }: Pick<SavedMethod, 'id' | 'memberId'>,
  now: string,
): Promise<boolean> {
  const removed = await paymentTables(db)
    .updateTable('savedPaymentMethods')
    .set({ removedDate: now, nextAskDate: now, brand: '', lastFour: '' })
    .where('siteId', '=', siteId)
    .where('id', '=', id)
    .where('memberId', '=', memberId)
    .where('removedDate', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return removed !== undefined;
}

export async function setNextAttempt(
  { db, siteId }: SiteDb,
  id: string,
  nextAskDate: string | null,
): Promise<void> {
  await paymentTables(db)
    .updateTable('savedPaymentMethods')
    .set({ nextAskDate })
    .where('siteId', '=', siteId)
    .where('id', '=', id)
    .execute();
}

const BATCH = 50;

/** Removed ones that the provider may keep still. */
export const dueMethods = (scope: SiteDb & Pick<Context, 'clock'>): Promise<SavedMethod[]> =>
  rows(scope)
    .where('nextAskDate', '<=', scope.clock.now().toISOString())
    .orderBy('nextAskDate')
    .limit(BATCH)
    .execute();
