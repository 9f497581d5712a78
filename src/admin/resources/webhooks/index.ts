import { Webhook as WebhookIcon } from 'lucide-react';
import { webhooksDesk } from '../../../shared/desks/webhooks.ts';
import type { Webhook } from '../../../shared/webhooks.ts';
import { defineDesk } from '../../data/define-desk.ts';
import { restDesk } from '../../data/rest-desk.ts';
import { preloadable } from '../../ui/preloadable.tsx';

const page = preloadable(() => import('./Webhooks.tsx'));

export const webhooks = defineDesk<Webhook>({
  ...webhooksDesk,
  icon: WebhookIcon,
  provider: restDesk,
  list: page,
  create: page,
  edit: page,
  pages: [{ path: ':id/deliveries', component: preloadable(() => import('./deliveries/Deliveries.tsx')) }],
});
