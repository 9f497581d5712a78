// Written by `npm run generate` from @wix/auto_sdk_members_member-report 1.0.51.
export const deleteMemberReports = ['MEMBERS.REPORTS_DELETE'] as const;
export const listReportedMembers = ['MEMBERS.REPORTS_READ'] as const;
export const queryMemberReports = ['MEMBERS.REPORTS_READ'] as const;
export const queryReportedMembers = ['MEMBERS.REPORTS_READ'] as const;
export const reportMember = ['MEMBERS.REPORTS_WRITE'] as const;
