import { KeyRound } from 'lucide-react';
import { rolesDesk } from '../../../shared/desks/roles.ts';
import { defineDesk } from '../../data/define-desk.ts';
import { restProvider } from '../../data/rest-provider.ts';
import { preloadable } from '../../ui/preloadable.tsx';
import { messages } from './messages.ts';

export const roles = defineDesk({
  ...rolesDesk,
  icon: KeyRound,
  provider: restProvider,
  list: preloadable(() => import('./RoleList.tsx')),
  messages,
});
