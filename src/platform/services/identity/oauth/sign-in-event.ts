import type { Context } from '#platform/context.ts';

/** Tells the other services who somebody turned out to be: what the visitor had becomes the member's. */
export const announceSignIn = (
  context: Context,
  memberId: string,
  visitorId: string | undefined,
): Promise<void> =>
  context.emit({
    entityFqdn: 'counterpart.identity.v1.session',
    slug: 'member_signed_in',
    entityId: memberId,
    body: { actionEvent: { body: { memberId, ...(visitorId !== undefined && { visitorId }) } } },
  });
