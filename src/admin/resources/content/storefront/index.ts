import { Palette } from 'lucide-react';
import { storefrontDesk } from '#shared/desks/storefront.ts';
import { defineDesk } from '#admin/data/define-desk.ts';
import { preloadable } from '#admin/ui/preloadable.tsx';

export const storefront = defineDesk({
  ...storefrontDesk,
  icon: Palette,
  provider: async () => (await import('./provider.ts')).storefrontProvider,
  list: preloadable(() => import('./Storefront.tsx')),
});
