import type { Context } from '#platform/context.ts';
import { entityEvents } from '#platform/events/entity-events.ts';
import type { ReportedMember } from './tables.ts';

export const events = entityEvents('wix.members.v1.member_report');

/** What is told of it; the rest is for finding it. */
export const presentReported = ({
  reportedMemberId,
  reportCount,
  reviewed,
  lastReportDate,
}: ReportedMember) => ({ reportedMemberId, reportCount, reviewed, lastReportDate });

/** The contract does not tell that reports were looked through: what the back office hears of it is ours. */
export const emitSummary = (context: Context, memberId: string): Promise<void> =>
  context.emit({
    entityFqdn: 'counterpart.members.v1.reported_member',
    slug: 'updated',
    entityId: memberId,
    body: { actionEvent: { body: { reportedMemberId: memberId } } },
  });
