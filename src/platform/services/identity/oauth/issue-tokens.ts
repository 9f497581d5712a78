import type { Context } from '#platform/context.ts';
import { ACCESS_TOKEN_SECONDS, type TokenSubject } from '#platform/identity/tokens.ts';
import type { SignIn } from '#platform/identity/sessions.ts';
import { insertRefreshToken } from './tables.ts';
import { signVisit } from './visits.ts';

/** As the token endpoint answers. */
export interface TokenReply {
  access_token: string;
  token_type: 'Bearer';
  expires_in: number;
  refresh_token?: string;
}

export const OFFLINE_ACCESS = 'offline_access';

const subjectIdOf = (subject: TokenSubject): string => {
  if (subject.kind === 'member') return subject.memberId;
  return subject.kind === 'visitor' ? subject.visitorId : subject.clientId;
};

/** What its tokens hold by. */
export const signInOf = ({ sessionId, codeId }: SignIn): { sessionId?: string; codeId?: string } => ({
  ...(sessionId !== undefined && { sessionId }),
  ...(codeId !== undefined && { codeId }),
});

/** A new access token, without a refresh token. */
export async function issueAccessToken(
  context: Context,
  subject: TokenSubject,
  clientId: string | undefined,
  scope: string,
): Promise<TokenReply> {
  const access = await context.tokens.sign(subject, { scope, ...(clientId !== undefined && { clientId }) });
  return { access_token: access, token_type: 'Bearer', expires_in: ACCESS_TOKEN_SECONDS };
}

/**
 * Access and refresh token; the latter is kept until nobody used it for long, or its session is closed. A visitor's is
 * kept once it was used: most visitors look at a page or two and never come back.
 */
export async function issueTokens(
  context: Context,
  subject: TokenSubject,
  clientId: string | undefined,
): Promise<TokenReply & { refresh_token: string }> {
  const id = context.ids.guid();
  if (subject.kind === 'visitor') {
    return {
      ...(await issueAccessToken(context, subject, clientId, OFFLINE_ACCESS)),
      refresh_token: await signVisit(context, id, { visitorId: subject.visitorId, clientId }),
    };
  }
  const token = {
    id,
    kind: subject.kind,
    subjectId: subjectIdOf(subject),
    ...(clientId !== undefined && { clientId }),
    ...(subject.kind === 'member' && signInOf(subject)),
  };
  await insertRefreshToken(context.db, context.siteId, token, context.clock.now());
  return {
    ...(await issueAccessToken(context, subject, clientId, OFFLINE_ACCESS)),
    refresh_token: await context.tokens.signId('refresh', id),
  };
}
