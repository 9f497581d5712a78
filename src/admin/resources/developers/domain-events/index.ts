import { Activity } from 'lucide-react';
import { domainEventsDesk } from '#shared/desks/domain-events.ts';
import { defineDesk } from '#admin/data/define-desk.ts';
import { restDesk } from '#admin/data/rest-desk.ts';
import { preloadable } from '#admin/ui/preloadable.tsx';

export const domainEvents = defineDesk({
  ...domainEventsDesk,
  icon: Activity,
  provider: restDesk,
  list: preloadable(() => import('./EventBrowser.tsx')),
});
