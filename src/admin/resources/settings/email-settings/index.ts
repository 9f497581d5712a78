import { Send } from 'lucide-react';
import { emailSettingsDesk } from '#shared/desks/email-settings.ts';
import { defineDesk } from '#admin/data/define-desk.ts';
import { preloadable } from '#admin/ui/preloadable.tsx';

export const emailSettings = defineDesk({
  ...emailSettingsDesk,
  icon: Send,
  provider: async () => (await import('./provider.ts')).emailSettingsProvider,
  list: preloadable(() => import('./EmailSettings.tsx')),
});
