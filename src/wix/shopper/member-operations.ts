import {
  deleteMemberAddresses,
  deleteMemberPhones,
  deleteMyMember,
  getCurrentMember,
  updateMember,
  type Member,
} from '@wix/auto_sdk_members_members';
import { CallError } from '../errors.ts';
import { shopperClient, type CallOptions } from '../shopper-client.ts';

export type { Member };
export type MemberChange = Parameters<ReturnType<typeof updateMember>>[1];

/** Everything the platform keeps of the member who is signed in. */
export async function readMember(options?: CallOptions): Promise<Member> {
  const { member = {} } = await shopperClient(options).use(getCurrentMember)({ fieldsets: ['FULL'] });
  return member;
}

export const changeMember = (id: string, change: MemberChange, options?: CallOptions): Promise<Member> =>
  shopperClient(options).use(updateMember)(id, change);

export const deleteMember = (options?: CallOptions): Promise<void> =>
  shopperClient(options).use(deleteMyMember)();

/** An update leaves lists alone that it gives empty; these two empty them. */
export async function clearAddresses(id: string): Promise<Member> {
  const { member = {} } = await shopperClient().use(deleteMemberAddresses)(id);
  return member;
}

export async function clearPhones(id: string): Promise<Member> {
  const { member = {} } = await shopperClient().use(deleteMemberPhones)(id);
  return member;
}

/** Who works for the shop keeps their account as long as they do. Nothing else of a deletion is rejected as bad. */
export const isStaffDeletion = (thrown: unknown): boolean =>
  thrown instanceof CallError && thrown.status === 400;

/** The shop lets this member read and buy, and change nothing that others read. */
export const isMuted = (thrown: unknown): boolean =>
  thrown instanceof CallError && thrown.code === 'MEMBER_MUTED';
