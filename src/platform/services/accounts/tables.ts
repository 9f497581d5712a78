import { sql, type Kysely } from 'kysely';
import type { Migration, Queryable } from '../../../database/database.ts';

export type FactorType = 'TOTP' | 'WEBAUTHN' | 'SMS' | 'CALL' | 'EMAIL';

export interface AccountRow {
  site_id: string;
  member_id: string;
  /** None: the member never set one. */
  password_hash: string | null;
  /** Wrong passwords since the last right one. */
  failures: number;
  reset_required: boolean;
  needs_verification: boolean;
  needs_approval: boolean;
  /** BCP 47; of the mails. */
  language: string | null;
}

export interface AttemptRow {
  site_id: string;
  key: string;
  count: number;
  ends_at: Date;
}

/** A sign-in under way, named by its state token. */
export interface FlowRow {
  site_id: string;
  id: string;
  member_id: string;
  visitor_id: string | null;
  expires_at: Date;
  /** Of an e-mail verification, or of a factor that is sent. */
  code_hash: string | null;
  code_expires_at: Date | null;
  /** Wrong codes. */
  tries: number;
  /** Codes sent. */
  sends: number;
  /** The factor that was asked for. */
  factor_type: FactorType | null;
  /** Of the passkey. */
  challenge: string | null;
}

export interface LinkRow {
  site_id: string;
  token_hash: string;
  kind: 'RECOVERY' | 'ACTIVATION';
  member_id: string;
  expires_at: Date;
  used_at: Date | null;
  redirect_url: string | null;
}

export interface FactorRow {
  site_id: string;
  id: string;
  member_id: string;
  type: FactorType;
  active: boolean;
  /** What its owner recognises it by: a masked number, a device. */
  label: string;
  /** Key of the authenticator app, sealed; phone number; or passkey as JSON. */
  secret: string;
  /** The last time step whose code was taken: none is taken twice. */
  last_step: string | number | null;
  code_hash: string | null;
  code_expires_at: Date | null;
  tries: number;
  created_at: Date;
  used_at: Date | null;
}

interface Tables {
  accounts: AccountRow;
  account_attempts: AttemptRow;
  account_flows: FlowRow;
  account_links: LinkRow;
  account_factors: FactorRow;
  account_recovery_codes: { site_id: string; member_id: string; code_hash: string };
}

export const accountTables = (db: Queryable): Kysely<Tables> => db as unknown as Kysely<Tables>;

const C = sql`text collate "C" not null`;

const tables = [
  sql`create table accounts (
    site_id ${C}, member_id ${C}, password_hash text, failures integer not null default 0,
    reset_required boolean not null default false, needs_verification boolean not null default false,
    needs_approval boolean not null default false, language text, primary key (site_id, member_id))`,
  sql`create table account_attempts (
    site_id ${C}, key ${C}, count integer not null, ends_at timestamptz not null, primary key (site_id, key))`,
  sql`create index account_attempts_end on account_attempts (site_id, ends_at)`,
  sql`create table account_flows (
    site_id ${C}, id ${C}, member_id ${C}, visitor_id text, expires_at timestamptz not null,
    code_hash text, code_expires_at timestamptz, tries integer not null default 0, sends integer not null default 0,
    factor_type text, challenge text, primary key (site_id, id))`,
  sql`create index account_flows_member on account_flows (site_id, member_id)`,
  sql`create index account_flows_end on account_flows (site_id, expires_at)`,
  sql`create table account_links (
    site_id ${C}, token_hash ${C}, kind text not null, member_id ${C}, expires_at timestamptz not null,
    used_at timestamptz, redirect_url text, primary key (site_id, token_hash))`,
  sql`create index account_links_member on account_links (site_id, member_id)`,
  sql`create index account_links_end on account_links (site_id, expires_at)`,
  sql`create table account_factors (
    site_id ${C}, id ${C}, member_id ${C}, type text not null, active boolean not null, label text not null,
    secret text not null, last_step bigint, code_hash text, code_expires_at timestamptz,
    tries integer not null default 0, created_at timestamptz not null, used_at timestamptz,
    primary key (site_id, id))`,
  sql`create index account_factors_member on account_factors (site_id, member_id)`,
  sql`create table account_recovery_codes (
    site_id ${C}, member_id ${C}, code_hash ${C}, primary key (site_id, member_id, code_hash))`,
];

export const accountMigrations: readonly Migration[] = [
  {
    name: '001-accounts',
    async up(db) {
      for (const table of tables) await table.execute(db);
    },
  },
];
