import { useTranslate } from 'ra-core';
import { Package } from 'lucide-react';
import { Link } from 'react-router';
import { totalSales } from '#shared/reports.ts';
import { addressOf } from '#admin/data/list-state.ts';
import { percentOf } from '#admin/data/report-metrics.ts';
import { ordersOf } from '#admin/data/report-period.ts';
import { useDimension } from '#admin/data/reports.ts';
import { Card } from '#admin/ui/Card.tsx';
import { EmptyState } from '#admin/ui/EmptyState.tsx';
import { ErrorState } from '#admin/ui/ErrorState.tsx';
import { Money } from '#admin/ui/Money.tsx';
import { RowsSkeleton } from '#admin/ui/Skeletons.tsx';
import { Thumb } from '#admin/ui/Thumb.tsx';
import type { ReportChoice } from '#admin/ui/report/use-report-choice.ts';
import styles from './Home.module.css';

const shown = 6;
const size = { width: 28, height: 28 };

/** What brought in the most; each row opens its orders. */
export function BestSellers({ choice: { params } }: { choice: ReportChoice }) {
  const translate = useTranslate();
  const { data, error, refetch, isPlaceholderData } = useDimension('product', { ...params, limit: shown });
  const rows = data?.rows.slice(0, shown);
  const max = rows?.[0] ? totalSales(rows[0]) : '0';
  return (
    <Card title={translate('home.best')} actions={<small>{translate('home.bestNote')}</small>} flush>
      {error && !data && (
        <ErrorState inline error={error} title={translate('home.bestFailed')} retry={() => void refetch()} />
      )}
      {!data && !error && <RowsSkeleton rows={shown} height={38} />}
      {rows?.length === 0 && (
        <EmptyState
          icon={Package}
          title={translate('home.bestNone')}
          detail={translate('home.bestNoneDetail')}
        />
      )}
      {data && rows && rows.length > 0 && (
        <ul className={styles['best']} aria-busy={isPlaceholderData}>
          {rows.map(({ key, label, image, pieces, ...figures }) => (
            <li key={key}>
              <Link to={addressOf('orders', ordersOf(params, ['item', 'includes', key]))}>
                <Thumb image={image} {...size} />
                <span className={styles['name']}>
                  <bdi>{label}</bdi>
                  <small>
                    <bdi>{translate('home.sold', { smart_count: pieces })}</bdi>
                  </small>
                </span>
                <span className={styles['track']} aria-hidden>
                  <i style={{ inlineSize: `${Math.max(0, percentOf(totalSales(figures), max))}%` }} />
                </span>
                <Money amount={totalSales(figures)} currency={data.currency} rounded />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
