import type { Context } from '#platform/context.ts';
import {
  alreadyExists,
  badRequest,
  failedPrecondition,
  invalidField,
  notFound,
} from '#platform/contract/errors.ts';
import type { Handler, MemberReportsApi, Request } from '#platform/contract/index.ts';
import { clientOf, spendAttempt } from '#platform/identity/attempts.ts';
import { findMemberToChange, isKnown } from '../members/public.ts';
import { events, presentReported, emitSummary } from './events.ts';
import { hasReported, reportedMembers, reports, type MemberReport } from './tables.ts';

const MAX_WORDS = 2000;

type Reason = NonNullable<Request<MemberReportsApi, 'reportMember'>['memberReport']['reason']>;

function readReason({ category, description }: Reason): MemberReport['reason'] {
  if (!category || category === 'UNKNOWN')
    throw invalidField('memberReport.reason.category', 'REQUIRED_FIELD', 'must name the reason');
  const words = description?.trim() ?? '';
  if (words.length > MAX_WORDS)
    throw invalidField(
      'memberReport.reason.description',
      'MAX_LENGTH',
      `must have at most ${MAX_WORDS} characters`,
      { threshold: MAX_WORDS },
    );
  return { category, ...(words !== '' && { description: words }) };
}

/** One more; whoever looked through the others before has not seen this one. The member is locked. */
async function countIn(context: Context, { reportedMemberId, createdDate }: MemberReport): Promise<void> {
  const { db, siteId } = context;
  const before = await reportedMembers.getForUpdate(db, siteId, reportedMemberId);
  if (before) {
    await reportedMembers.replace(db, siteId, {
      ...before,
      reportCount: String(Number(before.reportCount) + 1),
      reviewed: false,
      lastReportDate: createdDate,
    });
    return;
  }
  const fresh = await reportedMembers.insert(db, siteId, {
    id: reportedMemberId,
    reportedMemberId,
    reportCount: '1',
    reviewed: false,
    lastReportDate: createdDate,
    createdDate,
  });
  await context.emit(
    events.action('reported_member_created', reportedMemberId, { reportedMember: presentReported(fresh) }),
  );
}

/**
 * Several of one member by another are allowed, one for each reason; a block between the two may be why. An app reports
 * as nobody.
 */
export const reportMember: Handler<MemberReportsApi, 'reportMember', Context> = async (
  { memberReport: input },
  context,
) => {
  const { db, siteId, ids, clock, caller } = context;
  const memberId = input.reportedMemberId ?? '';
  const reason = readReason(input.reason ?? {});
  const reportingMemberId = caller.kind === 'member' ? caller.memberId : undefined;
  if (reportingMemberId === memberId)
    throw badRequest('Nobody reports themselves.', 'SELF_REPORTING_FORBIDDEN', { memberId });
  const member = await findMemberToChange(context, memberId);
  if (!member) throw notFound('The member was not found.', undefined, { memberId });
  if (reportingMemberId !== undefined) {
    if (!(await isKnown(context, member)))
      throw notFound('The member was not found.', undefined, { memberId });
    const { category } = reason;
    if (await hasReported(db, siteId, { reportingMemberId, reportedMemberId: memberId, category }))
      throw alreadyExists('The member is reported for this already.', undefined, { memberId, category });
    await spendAttempt(context, 'reportByMember', reportingMemberId);
    await spendAttempt(context, 'reportByClient', clientOf(context));
  }
  if (member.status === 'BLOCKED')
    throw failedPrecondition('The shop has blocked the member already.', 'CANNOT_REPORT_BLOCKED_MEMBER', {
      memberId,
    });
  const report = await reports.insert(db, siteId, {
    id: ids.guid(),
    reportedMemberId: memberId,
    ...(reportingMemberId !== undefined && { reportingMemberId }),
    reason,
    createdDate: clock.now().toISOString(),
  });
  await countIn(context, report);
  await context.emit(events.created(report));
  await emitSummary(context, memberId);
  return { memberReport: report };
};
