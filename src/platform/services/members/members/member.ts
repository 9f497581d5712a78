import type { MembersApi, Reply } from '#platform/contract/index.ts';
import { entityEvents } from '#platform/events/entity-events.ts';

type WireMember = NonNullable<Reply<MembersApi, 'getMember'>['member']>;

export type Contact = NonNullable<WireMember['contact']>;
export type Profile = NonNullable<WireMember['profile']>;
export type MemberStatus = NonNullable<WireMember['status']>;

/** A member as it is kept: complete, whatever a caller may see of it. */
export type Member = WireMember & {
  id: string;
  /** In lower case. */
  loginEmail: string;
  loginEmailVerified: boolean;
  status: MemberStatus;
  contactId: string;
  contact: Contact;
  profile: Profile & { slug: string };
  privacyStatus: NonNullable<WireMember['privacyStatus']>;
  activityStatus: NonNullable<WireMember['activityStatus']>;
  createdDate: string;
  updatedDate: string;
};

export const memberEvents = entityEvents('wix.members.v1.member');

/** Addresses are told apart whatever their case. */
export const emailKey = (email: string): string => email.trim().toLowerCase();
