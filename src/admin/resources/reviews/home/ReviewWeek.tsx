import { TZDate } from '@date-fns/tz';
import { format } from 'date-fns/format';
import { subDays } from 'date-fns/subDays';
import { useTranslate } from 'ra-core';
import { useStoreProfile } from '../../../access/session.ts';
import { Card } from '../../../ui/Card.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { RowsSkeleton } from '../../../ui/Skeletons.tsx';
import { Stars } from '../../../ui/Stars.tsx';
import { useNow } from '../../../ui/use-now.ts';
import { useOverview } from '../use-overview.ts';
import { useEmbedded } from '../use-reviews.ts';
import { waitWords } from '../wait-words.ts';
import './home-words.en.ts';
import styles from './home.module.css';

const DAYS = 7;
/** Stars of the last days, and how long reviews waited; a hosted platform keeps no such sums. */
export function ReviewWeek() {
  const translate = useTranslate();
  const { timeZone } = useStoreProfile();
  const here = new TZDate(useNow().getTime(), timeZone);
  const to = format(here, 'yyyy-MM-dd');
  const from = format(subDays(here, DAYS - 1), 'yyyy-MM-dd');
  const isKept = useEmbedded();
  const { data, error, refetch } = useOverview({ from, to });
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
                  time: waitWords(medianSeconds),
                  share: Math.round((withinDay / decided) * 100),
                  smart_count: decided,
                })}
          </p>
        </>
      )}
    </Card>
  );
}
