import type { PackageContract } from '../schema.ts';
import { definitionsOf, message } from './messages.ts';

/** That somebody looked through the reports of a member, as `@wix/members_member-report` 1.0.7 sends it. */
export const olderMemberReports: PackageContract = {
  package: 'older_member-reports',
  version: '',
  operations: {
    markMemberReportsAsReviewed: {
      fqn: 'com.wixpress.members.memberreports.MemberReports.MarkMemberReportsAsReviewed',
      method: 'POST',
      path: '/members/v1/member-reports/members/{memberId}/mark-as-reviewed',
      request: 'MarkAsReviewedRequest',
      reply: 'MarkAsReviewedResponse',
      required: ['memberId'],
      // Today's packages have no permission for it; who may delete the reports may say that they were read.
      permissions: ['MEMBERS.REPORTS_DELETE'],
      identities: ['APP'],
    },
  },
  definitions: {
    ...definitionsOf('members_member-report'),
    MarkAsReviewedRequest: message({ memberId: 'string' }, { memberId: { format: 'GUID' } }),
    MarkAsReviewedResponse: message({ reportedMember: 'ReportedMember' }),
  },
  events: [],
  querySpecs: {},
};
