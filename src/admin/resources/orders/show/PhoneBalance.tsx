import { useTranslate } from 'ra-core';
import type { Order } from '../../../../wix/order-operations.ts';
import { Card } from '../../../ui/Card.tsx';
import { Money } from '../../../ui/Money.tsx';
import { big, wire } from '../refund/amounts.ts';
import styles from './LinesCard.module.css';

/** On a phone the four sums stand on their own, in a column. */
export function PhoneBalance({ order }: { order: Order }) {
  const translate = useTranslate();
  const currency = order.currency ?? '';
  const { paid, refunded, pendingRefund, balance } = order.balanceSummary ?? {};
  const most = big(paid?.amount).minus(big(refunded?.amount)).minus(big(pendingRefund?.amount));
  const rows = [
    ['paid', paid?.amount, false],
    ['refunded', refunded?.amount, true],
    ['pending', pendingRefund?.amount, true],
    ['due', balance?.amount, false],
  ] as const;
  return (
    <Card>
      <h2 className="visually-hidden">{translate('orders.balance.title')}</h2>
      <dl className={`${styles['sums']} num`}>
        {rows
          .filter(([name, amount]) => name === 'paid' || big(amount).gt(0))
          .map(([name, amount, negative]) => (
            <div key={name}>
              <dt>{translate(`orders.balance.${name}`)}</dt>
              <dd>
                <Money amount={amount ?? '0'} currency={currency} negative={negative} />
              </dd>
            </div>
          ))}
        <div className={styles['sum']}>
          <dt>{translate('orders.balance.most')}</dt>
          <dd>
            <Money amount={wire(most, currency)} currency={currency} />
          </dd>
        </div>
      </dl>
    </Card>
  );
}
