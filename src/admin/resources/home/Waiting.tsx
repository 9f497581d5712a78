import { useTranslate } from 'ra-core';
import { ChevronRight, CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import { ordersDesk } from '../../../shared/desks/orders.ts';
import { productsDesk } from '../../../shared/desks/products.ts';
import { useMay } from '../../access/session.ts';
import { Card } from '../../ui/Card.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { LineSkeleton } from '../../ui/Skeletons.tsx';
import { addressOf, useCounts } from './use-counts.ts';
import styles from './Home.module.css';

/** The tabs in which a person is awaited, most urgent first. */
const work = [
  { desk: 'orders', tab: 'attention', heat: 'hot' },
  { desk: 'orders', tab: 'awaitingPayment', heat: 'warm' },
  { desk: 'orders', tab: 'toFulfil', heat: undefined },
  { desk: 'products', tab: 'soldOut', heat: 'warm' },
] as const;

export function Waiting() {
  const translate = useTranslate();
  const orders = useCounts('orders', useMay(ordersDesk.rights.list));
  const products = useCounts('products', useMay(productsDesk.rights.list));
  const reads = [orders, products].filter(
    ({ isPending, fetchStatus }) => !isPending || fetchStatus !== 'idle',
  );
  const failed = reads.find(({ data, error }) => error && !data);
  const waits = work.flatMap((row) => {
    const count = { orders, products }[row.desk].data?.data?.tabs[row.tab] ?? 0;
    return count > 0 ? [{ ...row, count }] : [];
  });
  const loading = reads.some(({ isPending }) => isPending);
  return (
    <Card title={translate('home.waiting')} flush>
      {failed && (
        <ErrorState
          inline
          error={failed.error}
          title={translate('home.waitingFailed')}
          retry={() => void failed.refetch()}
        />
      )}
      {loading && (
        <div className={styles['pad']}>
          <LineSkeleton widths={[70, 55, 62, 48]} />
        </div>
      )}
      {!loading && !failed && waits.length === 0 && (
        <p className={styles['done']}>
          <CircleCheck size={16} aria-hidden />
          {translate('home.allDone')}
        </p>
      )}
      {!loading &&
        waits.map(({ desk, tab, heat, count }) => (
          <Link
            key={tab}
            to={addressOf(desk, { tab })}
            className={`${styles['work']} ${heat ? styles[heat] : ''}`}
          >
            <b className="num">{count.toLocaleString('en')}</b>
            <span>
              {translate(`home.${tab}`, { smart_count: count })}
              <small>{translate(`home.${tab}Detail`)}</small>
            </span>
            <ChevronRight size={16} className="flip" aria-hidden />
          </Link>
        ))}
    </Card>
  );
}
