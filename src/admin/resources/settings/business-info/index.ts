import { Store } from 'lucide-react';
import { businessInfoDesk } from '#shared/desks/business-info.ts';
import { defineDesk } from '#admin/data/define-desk.ts';
import { preloadable } from '#admin/ui/preloadable.tsx';

export const businessInfo = defineDesk({
  ...businessInfoDesk,
  icon: Store,
  provider: async () => (await import('./provider.ts')).businessInfoProvider,
  list: preloadable(() => import('./BusinessInfo.tsx')),
});
