import type { Context } from '#platform/context.ts';
import { escapeHtml } from '#shared/html.ts';
import { invalidField, PlatformError } from '#platform/contract/errors.ts';
import { parseFormBody } from '#platform/contract/sound.ts';
import type { HostedRoute } from '#platform/service.ts';
import { issueCode, readSessionToken } from '#platform/services/identity/oauth/public.ts';
import { authorizationOf } from '../authorization-of.ts';
import type { Authorization, RedirectSession } from '../redirect-session.ts';
import { requestIn } from '../rules/authorization.ts';
import { isPageOrigin, pagesOf } from '../rules/destinations.ts';
import { localizedPath } from '../rules/pages.ts';
import { findRedirectSession, replaceRedirectSession, useRedirectSession } from '../tables.ts';
import { answerTo } from './authorize-answer.ts';
import { htmlPage, redirectTo, spentPage } from '#platform/pipeline/html-page.ts';
import { sessionCookie, sessionOfBrowser } from './session-cookie.ts';

type MemberSession = NonNullable<Awaited<ReturnType<typeof readSessionToken>>>;
type Answer = ReturnType<typeof answerTo>;
type Found = NonNullable<Awaited<ReturnType<typeof findRedirectSession>>>;

interface AuthorizationAttempt {
  redirect: RedirectSession;
  authorization: Authorization;
  answer: Answer;
  isSpent: boolean;
  /** It was opened a moment ago by an app that has signed the member in. */
  isRepeated: boolean;
}

/**
 * How long an address that carries a member's session is answered anew. Apps request it before they open it, to see whether
 * the redirect URI is allowed; each code is for the one verifier that the app holds.
 */
const REPEATED_FOR_MS = 60_000;

/** Undefined for an address that leads nowhere. */
async function find(
  request: Request,
  context: Context,
  id: string,
): Promise<AuthorizationAttempt | undefined> {
  const found = await findRedirectSession(context.db, context.siteId, id, context.clock.now());
  const authorization = found?.session.authorization;
  if (!found || !authorization) return undefined;
  return attemptOf(request, context, { ...found, authorization });
}

function attemptOf(
  request: Request,
  context: Context,
  { session, authorization, isSpent, usedAt }: Found & { authorization: Authorization },
): AuthorizationAttempt {
  const now = context.clock.now().getTime();
  const isRepeated =
    authorization.sessionId !== undefined && usedAt !== null && now - usedAt.getTime() < REPEATED_FOR_MS;
  const answer = answerTo(request, context, authorization);
  return { redirect: { ...session, authorization }, authorization, answer, isSpent, isRepeated };
}

/**
 * The attempt with the parameters that the app adds to its endpoint, which count from now on.
 * @throws 400 with the field that is wrong; another client is another app
 */
async function withOwnRequest(
  request: Request,
  context: Context,
  attempt: AuthorizationAttempt,
): Promise<AuthorizationAttempt> {
  const own = requestIn(new URL(request.url).searchParams);
  const { authorization: before, redirect } = attempt;
  if (!own && before.isEndpointOnly)
    throw invalidField('code_challenge', 'REQUIRED_FIELD', 'must be in the query');
  if (!own || attempt.isSpent) return attempt;
  const authorization = await authorizationOf(own, context);
  if (authorization.clientId !== before.clientId)
    throw invalidField('client_id', 'VALIDATION', 'is not the client of this address');
  await replaceRedirectSession(context.db, context.siteId, { ...redirect, authorization });
  return attemptOf(request, context, { session: redirect, authorization, isSpent: false, usedAt: null });
}

/** Nothing is told to an address that is not known to be the app's. */
const wrongRequestPage = (context: Context, { violations = [] }: PlatformError): Response =>
  htmlPage(context, {
    status: 400,
    title: 'This sign-in is not possible',
    body: `<h1>This sign-in is not possible</h1>${violations
      .map(({ field, description }) => `<p>${escapeHtml(`${field} ${description}`)}</p>`)
      .join('')}`,
  });

/** @returns whether this call is the one that used it */
const use = async (context: Context, { redirect }: AuthorizationAttempt): Promise<boolean> =>
  (await useRedirectSession(context.db, context.siteId, redirect.id, context.clock.now())) !== undefined;

const spent = async (context: Context, { authorization, answer }: AuthorizationAttempt): Promise<Response> =>
  authorization.responseMode === 'web_message'
    ? answer({ error: 'invalid_request', error_description: 'The sign-in was used already.' })
    : spentPage(context);

interface SignIn {
  session: MemberSession;
  /** Whether this browser stays signed in. */
  keep: boolean;
}

async function signIn(
  context: Context,
  attempt: AuthorizationAttempt,
  { session, keep }: SignIn,
): Promise<Response> {
  if (!(attempt.isRepeated || (await use(context, attempt)))) return spent(context, attempt);
  const { authorization, redirect, answer } = attempt;
  const { clientId, redirectUri, challenge, challengeMethod, scope } = authorization;
  const { visitorId } = redirect.identity;
  const code = await issueCode(context, {
    clientId,
    challenge,
    challengeMethod,
    scope,
    memberId: session.memberId,
    sessionId: session.id,
    ...(redirectUri !== undefined && { redirectUri }),
    ...(visitorId !== undefined && { visitorId }),
  });
  return answer({ code }, keep ? await sessionCookie(context, session.id) : {});
}

async function fail(
  context: Context,
  attempt: AuthorizationAttempt,
  error: string,
  description: string,
): Promise<Response> {
  if (!(await use(context, attempt))) return spent(context, attempt);
  return attempt.answer({ error, error_description: description });
}

/** Asked to show the form, an app does not want to know who sits at the browser. */
const mayUseBrowserSession = ({ prompt }: Authorization): boolean =>
  prompt !== 'login' && prompt !== 'select_account';

/** A link that somebody sends around must not sign others in as its author, so only a page of this site may. */
const isFromThisSite = ({ headers }: Request): boolean =>
  ['same-origin', 'same-site'].includes(headers.get('sec-fetch-site') ?? '');

async function knownSession(
  request: Request,
  context: Context,
  authorization: Authorization,
): Promise<SignIn | undefined> {
  const { sessionId } = authorization;
  if (sessionId !== undefined) {
    const session = await readSessionToken(context, await context.tokens.signId('session', sessionId));
    return session && { session, keep: isFromThisSite(request) };
  }
  const session = mayUseBrowserSession(authorization) ? await sessionOfBrowser(request, context) : undefined;
  return session && { session, keep: true };
}

function signInPage(context: Context, { redirect }: AuthorizationAttempt): Response {
  const search = new URLSearchParams({ ...redirect.query, authorize: redirect.id });
  const path = localizedPath('/sign-in', redirect.query['lang']);
  return redirectTo(`${context.site.publicUrl}${path}?${search}`);
}

async function begin(request: Request, context: Context, attempt: AuthorizationAttempt): Promise<Response> {
  const known = await knownSession(request, context, attempt.authorization);
  if (known) return signIn(context, attempt, known);
  return attempt.authorization.prompt === 'none'
    ? fail(context, attempt, 'login_required', 'Nobody is signed in.')
    : signInPage(context, attempt);
}

/** Where an app sends those who want to sign in: straight back with a code, or to the form first. */
const ask: HostedRoute = {
  method: 'GET',
  path: '/hosted/authorize/:id',
  async handle(request, context, { id = '' }) {
    const found = await find(request, context, id);
    if (!found) return spentPage(context);
    if (found.isSpent && !found.isRepeated) return spent(context, found);
    try {
      return await begin(request, context, await withOwnRequest(request, context, found));
    } catch (error) {
      if (error instanceof PlatformError && error.status === 400) return wrongRequestPage(context, error);
      throw error;
    }
  },
};

/** Another site must not sign its visitors in as somebody of its choice. */
async function comesFromPage(
  request: Request,
  context: Context,
  { clientId }: Authorization,
): Promise<boolean> {
  const origin = request.headers.get('origin');
  const client = await context.client(clientId);
  return (
    origin === null || (client !== undefined && isPageOrigin(origin, pagesOf(client, context.site.publicUrl)))
  );
}

/** The form's result: a session token, or that the person would rather not. */
const tell: HostedRoute = {
  method: 'POST',
  path: '/hosted/authorize/:id',
  async handle(request, context, { id = '' }) {
    const attempt = await find(request, context, id);
    if (!attempt) return spentPage(context);
    if (attempt.isSpent) return spent(context, attempt);
    if (!(await comesFromPage(request, context, attempt.authorization)))
      return new Response(null, { status: 403 });
    const form = parseFormBody(await request.text());
    if (form['error'] === 'access_denied')
      return fail(context, attempt, 'access_denied', 'The sign-in was given up.');
    const session = await readSessionToken(context, form['sessionToken'] ?? '');
    return session ? signIn(context, attempt, { session, keep: true }) : signInPage(context, attempt);
  },
};

export const authorizeRoutes: readonly HostedRoute[] = [ask, tell];
