import type { Context } from '#platform/context.ts';
import {
  findSession,
  findSessionsOf,
  insertSession,
  removeSession,
  removeSessionsOf,
  type Session,
} from '#platform/identity/sessions.ts';

/** Longer ones say nothing more. */
const MAX_USER_AGENT = 300;

/** Opens a session of a member who proved to be one. @returns its token, which the SDK calls `sessionToken` */
export async function openSession(
  context: Context,
  { memberId, visitorId }: { memberId: string; visitorId?: string | undefined },
): Promise<string> {
  const id = context.ids.guid();
  const now = context.clock.now();
  await insertSession(context.db, context.siteId, {
    id,
    memberId,
    ...(visitorId !== undefined && { visitorId }),
    ...(context.userAgent && { userAgent: context.userAgent.slice(0, MAX_USER_AGENT) }),
    createdDate: now,
    lastUsedDate: now,
  });
  return context.tokens.signId('session', id);
}

/** The open session behind a session token; undefined for a forged one and once it was closed. */
export async function readSessionToken(context: Context, token: string): Promise<Session | undefined> {
  const id = await context.tokens.readId('session', token);
  return id === undefined ? undefined : findSession(context.db, context.siteId, id);
}

/** Signs one session out: every token that came of it is rejected from now on, and removed once it was unused for long. */
export const closeSession = (context: Context, sessionId: string): Promise<void> =>
  removeSession(context.db, context.siteId, sessionId);

/** Signs a member out everywhere, or everywhere else. */
export const closeSessions = (
  context: Context,
  memberId: string,
  { except }: { except?: string | undefined } = {},
): Promise<void> => removeSessionsOf(context.db, context.siteId, memberId, except);

/** The open sessions of a member, the latest used first. */
export const listSessions = (context: Context, memberId: string): Promise<Session[]> =>
  findSessionsOf(context.db, context.siteId, memberId);

export { issueCode } from './authorization-code.ts';
export { issueTokens, signInOf } from './issue-tokens.ts';
export {
  CHALLENGE_METHODS,
  challengeOf,
  isChallenge,
  isChallengeMethod,
  type ChallengeMethod,
} from './rules/pkce.ts';
