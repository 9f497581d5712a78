import { memberReportExtensions } from '#shared/extensions/member-reports.ts';
import { serveExtensions } from '#platform/extensions/serve.ts';
import { markReviewed } from './review.ts';
import { reportedMembers } from './tables.ts';

export const routes = serveExtensions(memberReportExtensions, {
  async countReportedMembers(_request, { db, siteId }) {
    const of = async (reviewed: boolean) => (await reportedMembers.count(db, siteId, { reviewed })).count;
    return { open: await of(false), reviewed: await of(true) };
  },
  dismissMemberReports: async ({ memberId }, context) => ({
    reportedMember: await markReviewed(context, memberId, true),
  }),
  reopenMemberReports: async ({ memberId }, context) => ({
    reportedMember: await markReviewed(context, memberId, false),
  }),
});
