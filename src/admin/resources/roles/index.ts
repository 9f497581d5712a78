import { KeyRound } from 'lucide-react';
import type { AdminResource } from '../../data/admin-resource.ts';
import { restProvider } from '../../data/rest-provider.ts';
import { preloadable } from '../../ui/preloadable.tsx';
import { messages } from './messages.ts';

export const roles: AdminResource = {
  name: 'roles',
  icon: KeyRound,
  provider: restProvider,
  list: preloadable(() => import('./RoleList.tsx')),
  permissions: {},
  place: 'settings',
  goTo: 'r',
  messages,
};
