import { useTranslate } from 'ra-core';
import { Card } from '#admin/ui/Card.tsx';
import { ErrorState } from '#admin/ui/ErrorState.tsx';
import { RowsSkeleton } from '#admin/ui/Skeletons.tsx';
import { allOf, averageOf } from '../overview/star-totals.ts';
import { StarSpread } from '../overview/StarSpread.tsx';
import { waitLabel } from '../wait-label.ts';
import { useWeek } from './use-week.ts';
import styles from './home.module.css';

/** Stars of the last days, and how long reviews waited. */
export function ReviewWeek() {
  const translate = useTranslate();
  const { data, error, refetch } = useWeek();
  const average = data && averageOf(data.stars);
  const { decided = 0, withinDay = 0, medianSeconds } = data?.times ?? {};
  return (
    <Card
      title={translate('reviews.home.week')}
      note={
        average !== undefined &&
        translate('reviews.home.average', {
          count: allOf(data?.stars ?? [0, 0, 0, 0, 0]).toLocaleString('en'),
          average: average.toFixed(1),
        })
      }
    >
      {error && !data && (
        <ErrorState
          inline
          error={error}
          title={translate('reviews.home.weekFailed')}
          retry={() => void refetch()}
        />
      )}
      {!data && !error && <RowsSkeleton rows={5} height={24} />}
      {data && (
        <>
          <StarSpread overview={data} />
          <p className={styles['waits']}>
            {medianSeconds === undefined
              ? translate('reviews.home.noneDecided')
              : translate('reviews.home.waited', {
                  time: waitLabel(medianSeconds),
                  share: Math.round((withinDay / decided) * 100),
                  smart_count: decided,
                })}
          </p>
        </>
      )}
    </Card>
  );
}
