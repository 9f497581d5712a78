import { useTranslate } from 'ra-core';
import { Card } from '../../ui/Card.tsx';
import type { PaymentShare } from './use-order-figures.ts';
import styles from './Home.module.css';

const colours = 5;
const colourOf = (index: number) => `var(--chart-${(index % colours) + 1})`;

/** A quiet share of each payment state; counts, because amounts of several currencies make no sum. */
export function Payments({ payments }: { payments: readonly PaymentShare[] | undefined }) {
  const translate = useTranslate();
  const total = payments?.reduce((sum, { count }) => sum + count, 0) ?? 0;
  if (!payments || total === 0) return null;
  return (
    <Card title={translate('home.payments')} note={translate('home.paymentsNote')}>
      <div className={styles['shares']} aria-hidden>
        {payments.map(({ status, count }, index) => (
          <i key={status} style={{ flexGrow: count, background: colourOf(index) }} />
        ))}
      </div>
      <ul className={styles['payments']}>
        {payments.map(({ status, count }, index) => (
          <li key={status}>
            <i style={{ background: colourOf(index) }} />
            <span>{translate(`orders.option.payment.${status}`, { _: status.toLowerCase() })}</span>
            <b className="num">{count.toLocaleString('en')}</b>
            <span className="num">{Math.round((count / total) * 100)}%</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
