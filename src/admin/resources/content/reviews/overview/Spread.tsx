import { useTranslate } from 'ra-core';
import type { ReviewOverview } from '#shared/review-overview.ts';
import { Card } from '#admin/ui/Card.tsx';
import { StarSpread } from './StarSpread.tsx';

export function Spread({ overview }: { overview: ReviewOverview }) {
  const translate = useTranslate();
  return (
    <Card id="spread" title={translate('reviews.overview.spread')}>
      <StarSpread overview={overview} />
    </Card>
  );
}
