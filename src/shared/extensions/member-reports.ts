import { z } from 'zod';
import { changeExtension, readExtension } from './define.ts';

const reportedMember = z.strictObject({
  reportedMemberId: z.guid(),
  reportCount: z.string(),
  reviewed: z.boolean(),
  lastReportDate: z.string(),
});

/** A change of whether somebody has looked through the reports of a member. */
const reviewChange = () =>
  changeExtension({
    permission: 'MEMBERS.REPORTS_DELETE',
    request: z.strictObject({ memberId: z.guid() }),
    response: z.strictObject({ reportedMember }),
    audit: { entityType: 'member', entityId: (request) => request.memberId },
  });

/** Reports of members: the contract says whether they were reviewed, and has no operation that changes it. */
export const memberReportExtensions = {
  countReportedMembers: readExtension({
    permission: 'MEMBERS.REPORTS_READ',
    request: z.strictObject({}),
    response: z.strictObject({ open: z.int(), reviewed: z.int() }),
  }),
  dismissMemberReports: reviewChange(),
  reopenMemberReports: reviewChange(),
};
