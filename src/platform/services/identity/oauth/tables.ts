import { sql } from 'kysely';
import type { Queryable } from '#database/database.ts';

/** What a refresh token stands for. */
export interface RefreshToken {
  id: string;
  /** Absent where the app that asked is not known, as in an external login. */
  clientId?: string;
  kind: 'visitor' | 'member' | 'app';
  /** Of the visitor, the member or the client. */
  subjectId: string;
  /** Of a member: the token holds as long as this session. */
  sessionId?: string;
  /** The authorization code it was had for. */
  codeId?: string;
}

/** What an authorization code stands for, until it is exchanged. */
export interface AuthorizationCode {
  id: string;
  clientId: string;
  /** Absent where the code travelled by a message between windows. */
  redirectUri?: string;
  challenge: string;
  challengeMethod: 'S256' | 'S512';
  memberId: string;
  sessionId: string;
  /** Who asked for the sign-in, before it. */
  visitorId?: string;
  scope: string;
  expiresAt: Date;
}

export async function insertRefreshToken(
  db: Queryable,
  siteId: string,
  token: RefreshToken,
  now: Date,
): Promise<void> {
  const { id, clientId = null, kind, subjectId, sessionId = null, codeId = null } = token;
  await sql`insert into refresh_tokens (site_id, id, client_id, kind, subject_id, session_id, code_id, used_at)
    values (${siteId}, ${id}, ${clientId}, ${kind}, ${subjectId}, ${sessionId}, ${codeId}, ${now})
    on conflict (site_id, id) do update set used_at = excluded.used_at`.execute(db);
}

interface RefreshRow {
  client_id: string | null;
  kind: RefreshToken['kind'];
  subject_id: string;
  session_id: string | null;
  code_id: string | null;
  used_at: Date;
}

export async function findRefreshToken(
  db: Queryable,
  siteId: string,
  id: string,
): Promise<(RefreshToken & { usedAt: Date }) | undefined> {
  const { rows } = await sql<RefreshRow>`select client_id, kind, subject_id, session_id, code_id, used_at
    from refresh_tokens where site_id = ${siteId} and id = ${id}`.execute(db);
  const [row] = rows;
  return (
    row && {
      id,
      kind: row.kind,
      subjectId: row.subject_id,
      usedAt: new Date(row.used_at),
      ...(row.client_id !== null && { clientId: row.client_id }),
      ...(row.session_id !== null && { sessionId: row.session_id }),
      ...(row.code_id !== null && { codeId: row.code_id }),
    }
  );
}

export async function touchRefreshToken(db: Queryable, siteId: string, id: string, now: Date): Promise<void> {
  await sql`update refresh_tokens set used_at = ${now} where site_id = ${siteId} and id = ${id}`.execute(db);
}

export async function insertCode(db: Queryable, siteId: string, code: AuthorizationCode): Promise<void> {
  await sql`insert into authorization_codes (site_id, id, code, expires_at)
    values (${siteId}, ${code.id}, ${JSON.stringify(code)}::jsonb, ${code.expiresAt})`.execute(db);
}

/** Whoever takes a code first has it: of two at once one gets none. */
export async function takeCode(
  db: Queryable,
  siteId: string,
  id: string,
): Promise<AuthorizationCode | undefined> {
  const { rows } = await sql<{ code: AuthorizationCode; expires_at: Date }>`update authorization_codes
    set spent = true where site_id = ${siteId} and id = ${id} and not spent returning code, expires_at`.execute(
    db,
  );
  return rows[0] && { ...rows[0].code, expiresAt: new Date(rows[0].expires_at) };
}

/** The session of a code that was taken before, for as long as codes are kept. */
export async function sessionOfSpentCode(
  db: Queryable,
  siteId: string,
  id: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ session_id: string }>`select code->>'sessionId' as session_id
    from authorization_codes where site_id = ${siteId} and id = ${id} and spent`.execute(db);
  return rows[0]?.session_id;
}
