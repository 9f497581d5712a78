import { Hono } from 'hono';
import { notFound } from '../../platform/contract/errors.ts';
import { parseJsonBody } from '../../platform/contract/sound.ts';
import { writeAudit } from '../audit/audit-log.ts';
import type { RoleName } from '../../shared/permissions.ts';
import type { Gateway } from '../gateway.ts';
import { clientAddress } from '../http/client-address.ts';
import type { GatewayContext, GatewayEnv, Staff } from '../http/gateway-env.ts';
import { giveBackAttempt, spendAttempt, type Limit } from './attempts.ts';
import { limitsOf } from './auth-limits.ts';
import { ADDRESS_HEADER, AUTH_PATH, type StaffAuth } from './auth.ts';
import { normalEmail } from './members.ts';
import { oneTimeSecretOf, releaseSecret, reserveSecret, type OneTimeSecret } from './one-time-secrets.ts';
import { findPending } from './pending.ts';
import { authFor } from './session.ts';
import { staffTables } from './tables.ts';

/** What of the sign-in library is open, and the deed the audit log knows it by. */
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

/** Writes the deed down; a sign-in that still waits for its second factor is not one yet. */
async function record(
  c: GatewayContext,
  gateway: Gateway,
  deed: string,
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
      operation: `counterpart.${deed}`,
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
    const limits: Limit[] = limitsOf({ path, address, email, holder });
    await spendAttempt(c, gateway, limits);

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
      if (answer.user && !staff && SIGN_IN.has(path)) await noteSignIn(gateway, answer.user, address);
    }
    const deed = SIGN_IN.has(path) && !staff ? 'signIn' : OPEN[route];
    if (deed) await record(c, gateway, deed, staff ?? pending ?? (email ? { email } : {}), reply, answer);
    return reply.ok ? reply : envelope(reply, answer);
  });

  return app;
}

/** Also gives back the password step of a sign-in in two steps. */
async function noteSignIn(
  gateway: Gateway,
  user: { id: string; email: string },
  address: string,
): Promise<void> {
  await giveBackAttempt(
    gateway,
    limitsOf({ path: '/sign-in/email', address, email: user.email, holder: undefined }),
  );
  await staffTables(gateway.database.kysely)
    .updateTable('staff_members')
    .set({ last_signed_in_at: gateway.clock.now() })
    .where('id', '=', user.id)
    .execute();
}
