import { SlidersHorizontal } from 'lucide-react';
import { orderSettingsDesk } from '#shared/desks/order-settings.ts';
import { defineDesk } from '#admin/data/define-desk.ts';
import { preloadable } from '#admin/ui/preloadable.tsx';

export const orderSettings = defineDesk({
  ...orderSettingsDesk,
  icon: SlidersHorizontal,
  provider: async () => (await import('./provider.ts')).orderSettingsProvider,
  list: preloadable(() => import('./OrderSettings.tsx')),
});
