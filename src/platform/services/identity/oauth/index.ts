import { rowsBefore, type RetentionRule } from '#database/retention.ts';
import { defineService, type Listener } from '#platform/service.ts';
import { jwks, tokenInfo } from './check-token.ts';
import { migrations } from './migrations.ts';
import { userInfo } from './operations/userInfo.ts';
import { closeSessions } from './public.ts';
import { access, token } from './token-endpoints.ts';
import { UNUSED_DAYS } from './visits.ts';

const retentionRules: readonly RetentionRule[] = [
  {
    what: "Shoppers' sessions",
    since: 'they were last used',
    days: UNUSED_DAYS,
    forget: rowsBefore('member_sessions', 'used_at'),
  },
  {
    what: "Shoppers' refresh tokens, those of closed sessions among them",
    since: 'they were last used',
    days: UNUSED_DAYS,
    forget: rowsBefore('refresh_tokens', 'used_at'),
  },
  {
    what: 'Authorization codes',
    since: 'they expired',
    days: 0,
    forget: rowsBefore('authorization_codes', 'expires_at'),
  },
];

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
  retentionRules: retentionRules,
  migrations,
});

/** The endpoint `@wix/sdk` has outside its packages. */
export const oauthAccess = defineService({ name: 'oauth-access', package: 'sdk', handlers: { access } });
