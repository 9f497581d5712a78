import type { Kysely } from 'kysely';
import type { Queryable } from '#database/database.ts';

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

interface AttemptRow {
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
  /** Of an email verification, or of a factor that is sent. */
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

interface KnownOriginRow {
  site_id: string;
  member_id: string;
  /** A digest: the network or device itself is not stored. */
  origin: string;
  used_at: Date;
}

interface Tables {
  accounts: AccountRow;
  account_attempts: AttemptRow;
  account_flows: FlowRow;
  account_links: LinkRow;
  account_factors: FactorRow;
  account_known_origins: KnownOriginRow;
  account_recovery_codes: { site_id: string; member_id: string; code_hash: string };
}

export const accountTables = (db: Queryable): Kysely<Tables> => db as unknown as Kysely<Tables>;
