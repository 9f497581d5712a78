import { LibraryBig } from 'lucide-react';
import { collectionsDesk } from '#shared/desks/collections.ts';
import { defineDesk } from '#admin/data/define-desk.ts';
import { preloadable } from '#admin/ui/preloadable.tsx';

export const collections = defineDesk({
  ...collectionsDesk,
  icon: LibraryBig,
  provider: async () => (await import('./provider.ts')).collectionsProvider,
  list: preloadable(() => import('./list/CollectionList.tsx')),
  create: preloadable(() => import('./form/CollectionCreate.tsx')),
  edit: preloadable(() => import('./form/CollectionEdit.tsx')),
  found: ({ name, slug }) => ({ title: name ?? '', detail: slug ?? '' }),
});
