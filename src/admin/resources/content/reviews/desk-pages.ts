import { ChartColumn, Scale, Upload } from 'lucide-react';
import type { ListLink } from '#admin/ui/list/ListActions.tsx';

/** The pages of the desk that are opened from the queue; a hosted platform has none of them. */
export const reviewPages: readonly ListLink[] = [
  { icon: ChartColumn, label: 'reviews.overviewPage', to: '/reviews/overview' },
  { icon: Scale, label: 'reviews.rulesPage', to: '/reviews/rules' },
];

/** For those who may import reviews. */
export const reviewImportPage: ListLink = {
  icon: Upload,
  label: 'reviews.importPage',
  to: '/reviews/import',
};
