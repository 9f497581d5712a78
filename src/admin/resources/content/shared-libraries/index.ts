import { LibraryBig } from 'lucide-react';
import { sharedLibrariesDesk } from '#shared/desks/shared-libraries.ts';
import { defineDesk } from '#admin/data/define-desk.ts';
import { restDesk } from '#admin/data/rest-desk.ts';
import { preloadable } from '#admin/ui/preloadable.tsx';

export const sharedLibraries = defineDesk({
  ...sharedLibrariesDesk,
  icon: LibraryBig,
  provider: restDesk,
  list: preloadable(() => import('./SharedLibraries.tsx')),
});
