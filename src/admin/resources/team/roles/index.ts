import { KeyRound } from 'lucide-react';
import { rolesDesk } from '#shared/desks/roles.ts';
import { defineDesk } from '#admin/data/define-desk.ts';
import { restDesk } from '#admin/data/rest-desk.ts';
import { preloadable } from '#admin/ui/preloadable.tsx';

export const roles = defineDesk({
  ...rolesDesk,
  icon: KeyRound,
  provider: restDesk,
  list: preloadable(() => import('./RoleList.tsx')),
});
