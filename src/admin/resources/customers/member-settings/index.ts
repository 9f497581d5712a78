import { UserCog } from 'lucide-react';
import { memberSettingsDesk } from '#shared/desks/member-settings.ts';
import { defineDesk } from '#admin/data/define-desk.ts';
import { preloadable } from '#admin/ui/preloadable.tsx';

export const memberSettings = defineDesk({
  ...memberSettingsDesk,
  icon: UserCog,
  provider: async () => (await import('./provider.ts')).memberSettingsProvider,
  list: preloadable(() => import('./MemberSettings.tsx')),
});
