import { sql } from 'kysely';
import type { MigrationSet, Queryable } from '../../database/database.ts';
import { rowsBefore, type RetentionRule } from '../../database/retention.ts';
import { digestOf } from '../../shared/digest.ts';
import { alreadyExists, invalidField, PlatformError } from '../contract/errors.ts';
import type { Caller } from '../identity/caller.ts';
import type { Clock } from '../ports.ts';

export const IDEMPOTENCY_HEADER = 'idempotency-key';
const MAX_KEY_LENGTH = 200;

/** Nobody tries again after so long, not even a job that lay still over the holidays. */
export const retainedKeys: RetentionRule = {
  what: 'Idempotency keys and the replies given for them',
  since: 'the first call',
  days: 14,
  forget: rowsBefore('idempotency_keys', 'created_date'),
};

export const idempotencyMigrations: MigrationSet = {
  service: 'idempotency',
  migrations: {
    '001-keys': `
      CREATE TABLE idempotency_keys (
        site_id text NOT NULL,
        key text NOT NULL,
        operation text NOT NULL,
        request_hash text NOT NULL,
        reply text,
        created_date text NOT NULL,
        PRIMARY KEY (site_id, key));`,
    '002-age': `
      CREATE INDEX idempotency_keys_age ON idempotency_keys (site_id, created_date);`,
  },
};

/** Each caller's keys are their own: nobody gets somebody else's reply by guessing one. */
function ownerOf(caller: Caller): string {
  if (caller.kind === 'member') return `member ${caller.memberId}`;
  if (caller.kind === 'visitor') return `visitor ${caller.visitorId}`;
  return caller.kind === 'api-key' && caller.appId !== undefined ? `app ${caller.appId}` : caller.kind;
}

interface Call {
  caller: Caller;
  key: string;
  operation: string;
  request: unknown;
  clock: Clock;
}

/**
 * Runs `work` once per caller and key: the row is taken in the same transaction, so a second call with the key waits for
 * the first and is given its reply; a first that failed leaves nothing behind and may be tried again.
 * @throws 409 IDEMPOTENCY_KEY_REUSED when the key came with another request before.
 */
export async function once<T>(tx: Queryable, call: Call, work: () => Promise<T>): Promise<T> {
  const { caller, operation, request, clock } = call;
  if (call.key.length > MAX_KEY_LENGTH) {
    throw invalidField('Idempotency-Key', 'MAX_LENGTH', `must have at most ${MAX_KEY_LENGTH} characters`, {
      threshold: MAX_KEY_LENGTH,
    });
  }
  const key = `${ownerOf(caller)} ${call.key}`;
  const isRow = sql`site_id = ${caller.siteId} AND key = ${key}`;
  const requestHash = await digestOf(JSON.stringify([operation, request]));
  const used = await sql`
    INSERT INTO idempotency_keys (site_id, key, operation, request_hash, created_date)
    VALUES (${caller.siteId}, ${key}, ${operation}, ${requestHash}, ${clock.now().toISOString()})
    ON CONFLICT DO NOTHING RETURNING key`.execute(tx);
  if (used.rows.length === 0) {
    const { rows } = await sql<{ request_hash: string; reply: string }>`
      SELECT request_hash, reply FROM idempotency_keys WHERE ${isRow}`.execute(tx);
    const first = rows[0];
    if (first?.request_hash !== requestHash) {
      throw alreadyExists('The idempotency key was used with another request.', 'IDEMPOTENCY_KEY_REUSED');
    }
    return JSON.parse(first.reply) as T;
  }
  try {
    const reply = await work();
    await sql`UPDATE idempotency_keys SET reply = ${JSON.stringify(reply)} WHERE ${isRow}`.execute(tx);
    return reply;
  } catch (error) {
    // What it wrote stays, but there is no reply to give again.
    if (error instanceof PlatformError && error.keepsChanges)
      await sql`DELETE FROM idempotency_keys WHERE ${isRow}`.execute(tx);
    throw error;
  }
}
