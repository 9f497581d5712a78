import {
  defaultPrivacy,
  memberPrivacySettings,
  members,
  memberToMemberBlock,
  userMember,
} from '@wix/members';
import { memberOf, newEmail, register } from './accounts.ts';
import type { Stack, StackCaller } from './stack.ts';

/** The SDK modules around members, over the platform in process. */
export const memberModules = (stack: Stack, caller?: StackCaller) =>
  stack.sdk({ defaultPrivacy, memberPrivacySettings, members, memberToMemberBlock, userMember }, caller);

type MemberModules = ReturnType<typeof memberModules>;

export interface SignedUp extends MemberModules {
  email: string;
  id: string;
  caller: StackCaller;
}

/** Somebody who has registered and is signed in. */
export async function signedUp(stack: Stack, name?: string): Promise<SignedUp> {
  const email = newEmail(name);
  const state = await register(stack, email);
  const caller = await memberOf(stack, state);
  return { ...memberModules(stack, caller), email, id: String(state.identity?._id), caller };
}

/** What the shop has decided about profiles; what is left out is as if nothing had been decided. */
export async function decide(
  stack: Stack,
  wanted: Partial<{
    publicMemberVisibility: 'VISIBLE_TO_ALL' | 'VISIBLE_TO_MEMBERS_ONLY';
    publicMemberCandidates: 'ANYONE' | 'NO_ONE';
    defaultPrivacy: 'PRIVATE' | 'PUBLIC';
  }> = {},
): Promise<void> {
  const { memberPrivacySettings: settings, defaultPrivacy: standard } = memberModules(stack);
  const { publicMemberVisibility = 'VISIBLE_TO_ALL', publicMemberCandidates = 'ANYONE' } = wanted;
  const { revision } = (await settings.getMemberPrivacySettings()).memberPrivacySettings ?? {};
  await settings.setMemberPrivacySettings({
    publicMemberVisibility,
    publicMemberCandidates,
    revision: revision ?? null,
  });
  const before = (await standard.getDefaultPrivacyStatus()).defaultPrivacy;
  await standard.setDefaultPrivacyStatus({
    defaultPrivacy: (wanted.defaultPrivacy ?? null) as never,
    revision: before?.revision ?? null,
  });
}
