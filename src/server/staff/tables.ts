import type { Kysely } from 'kysely';
import type { MigrationSet, Queryable } from '../../database/database.ts';
import type { RoleName } from '../../shared/permissions.ts';

export interface StaffMemberRow {
  id: string;
  name: string;
  email: string;
  email_verified: boolean;
  image: string | null;
  two_factor_enabled: boolean | null;
  role: RoleName;
  active: boolean;
  /** Made by the demo, with a known password: of no use when the demo is off. */
  demo: boolean;
  /** They are emailed each new order. */
  order_emails: boolean;
  last_signed_in_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

export interface InvitationRow {
  site_id: string;
  id: string;
  email: string;
  role: RoleName;
  token_hash: string;
  invited_by: string;
  created_at: Date;
  expires_at: Date;
  accepted_at: Date | null;
}

export interface StaffTables {
  staff_members: StaffMemberRow;
  staff_sessions: { id: string; token: string; user_id: string; expires_at: Date; confirmed_at: Date | null };
  staff_accounts: {
    id: string;
    user_id: string;
    account_id: string;
    provider_id: string;
    password: string | null;
    created_at: Date;
    updated_at: Date;
  };
  staff_verifications: { id: string; identifier: string; value: string };
  staff_two_factors: { id: string; user_id: string };
  staff_attempts: { key: string; count: number; ends_at: Date };
  staff_invitations: InvitationRow;
  staff_setup_links: { site_id: string; token_hash: string; expires_at: Date };
}

export const staffTables = (db: Queryable): Kysely<StaffTables> => db as unknown as Kysely<StaffTables>;

/**
 * The first five are the sign-in library's, in our names. Staff belong to the installation, so those carry no
 * `site_id`: nobody at a shop's counter ever meets another shop's rows.
 */
export const staffMigrations: MigrationSet = {
  service: 'staff',
  migrations: {
    '001-staff': `
      CREATE TABLE staff_members (
        id text PRIMARY KEY, name text NOT NULL, email text NOT NULL UNIQUE, email_verified boolean NOT NULL DEFAULT false,
        image text, two_factor_enabled boolean DEFAULT false, role text NOT NULL, active boolean NOT NULL DEFAULT true,
        demo boolean NOT NULL DEFAULT false, last_signed_in_at timestamptz,
        created_at timestamptz NOT NULL, updated_at timestamptz NOT NULL);
      CREATE TABLE staff_sessions (
        id text PRIMARY KEY, token text NOT NULL UNIQUE,
        user_id text NOT NULL REFERENCES staff_members (id) ON DELETE CASCADE, expires_at timestamptz NOT NULL,
        ip_address text, user_agent text, created_at timestamptz NOT NULL, updated_at timestamptz NOT NULL);
      CREATE INDEX staff_sessions_user ON staff_sessions (user_id);
      CREATE TABLE staff_accounts (
        id text PRIMARY KEY, user_id text NOT NULL REFERENCES staff_members (id) ON DELETE CASCADE,
        account_id text NOT NULL, provider_id text NOT NULL, password text, access_token text, refresh_token text,
        id_token text, access_token_expires_at timestamptz, refresh_token_expires_at timestamptz, scope text,
        created_at timestamptz NOT NULL, updated_at timestamptz NOT NULL);
      CREATE INDEX staff_accounts_user ON staff_accounts (user_id);
      CREATE TABLE staff_verifications (
        id text PRIMARY KEY, identifier text NOT NULL, value text NOT NULL, expires_at timestamptz NOT NULL,
        created_at timestamptz NOT NULL, updated_at timestamptz NOT NULL);
      CREATE INDEX staff_verifications_identifier ON staff_verifications (identifier);
      CREATE TABLE staff_two_factors (
        id text PRIMARY KEY, user_id text NOT NULL REFERENCES staff_members (id) ON DELETE CASCADE,
        secret text NOT NULL, backup_codes text NOT NULL);
      CREATE INDEX staff_two_factors_user ON staff_two_factors (user_id);
      CREATE TABLE staff_attempts (key text PRIMARY KEY, count integer NOT NULL, ends_at timestamptz NOT NULL);
      CREATE TABLE staff_invitations (
        site_id text NOT NULL, id text NOT NULL, email text NOT NULL, role text NOT NULL, token_hash text NOT NULL,
        invited_by text NOT NULL, created_at timestamptz NOT NULL, expires_at timestamptz NOT NULL,
        accepted_at timestamptz, PRIMARY KEY (site_id, id), UNIQUE (site_id, token_hash));
      CREATE TABLE staff_setup_links (
        site_id text NOT NULL, token_hash text NOT NULL, expires_at timestamptz NOT NULL,
        PRIMARY KEY (site_id, token_hash));`,
    '002-confirmations': 'ALTER TABLE staff_sessions ADD COLUMN confirmed_at timestamptz',
    '003-order-emails': 'ALTER TABLE staff_members ADD COLUMN order_emails boolean NOT NULL DEFAULT false',
  },
};
