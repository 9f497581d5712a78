import { Repeat } from 'lucide-react';
import { subscriptionsDesk } from '#shared/desks/subscriptions.ts';
import { defineDesk } from '#admin/data/define-desk.ts';
import { preloadable } from '#admin/ui/preloadable.tsx';
import type { SubscriptionRecord } from './subscription-record.ts';

const page = preloadable(() => import('./Subscriptions.tsx'));

export const subscriptions = defineDesk<SubscriptionRecord>({
  ...subscriptionsDesk,
  icon: Repeat,
  provider: async () => (await import('./provider.ts')).subscriptionsProvider,
  list: page,
  edit: page,
  onePage: true,
  pages: [{ path: 'settings', component: preloadable(() => import('./settings/SettingsPage.tsx')) }],
  found: ({ buyerName, email = '', product }) => ({ title: buyerName || email, detail: product }),
});
