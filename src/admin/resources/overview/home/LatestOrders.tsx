import { useGetList, useTranslate } from 'ra-core';
import { ShoppingBag } from 'lucide-react';
import { Link } from 'react-router';
import type { Order } from '#wix/order-operations.ts';
import { Card } from '#admin/ui/Card.tsx';
import { DateTime } from '#admin/ui/DateTime.tsx';
import { EmptyState } from '#admin/ui/EmptyState.tsx';
import { ErrorState } from '#admin/ui/ErrorState.tsx';
import { Money } from '#admin/ui/Money.tsx';
import { RowsSkeleton } from '#admin/ui/Skeletons.tsx';
import styles from './Home.module.css';

const shown = 8;

export function LatestOrders() {
  const translate = useTranslate();
  const { data, error, refetch } = useGetList<Order & { id: string }>('orders', {
    pagination: { page: 1, perPage: shown },
    sort: { field: 'purchasedDate', order: 'DESC' },
    filter: {},
  });
  return (
    <Card
      title={translate('home.recent')}
      flush
      actions={
        <Link to="/orders" className="link">
          {translate('home.recentAll')}
        </Link>
      }
    >
      {error && !data && (
        <ErrorState
          inline
          error={error}
          title={translate('home.recentFailed')}
          retry={() => void refetch()}
        />
      )}
      {!data && !error && <RowsSkeleton rows={shown} height={41} />}
      {data?.length === 0 && (
        <EmptyState
          icon={ShoppingBag}
          title={translate('home.recentNone')}
          detail={translate('home.recentNoneDetail')}
        />
      )}
      {data && data.length > 0 && (
        <ul>
          {data.map((order) => (
            <li key={order.id}>
              <Link to={`/orders/${order.id}`} className={styles['order']}>
                <b className="num">#{order.number}</b>
                <span className={styles['customer']}>{customerOf(order) ?? translate('home.nobody')}</span>
                <span className={styles['when']}>
                  <DateTime value={order.purchasedDate ?? order._createdDate} />
                </span>
                <span className={styles['total']}>
                  <Money amount={order.priceSummary?.total?.amount} currency={order.currency} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

const customerOf = ({ billingInfo, buyerInfo }: Order): string | undefined => {
  const { firstName, lastName } = billingInfo?.contactDetails ?? {};
  return [firstName, lastName].filter(Boolean).join(' ') || (buyerInfo?.email ?? undefined);
};
