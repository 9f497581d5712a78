import { Flag } from 'lucide-react';
import { memberReportsDesk } from '#shared/desks/member-reports.ts';
import { defineDesk } from '#admin/data/define-desk.ts';
import { preloadable } from '#admin/ui/preloadable.tsx';

const page = preloadable(() => import('./MemberReports.tsx'));

export const memberReports = defineDesk({
  ...memberReportsDesk,
  icon: Flag,
  provider: async () => (await import('./provider.ts')).memberReportsProvider,
  list: page,
  edit: page,
  onePage: true,
});
