import { KeyRound } from 'lucide-react';
import { rolesDesk } from '#shared/desks/roles.ts';
import { defineDesk } from '../../data/define-desk.ts';
import { restDesk } from '../../data/rest-desk.ts';
import { preloadable } from '../../ui/preloadable.tsx';

export const roles = defineDesk({
  ...rolesDesk,
  icon: KeyRound,
  provider: restDesk,
  list: preloadable(() => import('./RoleList.tsx')),
});
