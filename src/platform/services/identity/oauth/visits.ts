import type { Context } from '#platform/context.ts';
import { findRefreshToken, insertRefreshToken, type RefreshToken, touchRefreshToken } from './tables.ts';

/** Visitors and members who did not come back for so long start anew. */
export const UNUSED_DAYS = 400;
const DAY_MS = 86_400_000;

interface Visit {
  visitorId: string;
  clientId: string | undefined;
}

/** A visitor's refresh token that is written down nowhere yet. */
export const signVisit = (
  { tokens, siteId }: Context,
  id: string,
  { visitorId, clientId }: Visit,
): Promise<string> =>
  tokens.signTold('refresh', id, { siteId, visitorId, ...(clientId !== undefined && { clientId }) });

/** What a refresh token stands for. */
export interface KnownRefreshToken extends RefreshToken {
  usedAt: Date;
  /** It tells itself what it is: it was not used for long enough to be written down. */
  isTold?: true;
}

/** Undefined for one that is forged, or was given up: unused for long, or its session closed. */
export async function readRefreshToken(
  context: Context,
  token: string,
): Promise<KnownRefreshToken | undefined> {
  const { db, siteId, tokens, clock } = context;
  const read = await tokens.readTold('refresh', token);
  if (!read) return undefined;
  const { id, told, issuedAt } = read;
  const stored = await findRefreshToken(db, siteId, id);
  if (stored) return stored;
  const { visitorId, clientId } = told ?? {};
  if (visitorId === undefined || told?.['siteId'] !== siteId) return undefined;
  if (clock.now().getTime() - issuedAt.getTime() > UNUSED_DAYS * DAY_MS) return undefined;
  return {
    id,
    kind: 'visitor',
    subjectId: visitorId,
    ...(clientId !== undefined && { clientId }),
    usedAt: issuedAt,
    isTold: true,
  };
}

/** Notes the use, so that it is kept for as long again. */
export async function useRefreshToken(
  { db, siteId, clock }: Context,
  token: KnownRefreshToken,
): Promise<void> {
  const now = clock.now();
  if (token.isTold) await insertRefreshToken(db, siteId, token, now);
  else await touchRefreshToken(db, siteId, token.id, now);
}
