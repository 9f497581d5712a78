import { sql } from 'kysely';
import type { Queryable } from '#database/database.ts';
import type { RedirectSession } from './redirect-session.ts';

export async function insertRedirectSession(
  db: Queryable,
  siteId: string,
  session: RedirectSession,
  expiresAt: Date,
): Promise<void> {
  await sql`insert into redirect_sessions (site_id, id, session, expires_at)
    values (${siteId}, ${session.id}, ${JSON.stringify(session)}::jsonb, ${expiresAt})`.execute(db);
}

/** `isSpent`: it was used before, or too much time went by; `usedAt`: the former. */
export async function findRedirectSession(
  db: Queryable,
  siteId: string,
  id: string,
  now: Date,
): Promise<{ session: RedirectSession; isSpent: boolean; usedAt: Date | null } | undefined> {
  const { rows } = await sql<{ session: RedirectSession; is_spent: boolean; used_at: Date | null }>`
    select session, used_at, used_at is not null or expires_at <= ${now} as is_spent from redirect_sessions
    where site_id = ${siteId} and id = ${id}`.execute(db);
  const [row] = rows;
  return row && { session: row.session, isSpent: row.is_spent, usedAt: row.used_at };
}

/** Writes what an unused session is about from now on. */
export async function replaceRedirectSession(
  db: Queryable,
  siteId: string,
  session: RedirectSession,
): Promise<void> {
  await sql`update redirect_sessions set session = ${JSON.stringify(session)}::jsonb
    where site_id = ${siteId} and id = ${session.id} and used_at is null`.execute(db);
}

/** The session, for the first who asks before it expires. */
export async function useRedirectSession(
  db: Queryable,
  siteId: string,
  id: string,
  now: Date,
): Promise<RedirectSession | undefined> {
  const { rows } = await sql<{ session: RedirectSession }>`
    update redirect_sessions set used_at = ${now}
    where site_id = ${siteId} and id = ${id} and used_at is null and expires_at > ${now}
    returning session`.execute(db);
  return rows[0]?.session;
}

/** The session that was used before, for the first who asks. */
export async function handOverRedirectSession(
  db: Queryable,
  siteId: string,
  id: string,
  now: Date,
): Promise<RedirectSession | undefined> {
  const { rows } = await sql<{ session: RedirectSession }>`
    update redirect_sessions set handed_over_at = ${now}
    where site_id = ${siteId} and id = ${id} and used_at is not null and handed_over_at is null
    returning session`.execute(db);
  return rows[0]?.session;
}
