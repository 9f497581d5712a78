import { Globe } from 'lucide-react';
import { storeSettingsDesk } from '#shared/desks/store-settings.ts';
import { defineDesk } from '#admin/data/define-desk.ts';
import { preloadable } from '#admin/ui/preloadable.tsx';

export const storeSettings = defineDesk({
  ...storeSettingsDesk,
  icon: Globe,
  provider: async () => (await import('./provider.ts')).storeSettingsProvider,
  list: preloadable(() => import('./StoreSettings.tsx')),
});
