import { Images } from 'lucide-react';
import { mediaDesk } from '#shared/desks/media.ts';
import { defineDesk } from '#admin/data/define-desk.ts';
import { lazyPart, preloadable } from '#admin/ui/preloadable.tsx';

export const media = defineDesk({
  ...mediaDesk,
  icon: Images,
  provider: async () => (await import('./provider.ts')).mediaProvider,
  list: preloadable(() => import('./MediaPage.tsx')),
  pages: [{ path: ':id/focal-point', component: preloadable(() => import('./focal/FocalPointPage.tsx')) }],
  atHome: lazyPart(() => import('./home/MediaHome.tsx')),
  found: ({ id, displayName }) => ({
    to: `/media?file=${encodeURIComponent(id)}`,
    title: displayName ?? '',
    detail: '',
  }),
});
