import { useTranslate } from 'ra-core';
import { Coins } from 'lucide-react';
import { Link } from 'react-router';
import { totalSales, type DimensionReport } from '#shared/reports.ts';
import { addMoney } from '#shared/money.ts';
import { addressOf } from '#admin/data/list-state.ts';
import { percentOf } from '#admin/data/report-metrics.ts';
import { ordersOf } from '#admin/data/report-period.ts';
import { useDimension } from '#admin/data/reports.ts';
import { Card } from '#admin/ui/Card.tsx';
import { EmptyState } from '#admin/ui/EmptyState.tsx';
import { ErrorState } from '#admin/ui/ErrorState.tsx';
import { Money } from '#admin/ui/Money.tsx';
import { RowsSkeleton } from '#admin/ui/Skeletons.tsx';
import { Unconverted } from '#admin/ui/report/Unconverted.tsx';
import type { ReportChoice } from '#admin/ui/report/use-report-choice.ts';
import styles from './Home.module.css';

const mostShown = 5;
/** In the order drawn: the second of the charts is the period before. */
const colours = ['--chart-1', '--chart-3', '--chart-2', '--chart-5', '--chart-4'];
const colourOf = (index: number) => `var(${colours[index] ?? ''})`;

interface Share {
  key: string;
  own: string | undefined;
  total: string;
  /** Several currencies in one. */
  several: number;
}

/** As many as there are colours; the rest is one share. */
function sharesOf({ rows, others, count }: DimensionReport): Share[] {
  const all = rows.map((row) => ({ key: row.key, own: row.ownNet, total: totalSales(row), several: 0 }));
  if (count <= mostShown) return all;
  const first = all.slice(0, mostShown - 1);
  const rest = all.slice(mostShown - 1).map(({ total }) => total);
  const total = addMoney('0', ...rest, others && totalSales(others));
  return [...first, { key: '', own: undefined, total, several: count - first.length }];
}

/** In what people paid, and what it comes to at the rate of each day. */
export function ByCurrency({ choice: { params } }: { choice: ReportChoice }) {
  const translate = useTranslate();
  const { data, error, refetch, isPlaceholderData } = useDimension('currency', {
    ...params,
    limit: mostShown,
  });
  const shares = data && sharesOf(data);
  const whole = data ? totalSales(data.totals) : '0';
  return (
    <Card
      title={translate('home.currencies')}
      actions={<small>{translate('home.currenciesNote')}</small>}
      flush
    >
      {error && !data && (
        <ErrorState
          inline
          error={error}
          title={translate('home.currenciesFailed')}
          retry={() => void refetch()}
        />
      )}
      {!data && !error && <RowsSkeleton rows={6} height={38} />}
      {data && shares?.length === 0 && data.unconverted.length === 0 && (
        <EmptyState icon={Coins} title={translate('home.currenciesNone')} />
      )}
      {data && shares && shares.length > 0 && (
        <div className={styles['currencies']} aria-busy={isPlaceholderData}>
          <div className={styles['shares']} aria-hidden>
            {shares.map(({ key, total }, index) => (
              <i
                key={key}
                style={{ flexGrow: Math.max(0, percentOf(total, whole)), background: colourOf(index) }}
              />
            ))}
          </div>
          <ul>
            {shares.map(({ key, own, total, several }, index) => {
              const cells = (
                <>
                  <i style={{ background: colourOf(index) }} />
                  <span>{several > 0 ? translate('home.otherCurrencies') : key}</span>
                  {several > 0 ? (
                    <bdi>{translate('home.severalCurrencies', { smart_count: several })}</bdi>
                  ) : (
                    <Money amount={own} currency={key} rounded />
                  )}
                  <Money amount={total} currency={data.currency} rounded />
                  <b className="num">{Math.round(percentOf(total, whole))}%</b>
                </>
              );
              return (
                <li key={key}>
                  {several > 0 ? (
                    <Link to="/reports?of=currency">{cells}</Link>
                  ) : (
                    <Link to={addressOf('orders', ordersOf(params, ['currency', 'is', key]))}>{cells}</Link>
                  )}
                </li>
              );
            })}
          </ul>
        </div>
      )}
      {data && <Unconverted sums={data.unconverted} />}
    </Card>
  );
}
