import type { UseQueryResult } from '@tanstack/react-query';
import { Info } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { addMoney } from '#shared/money.ts';
import type { TaxReport, TaxRow } from '#shared/reports.ts';
import { addressOf } from '#admin/data/list-state.ts';
import { ordersOf, type Days } from '#admin/data/report-period.ts';
import { Card } from '#admin/ui/Card.tsx';
import { ErrorState } from '#admin/ui/ErrorState.tsx';
import { Money } from '#admin/ui/Money.tsx';
import { RowsSkeleton } from '#admin/ui/Skeletons.tsx';
import { currencyMessage } from '#admin/ui/report/SalesCard.tsx';
import styles from './Reports.module.css';
import { useReportLabels } from './use-report-labels.ts';

const mostShown = 8;

interface Props {
  read: UseQueryResult<TaxReport>;
  days: Days;
  currency: string;
}

export function TaxesCard({ read: { data, error, refetch }, days, currency }: Props) {
  const translate = useTranslate();
  const words = useReportLabels();
  const rows = data?.rows ?? [];
  const rest = rows.length > mostShown ? rows.slice(mostShown - 1) : [];
  const shown = rest.length > 0 ? rows.slice(0, mostShown - 1) : rows;
  const rate = (row: TaxRow) => (row.rate === undefined ? translate('reports.taxes.mixed') : `${row.rate}%`);
  return (
    <Card
      title={translate('reports.taxes.title')}
      actions={
        <span className={styles['dim']}>
          {translate('reports.taxes.note', { currency: currencyMessage(currency) })}
        </span>
      }
      flush
    >
      {error && !data && (
        <ErrorState
          inline
          error={error}
          title={translate('reports.taxes.failed')}
          retry={() => void refetch()}
        />
      )}
      {!data && !error && <RowsSkeleton rows={mostShown} height={30} />}
      {data && rows.length === 0 && <p className={styles['pad']}>{translate('reports.taxes.none')}</p>}
      {data && rows.length > 0 && (
        <>
          <ul className={styles['taxes']}>
            {shown.map((row) => (
              <li key={`${row.country} ${row.rate ?? ''}`}>
                {row.country ? (
                  <Link to={addressOf('orders', ordersOf(days, ['country', 'is', row.country]))}>
                    <bdi>{words.country(row.country)}</bdi>
                  </Link>
                ) : (
                  <span>{translate('reports.taxes.nowhere')}</span>
                )}
                <span className="num">{rate(row)}</span>
                <Money amount={row.amount} currency={data.currency} bare />
              </li>
            ))}
            {rest.length > 0 && (
              <li>
                <span>{translate('reports.taxes.others', { smart_count: rest.length })}</span>
                <span>{translate('reports.taxes.mixed')}</span>
                <Money
                  amount={addMoney('0', ...rest.map(({ amount }) => amount))}
                  currency={data.currency}
                  bare
                />
              </li>
            )}
          </ul>
          <div className={styles['taxTotal']}>
            <b>{translate('reports.taxes.total')}</b>
            <b>
              <Money amount={data.total} currency={data.currency} />
            </b>
            <p>
              <Info size={14} aria-hidden />
              {translate('reports.taxes.returned')}
            </p>
          </div>
        </>
      )}
    </Card>
  );
}
