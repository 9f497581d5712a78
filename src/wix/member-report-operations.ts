import {
  deleteMemberReports,
  queryMemberReports,
  queryReportedMembers,
  type MemberReport as WixReport,
  type ReportedMember as WixReported,
} from '@wix/auto_sdk_members_member-report';
import {
  approveMember,
  blockMember,
  muteMember,
  queryMembers,
  unmuteMember,
  type Member as WixMember,
} from '@wix/auto_sdk_members_members';
import type { PageQuery } from './page-query.ts';
import { staffClient, type CallOptions } from './staff-client.ts';

export type MemberReport = WixReport;
export type Reported = WixReported;
export type ReportedPerson = WixMember;

/** Of the reports of those on one page; the platform gives no more at once. */
const MOST_REPORTS = 1000;
const MOST_MEMBERS = 100;

export const memberReportOperations = {
  queryReported: ({ filter, sort, cursorPaging }: PageQuery, options?: CallOptions) =>
    staffClient(options).use(queryReportedMembers)({
      query: { filter: filter ?? {}, sorting: sort ?? [], paging: cursorPaging },
    }),
  /** The latest first. */
  reportsOf: async (memberIds: readonly string[], options?: CallOptions): Promise<MemberReport[]> =>
    memberIds.length === 0
      ? []
      : (
          await staffClient(options)
            .use(queryMemberReports)()
            .in('reportedMemberId', [...memberIds])
            .limit(MOST_REPORTS)
            .find()
        ).items,
  members: async (ids: readonly string[], options?: CallOptions): Promise<ReportedPerson[]> =>
    ids.length === 0
      ? []
      : (
          await staffClient(options)
            .use(queryMembers)({ fieldsets: ['FULL'] })
            .in('_id', [...ids])
            .limit(MOST_MEMBERS)
            .find()
        ).items,
  forget: (memberId: string): Promise<unknown> => staffClient().use(deleteMemberReports)(memberId),
  mute: (memberId: string): Promise<unknown> => staffClient().use(muteMember)(memberId),
  unmute: (memberId: string): Promise<unknown> => staffClient().use(unmuteMember)(memberId),
  block: (memberId: string): Promise<unknown> => staffClient().use(blockMember)(memberId),
  approve: (memberId: string): Promise<unknown> => staffClient().use(approveMember)(memberId),
};
