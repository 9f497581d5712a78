import { permissionDenied, unauthenticated } from '../../platform/contract/errors.ts';
import { isLocalHost } from '../http/local-host.ts';
import type { GatewayContext, GatewayLink, Staff } from '../http/gateway-env.ts';
import type { Gateway } from '../gateway.ts';
import { permissionsOf } from '../roles/roles.ts';
import type { RoleName } from '../../shared/permissions.ts';
import type { Auth, StaffAuth } from './auth.ts';
import { readRequiredRoles } from './required-second-factor.ts';
import { isUsable } from './usable.ts';

export const authFor = (c: GatewayContext, gateway: Gateway, auth: StaffAuth): Auth =>
  gateway.publicUrl.startsWith('https:') || !isLocalHost(c.req.url) ? auth.secure : auth.plain;

/** Asks the database every time: who was deactivated or signed out elsewhere is out at once. */
async function findStaff(c: GatewayContext, gateway: Gateway, auth: StaffAuth): Promise<Staff | undefined> {
  if (!c.req.header('cookie')) return undefined;
  const found = await authFor(c, gateway, auth).api.getSession({
    headers: c.req.raw.headers,
    query: { disableRefresh: true },
  });
  if (!found || !isUsable(found.user, gateway)) return undefined;
  const role = found.user.role as RoleName;
  const { id: sessionId, createdAt, confirmedAt } = found.session;
  const twoFactorEnabled = found.user.twoFactorEnabled ?? false;
  const site = { db: gateway.database.kysely, siteId: gateway.siteId };
  const lacksSecondFactor = !twoFactorEnabled && (await readRequiredRoles(site)).includes(role);
  return {
    sessionId,
    confirmedAt: confirmedAt ?? createdAt,
    staffId: found.user.id,
    email: found.user.email,
    name: found.user.name,
    role,
    permissions: lacksSecondFactor ? [] : permissionsOf(role),
    twoFactorEnabled,
    lacksSecondFactor,
  };
}

/** Lets the routes ask who is signed in; looks only when asked, once a request. */
export const offerStaff =
  (gateway: Gateway, auth: StaffAuth): GatewayLink =>
  async (c, next) => {
    let found: Promise<Staff | undefined> | undefined;
    c.set('findStaff', () => (found ??= findStaff(c, gateway, auth)));
    await next();
    // Answers to one person are kept by nobody on the way.
    if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store');
  };

/** Lets a session that is in use live on; the cookie is renewed with it, once a day. */
export async function renewSession(c: GatewayContext, gateway: Gateway, auth: StaffAuth): Promise<void> {
  const { headers } = await authFor(c, gateway, auth).api.getSession({
    headers: c.req.raw.headers,
    returnHeaders: true,
  });
  for (const cookie of headers.getSetCookie()) c.header('set-cookie', cookie, { append: true });
}

/**
 * For what people do about themselves, such as turning on a second factor.
 * @throws 401 when nobody is signed in
 */
export async function requireSignedIn(c: GatewayContext): Promise<Staff> {
  const staff = await c.get('findStaff')();
  if (!staff) throw unauthenticated('Please sign in.');
  return staff;
}

/** @throws 401 when nobody is signed in, 403 when the role requires a second factor that is not turned on */
export async function requireStaff(c: GatewayContext): Promise<Staff> {
  const staff = await requireSignedIn(c);
  if (!staff.lacksSecondFactor) return staff;
  const message = 'Your role requires two-factor authentication. Turn it on first.';
  throw permissionDenied(message, 'SECOND_FACTOR_REQUIRED');
}

/** @throws 401 when nobody is signed in, 403 naming the right when the role lacks it. */
export async function requirePermission(c: GatewayContext, ...anyOf: readonly string[]): Promise<Staff> {
  const staff = await requireStaff(c);
  if (anyOf.some((id) => staff.permissions.includes(id))) return staff;
  throw permissionDenied(`Your role does not include ${anyOf.join(' or ')}.`, undefined, {
    permissionIds: anyOf,
  });
}
