import type { BadgeMember } from '#wix/badge-operations.ts';

/** What a member is called: by the name that others read, their own, or their address. */
export const memberName = ({ profile, contact, loginEmail }: BadgeMember): string | undefined =>
  profile?.nickname ||
  [contact?.firstName, contact?.lastName].filter(Boolean).join(' ') ||
  (loginEmail ?? undefined);
