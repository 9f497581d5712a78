import { IdCard } from 'lucide-react';
import { customFieldsDesk } from '#shared/desks/custom-fields.ts';
import { defineDesk } from '#admin/data/define-desk.ts';
import { preloadable } from '#admin/ui/preloadable.tsx';

const page = preloadable(() => import('./CustomFields.tsx'));

export const customFields = defineDesk({
  ...customFieldsDesk,
  icon: IdCard,
  provider: async () => (await import('./provider.ts')).customFieldsProvider,
  list: page,
  create: page,
  edit: page,
  found: ({ name }) => ({ title: name ?? '', detail: '' }),
});
