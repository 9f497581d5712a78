import { ShoppingCart } from 'lucide-react';
import { checkoutSettingsDesk } from '#shared/desks/checkout-settings.ts';
import { defineDesk } from '#admin/data/define-desk.ts';
import { preloadable } from '#admin/ui/preloadable.tsx';

export const checkoutSettings = defineDesk({
  ...checkoutSettingsDesk,
  icon: ShoppingCart,
  provider: async () => (await import('./provider.ts')).checkoutSettingsProvider,
  list: preloadable(() => import('./CheckoutSettings.tsx')),
});
