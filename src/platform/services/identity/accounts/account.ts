import type { SiteDb } from '#platform/context.ts';
import { accountTables, type AccountRow } from './tables.ts';

/** A member's account; one who never had a password, such as a member the shop made, starts with this. */
const fresh = (siteId: string, memberId: string): AccountRow => ({
  site_id: siteId,
  member_id: memberId,
  password_hash: null,
  failures: 0,
  reset_required: false,
  needs_verification: false,
  needs_approval: false,
  language: null,
});

export async function readAccount({ db, siteId }: SiteDb, memberId: string): Promise<AccountRow> {
  const row = await accountTables(db)
    .selectFrom('accounts')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row ?? fresh(siteId, memberId);
}

/** Of these members, those who have a password. */
export async function membersWithPassword(
  { db, siteId }: SiteDb,
  memberIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (memberIds.length === 0) return new Set();
  const rows = await accountTables(db)
    .selectFrom('accounts')
    .select('member_id')
    .where('site_id', '=', siteId)
    .where('member_id', 'in', [...memberIds])
    .where('password_hash', 'is not', null)
    .execute();
  return new Set(rows.map((row) => row.member_id));
}

export async function changeAccount(
  { db, siteId }: SiteDb,
  memberId: string,
  change: Partial<Omit<AccountRow, 'site_id' | 'member_id'>>,
): Promise<void> {
  await accountTables(db)
    .insertInto('accounts')
    .values({ ...fresh(siteId, memberId), ...change })
    .onConflict((conflict) => conflict.columns(['site_id', 'member_id']).doUpdateSet(change))
    .execute();
}

/** All that let the member in; the sessions are the caller's business. */
export async function removeAccount({ db, siteId }: SiteDb, memberId: string): Promise<void> {
  const tables = accountTables(db);
  for (const table of [
    'accounts',
    'account_flows',
    'account_links',
    'account_factors',
    'account_recovery_codes',
    'account_known_origins',
  ] as const) {
    await tables.deleteFrom(table).where('site_id', '=', siteId).where('member_id', '=', memberId).execute();
  }
}
