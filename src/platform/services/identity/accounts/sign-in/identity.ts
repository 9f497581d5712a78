import type { Member } from '#platform/services/members/members/public.ts';
import type { AccountRow, FactorRow } from '../tables.ts';
import type { Identity } from './state-reply.ts';

type Status = NonNullable<NonNullable<Identity['status']>['name']>;

const names: Record<string, Status> = { APPROVED: 'ACTIVE', BLOCKED: 'BLOCKED', OFFLINE: 'OFFLINE' };

function statusOf(member: Member, account: AccountRow): NonNullable<Identity['status']> {
  if (member.status === 'BLOCKED' || member.status === 'OFFLINE')
    return { name: names[member.status] ?? 'UNKNOWN_STATUS', reasons: [] };
  const reasons: NonNullable<NonNullable<Identity['status']>['reasons']> = [];
  if (account.needs_verification) reasons.push('PENDING_EMAIL_VERIFICATION_REQUIRED');
  if (account.needs_approval || (member.status === 'PENDING' && reasons.length === 0))
    reasons.push('PENDING_ADMIN_APPROVAL_REQUIRED');
  return { name: reasons.length > 0 ? 'PENDING' : 'ACTIVE', reasons };
}

function profileOf({ contact, profile, privacyStatus }: Member, language: string | null) {
  return {
    ...(contact.firstName && { firstName: contact.firstName }),
    ...(contact.lastName && { lastName: contact.lastName }),
    ...(profile.nickname && { nickname: profile.nickname }),
    ...(profile.photo?.url && { picture: profile.photo.url }),
    ...(language && { language }),
    ...(contact.company && { company: contact.company }),
    ...(contact.birthdate && { birthdate: contact.birthdate }),
    slug: profile.slug,
    privacyStatus: privacyStatus === 'PUBLIC' ? ('PUBLIC' as const) : ('PRIVATE' as const),
    emails: contact.emails ?? [],
    phones: contact.phones ?? [],
    labels: [],
    customFields: [],
    secondaryEmails: [],
    phonesV2: (contact.phones ?? []).map((phone) => ({ phone, tag: 'UNTAGGED' as const })),
    addresses: [],
  };
}

/**
 * A member as the identity behind it; both have one id.
 * @param withProfile only for who is signed in: until then the caller knows no more than the address
 */
export const identityOf = (
  member: Member,
  account: AccountRow,
  factors: readonly FactorRow[],
  withProfile: boolean,
): Identity => ({
  id: member.id,
  createdDate: member.createdDate,
  updatedDate: member.updatedDate,
  connections: [],
  email: { address: member.loginEmail, isVerified: member.loginEmailVerified },
  status: statusOf(member, account),
  factors: factors.map(({ id, type }) => ({ factorId: id, type, status: 'ACTIVE' })),
  ...(withProfile && { identityProfile: profileOf(member, account.language) }),
});
