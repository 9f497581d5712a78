import { ChartColumn, Scale } from 'lucide-react';
import type { ListLink } from '#admin/ui/list/ListActions.tsx';

/** The pages of the desk that are opened from the queue; a hosted platform has none of them. */
export const reviewPages: readonly ListLink[] = [
  { icon: ChartColumn, label: 'reviews.overviewPage', to: '/reviews/overview' },
  { icon: Scale, label: 'reviews.rulesPage', to: '/reviews/rules' },
];
