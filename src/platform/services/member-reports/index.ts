import type { Context } from '../../context.ts';
import type { Handlers, MemberReportsApi } from '../../contract/index.ts';
import { defineService } from '../../service.ts';
import { migrations } from './migrations.ts';
import { readers } from './read.ts';
import { reportMember } from './report.ts';
import { deleteMemberReports, forgetMember } from './review.ts';
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
