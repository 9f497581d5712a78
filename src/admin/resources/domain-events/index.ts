import { Activity } from 'lucide-react';
import { domainEventsDesk } from '#shared/desks/domain-events.ts';
import { defineDesk } from '../../data/define-desk.ts';
import { restDesk } from '../../data/rest-desk.ts';
import { preloadable } from '../../ui/preloadable.tsx';

export const domainEvents = defineDesk({
  ...domainEventsDesk,
  icon: Activity,
  provider: restDesk,
  list: preloadable(() => import('./EventBrowser.tsx')),
});
