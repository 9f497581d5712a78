import { staffMigrations } from '../server/staff/tables.ts';
import { auditMigrations } from '../server/audit/tables.ts';
import { preparedRefundMigrations } from '../server/refunds/tables.ts';
import { mailboxMigrations } from '../server/mail/tables.ts';
import { viewMigrations } from '../server/views/migrations.ts';
import { jobMigrations } from '../server/jobs/migrations.ts';

/** The tables of the gateway's own parts. */
export const gatewayMigrations = [
  staffMigrations,
  auditMigrations,
  preparedRefundMigrations,
  mailboxMigrations,
  viewMigrations,
  jobMigrations,
];
