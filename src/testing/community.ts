import {
  authentication,
  authorization,
  memberFollowers,
  memberReport,
  memberRoleDefinition,
  members,
  memberToMemberBlock,
  membersAbout,
} from '@wix/members';
import type { Stack, StackCaller } from './stack.ts';

let addresses = 0;

/** What members are to each other and to the shop, called as `caller`; by default with the shop's key. */
export const communityOf = (stack: Stack, caller?: StackCaller) =>
  stack.sdk(
    {
      members,
      membersAbout,
      memberFollowers,
      memberReport,
      memberRoleDefinition,
      memberToMemberBlock,
      authorization,
      membersAuthentication: authentication,
    },
    caller,
  );

export interface TestMember {
  id: string;
  email: string;
  caller: StackCaller & { kind: 'member' };
}

/** Somebody everybody may see, unless said otherwise. */
export async function someMember(
  stack: Stack,
  { privacyStatus = 'PUBLIC', nickname }: { privacyStatus?: 'PUBLIC' | 'PRIVATE'; nickname?: string } = {},
): Promise<TestMember> {
  const email = `community${++addresses}@example.com`;
  const body = { member: { loginEmail: email, privacyStatus, ...(nickname && { profile: { nickname } }) } };
  const reply = await stack.call('POST', '/members/v1/members', body);
  const { member } = (await reply.json()) as { member: { id: string } };
  return { id: member.id, email, caller: { kind: 'member', memberId: member.id } };
}

export const block = (stack: Stack, memberId: string): Promise<unknown> =>
  communityOf(stack).members.blockMember(memberId);
