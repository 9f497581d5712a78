import type { Kysely } from 'kysely';
import type { MigrationSet, Queryable } from '../../database/database.ts';
import type { Staff } from '../http/gateway-env.ts';

/** `sent` stays when the process died before the platform's answer was known. */
export type Outcome = 'sent' | 'succeeded' | 'denied' | 'failed';

export interface AuditRow {
  site_id: string;
  id: string;
  at: Date;
  staff_id: string | null;
  staff_email: string;
  role: string | null;
  /** `<package>.<name>` of the contract, or `counterpart.<deed>`. */
  operation: string;
  entity_type: string | null;
  entity_ids: string[];
  outcome: Outcome;
  status: number | null;
  code: string | null;
  request_id: string;
  request: unknown;
  before: unknown;
  after: unknown;
}

export const auditTable = (db: Queryable): Kysely<{ audit_log: AuditRow }> =>
  db as unknown as Kysely<{ audit_log: AuditRow }>;

export const auditMigrations: MigrationSet = {
  service: 'audit',
  migrations: {
    '001-audit-log': `
      CREATE TABLE audit_log (
        site_id text NOT NULL, id text NOT NULL, at timestamptz NOT NULL, staff_id text, staff_email text NOT NULL,
        role text, operation text NOT NULL, entity_type text, entity_ids text[] NOT NULL, outcome text NOT NULL,
        status integer, code text, request_id text NOT NULL, request jsonb, before jsonb, after jsonb,
        PRIMARY KEY (site_id, id));
      CREATE INDEX audit_log_at ON audit_log (site_id, at, id);
      CREATE INDEX audit_log_staff ON audit_log (site_id, staff_id, at);
      CREATE INDEX audit_log_operation ON audit_log (site_id, operation, at);
      CREATE INDEX audit_log_entities ON audit_log USING gin (entity_ids);`,
  },
};

/** Who did it; for a failed sign-in only the address that was typed. */
export type Doer = Pick<Staff, 'email'> & Partial<Pick<Staff, 'staffId' | 'role'>>;
