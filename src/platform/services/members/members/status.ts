import type { Context } from '#platform/context.ts';
import { failedPrecondition, permissionDenied, PlatformError } from '#platform/contract/errors.ts';
import type { Handler, MembersApi } from '#platform/contract/index.ts';
import {
  approvedMail,
  endFlowsOf,
  passApproval,
  readAccount,
  removeAccount,
} from '../../identity/accounts/public.ts';
import { closeSessions } from '../../identity/oauth/public.ts';
import { hasActiveSubscription } from '../../ecom/subscription-contracts/public.ts';
import { lockMember, saveMember } from './find.ts';
import { emailKey, type Member } from './member.ts';
import { replyOf } from './reply.ts';
import { collaboratorOf } from './staff.ts';

const refuseDisconnected = ({ id, status }: Member): void => {
  if (status === 'OFFLINE')
    throw new PlatformError(409, 'A disconnected member stays so.', {
      code: 'MEMBER_OFFLINE',
      data: { memberId: id },
    });
};

/** Lets a member in, or in again; an address that is still to be verified is asked for at the next sign-in. */
export async function approve(context: Context, member: Member): Promise<Member> {
  refuseDisconnected(member);
  if (member.status === 'APPROVED') return member;
  await passApproval(context, member.id);
  if (member.status === 'PENDING')
    await context.mail(approvedMail(context.site, member, await readAccount(context, member.id)));
  return saveMember(context, { ...member, status: 'APPROVED' }, member);
}

/** It would go on charging whoever cannot sign in to cancel it. @throws 428 ACTIVE_SUBSCRIPTION_MEMBER_BLOCK_FORBIDDEN */
async function refuseSubscribed(context: Context, memberId: string): Promise<void> {
  if (await hasActiveSubscription(context, memberId))
    throw failedPrecondition(
      'A member with a subscription that goes on is neither blocked nor disconnected: cancel it first.',
      'ACTIVE_SUBSCRIPTION_MEMBER_BLOCK_FORBIDDEN',
      { memberId },
    );
}

/** @throws 403 for oneself and the shop's owner, 428 for one who pays for a subscription */
async function refuseBlock(context: Context, member: Member): Promise<void> {
  const { id: memberId, loginEmail, loginEmailVerified } = member;
  if (loginEmailVerified && context.actor && emailKey(context.actor) === loginEmail)
    throw permissionDenied('Nobody blocks themselves.', 'MEMBER_SELF_BLOCK_FORBIDDEN', { memberId });
  if ((await collaboratorOf(context, member))?.isOwner)
    throw permissionDenied('The owner of the shop cannot be blocked.', 'OWNER_MEMBER_BLOCK_FORBIDDEN', {
      memberId,
    });
  await refuseSubscribed(context, memberId);
}

/** Signs the member out everywhere; who is blocked already stays so. */
export async function block(context: Context, member: Member): Promise<Member> {
  refuseDisconnected(member);
  if (member.status === 'BLOCKED') return member;
  await refuseBlock(context, member);
  await closeSessions(context, member.id);
  await endFlowsOf(context, member.id);
  return saveMember(context, { ...member, status: 'BLOCKED' }, member);
}

/** For good: the address is free for another member, the slug is not. @throws 428 for one who pays for a subscription */
async function disconnect(context: Context, member: Member): Promise<Member> {
  if (member.status === 'OFFLINE') return member;
  await refuseSubscribed(context, member.id);
  await closeSessions(context, member.id);
  await removeAccount(context, member.id);
  return saveMember(context, { ...member, status: 'OFFLINE' }, member);
}

const speaking =
  (activityStatus: 'ACTIVE' | 'MUTED') =>
  async (context: Context, member: Member): Promise<Member> =>
    member.activityStatus === activityStatus
      ? member
      : saveMember(context, { ...member, activityStatus }, member);

const verb =
  (change: (context: Context, member: Member) => Promise<Member>) =>
  async ({ id }: { id: string }, context: Context): Promise<{ member: Member }> =>
    replyOf(context, await change(context, await lockMember(context, id)));

type Verb = Handler<
  MembersApi,
  'approveMember' | 'blockMember' | 'disconnectMember' | 'muteMember' | 'unmuteMember',
  Context
>;

export const approveMember: Verb = verb(approve);
export const blockMember: Verb = verb(block);
export const disconnectMember: Verb = verb(disconnect);
export const muteMember: Verb = verb(speaking('MUTED'));
export const unmuteMember: Verb = verb(speaking('ACTIVE'));
