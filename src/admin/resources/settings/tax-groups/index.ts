import { Percent } from 'lucide-react';
import { taxGroupsDesk } from '#shared/desks/tax-groups.ts';
import { defineDesk } from '#admin/data/define-desk.ts';
import { preloadable } from '#admin/ui/preloadable.tsx';

const page = preloadable(() => import('./TaxGroups.tsx'));

export const taxGroups = defineDesk({
  ...taxGroupsDesk,
  icon: Percent,
  provider: async () => (await import('./provider.ts')).taxGroupsProvider,
  list: page,
  create: page,
  edit: page,
  found: ({ name }) => ({ title: name ?? '', detail: '' }),
});
