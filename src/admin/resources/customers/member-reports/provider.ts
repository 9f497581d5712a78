import type { memberReportExtensions } from '#shared/extensions/member-reports.ts';
import { memberReportOperations as operations, type ReportedPerson } from '#wix/member-report-operations.ts';
import type { PageQuery } from '#wix/page-query.ts';
import { reviewOperations } from '#wix/review-operations.ts';
import type { CallOptions } from '#wix/staff-client.ts';
import { extensionClient } from '#admin/access/extension-client.ts';
import { platformProvider } from '#admin/data/platform-provider.ts';
import type { TabCounts } from '#shared/desks/tab-counts.ts';
import type { ReadOptions } from '#admin/data/read-options.ts';
import { memberReportListSpec } from './list-spec.ts';
import type { ReportedItem, ReportedRecord, ReportOutcome } from './reported-member.ts';

const MAX_WORDS = 5;
const call = extensionClient<typeof memberReportExtensions>();

/** Of as many reports, those that were reported last come first. */
const latestThen = ({ sort = [], ...query }: PageQuery): PageQuery => ({
  ...query,
  ...(query.cursorPaging.cursor === undefined && {
    sort: [...sort, { fieldName: 'lastReportDate', order: 'DESC' }],
  }),
});

async function list(query: PageQuery, options?: CallOptions) {
  const reply = await operations.queryReported(latestThen(query), options);
  const found = (reply.reportedMembers ?? []).flatMap(({ reportedMemberId: id, ...rest }) =>
    id ? [{ ...rest, reportedMemberId: id }] : [],
  );
  const ids = found.map(({ reportedMemberId }) => reportedMemberId);
  const [reports, members] = await Promise.all([
    operations.reportsOf(ids, options),
    operations.members(ids, options),
  ]);
  const byMember = Map.groupBy(reports, ({ reportedMemberId }) => reportedMemberId);
  const known = new Map(members.map((member) => [member._id, member]));
  const reportedMembers = found.map((reported): ReportedItem => ({
    ...reported,
    _id: reported.reportedMemberId,
    member: known.get(reported.reportedMemberId),
    reports: byMember.get(reported.reportedMemberId) ?? [],
  }));
  return { reportedMembers, pagingMetadata: reply.pagingMetadata ?? null };
}

const provider = platformProvider({
  spec: memberReportListSpec,
  items: 'reportedMembers',
  list,
  async get(id: string, options?: CallOptions) {
    const page = { filter: { reportedMemberId: id }, cursorPaging: { limit: 1 } };
    return (await list(page, options)).reportedMembers[0];
  },
});

const actions: Record<ReportOutcome, (id: string) => Promise<unknown>> = {
  DISMISSED: async () => undefined,
  MUTED: operations.mute,
  BLOCKED: operations.block,
};

export const memberReportsProvider = {
  ...provider,

  /** Only the embedded platform counts them. */
  async counts(_resource: string, { signal }: ReadOptions): Promise<{ data: TabCounts }> {
    const { open, reviewed: closed } = await call('countReportedMembers', {}, { signal });
    return { data: { all: open + closed, tabs: { open, closed } } };
  },

  /** Where nobody can mark them as looked through, they are deleted. */
  async judge(_resource: string, { id, to, embedded }: { id: string; to: ReportOutcome; embedded: boolean }) {
    await actions[to](id);
    await (embedded ? call('dismissMemberReports', { memberId: id }) : operations.forget(id));
    return { data: { id } };
  },

  /** @param before as the member was when they were judged */
  async reopen(_resource: string, { before, to }: { before: ReportedRecord; to: ReportOutcome }) {
    const { id, member } = before;
    if (to === 'MUTED' && member?.activityStatus !== 'MUTED') await operations.unmute(id);
    if (to === 'BLOCKED' && member?.status === 'APPROVED') await operations.approve(id);
    if (!before.reviewed) await call('reopenMemberReports', { memberId: id });
    return { data: { id } };
  },

  async people(_resource: string, { ids, signal }: ReadOptions & { ids: readonly string[] }) {
    return { data: await operations.members(ids, { signal }) };
  },

  /** What the member wrote in the shop, the newest first. */
  async words(_resource: string, { contactId, signal }: ReadOptions & { contactId: string }) {
    const { reviews } = await reviewOperations.query(
      {
        filter: { 'author.contactId': contactId },
        sort: [{ fieldName: 'createdDate', order: 'DESC' }],
        cursorPaging: { limit: MAX_WORDS },
      },
      { signal },
    );
    return { data: reviews ?? [] };
  },
};

export type MemberReportsProvider = typeof memberReportsProvider;
export type People = readonly ReportedPerson[];
