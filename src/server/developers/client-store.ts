import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import type { OAuthClient } from '../../platform/ports.ts';
import type { NewOAuthClient } from '../../shared/developers.ts';

export interface StoredClient extends OAuthClient {
  createdBy: string;
  createdAt: string;
}

interface Row {
  id: string;
  name: string;
  redirect_uris: string[];
  redirect_domains: string[];
  secret_digest: string | null;
  created_by: string;
  created_at: Date;
}

const fromRow = (row: Row): StoredClient => ({
  id: row.id,
  name: row.name,
  redirectUris: row.redirect_uris,
  redirectDomains: row.redirect_domains,
  ...(row.secret_digest !== null && { secretDigest: row.secret_digest }),
  createdBy: row.created_by,
  createdAt: new Date(row.created_at).toISOString(),
});

const json = (list: readonly string[]) => sql`${JSON.stringify(list)}::text::jsonb`;

/** By name, and those of one name by age. */
export async function listClients(db: Queryable, siteId: string): Promise<StoredClient[]> {
  const { rows } = await sql<Row>`SELECT * FROM oauth_clients WHERE site_id = ${siteId}
    ORDER BY lower(name), created_at, id`.execute(db);
  return rows.map(fromRow);
}

export async function findClient(
  db: Queryable,
  siteId: string,
  id: string,
): Promise<StoredClient | undefined> {
  const { rows } =
    await sql<Row>`SELECT * FROM oauth_clients WHERE site_id = ${siteId} AND id = ${id}`.execute(db);
  return rows[0] && fromRow(rows[0]);
}

/** @returns whether there was room for one more */
export async function insertClient(
  db: Queryable,
  siteId: string,
  client: StoredClient,
  max: number,
): Promise<boolean> {
  const { id, name, redirectUris, redirectDomains, secretDigest = null, createdBy, createdAt } = client;
  const { rows } = await sql`
    INSERT INTO oauth_clients (site_id, id, name, redirect_uris, redirect_domains, secret_digest, created_by, created_at)
    SELECT ${siteId}, ${id}, ${name}, ${json(redirectUris)}, ${json(redirectDomains)}, ${secretDigest}, ${createdBy},
      ${createdAt}::timestamptz
    WHERE (SELECT count(*) FROM oauth_clients WHERE site_id = ${siteId}) < ${max} RETURNING id`.execute(db);
  return rows.length > 0;
}

/** @returns false where there is none */
export async function updateClient(
  db: Queryable,
  siteId: string,
  id: string,
  { name, redirectUris, redirectDomains }: NewOAuthClient,
): Promise<boolean> {
  const { rows } = await sql`UPDATE oauth_clients SET name = ${name}, redirect_uris = ${json(redirectUris)},
    redirect_domains = ${json(redirectDomains)} WHERE site_id = ${siteId} AND id = ${id} RETURNING id`.execute(
    db,
  );
  return rows.length > 0;
}

/** @param digest none: it then has no secret any more */
export async function setClientSecret(
  db: Queryable,
  siteId: string,
  id: string,
  digest: string | null,
): Promise<void> {
  await sql`UPDATE oauth_clients SET secret_digest = ${digest} WHERE site_id = ${siteId} AND id = ${id}`.execute(
    db,
  );
}

export async function deleteClient(db: Queryable, siteId: string, id: string): Promise<void> {
  await sql`DELETE FROM oauth_clients WHERE site_id = ${siteId} AND id = ${id}`.execute(db);
}
