import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ReviewOverview } from '#shared/review-overview.ts';
import { useCountText } from '#admin/ui/grid/use-count-text.ts';
import { MetricList } from '#admin/ui/report/MetricList.tsx';
import { waitLabel } from '../wait-label.ts';
import { reviewsOf } from './reviews-of.ts';
import { allOf, averageOf } from './star-totals.ts';

/** How many, how good, how fast; each against the period before. */
export function OverviewMetrics({ overview }: { overview: ReviewOverview }) {
  const translate = useTranslate();
  const words = useCountText();
  const { stars, starsBefore, times, timesBefore } = overview;
  const was = (before: string | undefined): string =>
    before === undefined
      ? translate('reviews.overview.noneBefore')
      : translate('reviews.overview.was', { was: before });
  const share = ({ decided, withinDay }: ReviewOverview['times']): string | undefined =>
    decided === 0 ? undefined : `${Math.round((withinDay / decided) * 100)}%`;
  const wait = ({ medianSeconds }: ReviewOverview['times']): string | undefined =>
    medianSeconds === undefined ? undefined : waitLabel(medianSeconds);
  const cells: readonly (readonly [string, ReactNode, string])[] = [
    [
      'published',
      <Link key="published" to={reviewsOf(overview)}>
        {words(allOf(stars))}
      </Link>,
      was(allOf(starsBefore) === 0 ? undefined : words(allOf(starsBefore))),
    ],
    ['average', averageOf(stars)?.toFixed(2) ?? '–', was(averageOf(starsBefore)?.toFixed(2))],
    [
      'wait',
      wait(times) ?? '–',
      times.decided === 0 ? translate('reviews.overview.noWait') : was(wait(timesBefore)),
    ],
    [
      'withinDay',
      share(times) ?? '–',
      times.decided === 0
        ? translate('reviews.overview.noWait')
        : translate('reviews.overview.of', { smart_count: times.decided }),
    ],
  ];
  return (
    <MetricList
      figures={cells.map(([id, value, detail]) => ({
        id,
        name: translate(`reviews.overview.${id}`),
        value,
        detail,
      }))}
    />
  );
}
