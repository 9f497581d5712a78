import { ListChecks } from 'lucide-react';
import { jobsDesk } from '#shared/desks/jobs.ts';
import { defineDesk } from '#admin/data/define-desk.ts';
import { restDesk } from '#admin/data/rest-desk.ts';
import { preloadable } from '#admin/ui/preloadable.tsx';

export const jobs = defineDesk({
  ...jobsDesk,
  icon: ListChecks,
  provider: restDesk,
  list: preloadable(() => import('./JobList.tsx')),
});
