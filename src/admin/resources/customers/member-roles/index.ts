import { UserCog } from 'lucide-react';
import { memberRolesDesk } from '#shared/desks/member-roles.ts';
import { defineDesk } from '#admin/data/define-desk.ts';
import { preloadable } from '#admin/ui/preloadable.tsx';

const page = preloadable(() => import('./MemberRoles.tsx'));

export const memberRoles = defineDesk({
  ...memberRolesDesk,
  icon: UserCog,
  provider: async () => (await import('./provider.ts')).memberRolesProvider,
  list: page,
  create: page,
  edit: page,
  found: ({ title, roleKey }) => ({ title: title ?? '', detail: roleKey ?? '' }),
});
