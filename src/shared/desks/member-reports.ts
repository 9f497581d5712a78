import * as reports from '../contract/generated/members_member-report.rights.ts';
import * as members from '../contract/generated/members_members.rights.ts';
import type { DeskFacts } from './desk.ts';

export const memberReportsDesk = {
  name: 'member-reports',
  place: 'main',
  under: 'customers',
  goTo: '2',
  entities: ['wix.members.v1.member_report', 'counterpart.members.v1.reported_member'],
  rights: {
    list: reports.queryReportedMembers,
    dismiss: reports.deleteMemberReports,
    mute: members.muteMember,
    block: members.blockMember,
  },
} as const satisfies DeskFacts;
