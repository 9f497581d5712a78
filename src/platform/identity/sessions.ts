import { sql } from 'kysely';
import type { MigrationSet, Queryable } from '../../database/database.ts';

/** One sign-in of a member: the tokens that come of it hold as long as it is here. */
export interface Session {
  id: string;
  memberId: string;
  /** Who the member was before signing in. */
  visitorId?: string;
  /** The browser or app it was opened with, as it said itself. */
  userAgent?: string;
  createdDate: Date;
  lastUsedDate: Date;
}

interface Row {
  id: string;
  member_id: string;
  visitor_id: string | null;
  user_agent: string | null;
  created_at: Date;
  used_at: Date;
}

const fromRow = (row: Row): Session => ({
  id: row.id,
  memberId: row.member_id,
  ...(row.visitor_id !== null && { visitorId: row.visitor_id }),
  ...(row.user_agent !== null && { userAgent: row.user_agent }),
  createdDate: new Date(row.created_at),
  lastUsedDate: new Date(row.used_at),
});

export const identityMigrations: MigrationSet = {
  service: 'identity',
  migrations: {
    '001-member-sessions': `
      create table member_sessions (
        site_id text collate "C" not null, id text collate "C" not null, member_id text collate "C" not null,
        visitor_id text, created_at timestamptz not null, used_at timestamptz not null,
        primary key (site_id, id));
      create index member_sessions_used on member_sessions (site_id, used_at);
      create index member_sessions_member on member_sessions (site_id, member_id);`,
    '002-ended-codes': `
      alter table member_sessions add column ended_codes text[] not null default '{}';`,
    '003-devices': `
      alter table member_sessions add column user_agent text;`,
  },
};

export async function insertSession(db: Queryable, siteId: string, session: Session): Promise<void> {
  const { id, memberId, visitorId = null, userAgent = null, createdDate, lastUsedDate } = session;
  await sql`insert into member_sessions (site_id, id, member_id, visitor_id, user_agent, created_at, used_at)
    values (${siteId}, ${id}, ${memberId}, ${visitorId}, ${userAgent}, ${createdDate}, ${lastUsedDate})`.execute(
    db,
  );
}

/** Undefined once it was closed. */
export async function findSession(db: Queryable, siteId: string, id: string): Promise<Session | undefined> {
  const { rows } =
    await sql<Row>`select id, member_id, visitor_id, user_agent, created_at, used_at from member_sessions
    where site_id = ${siteId} and id = ${id}`.execute(db);
  return rows[0] && fromRow(rows[0]);
}

/** What a member's token came of. */
export interface SignIn {
  sessionId?: string | undefined;
  codeId?: string | undefined;
}

/** Whether its tokens hold: the session was not closed, nor what its code gave ended. */
export async function isOpenSignIn(
  db: Queryable,
  siteId: string,
  { sessionId, codeId = '' }: SignIn,
): Promise<boolean> {
  if (sessionId === undefined) return true;
  const { rows } = await sql`select 1 from member_sessions
    where site_id = ${siteId} and id = ${sessionId} and not ${codeId} = any(ended_codes)`.execute(db);
  return rows.length > 0;
}

/** Ends what an authorization code gave, and nothing else of the session. */
export async function endCode(
  db: Queryable,
  siteId: string,
  { sessionId, codeId }: Required<SignIn>,
): Promise<void> {
  await sql`update member_sessions set ended_codes = array_append(ended_codes, ${codeId}::text)
    where site_id = ${siteId} and id = ${sessionId} and not ${codeId} = any(ended_codes)`.execute(db);
}

/** The latest first. */
export async function findSessionsOf(db: Queryable, siteId: string, memberId: string): Promise<Session[]> {
  const { rows } =
    await sql<Row>`select id, member_id, visitor_id, user_agent, created_at, used_at from member_sessions
    where site_id = ${siteId} and member_id = ${memberId} order by used_at desc, id`.execute(db);
  return rows.map(fromRow);
}

export async function removeSessionsOf(
  db: Queryable,
  siteId: string,
  memberId: string,
  except: string | undefined,
): Promise<void> {
  await sql`delete from member_sessions where site_id = ${siteId} and member_id = ${memberId}
    and id is distinct from ${except ?? null}`.execute(db);
}

export async function removeSession(db: Queryable, siteId: string, id: string): Promise<void> {
  await sql`delete from member_sessions where site_id = ${siteId} and id = ${id}`.execute(db);
}

export async function touchSession(db: Queryable, siteId: string, id: string, at: Date): Promise<void> {
  await sql`update member_sessions set used_at = ${at} where site_id = ${siteId} and id = ${id}`.execute(db);
}
