import { BadgeCheck } from 'lucide-react';
import { badgesDesk } from '#shared/desks/badges.ts';
import { defineDesk } from '#admin/data/define-desk.ts';
import { preloadable } from '#admin/ui/preloadable.tsx';

const page = preloadable(() => import('./Badges.tsx'));

export const badges = defineDesk({
  ...badgesDesk,
  icon: BadgeCheck,
  provider: async () => (await import('./provider.ts')).badgesProvider,
  list: page,
  create: page,
  edit: page,
  found: ({ title }) => ({ title: title ?? '', detail: '' }),
});
