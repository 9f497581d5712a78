import type { MembersApi, Reply } from '#platform/contract/index.ts';
import { entityEvents } from '#platform/events/entity-events.ts';

type ApiMember = NonNullable<Reply<MembersApi, 'getMember'>['member']>;

export type Contact = NonNullable<ApiMember['contact']>;
export type Profile = NonNullable<ApiMember['profile']>;
export type MemberStatus = NonNullable<ApiMember['status']>;

/** A member as it is kept: complete, whatever a caller may see of it. */
export type Member = ApiMember & {
  id: string;
  /** In lower case. */
  loginEmail: string;
  loginEmailVerified: boolean;
  status: MemberStatus;
  contactId: string;
  contact: Contact;
  profile: Profile & { slug: string };
  privacyStatus: NonNullable<ApiMember['privacyStatus']>;
  activityStatus: NonNullable<ApiMember['activityStatus']>;
  createdDate: string;
  updatedDate: string;
};

export const memberEvents = entityEvents('wix.members.v1.member');

/** Addresses are told apart whatever their case. */
export const emailKey = (email: string): string => email.trim().toLowerCase();
