import type { MigrationSet } from '../database/database.ts';
import { answerMigrations } from './answers/migrations.ts';
import { auditMigrations } from './audit/tables.ts';
import { developerMigrations } from './developers/tables.ts';
import { importMigrations } from './imports/migrations.ts';
import { jobMigrations } from './jobs/migrations.ts';
import { labelMigrations } from './labels/tables.ts';
import { mailboxMigrations } from './mail/tables.ts';
import { preparedRefundMigrations } from './refunds/tables.ts';
import { settingsMigrations } from './settings.ts';
import { staffMigrations } from './staff/tables.ts';
import { textMigrations } from './texts/tables.ts';
import { viewMigrations } from './views/migrations.ts';

/** The tables of the gateway's own parts. */
export const gatewayMigrations: readonly MigrationSet[] = [
  settingsMigrations,
  staffMigrations,
  auditMigrations,
  preparedRefundMigrations,
  viewMigrations,
  textMigrations,
  answerMigrations,
  jobMigrations,
  importMigrations,
  labelMigrations,
  mailboxMigrations,
  developerMigrations,
];
