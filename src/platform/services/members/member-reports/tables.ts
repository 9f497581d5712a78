import { sql } from 'kysely';
import type { Queryable } from '#database/database.ts';
import {
  type MemberReportsApi,
  type QueryField,
  type QuerySpec,
  querySpec,
  type Reply,
} from '#platform/contract/index.ts';
import { defineEntity } from '#platform/store/index.ts';

type ApiReport = NonNullable<Reply<MemberReportsApi, 'reportMember'>['memberReport']>;
type ApiReported = NonNullable<Reply<MemberReportsApi, 'listReportedMembers'>['reportedMembers']>[number];

export type MemberReport = ApiReport & {
  id: string;
  reportedMemberId: string;
  reason: { category: Category; description?: string };
  createdDate: string;
};

type Category = 'SPAM' | 'IMPERSONATION' | 'HARASSMENT' | 'OTHER';

/** What is summed up of the reports of a member, kept with each of them. */
export type ReportedMember = ApiReported & {
  /** The member's. */
  id: string;
  reportedMemberId: string;
  reportCount: string;
  reviewed: boolean;
  lastReportDate: string;
  /** When the first of them came. */
  createdDate: string;
};

const DEFAULT_PAGE = 100;
const MAX_PAGE = 1000;

export const reports = defineEntity<MemberReport>({
  table: 'member_reports',
  spec: querySpec('members_member-report', 'MemberReportQuerySpec'),
  columns: {
    createdDate: { type: 'date', required: true, index: true },
    reportedMemberId: { type: 'text', required: true },
    reportingMemberId: { type: 'text', index: true },
  },
  indexes: [['reportedMemberId', 'createdDate']],
  defaultSort: [{ fieldName: 'createdDate', order: 'DESC' }],
  defaultLimit: DEFAULT_PAGE,
  maxLimit: MAX_PAGE,
});

const found = (field: string, sort: QueryField['sort']): QueryField => ({ field, operators: '*', sort });

/** Assumed: all that is told of them can be asked for; the contract declares no fields. */
const reportedSpec: QuerySpec = {
  paging: 'cursor',
  fields: [
    found('reportedMemberId', 'NONE'),
    found('reviewed', 'NONE'),
    found('reportCount', 'BOTH'),
    found('lastReportDate', 'BOTH'),
    found('createdDate', 'BOTH'),
  ],
  searchable: [],
  aggregatable: [],
};

export const reportedMembers = defineEntity<ReportedMember>({
  table: 'reported_members',
  spec: reportedSpec,
  columns: {
    reportedMemberId: { type: 'text', required: true },
    reviewed: { type: 'boolean', required: true },
    reportCount: { type: 'decimal', required: true },
    lastReportDate: { type: 'date', required: true },
    createdDate: { type: 'date', required: true, index: true },
  },
  indexes: [
    ['reviewed', 'reportCount', 'lastReportDate'],
    ['reviewed', 'lastReportDate'],
  ],
  summary: ['reviewed'],
  defaultSort: [{ fieldName: 'createdDate', order: 'ASC' }],
  defaultLimit: DEFAULT_PAGE,
  maxLimit: MAX_PAGE,
});

export const entities = [reports, reportedMembers];

/** Whether this member has reported that one for this already. */
export async function hasReported(
  db: Queryable,
  siteId: string,
  {
    reportingMemberId,
    reportedMemberId,
    category,
  }: Record<'reportingMemberId' | 'reportedMemberId' | 'category', string>,
): Promise<boolean> {
  const { rows } = await sql`select 1 from member_reports
    where site_id = ${siteId} and reported_member_id = ${reportedMemberId}
      and reporting_member_id = ${reportingMemberId} and doc #>> '{reason,category}' = ${category}`.execute(
    db,
  );
  return rows.length > 0;
}

/** @returns all there were of the member */
export async function removeReportsOf(
  db: Queryable,
  siteId: string,
  memberId: string,
): Promise<MemberReport[]> {
  const { rows } = await sql<{ doc: MemberReport }>`delete from member_reports
    where site_id = ${siteId} and reported_member_id = ${memberId} returning doc`.execute(db);
  return rows.map(({ doc }) => doc);
}
