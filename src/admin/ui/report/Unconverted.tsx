import { Coins } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import type { UnconvertedTotal } from '#shared/reports.ts';
import { useStoreProfile } from '../../access/session.ts';
import { daysLabel } from '../../data/report-period.ts';
import { moneyText } from '../money-parts.ts';
import styles from './report.module.css';

/** What no rate is known for is in no sum: named, with the way to mend it. */
export function Unconverted({ sums }: { sums: readonly UnconvertedTotal[] }) {
  const translate = useTranslate();
  const { locale } = useStoreProfile();
  if (sums.length === 0) return null;
  return (
    <div className={styles['unconverted']}>
      <Coins size={16} aria-hidden />
      <p>
        {sums.map(({ currency, total, orders, from, to }) => (
          <span key={currency}>
            {translate('reports.unconverted', {
              smart_count: orders,
              amount: moneyText(total, currency, locale),
              days: daysLabel({ from, to }, translate('reports.to')),
            })}{' '}
          </span>
        ))}
        <Link to={`/rates?currency=${sums[0]?.currency ?? ''}`} className="link">
          {translate('reports.addRate')}
        </Link>
      </p>
    </div>
  );
}
