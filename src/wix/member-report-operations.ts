import {
  deleteMemberReports,
  queryMemberReports,
  queryReportedMembers,
  type MemberReport as WixReport,
  type MemberReportQuery,
  type ReportedMember as WixReported,
} from '@wix/auto_sdk_members_member-report';
import {
  approveMember,
  blockMember,
  muteMember,
  unmuteMember,
  type Member as WixMember,
} from '@wix/auto_sdk_members_members';
import { findMembersById } from './find-members.ts';
import type { PageQuery } from './page-query.ts';
import { staffClient, type CallOptions } from './staff-client.ts';

export type MemberReport = WixReport;
export type Reported = WixReported;
export type ReportedPerson = WixMember;

/** Of the reports of those on one page; the platform gives no more at once. */
const MAX_REPORTS = 1000;

export const memberReportOperations = {
  queryReported: ({ filter, sort, cursorPaging }: PageQuery, options?: CallOptions) =>
    staffClient(options).use(queryReportedMembers)({
      query: { filter: filter ?? {}, sorting: sort ?? [], paging: cursorPaging },
    }),
  /** The latest first. */
  async reportsOf(memberIds: readonly string[], options?: CallOptions): Promise<MemberReport[]> {
    if (memberIds.length === 0) return [];
    const query = { filter: { reportedMemberId: { $in: memberIds } }, paging: { limit: MAX_REPORTS } };
    const { memberReports } = await staffClient(options).use(queryMemberReports)(query as MemberReportQuery);
    return memberReports ?? [];
  },
  members: findMembersById,
  forget: (memberId: string): Promise<unknown> => staffClient().use(deleteMemberReports)(memberId),
  mute: (memberId: string): Promise<unknown> => staffClient().use(muteMember)(memberId),
  unmute: (memberId: string): Promise<unknown> => staffClient().use(unmuteMember)(memberId),
  block: (memberId: string): Promise<unknown> => staffClient().use(blockMember)(memberId),
  approve: (memberId: string): Promise<unknown> => staffClient().use(approveMember)(memberId),
};
