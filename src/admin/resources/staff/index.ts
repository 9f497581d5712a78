import { Users } from 'lucide-react';
import { staffDesk } from '../../../shared/desks/staff.ts';
import { defineDesk } from '../../data/define-desk.ts';
import { restProvider } from '../../data/rest-provider.ts';
import { preloadable } from '../../ui/preloadable.tsx';
import { messages } from './messages.ts';

export const staff = defineDesk({
  ...staffDesk,
  icon: Users,
  provider: restProvider,
  list: preloadable(() => import('./StaffList.tsx')),
  messages,
});
