import { CamelCasePlugin, type Kysely } from 'kysely';
import type { MigrationSet, Queryable } from '#database/database.ts';
import type { Scenario } from './cards.ts';

/** What a shopper got for a card; the number is not kept. */
interface TokenRow {
  siteId: string;
  token: string;
  brand: string;
  lastFour: string;
  scenario: Scenario;
  /** The idempotency key of the charge that used it up. */
  usedBy: string | null;
  createdDate: string;
}

export interface PaymentRow {
  siteId: string;
  id: string;
  idempotencyKey: string;
  amount: string;
  currency: string;
  brand: string | null;
  lastFour: string | null;
  scenario: Scenario | null;
  /** Held, not taken, once it is approved. */
  authorizeOnly: boolean;
  status: 'APPROVED' | 'DECLINED' | 'PENDING' | 'ACTION_REQUIRED' | 'AUTHORIZED' | 'CAPTURED' | 'VOIDED';
  /** Of the act that took it, or let go of it. */
  endedBy: string | null;
  capturedAmount: string | null;
  reason: string | null;
  /** Of a member. */
  memberId: string | null;
  /** Its card is kept under this name. */
  savedMethod: string | null;
  returnUrl: string;
  /** Names the page of the second step; unguessable. */
  challengeId: string;
  /** When a pending one is decided, or an unconfirmed one given up. */
  settlesDate: string | null;
  createdDate: string;
}

interface NoticeRow {
  siteId: string;
  id: string;
  paymentId: string;
  outcome: 'APPROVED' | 'DECLINED' | 'AUTHORIZED';
  reason: string | null;
  attempts: number;
  nextAttempt: string | null;
}

interface Tables {
  testGatewayTokens: TokenRow;
  testGatewayPayments: PaymentRow;
  testGatewayNotices: NoticeRow;
}

const camelCase = new CamelCasePlugin();

export const gatewayTables = (db: Queryable): Kysely<Tables> => (db as Kysely<Tables>).withPlugin(camelCase);

/** The gateway's own books, apart from the platform's. */
export const testGatewayMigrations: MigrationSet = {
  service: 'test-gateway',
  migrations: {
    '001-books': `
      CREATE TABLE test_gateway_tokens (
        site_id text NOT NULL, token text NOT NULL, brand text NOT NULL, last_four text NOT NULL,
        scenario text NOT NULL, used_by text, created_date text NOT NULL, PRIMARY KEY (site_id, token));
      CREATE TABLE test_gateway_payments (
        site_id text NOT NULL, id text NOT NULL, idempotency_key text NOT NULL, amount text NOT NULL,
        currency text NOT NULL, brand text, last_four text, scenario text, status text NOT NULL, reason text,
        return_url text NOT NULL, challenge_id text NOT NULL, settles_date text, created_date text NOT NULL,
        PRIMARY KEY (site_id, id), UNIQUE (site_id, idempotency_key), UNIQUE (site_id, challenge_id));
      CREATE INDEX test_gateway_payments_due ON test_gateway_payments (site_id, settles_date)
        WHERE settles_date IS NOT NULL;
      CREATE TABLE test_gateway_notices (
        site_id text NOT NULL, id text NOT NULL, payment_id text NOT NULL, outcome text NOT NULL, reason text,
        attempts integer NOT NULL, next_attempt text, PRIMARY KEY (site_id, id));
      CREATE INDEX test_gateway_notices_due ON test_gateway_notices (site_id, next_attempt)
        WHERE next_attempt IS NOT NULL;`,
    '002-authorizations': `
      ALTER TABLE test_gateway_payments ADD COLUMN authorize_only boolean NOT NULL DEFAULT false,
        ADD COLUMN ended_by text, ADD COLUMN captured_amount text;`,
    '003-kept-cards': `
      ALTER TABLE test_gateway_payments ADD COLUMN member_id text, ADD COLUMN saved_method text;
      CREATE UNIQUE INDEX test_gateway_payments_kept ON test_gateway_payments (site_id, saved_method)
        WHERE saved_method IS NOT NULL;`,
  },
};
