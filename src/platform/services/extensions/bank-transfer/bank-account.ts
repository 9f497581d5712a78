import { sql } from 'kysely';
import { NO_ACCOUNT, type BankAccount } from '#shared/bank-account.ts';
import type { SiteDb } from '#platform/context.ts';
import { forgetCachedSettings, cachedSettings } from '#platform/store/index.ts';

/** The one the shop gave; without holder and number where it gave none. */
export const readBankAccount = (where: SiteDb): Promise<BankAccount> =>
  cachedSettings(where, 'bank account', () => select(where));

async function select({ db, siteId }: SiteDb): Promise<BankAccount> {
  const { rows } = await sql<{ doc: Partial<BankAccount> }>`
    select doc from bank_accounts where site_id = ${siteId}`.execute(db);
  return { ...NO_ACCOUNT, ...rows[0]?.doc };
}

export async function writeBankAccount({ db, siteId }: SiteDb, account: BankAccount): Promise<void> {
  forgetCachedSettings(db);
  await sql`insert into bank_accounts (site_id, doc) values (${siteId}, ${JSON.stringify(account)}::text::jsonb)
    on conflict (site_id) do update set doc = excluded.doc`.execute(db);
}
