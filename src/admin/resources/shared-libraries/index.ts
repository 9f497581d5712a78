import { LibraryBig } from 'lucide-react';
import { sharedLibrariesDesk } from '#shared/desks/shared-libraries.ts';
import { defineDesk } from '../../data/define-desk.ts';
import { restDesk } from '../../data/rest-desk.ts';
import { preloadable } from '../../ui/preloadable.tsx';

export const sharedLibraries = defineDesk({
  ...sharedLibrariesDesk,
  icon: LibraryBig,
  provider: restDesk,
  list: preloadable(() => import('./SharedLibraries.tsx')),
});
