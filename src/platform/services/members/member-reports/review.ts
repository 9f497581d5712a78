import type { Context } from '#platform/context.ts';
import { notFound } from '#platform/contract/errors.ts';
import type { Handler, MemberReportsApi } from '#platform/contract/index.ts';
import type { Listener } from '#platform/service.ts';
import { findMemberToChange } from '../members/public.ts';
import { events, presentReported, emitSummary } from './events.ts';
import { removeReportsOf, reportedMembers, type ReportedMember } from './tables.ts';

const notReported = (memberId: string) => notFound('The member was not reported.', undefined, { memberId });

async function removeAll(context: Context, memberId: string): Promise<boolean> {
  const { db, siteId } = context;
  const removed = await removeReportsOf(db, siteId, memberId);
  for (const report of removed) await context.emit(events.deleted(report));
  if (!(await reportedMembers.remove(db, siteId, memberId))) return false;
  await context.emit(events.action('reported_member_deleted', memberId, { reportedMemberId: memberId }));
  await emitSummary(context, memberId);
  return true;
}

/** Of a member who was not reported there is nothing to delete. */
export const deleteMemberReports: Handler<MemberReportsApi, 'deleteMemberReports', Context> = async (
  { memberId },
  context,
) => {
  // As whoever reports: they wait for each other.
  await findMemberToChange(context, memberId);
  if (!(await removeAll(context, memberId))) throw notReported(memberId);
  return {};
};

/** Somebody has looked through the reports, or has not after all. @throws 404 NOT_FOUND */
export async function markReviewed(
  context: Context,
  memberId: string,
  reviewed: boolean,
): Promise<ReturnType<typeof presentReported>> {
  const { db, siteId } = context;
  await findMemberToChange(context, memberId);
  const before = await reportedMembers.getForUpdate(db, siteId, memberId);
  if (!before) throw notReported(memberId);
  if (before.reviewed === reviewed) return presentReported(before);
  const after: ReportedMember = await reportedMembers.replace(db, siteId, { ...before, reviewed });
  await emitSummary(context, memberId);
  return presentReported(after);
}

export const forgetMember: Listener = async ({ entityId }, context) => {
  await removeAll(context, entityId);
};
