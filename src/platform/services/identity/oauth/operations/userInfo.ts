import type { Context } from '#platform/context.ts';
import { permissionDenied, unauthenticated } from '#platform/contract/errors.ts';
import type { OAuthApi, Reply } from '#platform/contract/index.ts';
import { findMember } from '#platform/services/members/members/public.ts';

/** The contract's bound of the two names. */
const MAX_NAME = 20;

export async function userInfo(_request: object, context: Context): Promise<Reply<OAuthApi, 'userInfo'>> {
  const { caller } = context;
  if (caller.kind !== 'member') throw permissionDenied('Only members have user information.');
  const member = await findMember(context, caller.memberId);
  if (!member) throw unauthenticated('There is no such member any more.');
  const { firstName, lastName } = member.contact;
  const name = member.profile.nickname ?? [firstName, lastName].filter(Boolean).join(' ');
  const picture = member.profile.photo?.url;
  return {
    sub: member.id,
    email: member.loginEmail,
    emailVerified: member.loginEmailVerified,
    ...(name !== '' && { name }),
    ...(firstName && { givenName: firstName.slice(0, MAX_NAME) }),
    ...(lastName && { familyName: lastName.slice(0, MAX_NAME) }),
    ...(picture && { picture }),
    language: context.site.locale,
  };
}
