import { HandCoins } from 'lucide-react';
import { tipsDesk } from '#shared/desks/tips.ts';
import { defineDesk } from '#admin/data/define-desk.ts';
import { preloadable } from '#admin/ui/preloadable.tsx';

export const tips = defineDesk({
  ...tipsDesk,
  icon: HandCoins,
  provider: async () => (await import('./provider.ts')).tipsProvider,
  list: preloadable(() => import('./Tips.tsx')),
});
