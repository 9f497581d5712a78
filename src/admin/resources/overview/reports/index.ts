import { ChartColumn } from 'lucide-react';
import { reportsDesk } from '#shared/desks/reports.ts';
import { defineDesk } from '#admin/data/define-desk.ts';
import { restDesk } from '#admin/data/rest-desk.ts';
import { preloadable } from '#admin/ui/preloadable.tsx';

export const reports = defineDesk({
  ...reportsDesk,
  icon: ChartColumn,
  provider: restDesk,
  list: preloadable(() => import('./Reports.tsx')),
});
