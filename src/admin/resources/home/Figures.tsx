import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { addressOf } from '../../data/list-state.ts';
import { ChangeWords } from '../../ui/report/ChangeWords.tsx';
import { FiguresFailed } from '../../ui/report/FiguresFailed.tsx';
import { changeInPercent, isSignificant } from './change.ts';
import { figurePeriods, periodFilter, type FigurePeriod } from './figure-periods.ts';
import type { Figure } from './use-order-figures.ts';
import styles from './Home.module.css';

interface Props {
  figures: UseQueryResult<Record<FigurePeriod, Figure>>;
}

export function Figures({ figures: { data, error, refetch } }: Props) {
  const translate = useTranslate();
  if (error && !data) return <FiguresFailed error={error} refetch={refetch} />;
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
  const by = changeInPercent(figure);
  return (
    <>
      {by !== undefined && (
        <ChangeWords change={{ by, unit: '%', isGood: isSignificant(figure) ? true : undefined }} />
      )}
      {translate(today ? 'home.wasToday' : 'home.was', { count: figure.before.toLocaleString('en') })}
    </>
  );
}
