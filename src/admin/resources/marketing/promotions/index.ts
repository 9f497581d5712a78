import { GalleryHorizontal } from 'lucide-react';
import { promotionsDesk } from '#shared/desks/promotions.ts';
import { defineDesk } from '#admin/data/define-desk.ts';
import { preloadable } from '#admin/ui/preloadable.tsx';

const page = preloadable(() => import('./Promotions.tsx'));

export const promotions = defineDesk({
  ...promotionsDesk,
  icon: GalleryHorizontal,
  provider: async () => (await import('./provider.ts')).promotionsProvider,
  list: page,
  create: page,
  edit: page,
  found: ({ name }) => ({ title: name ?? '', detail: '' }),
});
