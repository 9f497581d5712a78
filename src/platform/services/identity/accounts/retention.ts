import { sql } from 'kysely';
import { oldRows, rowsBefore, type RetentionRule } from '#database/retention.ts';

/** What time made useless. */
export const retentionRules: readonly RetentionRule[] = [
  {
    what: "Counts of shoppers' attempts to sign in",
    since: 'their window ended',
    days: 0,
    forget: rowsBefore('account_attempts', 'ends_at'),
  },
  {
    what: "Shoppers' sign-ins under way, with their codes",
    since: 'they expired',
    days: 0,
    forget: rowsBefore('account_flows', 'expires_at'),
  },
  {
    what: 'Links to set a password or confirm an address',
    since: 'they expired',
    days: 0,
    forget: rowsBefore('account_links', 'expires_at'),
  },
  {
    what: 'Devices and networks that members signed in from',
    since: 'the last sign-in from there',
    days: 90,
    forget: rowsBefore('account_known_origins', 'used_at'),
  },
  {
    what: 'Second factors that were begun and not confirmed',
    since: 'they were begun',
    days: 1,
    forget: oldRows('account_factors', (before) => sql`NOT active AND created_at < ${before}`),
  },
];
