import { Files } from 'lucide-react';
import { storePagesDesk } from '#shared/desks/store-pages.ts';
import { defineDesk } from '#admin/data/define-desk.ts';
import { preloadable } from '#admin/ui/preloadable.tsx';

const page = preloadable(() => import('./StorePagesDesk.tsx'));

export const storePages = defineDesk({
  ...storePagesDesk,
  icon: Files,
  provider: async () => (await import('./provider.ts')).storePagesProvider,
  list: page,
  create: page,
  edit: page,
});
