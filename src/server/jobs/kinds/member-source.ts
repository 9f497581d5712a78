import { entitySource } from './entity-source.ts';

export interface JobMember {
  id: string;
  loginEmail?: string;
  contact?: { firstName?: string; lastName?: string };
  profile?: { nickname?: string };
}

const nameOf = ({ contact, profile }: JobMember): string =>
  profile?.nickname ?? [contact?.firstName, contact?.lastName].filter(Boolean).join(' ');

/** Members, by their own ids. */
export const members = entitySource<JobMember>({
  search: 'members_members.queryMembers',
  asked: { fieldsets: ['FULL'] },
  plural: 'members',
  label: (member) => nameOf(member) || member.loginEmail,
});
