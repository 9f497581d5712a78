import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { Link } from 'react-router';
import { addressOf } from '../../data/list-state.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { changeInPercent, isTelling } from './change.ts';
import { figurePeriods, periodFilter, type FigurePeriod } from './figure-periods.ts';
import type { Figure } from './use-order-figures.ts';
import styles from './Home.module.css';

interface Props {
  figures: UseQueryResult<Record<FigurePeriod, Figure>>;
}

export function Figures({ figures: { data, error, refetch } }: Props) {
  const translate = useTranslate();
  if (error && !data) {
    return (
      <section className={styles['card']}>
        <ErrorState
          inline
          error={error}
          title={translate('home.figuresFailed')}
          retry={() => void refetch()}
        />
      </section>
    );
  }
  return (
    <section className={styles['figures']} aria-busy={!data}>
      {figurePeriods.map((period) => (
        <Link key={period} to={addressOf('orders', periodFilter(period))} className={styles['figure']}>
          <span>{translate(`home.period.${period}`)}</span>
          <b className="num">{data ? data[period].count.toLocaleString('en') : '\u00a0'}</b>
          <small>{data ? <Change figure={data[period]} today={period === 'today'} /> : '\u00a0'}</small>
        </Link>
      ))}
    </section>
  );
}

function Change({ figure, today }: { figure: Figure; today: boolean }) {
  const translate = useTranslate();
  const change = changeInPercent(figure);
  const Icon = change !== undefined && change < 0 ? ArrowDown : ArrowUp;
  return (
    <>
      {change !== undefined && change !== 0 && (
        <span className={`num ${isTelling(figure) ? styles[change < 0 ? 'down' : 'up'] : ''}`}>
          <Icon
            size={12}
            strokeWidth={2.5}
            role="img"
            aria-hidden={false}
            aria-label={translate(change < 0 ? 'home.down' : 'home.up')}
          />
          {Math.abs(change).toFixed(1)}%
        </span>
      )}
      {translate(today ? 'home.wasToday' : 'home.was', { count: figure.before.toLocaleString('en') })}
    </>
  );
}
