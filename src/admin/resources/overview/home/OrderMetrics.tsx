import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { addressOf } from '#admin/data/list-state.ts';
import { ChangeText } from '#admin/ui/report/ChangeText.tsx';
import { MetricsFailed } from '#admin/ui/report/MetricsFailed.tsx';
import { changeInPercent, isSignificant } from './change.ts';
import { metricPeriods, periodFilter, type MetricPeriod } from './metric-periods.ts';
import type { Metric } from './use-order-metrics.ts';
import styles from './Home.module.css';

interface Props {
  figures: UseQueryResult<Record<MetricPeriod, Metric>>;
}

export function OrderMetrics({ figures: { data, error, refetch } }: Props) {
  const translate = useTranslate();
  if (error && !data) return <MetricsFailed error={error} refetch={refetch} />;
  return (
    <section className={styles['figures']} aria-busy={!data}>
      {metricPeriods.map((period) => (
        <Link key={period} to={addressOf('orders', periodFilter(period))} className={styles['figure']}>
          <span>{translate(`home.period.${period}`)}</span>
          <b className="num">{data ? data[period].count.toLocaleString('en') : '\u00a0'}</b>
          <small>{data ? <Change figure={data[period]} today={period === 'today'} /> : '\u00a0'}</small>
        </Link>
      ))}
    </section>
  );
}

function Change({ figure, today }: { figure: Metric; today: boolean }) {
  const translate = useTranslate();
  const by = changeInPercent(figure);
  return (
    <>
      {by !== undefined && (
        <ChangeText change={{ by, unit: '%', isGood: isSignificant(figure) ? true : undefined }} />
      )}
      {translate(today ? 'home.wasToday' : 'home.was', { count: figure.before.toLocaleString('en') })}
    </>
  );
}
