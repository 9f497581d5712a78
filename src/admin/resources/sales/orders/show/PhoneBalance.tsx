import { useTranslate } from 'ra-core';
import type { Order } from '#wix/order-operations.ts';
import { Card } from '#admin/ui/Card.tsx';
import { Money } from '#admin/ui/Money.tsx';
import { big, toDecimalString } from '../refund/amounts.ts';
import styles from './LinesCard.module.css';

/** On a phone the totals of money stand on their own, in a column; those that are zero are left out. */
export function PhoneBalance({ order }: { order: Order }) {
  const translate = useTranslate();
  const currency = order.currency ?? '';
  const { paid, refunded, pendingRefund, balance } = order.balanceSummary ?? {};
  const max = big(paid?.amount).minus(big(refunded?.amount)).minus(big(pendingRefund?.amount));
  const rows = [
    ['paid', paid?.amount, false],
    ['refunded', refunded?.amount, true],
    ['pending', pendingRefund?.amount, true],
    ['due', balance?.amount, false],
  ] as const;
  const told = rows.filter(([, amount]) => big(amount).gt(0));
  if (told.length === 0) return null;
  return (
    <Card>
      <h2 className="visually-hidden">{translate('orders.balance.title')}</h2>
      <dl className={`${styles['totalRows']} num`}>
        {told.map(([name, amount, negative]) => (
          <div key={name}>
            <dt>{translate(`orders.balance.${name}`)}</dt>
            <dd>
              <Money amount={amount ?? '0'} currency={currency} negative={negative} />
            </dd>
          </div>
        ))}
        {big(paid?.amount).gt(0) && (
          <div className={styles['sum']}>
            <dt>{translate('orders.balance.refundable')}</dt>
            <dd>
              <Money amount={toDecimalString(max, currency)} currency={currency} />
            </dd>
          </div>
        )}
      </dl>
    </Card>
  );
}
