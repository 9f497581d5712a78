import { Webhook as WebhookIcon } from 'lucide-react';
import { webhooksDesk } from '#shared/desks/webhooks.ts';
import type { Webhook } from '#shared/webhooks.ts';
import { defineDesk } from '#admin/data/define-desk.ts';
import { preloadable } from '#admin/ui/preloadable.tsx';

const page = preloadable(() => import('./Webhooks.tsx'));

export const webhooks = defineDesk<Webhook>({
  ...webhooksDesk,
  icon: WebhookIcon,
  provider: async () => (await import('./provider.ts')).webhooksProvider,
  list: page,
  create: page,
  edit: page,
  found: ({ name, address }) => ({ title: name, detail: address }),
  pages: [{ path: ':id/deliveries', component: preloadable(() => import('./deliveries/Deliveries.tsx')) }],
});
