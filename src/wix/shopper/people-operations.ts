import { followMember, unfollowMember } from '@wix/auto_sdk_members_member-followers';
import { reportMember } from '@wix/auto_sdk_members_member-report';
import { blockMember, unblockMember } from '@wix/auto_sdk_members_member-to-member-block';
import {
  joinCommunity,
  leaveCommunity,
  updateCurrentMemberSlug,
  type Member,
} from '@wix/auto_sdk_members_members';
import type { ExtensionRequest } from '../../shared/extensions/define.ts';
import type { shopperProfileExtensions } from '../../shared/extensions/profiles.ts';
import type { NamedPerson, OwnField, ProfileVisibility, ShownPerson } from '../../shared/people.ts';
import { CallError } from '../errors.ts';
import { isAboutField } from '../is-about-field.ts';
import { shopperClient } from '../shopper-client.ts';
import { shopperExtensionClient } from './shopper-extensions.ts';

type Profiles = typeof shopperProfileExtensions;

const call = shopperExtensionClient<Profiles>();

/** Undefined of whom this shopper may learn nothing, and where there is nobody. */
export async function readPerson(
  request: ExtensionRequest<Profiles['getProfile']>,
): Promise<ShownPerson | undefined> {
  try {
    return (await call('getProfile', request)).person;
  } catch (thrown) {
    if (thrown instanceof CallError && thrown.status === 404) return undefined;
    throw thrown;
  }
}

export const readProfileVisibility = async (): Promise<ProfileVisibility> =>
  (await call('getMyProfileVisibility', {})).standing;

/** What the shop asks this member for. */
export const readOwnFields = async (): Promise<OwnField[]> => (await call('listMyProfileFields', {})).fields;

export const readBlocked = (cursor?: string): Promise<{ people: NamedPerson[]; next?: string }> =>
  call('listMyBlockedMembers', { cursor });

const hasCode = (thrown: unknown, code: string): boolean =>
  thrown instanceof CallError && thrown.code === code;

/** Whom the member blocks already stays so. */
export async function block(memberId: string): Promise<void> {
  try {
    await shopperClient().use(blockMember)(memberId);
  } catch (thrown) {
    if (!hasCode(thrown, 'MEMBER_ALREADY_BLOCKED')) throw thrown;
  }
}

/** Who is not blocked any more is done with as well. */
export async function unblock(memberId: string): Promise<void> {
  try {
    await shopperClient().use(unblockMember)(memberId);
  } catch (thrown) {
    if (!hasCode(thrown, 'BLOCK_DOES_NOT_EXIST')) throw thrown;
  }
}

/** Who works for the shop cannot be blocked. */
export const isStaffRejection = (thrown: unknown): boolean => hasCode(thrown, 'ADMIN_BLOCKING_FORBIDDEN');

export const showProfile = async (): Promise<void> => void (await shopperClient().use(joinCommunity)());
export const hideProfile = async (): Promise<void> => void (await shopperClient().use(leaveCommunity)());

/** Why an address was not taken; `failed` where nothing is known. */
export type SlugError = 'inUse' | 'script' | 'failed';

export async function changeSlug(slug: string): Promise<Member> {
  const { member = {} } = await shopperClient().use(updateCurrentMemberSlug)(slug);
  return member;
}

export function slugErrorOf(thrown: unknown): SlugError {
  if (hasCode(thrown, 'SLUG_ALREADY_EXISTS')) return 'inUse';
  return isAboutField(thrown, /slug/i) ? 'script' : 'failed';
}

export const follow = async (memberId: string): Promise<void> => {
  await shopperClient().use(followMember)(memberId);
};
export const unfollow = async (memberId: string): Promise<void> => {
  await shopperClient().use(unfollowMember)(memberId);
};

export type Circle = 'followers' | 'following';

export const readCircle = (of: Circle, cursor?: string): Promise<{ people: NamedPerson[]; next?: string }> =>
  call('listMyFollows', { of, cursor });

/** Of the contract. */
export type ReportReason = 'SPAM' | 'IMPERSONATION' | 'HARASSMENT' | 'OTHER';

/** @returns whether the shop knows of it already from the same member */
export async function report(
  memberId: string,
  category: ReportReason,
  description: string,
): Promise<'sent' | 'known'> {
  const words = description.trim();
  try {
    await shopperClient().use(reportMember)({
      reportedMemberId: memberId,
      reason: { category, ...(words !== '' && { description: words }) },
    });
    return 'sent';
  } catch (thrown) {
    // Known already, or the shop has acted: either way there is nothing left to tell it.
    if (hasCode(thrown, 'ALREADY_EXISTS') || hasCode(thrown, 'CANNOT_REPORT_BLOCKED_MEMBER')) return 'known';
    throw thrown;
  }
}
