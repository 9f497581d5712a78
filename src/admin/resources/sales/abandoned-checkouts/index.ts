import { ShoppingBag } from 'lucide-react';
import { abandonedCheckoutsDesk } from '#shared/desks/abandoned-checkouts.ts';
import { defineDesk } from '#admin/data/define-desk.ts';
import { preloadable } from '#admin/ui/preloadable.tsx';

const page = preloadable(() => import('./AbandonedCheckoutsPage.tsx'));

export const abandonedCheckouts = defineDesk({
  ...abandonedCheckoutsDesk,
  icon: ShoppingBag,
  provider: async () => (await import('./provider.ts')).abandonedCheckoutsProvider,
  list: page,
  edit: page,
  onePage: true,
  pages: [{ path: 'settings', component: preloadable(() => import('./settings/PlanPage.tsx')) }],
});
