import { MailQuestion } from 'lucide-react';
import { reviewRequestsDesk } from '#shared/desks/review-requests.ts';
import { defineDesk } from '#admin/data/define-desk.ts';
import { preloadable } from '#admin/ui/preloadable.tsx';

export const reviewRequests = defineDesk({
  ...reviewRequestsDesk,
  icon: MailQuestion,
  provider: async () => (await import('./provider.ts')).reviewRequestsProvider,
  list: preloadable(() => import('./list/RequestList.tsx')),
  edit: preloadable(() => import('./RequestPage.tsx')),
  pages: [
    { path: 'settings', component: preloadable(() => import('./settings/ReviewRequestsSettingsPage.tsx')) },
  ],
});
