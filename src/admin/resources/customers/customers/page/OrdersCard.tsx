import { useGetMany, useTranslate } from 'ra-core';
import { ShoppingBag } from 'lucide-react';
import { Link } from 'react-router';
import type { MoneySum } from '#shared/customers.ts';
import type { Order } from '#wix/order-operations.ts';
import { addressOf } from '#admin/data/list-state.ts';
import { Card } from '#admin/ui/Card.tsx';
import { EmptyState } from '#admin/ui/EmptyState.tsx';
import { ErrorState } from '#admin/ui/ErrorState.tsx';
import { Money } from '#admin/ui/Money.tsx';
import { RowsSkeleton } from '#admin/ui/Skeletons.tsx';
import { emailsOf, type OpenCustomer } from '../customer-record.ts';
import { averageAmounts, refundedAmounts, spentAmounts } from '../spent-amounts.ts';
import { OrderRow } from './OrderRow.tsx';
import styles from './page.module.css';

const MONTH = 30.44 * 86_400_000;

/** The first sum large, those of other currencies below it. */
function Amounts({ sums: [first, ...others] }: { sums: readonly MoneySum[] }) {
  if (!first) return '—';
  return (
    <span>
      <Money {...first} />
      {others.map((sum) => (
        <small key={sum.currency}>
          <Money {...sum} />
        </small>
      ))}
    </span>
  );
}

function Figures({ customer }: { customer: OpenCustomer }) {
  const translate = useTranslate();
  const { orders, firstOrderDate, lastOrderDate, details } = customer;
  const totals = spentAmounts(customer);
  const span = Date.parse(lastOrderDate ?? '') - Date.parse(firstOrderDate ?? '');
  const months = orders > 1 ? span / MONTH / (orders - 1) : 0;
  const cells = [
    ['spent', <Amounts key="spent" sums={totals} />],
    ['count', <span key="count">{orders}</span>],
    ['average', <Amounts key="average" sums={averageAmounts(totals, details.byCurrency)} />],
    ['refunded', <Amounts key="refunded" sums={refundedAmounts(totals, details.byCurrency)} />],
    ['between', months > 0 ? translate('customers.show.months', { months: months.toFixed(1) }) : '—'],
  ] as const;
  return (
    <dl className={styles['figures']}>
      {cells.map(([name, value]) => (
        <div key={name}>
          <dt>{translate(`customers.figure.${name}`)}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What they bought, the latest first, with its figures. */
export function OrdersCard({ customer, mayRead }: { customer: OpenCustomer; mayRead: boolean }) {
  const translate = useTranslate();
  const { orderIds, placed } = customer.details;
  const read = useGetMany<Order & { id: string }>(
    'orders',
    { ids: orderIds },
    { enabled: mayRead && orderIds.length > 0, retry: false },
  );
  const emails = emailsOf(customer);
  const more = placed - orderIds.length;
  return (
    <Card
      id="orders"
      title={translate('customers.show.orders')}
      flush
      actions={
        mayRead &&
        placed > 0 &&
        emails.map((one) => (
          <Link key={one} to={addressOf('orders', { where: [['email', 'is', one]] })} className="link">
            {emails.length > 1 ? (
              <bdi>{one}</bdi>
            ) : (
              translate('customers.show.allOrders', { smart_count: placed })
            )}
          </Link>
        ))
      }
    >
      <Figures customer={customer} />
      {placed === 0 && (
        <EmptyState
          icon={ShoppingBag}
          title={translate('customers.show.noOrders')}
          detail={translate('customers.show.noOrdersDetail')}
        />
      )}
      {read.isError && (
        <ErrorState
          inline
          error={read.error}
          title={translate('customers.show.ordersFailed')}
          retry={() => void read.refetch()}
        />
      )}
      {mayRead && read.isLoading && orderIds.length > 0 && (
        <RowsSkeleton rows={orderIds.length} height={52} />
      )}
      {mayRead && read.data && (
        <ul>
          {read.data.map((order) => order && <OrderRow key={order.id} order={order} />)}
          {more > 0 && (
            <li className={styles['rest']}>
              {translate('customers.show.moreOrders', { smart_count: more })}
            </li>
          )}
        </ul>
      )}
    </Card>
  );
}
