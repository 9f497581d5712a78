import type { MembersAuthenticationApi, Reply } from '#platform/contract/index.ts';
import type { Context } from '#platform/context.ts';
import { readAccount } from '../../identity/accounts/public.ts';
import { rolesOf } from '../member-roles/public.ts';
import type { Member } from '../members/public.ts';

export type LegacyMember = NonNullable<Reply<MembersAuthenticationApi, 'register'>['member']>;

const STATUS = {
  APPROVED: 'ACTIVE',
  PENDING: 'APPLICANT',
  BLOCKED: 'BLOCKED',
  OFFLINE: 'OFFLINE_ONLY',
  UNKNOWN: 'UNDEFINED_STATUS',
} as const;

const addressOf = (address: NonNullable<Member['contact']['addresses']>[number]) => ({
  ...(address.addressLine != null && { street: address.addressLine }),
  ...(address.city != null && { city: address.city }),
  ...(address.subdivision != null && { region: address.subdivision }),
  ...(address.country != null && { country: address.country }),
  ...(address.postalCode != null && { postalCode: address.postalCode }),
});

const present = <Value>(values: readonly (Value | null | undefined)[] | null | undefined): Value[] =>
  (values ?? []).filter((value): value is Value => value !== null && value !== undefined);

/** A member in the words of the older contract. */
export async function legacyMember(context: Context, member: Member): Promise<LegacyMember> {
  const { id, contact, profile } = member;
  const { language } = await readAccount(context, id);
  const held = await rolesOf(context.db, context.siteId, [id]);
  const roles = new Set(held.map(({ roleKey }) => roleKey));
  const { firstName, lastName } = contact;
  const name = profile.nickname || [firstName, lastName].filter(Boolean).join(' ');
  const imageUrl = profile.photo?.url;
  return {
    id,
    emailVerified: member.loginEmailVerified,
    role: roles.has('OWNER') ? 'OWNER' : roles.has('CONTRIBUTOR') ? 'CONTRIBUTOR' : 'MEMBER',
    loginEmail: member.loginEmail,
    ...(name && { memberName: name }),
    ...(firstName && { firstName }),
    ...(lastName && { lastName }),
    ...(profile.nickname && { nickname: profile.nickname }),
    ...(imageUrl && { imageUrl }),
    profilePrivacyStatus: member.privacyStatus === 'PUBLIC' ? 'PUBLIC' : 'PRIVATE',
    slug: profile.slug,
    ...(language && { language }),
    status: STATUS[member.status],
    creationDate: member.createdDate,
    lastUpdateDate: member.updatedDate,
    ...(member.lastLoginDate && { lastLoginDate: member.lastLoginDate }),
    emails: present(contact.emails),
    phones: present(contact.phones),
    addresses: present(contact.addresses).map(addressOf),
    labels: [],
    customFields: [],
    groups: [],
    contactId: member.contactId,
    requireProfileCompletion: false,
  };
}
