import { FilePenLine } from 'lucide-react';
import { draftsDesk } from '#shared/desks/drafts.ts';
import { defineDesk } from '#admin/data/define-desk.ts';
import { preloadable } from '#admin/ui/preloadable.tsx';

export const drafts = defineDesk({
  ...draftsDesk,
  icon: FilePenLine,
  provider: async () => (await import('./provider.ts')).draftsProvider,
  list: preloadable(() => import('./list/DraftList.tsx')),
  create: preloadable(() => import('./DraftCreate.tsx')),
  edit: preloadable(() => import('./DraftShow.tsx')),
});
