import { Users } from 'lucide-react';
import type { AdminResource } from '../../data/admin-resource.ts';
import { restProvider } from '../../data/rest-provider.ts';
import { preloadable } from '../../ui/preloadable.tsx';
import { messages } from './messages.ts';

export const staff: AdminResource = {
  name: 'staff',
  icon: Users,
  provider: restProvider,
  list: preloadable(() => import('./StaffList.tsx')),
  permissions: { list: 'COUNTERPART.STAFF_MANAGE' },
  place: 'settings',
  goTo: 's',
  messages,
};
