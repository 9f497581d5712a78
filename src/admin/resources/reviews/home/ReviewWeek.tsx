import { TZDate } from '@date-fns/tz';
import { useQuery } from '@tanstack/react-query';
import { format } from 'date-fns/format';
import { formatDuration } from 'date-fns/formatDuration';
import { intervalToDuration } from 'date-fns/intervalToDuration';
import { subDays } from 'date-fns/subDays';
import { useTranslate } from 'ra-core';
import type { ReviewOverview } from '../../../../shared/review-overview.ts';
import { callApi } from '../../../access/call-api.ts';
import { useStoreProfile } from '../../../access/session.ts';
import { useHasReports } from '../../../data/reports.ts';
import { Card } from '../../../ui/Card.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { RowsSkeleton } from '../../../ui/Skeletons.tsx';
import { Stars } from '../../../ui/Stars.tsx';
import { useNow } from '../../../ui/use-now.ts';
import './home-words.en.ts';
import styles from './home.module.css';

const DAYS = 7;
const DAY_SECONDS = 86_400;

/** Such as `5 hours 10 minutes`; minutes are left out of days. */
const inWords = (seconds: number): string =>
  formatDuration(intervalToDuration({ start: 0, end: Math.max(60, seconds) * 1000 }), {
    format: seconds < DAY_SECONDS ? ['hours', 'minutes'] : ['months', 'days', 'hours'],
  });

/** Stars of the last days, and how long reviews waited; a hosted platform keeps no such sums. */
export function ReviewWeek() {
  const translate = useTranslate();
  const { timeZone } = useStoreProfile();
  const here = new TZDate(useNow().getTime(), timeZone);
  const to = format(here, 'yyyy-MM-dd');
  const from = format(subDays(here, DAYS - 1), 'yyyy-MM-dd');
  const isKept = useHasReports();
  const { data, error, refetch } = useQuery({
    queryKey: ['reviews', 'overview', from, to],
    queryFn: ({ signal }) =>
      callApi<ReviewOverview>('GET', `/admin/api/reviews/overview?from=${from}&to=${to}`, undefined, {
        signal,
      }),
    enabled: isKept,
  });
  if (!isKept) return null;
  const counts = data?.stars ?? [];
  const most = Math.max(1, ...counts);
  const all = counts.reduce((sum, n) => sum + n, 0);
  const average = counts.reduce((sum, n, index) => sum + n * (index + 1), 0) / Math.max(1, all);
  const { decided = 0, withinDay = 0, medianSeconds } = data?.times ?? {};
  return (
    <Card
      title={translate('reviews.home.week')}
      note={
        all > 0 &&
        translate('reviews.home.average', { count: all.toLocaleString('en'), average: average.toFixed(1) })
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
          <ul>
            {data.stars
              .map((n, index) => ({ stars: index + 1, n }))
              .toReversed()
              .map(({ stars, n }) => (
                <li key={stars} className={styles['spread']}>
                  <Stars value={stars} size={13} />
                  <span className={styles['bar']} aria-hidden>
                    <span style={{ inlineSize: `${(n / most) * 100}%` }} />
                  </span>
                  <span className="num">{n.toLocaleString('en')}</span>
                </li>
              ))}
          </ul>
          <p className={styles['waits']}>
            {medianSeconds === undefined
              ? translate('reviews.home.noneDecided')
              : translate('reviews.home.waited', {
                  time: inWords(medianSeconds),
                  share: Math.round((withinDay / decided) * 100),
                  smart_count: decided,
                })}
          </p>
        </>
      )}
    </Card>
  );
}
