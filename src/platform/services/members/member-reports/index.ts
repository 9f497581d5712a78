import type { Context } from '#platform/context.ts';
import type { Handlers, MemberReportsApi } from '#platform/contract/index.ts';
import { defineService } from '#platform/service.ts';
import { migrations } from './migrations.ts';
import { readers } from './read.ts';
import { reportMember } from './report.ts';
import { deleteMemberReports, forgetMember, markReviewed } from './review.ts';
import { routes } from './routes.ts';
import { entities } from './tables.ts';

export const memberReports = defineService({
  name: 'member-reports',
  package: 'members_member-report',
  handlers: { ...readers, reportMember, deleteMemberReports } satisfies Handlers<MemberReportsApi, Context>,
  listeners: { 'wix.members.v1.member_deleted': forgetMember },
  routes,
  entities,
  migrations,
});

/** A call of an earlier time. */
export const olderMemberReports = defineService({
  name: 'older-member-reports',
  package: 'older_member-reports',
  handlers: {
    markMemberReportsAsReviewed: async ({ memberId }: { memberId: string }, context: Context) => ({
      reportedMember: await markReviewed(context, memberId, true),
    }),
  },
});
