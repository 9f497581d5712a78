import { Hono } from 'hono';
import { notFound } from '../../platform/contract/errors.ts';
import { parseJsonBody } from '../../platform/contract/sound.ts';
import { writeAudit } from '../audit/audit-log.ts';
import type { RoleName } from '../../shared/permissions.ts';
import type { Gateway } from '../gateway.ts';
import { clientAddress } from '../http/client-address.ts';
import type { GatewayContext, GatewayEnv, Staff } from '../http/gateway-env.ts';
import { giveBackAttempt } from './attempts.ts';
import { limitsOf, type Attempt } from './auth-limits.ts';
import { ADDRESS_HEADER, AUTH_PATH, type StaffAuth } from './auth.ts';
import { knownDevice, rememberDevice } from './known-device.ts';
import { normalEmail } from './members.ts';
import { oneTimeSecretOf, releaseSecret, reserveSecret, type OneTimeSecret } from './one-time-secrets.ts';
import { findPending } from './pending.ts';
import { authFor } from './session.ts';
import { findAccount, spendSignIn } from './sign-in-guard.ts';
import { staffTables } from './tables.ts';

/** What of the sign-in library is open, and the action the audit log knows it by. */
const OPEN: Readonly<Record<string, string | undefined>> = {
  'POST /sign-in/email': 'signIn',
  'POST /sign-out': 'signOut',
  'GET /get-session': undefined,
  'GET /list-sessions': undefined,
  'POST /revoke-session': 'revokeSession',
  'POST /revoke-other-sessions': 'signOutElsewhere',
  'POST /revoke-sessions': 'signOutEverywhere',
  'POST /request-password-reset': 'requestPasswordReset',
  'POST /reset-password': 'resetPassword',
  'POST /change-password': 'changePassword',
  'POST /two-factor/enable': 'startTwoFactor',
  'POST /two-factor/verify-totp': 'verifyTotp',
  'POST /two-factor/verify-backup-code': 'verifyBackupCode',
  'POST /two-factor/generate-backup-codes': 'renewBackupCodes',
  'POST /two-factor/disable': 'endTwoFactor',
};

const SIGN_IN = new Set(['/sign-in/email', '/two-factor/verify-totp', '/two-factor/verify-backup-code']);

interface Answer {
  message?: string;
  code?: string;
  twoFactorRedirect?: boolean;
  user?: { id: string; email: string; role?: RoleName };
}

const parse = <T>(text: string): Partial<T> => {
  try {
    return (JSON.parse(text) ?? {}) as Partial<T>;
  } catch {
    return {};
  }
};

/** The library's errors, in the one envelope the browser reads. */
function envelope(reply: Response, { message = '', code }: Answer): Response {
  const headers = new Headers(reply.headers);
  headers.delete('content-length');
  const description = message || reply.statusText;
  const details = { applicationError: { code: code ?? 'INVALID_ARGUMENT', description, data: {} } };
  return new Response(JSON.stringify({ message: description, details }), { status: reply.status, headers });
}

/** Writes the action down; a sign-in that still waits for its second factor is not one yet. */
async function record(
  c: GatewayContext,
  gateway: Gateway,
  action: string,
  by: Partial<Staff>,
  reply: Response,
  answer: Answer,
) {
  if (answer.twoFactorRedirect) return;
  const email = answer.user?.email ?? by.email ?? '';
  const staffId = answer.user?.id ?? by.staffId;
  const role = answer.user?.role ?? by.role;
  await writeAudit(
    gateway,
    {
      by: { email, ...(staffId && { staffId }), ...(role && { role }) },
      operation: `counterpart.${action}`,
      entityType: 'counterpart.staff',
      entityIds: staffId ? [staffId] : [],
      requestId: c.get('requestId'),
    },
    {
      outcome: reply.ok ? 'succeeded' : 'failed',
      status: reply.status,
      code: reply.ok ? undefined : answer.code,
    },
  );
}

/** Sends a request whose secret opens something once: a second use is answered as the library answers a wrong one. */
async function withSecret(
  gateway: Gateway,
  secret: OneTimeSecret,
  send: () => Promise<Response>,
): Promise<Response> {
  if (!(await reserveSecret(gateway, secret))) {
    const { status, code, message } = secret.rejection;
    return Response.json({ code, message }, { status });
  }
  const reply = await send();
  if (!reply.ok) await releaseSecret(gateway, secret);
  return reply;
}

/** The sign-in library behind an allow-list, limits and the audit log. */
export function authRoutes(gateway: Gateway, auth: StaffAuth): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>();

  app.all('/*', async (c) => {
    const path = c.req.path.slice(AUTH_PATH.length);
    const route = `${c.req.method} ${path}`;
    if (!(route in OPEN)) throw notFound(`There is no ${route}.`, 'ROUTE_NOT_FOUND');

    const text = c.req.method === 'GET' ? '' : await c.req.text();
    const typed = (text === '' ? {} : parseJsonBody(text)) as {
      email?: unknown;
      token?: unknown;
      code?: unknown;
    } | null;
    const email = typeof typed?.email === 'string' ? normalEmail(typed.email) : undefined;
    const staff = await c.get('findStaff')();
    const pending = staff ? undefined : await findPending(c, gateway, path, typed?.token);
    const address = clientAddress(c);
    const holder = staff?.staffId ?? pending?.staffId;
    const account = email === undefined || !SIGN_IN.has(path) ? undefined : await findAccount(gateway, email);
    const accountId = account?.id ?? holder;
    const device = accountId === undefined ? undefined : knownDevice(c, gateway, accountId);
    const attempt: Attempt = { path, address, email, holder, device };
    const limits = limitsOf(attempt);
    const limitError = await spendSignIn(gateway, { attempt, limits, account });

    const send = () => {
      const headers = new Headers(c.req.raw.headers);
      headers.set(ADDRESS_HEADER, address);
      headers.delete('content-length');
      return authFor(c, gateway, auth).handler(
        new Request(c.req.url, { method: c.req.method, headers, ...(text !== '' && { body: text }) }),
      );
    };
    const secret = oneTimeSecretOf({ path, body: typed, holder });
    const reply = secret ? await withSecret(gateway, secret, send) : await send();
    const answer = parse<Answer>(await reply.clone().text()) as Answer;

    // A password that is right but waits for the second factor counts on: else it would allow endless codes.
    if (reply.ok && !answer.twoFactorRedirect && path !== '/request-password-reset') {
      await giveBackAttempt(gateway, limits);
      if (answer.user && !staff && SIGN_IN.has(path)) await noteSignIn(gateway, answer.user, attempt);
    }
    const action = SIGN_IN.has(path) && !staff ? 'signIn' : OPEN[route];
    if (action) await record(c, gateway, action, staff ?? pending ?? (email ? { email } : {}), reply, answer);
    if (limitError && !reply.ok) throw limitError;
    if (!reply.ok) return envelope(reply, answer);
    const holderId = deviceHolderOf(path, answer, pending?.staffId);
    return holderId === undefined ? reply : withCookie(reply, rememberDevice(c, gateway, holderId));
  });

  return app;
}

/** Whose device it is from now on: who signed in with it, or set a new password by a link that only the mailbox has. */
function deviceHolderOf(path: string, answer: Answer, pendingId: string | undefined): string | undefined {
  if (path === '/reset-password') return pendingId;
  return SIGN_IN.has(path) && !answer.twoFactorRedirect ? answer.user?.id : undefined;
}

function withCookie(reply: Response, cookie: string): Response {
  const headers = new Headers(reply.headers);
  headers.append('set-cookie', cookie);
  return new Response(reply.body, { status: reply.status, headers });
}

/** Also gives back the password step of a sign-in in two steps. */
async function noteSignIn(
  gateway: Gateway,
  user: { id: string; email: string },
  attempt: Attempt,
): Promise<void> {
  if (attempt.path !== '/sign-in/email')
    await giveBackAttempt(gateway, limitsOf({ ...attempt, path: '/sign-in/email', email: user.email }));
  await staffTables(gateway.database.kysely)
    .updateTable('staff_members')
    .set({ last_signed_in_at: gateway.clock.now() })
    .where('id', '=', user.id)
    .execute();
}
