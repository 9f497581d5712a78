import { getCookie } from 'hono/cookie';
import type { Gateway } from '../gateway.ts';
import type { GatewayContext } from '../http/gateway-env.ts';
import { hashToken } from './one-time-token.ts';
import { staffTables } from './tables.ts';

/** Whom a request is about before anybody is signed in. */
export interface PendingMember {
  staffId: string;
  email: string;
}

function identifierOf(c: GatewayContext, path: string, token: unknown): string | undefined {
  if (path === '/reset-password') return typeof token === 'string' ? `reset-password:${token}` : undefined;
  if (!path.startsWith('/two-factor/verify-')) return undefined;
  const cookies = getCookie(c);
  const cookie = cookies['__Secure-counterpart.two_factor'] ?? cookies['counterpart.two_factor'];
  return cookie?.split('.')[0];
}

/**
 * The account behind a reset link, or behind a sign-in that waits for its second factor, so that limits and the audit
 * log know it. Proves nothing: the library checks signature and expiry.
 */
export async function findPending(
  c: GatewayContext,
  gateway: Gateway,
  path: string,
  token: unknown,
): Promise<PendingMember | undefined> {
  const identifier = identifierOf(c, path, token);
  if (identifier === undefined) return undefined;
  return staffTables(gateway.database.kysely)
    .selectFrom('staff_verifications as pending')
    .innerJoin('staff_members as member', 'member.id', 'pending.value')
    .select(['member.id as staffId', 'member.email'])
    .where('pending.identifier', '=', hashToken(identifier))
    .executeTakeFirst();
}
