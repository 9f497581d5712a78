import { Coins } from 'lucide-react';
import { ratesDesk } from '#shared/desks/rates.ts';
import { defineDesk } from '#admin/data/define-desk.ts';
import { preloadable } from '#admin/ui/preloadable.tsx';

export const rates = defineDesk({
  ...ratesDesk,
  icon: Coins,
  provider: async () => (await import('./provider.ts')).ratesProvider,
  list: preloadable(() => import('./Rates.tsx')),
});
