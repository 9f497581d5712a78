import { ListChecks } from 'lucide-react';
import { jobsDesk } from '#shared/desks/jobs.ts';
import { defineDesk } from '../../data/define-desk.ts';
import { restDesk } from '../../data/rest-desk.ts';
import { preloadable } from '../../ui/preloadable.tsx';

export const jobs = defineDesk({
  ...jobsDesk,
  icon: ListChecks,
  provider: restDesk,
  list: preloadable(() => import('./JobList.tsx')),
});
