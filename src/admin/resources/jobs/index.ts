import { ListChecks } from 'lucide-react';
import type { AdminResource } from '../../data/admin-resource.ts';
import { restProvider } from '../../data/rest-provider.ts';
import { preloadable } from '../../ui/preloadable.tsx';
import { messages } from './messages.ts';

export const jobs: AdminResource = {
  name: 'jobs',
  icon: ListChecks,
  provider: restProvider,
  list: preloadable(() => import('./JobList.tsx')),
  permissions: {},
  place: 'settings',
  goTo: 'j',
  messages,
};
