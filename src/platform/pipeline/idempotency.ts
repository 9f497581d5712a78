import { sql } from 'kysely';
import type { MigrationSet, Queryable } from '../../database/database.ts';
import { alreadyExists, invalidField } from '../contract/errors.ts';
import type { Clock } from '../ports.ts';

export const IDEMPOTENCY_HEADER = 'idempotency-key';
const MAX_KEY_LENGTH = 200;

export const idempotencyMigrations: MigrationSet = {
  service: 'idempotency',
  migrations: [
    {
      name: '001-keys',
      async up(db) {
        await sql`
          CREATE TABLE idempotency_keys (
            site_id text NOT NULL,
            key text NOT NULL,
            operation text NOT NULL,
            request_hash text NOT NULL,
            reply text,
            created_date text NOT NULL,
            PRIMARY KEY (site_id, key)
          )`.execute(db);
      },
    },
  ],
};

const hash = async (value: unknown): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(value)));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
};

interface Call {
  siteId: string;
  key: string;
  operation: string;
  request: unknown;
  clock: Clock;
}

/**
 * Runs `work` once per key: the row is taken in the same transaction, so a second call with the key waits for the
 * first and is given its reply; a first that failed leaves nothing behind and may be tried again.
 * @throws 409 IDEMPOTENCY_KEY_REUSED when the key came with another request before.
 */
export async function once(tx: Queryable, call: Call, work: () => Promise<unknown>): Promise<unknown> {
  if (call.key.length > MAX_KEY_LENGTH) {
    throw invalidField('Idempotency-Key', 'MAX_LENGTH', `must have at most ${MAX_KEY_LENGTH} characters`, {
      threshold: MAX_KEY_LENGTH,
    });
  }
  const requestHash = await hash([call.operation, call.request]);
  const taken = await sql`
    INSERT INTO idempotency_keys (site_id, key, operation, request_hash, created_date)
    VALUES (${call.siteId}, ${call.key}, ${call.operation}, ${requestHash}, ${call.clock.now().toISOString()})
    ON CONFLICT DO NOTHING RETURNING key`.execute(tx);
  if (taken.rows.length === 0) {
    const { rows } = await sql<{ request_hash: string; reply: string }>`
      SELECT request_hash, reply FROM idempotency_keys WHERE site_id = ${call.siteId} AND key = ${call.key}`.execute(
      tx,
    );
    const first = rows[0];
    if (first?.request_hash !== requestHash) {
      throw alreadyExists('The idempotency key was used with another request.', 'IDEMPOTENCY_KEY_REUSED');
    }
    return JSON.parse(first.reply) as unknown;
  }
  const reply = await work();
  await sql`UPDATE idempotency_keys SET reply = ${JSON.stringify(reply)}
    WHERE site_id = ${call.siteId} AND key = ${call.key}`.execute(tx);
  return reply;
}
