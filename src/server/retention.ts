import { sql } from 'kysely';
import { oldRows, prune, rowsBefore, type RetentionRule, type RetentionDays } from '../database/retention.ts';
import type { Gateway } from './gateway.ts';

/** Items and files go first, so that no batch is larger than the others. */
const ofOldJobs = (table: string): RetentionRule['forget'] =>
  oldRows(
    table,
    (before, siteId) => sql`job_id IN (
      SELECT id FROM jobs WHERE site_id = ${siteId} AND finished_date < ${before})`,
  );

const jobs = { since: 'the job ended', days: 90, setting: 'JOB_DAYS' } as const;
/** Their files and what was read out of them go first. */
const ofOldImports = (table: string): RetentionRule['forget'] =>
  oldRows(
    table,
    (before, siteId) => sql`import_id IN (
      SELECT id FROM imports WHERE site_id = ${siteId} AND created_date < ${before})`,
  );

const imports = { since: 'the file was read', days: 7 } as const;
const siteless = { siteless: true };

/** What the gateway forgets after a time, besides the platform's (`keptBy`): `docs/operating.md` has both as one table. Staff belong to the installation, so theirs carry no site. */
export const gatewayRetention: readonly RetentionRule[] = [
  {
    what: 'Audit log',
    since: 'the deed',
    days: 730,
    setting: 'AUDIT_DAYS',
    forget: rowsBefore('audit_log', 'at'),
  },
  {
    what: 'Mails on the mailbox page',
    since: 'they were sent',
    days: 30,
    setting: 'MAILBOX_DAYS',
    forget: rowsBefore('mailbox', 'sent_at'),
  },
  { ...jobs, what: 'Results of jobs', forget: ofOldJobs('job_items') },
  { ...jobs, what: 'Files of exports', forget: ofOldJobs('job_files') },
  {
    ...jobs,
    what: 'Jobs',
    forget: oldRows(
      'jobs',
      (before) => sql`finished_date < ${before} AND NOT EXISTS (
        SELECT 1 FROM job_items i WHERE i.site_id = jobs.site_id AND i.job_id = jobs.id)`,
    ),
  },
  {
    ...imports,
    what: 'Files of imported orders, customers and products',
    forget: ofOldImports('import_parts'),
  },
  { ...imports, what: 'What was read out of them', forget: ofOldImports('import_rows') },
  {
    ...imports,
    what: 'Imports, with which what they brought can be taken back',
    forget: oldRows(
      'imports',
      (before) => sql`created_date < ${before} AND NOT EXISTS (
        SELECT 1 FROM import_rows o WHERE o.site_id = imports.site_id AND o.import_id = imports.id)`,
    ),
  },
  {
    what: "Staff's sessions",
    since: 'they expired',
    days: 0,
    forget: rowsBefore('staff_sessions', 'expires_at', siteless),
  },
  {
    what: "Staff's sign-ins under way and links to set a password",
    since: 'they expired',
    days: 0,
    forget: rowsBefore('staff_verifications', 'expires_at', siteless),
  },
  {
    what: "Counts of staff's attempts, and of payments tried",
    since: 'their window ended',
    days: 0,
    forget: rowsBefore('staff_attempts', 'ends_at', siteless),
  },
  {
    what: 'Revoked API keys',
    since: 'they were revoked',
    days: 90,
    forget: rowsBefore('api_keys', 'revoked_at'),
  },
  {
    what: 'Invitations',
    since: 'they expired',
    days: 30,
    forget: rowsBefore('staff_invitations', 'expires_at'),
  },
];

/** Forgets what is old; one that fails stops no other. */
export const forgetOld = (
  { database, siteId, clock, logger }: Pick<Gateway, 'database' | 'siteId' | 'clock' | 'logger'>,
  retentionRules: readonly RetentionRule[],
  days: RetentionDays,
): Promise<void> =>
  prune({
    kept: retentionRules,
    days,
    now: clock.now(),
    transaction: (work) => database.transaction((db) => work({ db, siteId })),
    onError: (part, error) => logger.error({ part, err: error }, 'maintenance failed'),
  });
