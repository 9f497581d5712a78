import { badgeAssignments, badges, badgesV2, members } from '@wix/members';
import { newEmail } from './accounts.ts';
import type { Stack, StackCaller } from './stack.ts';

export const badgeModules = (stack: Stack, caller?: StackCaller) =>
  stack.sdk({ badges, badgesV2, badgeAssignments, members }, caller);

/** A badge of that title. */
export async function newBadge(stack: Stack, title: string): Promise<string> {
  const colours = { backgroundColor: '#796EFF', textColor: '#FFFFFF' };
  return String((await badgeModules(stack).badgesV2.createBadge({ title, ...colours }))._id);
}

/** So many members, whom nobody sees unless they are to be public. */
export const newMembers = (
  stack: Stack,
  count: number,
  privacyStatus: 'PUBLIC' | 'PRIVATE' = 'PRIVATE',
): Promise<string[]> =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const member = { loginEmail: newEmail('badge'), privacyStatus };
      return String((await badgeModules(stack).members.createMember({ member }))._id);
    }),
  );
