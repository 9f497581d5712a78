import { ListChecks } from 'lucide-react';
import { jobsDesk } from '../../../shared/desks/jobs.ts';
import { defineDesk } from '../../data/define-desk.ts';
import { restProvider } from '../../data/rest-provider.ts';
import { preloadable } from '../../ui/preloadable.tsx';
import { messages } from './messages.ts';

export const jobs = defineDesk({
  ...jobsDesk,
  icon: ListChecks,
  provider: restProvider,
  list: preloadable(() => import('./JobList.tsx')),
  messages,
});
