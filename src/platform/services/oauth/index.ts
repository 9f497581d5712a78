import type { Context } from '../../context.ts';
import { removeSessionsUnusedSince } from '../../identity/sessions.ts';
import { defineService, type Listener } from '../../service.ts';
import { jwks, tokenInfo } from './check-token.ts';
import { migrations } from './migrations.ts';
import { userInfo } from './operations/userInfo.ts';
import { closeSessions } from './public.ts';
import { removeCodesExpiredBefore, removeRefreshTokensUnusedSince } from './tables.ts';
import { access, token } from './token-endpoints.ts';

/** Visitors and members who did not come back for so long start anew. */
const UNUSED_DAYS = 400;
const DAY_MS = 86_400_000;

async function sweep({ db, siteId, clock }: Context): Promise<void> {
  const now = clock.now();
  const unusedSince = new Date(now.getTime() - UNUSED_DAYS * DAY_MS);
  await removeCodesExpiredBefore(db, siteId, now);
  await removeSessionsUnusedSince(db, siteId, unusedSince);
  await removeRefreshTokensUnusedSince(db, siteId, unusedSince);
}

const signOut: Listener = ({ entityId }, context) => closeSessions(context, entityId);

/** Only approved members are signed in. */
const signOutUnlessApproved: Listener = async ({ entityId, body }, context) => {
  if (!('updatedEvent' in body)) return;
  const { status } = body.updatedEvent.currentEntity as { status?: string };
  if (status !== 'APPROVED') await closeSessions(context, entityId);
};

export const oauth = defineService({
  name: 'oauth',
  package: 'identity_oauth',
  // Not checked against `/meta`: what travels here is amended, see `contract/overrides.ts`.
  handlers: { token, tokenInfo, jwks, userInfo },
  listeners: {
    'wix.members.v1.member_deleted': signOut,
    'wix.members.v1.member_updated': signOutUnlessApproved,
  },
  upkeep: sweep,
  migrations,
});

/** The endpoint `@wix/sdk` has outside its packages. */
export const oauthAccess = defineService({ name: 'oauth-access', package: 'sdk', handlers: { access } });
