import type { Context } from '#platform/context.ts';
import type { OAuthApi, Reply } from '#platform/contract/index.ts';
import { isOpenSignIn, type SignIn } from '#platform/identity/sessions.ts';
import type { AccessToken, TokenSubject } from '#platform/identity/tokens.ts';
import { rawReply, type RawReply } from '#platform/pipeline/raw-reply.ts';
import { readRefreshToken } from './visits.ts';

type Info = Reply<OAuthApi, 'tokenInfo'>;

const INACTIVE: Info = { active: false };

const subjectFields = (subject: TokenSubject): Info => {
  if (subject.kind === 'member') return { subjectType: 'MEMBER', subjectId: subject.memberId };
  return subject.kind === 'visitor'
    ? { subjectType: 'VISITOR', subjectId: subject.visitorId }
    : { subjectType: 'APP', subjectId: subject.clientId };
};

const site = ({ siteId }: Context, clientId: string | undefined): Info => ({
  siteId,
  instanceId: siteId,
  ...(clientId !== undefined && { clientId }),
});

const isOpen = ({ db, siteId }: Context, signIn: SignIn): Promise<boolean> =>
  isOpenSignIn(db, siteId, signIn);

async function ofAccessToken(access: AccessToken, context: Context): Promise<Info> {
  const { subject, issuedAt, expiresAt, clientId } = access;
  const signIn = subject.kind === 'member' ? subject : {};
  if (subject.siteId !== context.siteId || !(await isOpen(context, signIn))) return INACTIVE;
  return {
    active: true,
    ...subjectFields(subject),
    iat: String(issuedAt),
    exp: String(expiresAt),
    ...site(context, clientId),
  };
}

async function ofRefreshToken(token: string, context: Context): Promise<Info> {
  const found = await readRefreshToken(context, token);
  if (!found || !(await isOpen(context, found))) return INACTIVE;
  const subjectType = ({ member: 'MEMBER', visitor: 'VISITOR', app: 'APP' } as const)[found.kind];
  return { active: true, subjectType, subjectId: found.subjectId, ...site(context, found.clientId) };
}

/** What a token is good for; of one that is good for nothing only that. */
export async function tokenInfo({ token = '' }: { token?: string }, context: Context): Promise<Info> {
  const text = token.replace(/^Bearer\s+/i, '');
  const access = await context.tokens.read(text);
  return access ? ofAccessToken(access, context) : ofRefreshToken(text, context);
}

/** What access tokens are signed with. */
export async function jwks(_request: object, context: Context): Promise<RawReply> {
  const keys = await context.tokens.publishedKeys();
  return rawReply(200, JSON.stringify({ keys }), { 'cache-control': 'public, max-age=3600' });
}
