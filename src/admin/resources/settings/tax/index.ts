import { Percent } from 'lucide-react';
import { taxDesk } from '#shared/desks/tax.ts';
import { defineDesk } from '#admin/data/define-desk.ts';
import { preloadable } from '#admin/ui/preloadable.tsx';

export const tax = defineDesk({
  ...taxDesk,
  icon: Percent,
  provider: async () => (await import('./provider.ts')).taxProvider,
  list: preloadable(() => import('./Tax.tsx')),
});
