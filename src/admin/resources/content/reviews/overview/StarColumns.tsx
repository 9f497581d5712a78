import { format } from 'date-fns/format';
import { parseISO } from 'date-fns/parseISO';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import type { ReviewOverview, StarCounts } from '#shared/review-overview.ts';
import { daysLabel } from '#admin/data/report-period.ts';
import { Card } from '#admin/ui/Card.tsx';
import { EmptyState } from '#admin/ui/EmptyState.tsx';
import { usePhone } from '#admin/ui/use-phone.ts';
import { ChartColumn } from 'lucide-react';
import { reviewsOf } from './reviews-of.ts';
import { allOf, averageOf, bucketsOf } from './star-totals.ts';
import styles from './overview.module.css';

const bands = ['high', 'middle', 'low'] as const;
const bandsOf = ([one, two, three, four, five]: StarCounts) => ({
  low: one + two,
  middle: three,
  high: four + five,
});

/** As many columns, and labels under them, as there is room for: each column is a target of 24 px. */
const ROOM = { columns: 31, labels: 8 };
const ROOM_ON_PHONE = { columns: 12, labels: 6 };

/** A column for each day, week or month: how many wrote, and how happy they were. Each leads to its reviews. */
export function StarColumns({ overview }: { overview: ReviewOverview }) {
  const translate = useTranslate();
  const room = usePhone() ? ROOM_ON_PHONE : ROOM;
  const buckets = bucketsOf(overview, room.columns);
  const max = Math.max(1, ...buckets.map(({ stars }) => allOf(stars)));
  const step = Math.ceil(buckets.length / room.labels);
  return (
    <Card id="over" title={translate('reviews.overview.over')} note={translate('reviews.overview.overNote')}>
      {allOf(overview.stars) === 0 ? (
        <EmptyState
          icon={ChartColumn}
          title={translate('reviews.overview.none')}
          detail={translate('reviews.overview.noneDetail')}
        />
      ) : (
        <>
          <ol className={styles['columns']}>
            {buckets.map((bucket, index) => {
              const { from, stars } = bucket;
              const all = allOf(stars);
              const text = translate('reviews.overview.bar', {
                days: daysLabel(bucket, translate('reports.to')),
                count: all,
                average: averageOf(stars)?.toFixed(1) ?? '–',
              });
              const totals = bandsOf(stars);
              return (
                <li key={from}>
                  <Link to={reviewsOf(bucket)} title={text}>
                    <span className="visually-hidden">{text}</span>
                    <span
                      className={styles['column']}
                      style={{ blockSize: `${(all / max) * 100}%` }}
                      aria-hidden
                    >
                      {bands.map((band) => (
                        <i key={band} data-band={band} style={{ flexGrow: totals[band] }} />
                      ))}
                    </span>
                  </Link>
                  <small aria-hidden>
                    {index % step === 0 && index <= buckets.length - step && format(parseISO(from), 'd MMM')}
                  </small>
                </li>
              );
            })}
          </ol>
          <ul className={styles['legend']}>
            {bands.map((band) => (
              <li key={band}>
                <i data-band={band} aria-hidden />
                {translate(`reviews.overview.band.${band}`)}
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}
