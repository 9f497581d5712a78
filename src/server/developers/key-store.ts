import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { ApiKeyRow, KeyScope } from '../../shared/developers.ts';
import type { SiteDatabase } from '../gateway.ts';

interface Row {
  id: string;
  name: string;
  ending: string;
  scope: KeyScope;
  created_by: string;
  created_at: Date;
  expires_at: Date | null;
  last_used_at: Date | null;
  revoked_at: Date | null;
}

const iso = (at: Date | null): string | null => at && new Date(at).toISOString();

const fromRow = (row: Row): ApiKeyRow => ({
  id: row.id,
  name: row.name,
  scope: row.scope,
  ending: row.ending,
  createdBy: row.created_by,
  createdAt: new Date(row.created_at).toISOString(),
  expiresAt: iso(row.expires_at),
  lastUsedAt: iso(row.last_used_at),
  revokedAt: iso(row.revoked_at),
});

/** Keys that somebody made, by their digests. */
export class KeyStore {
  readonly #database: Database;
  readonly #siteId: string;

  constructor({ database, siteId }: SiteDatabase) {
    this.#database = database;
    this.#siteId = siteId;
  }

  get #db(): Database['kysely'] {
    return this.#database.kysely;
  }

  /** Those in use first, the latest made before others. */
  async list(): Promise<ApiKeyRow[]> {
    const { rows } = await sql<Row>`SELECT * FROM api_keys WHERE site_id = ${this.#siteId}
      ORDER BY revoked_at IS NOT NULL, created_at DESC, id`.execute(this.#db);
    return rows.map(fromRow);
  }

  async find(id: string): Promise<ApiKeyRow | undefined> {
    const { rows } =
      await sql<Row>`SELECT * FROM api_keys WHERE site_id = ${this.#siteId} AND id = ${id}`.execute(this.#db);
    return rows[0] && fromRow(rows[0]);
  }

  async findByDigest(digest: string): Promise<ApiKeyRow | undefined> {
    const { rows } =
      await sql<Row>`SELECT * FROM api_keys WHERE site_id = ${this.#siteId} AND digest = ${digest}`.execute(
        this.#db,
      );
    return rows[0] && fromRow(rows[0]);
  }

  /** @returns whether there was room for one more */
  async insert(key: ApiKeyRow, digest: string, max: number): Promise<boolean> {
    const { id, name, ending, scope, createdBy, createdAt, expiresAt } = key;
    const { rows } = await sql`
      INSERT INTO api_keys (site_id, id, digest, name, ending, scope, created_by, created_at, expires_at)
      SELECT ${this.#siteId}, ${id}, ${digest}, ${name}, ${ending}, ${JSON.stringify(scope)}::text::jsonb, ${createdBy},
        ${createdAt}::timestamptz, ${expiresAt}::timestamptz
      WHERE (SELECT count(*) FROM api_keys WHERE site_id = ${this.#siteId} AND revoked_at IS NULL) < ${max}
      RETURNING id`.execute(this.#db);
    return rows.length > 0;
  }

  /** @returns whether it was this call that ended it */
  async revoke(id: string, at: Date): Promise<boolean> {
    const { rows } = await sql`UPDATE api_keys SET revoked_at = ${at}
      WHERE site_id = ${this.#siteId} AND id = ${id} AND revoked_at IS NULL RETURNING id`.execute(this.#db);
    return rows.length > 0;
  }

  /** What other processes saw later stays. */
  async noteUse(id: string, at: Date): Promise<void> {
    await sql`UPDATE api_keys SET last_used_at = ${at} WHERE site_id = ${this.#siteId} AND id = ${id}
      AND (last_used_at IS NULL OR last_used_at < ${at})`.execute(this.#db);
  }
}
