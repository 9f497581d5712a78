import { Star } from 'lucide-react';
import { reviewsDesk } from '#shared/desks/reviews.ts';
import { defineDesk } from '#admin/data/define-desk.ts';
import { lazyPart, preloadable } from '#admin/ui/preloadable.tsx';

const page = preloadable(() => import('./Reviews.tsx'));

export const reviews = defineDesk({
  ...reviewsDesk,
  icon: Star,
  provider: async () => (await import('./provider.ts')).reviewsProvider,
  list: page,
  edit: page,
  onePage: true,
  pages: [
    { path: 'rules', component: preloadable(() => import('./rules/RulesPage.tsx')) },
    { path: 'import', component: preloadable(() => import('./import/ImportReviews.tsx')) },
    { path: 'overview', component: preloadable(() => import('./overview/OverviewPage.tsx')) },
  ],
  atHome: lazyPart(() => import('./home/ReviewsHome.tsx')),
});
