import type { Context } from '#platform/context.ts';
import { accountTables, type FactorRow } from '../tables.ts';

type Reading = Pick<Context, 'db' | 'siteId'>;

const ofMember = ({ db, siteId }: Reading, memberId: string) =>
  accountTables(db)
    .selectFrom('account_factors')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId);

/** In the order they were set up. */
export const activeFactors = (context: Reading, memberId: string): Promise<FactorRow[]> =>
  ofMember(context, memberId).where('active', '=', true).orderBy('created_at').orderBy('id').execute();

export const findFactor = (context: Reading, memberId: string, id: string): Promise<FactorRow | undefined> =>
  ofMember(context, memberId).where('id', '=', id).executeTakeFirst();

export async function insertFactor({ db }: Reading, factor: FactorRow): Promise<void> {
  await accountTables(db).insertInto('account_factors').values(factor).execute();
}

export async function changeFactor(
  { db, siteId }: Reading,
  id: string,
  change: Partial<FactorRow>,
): Promise<void> {
  await accountTables(db)
    .updateTable('account_factors')
    .set(change)
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .execute();
}

export async function removeFactor({ db, siteId }: Reading, id: string): Promise<void> {
  await accountTables(db)
    .deleteFrom('account_factors')
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .execute();
}

export async function removeAllFactors({ db, siteId }: Reading, memberId: string): Promise<void> {
  await accountTables(db)
    .deleteFrom('account_factors')
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .execute();
}

/** Set-ups that were begun and left. */
export async function removeUnfinished(
  { db, siteId }: Reading,
  memberId: string,
  type: FactorRow['type'],
): Promise<void> {
  await accountTables(db)
    .deleteFrom('account_factors')
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('type', '=', type)
    .where('active', '=', false)
    .execute();
}
