import type { Context } from '../../context.ts';
import { accountTables } from './tables.ts';

const DAY = 86_400_000;

/** What time made useless. */
export async function sweepAccounts({ db, siteId, clock }: Context): Promise<void> {
  const now = clock.now();
  const tables = accountTables(db);
  await tables
    .deleteFrom('account_attempts')
    .where('site_id', '=', siteId)
    .where('ends_at', '<', now)
    .execute();
  await tables
    .deleteFrom('account_flows')
    .where('site_id', '=', siteId)
    .where('expires_at', '<', now)
    .execute();
  await tables
    .deleteFrom('account_links')
    .where('site_id', '=', siteId)
    .where('expires_at', '<', now)
    .execute();
  await tables
    .deleteFrom('account_factors')
    .where('site_id', '=', siteId)
    .where('active', '=', false)
    .where('created_at', '<', new Date(now.getTime() - DAY))
    .execute();
}
