import { useTranslate } from 'ra-core';
import { Card } from '#admin/ui/Card.tsx';
import type { PaymentShare } from './use-order-metrics.ts';
import styles from './Home.module.css';

const mostShown = 5;
const colourOf = (index: number) => `var(--chart-${index + 1})`;

/** As many as there are colours; the rest is one share. */
function shownShares(payments: readonly PaymentShare[]): readonly PaymentShare[] {
  if (payments.length <= mostShown) return payments;
  const rest = payments.slice(mostShown - 1).reduce((sum, { count }) => sum + count, 0);
  return [...payments.slice(0, mostShown - 1), { status: 'other', count: rest }];
}

/** A quiet share of each payment state; counts, because amounts of several currencies make no sum. */
export function Payments({ payments }: { payments: readonly PaymentShare[] | undefined }) {
  const translate = useTranslate();
  const total = payments?.reduce((sum, { count }) => sum + count, 0) ?? 0;
  if (!payments || total === 0) return null;
  const shares = shownShares(payments);
  return (
    <Card title={translate('home.payments')} note={translate('home.paymentsNote')}>
      <div className={styles['shares']} aria-hidden>
        {shares.map(({ status, count }, index) => (
          <i key={status} style={{ flexGrow: count, background: colourOf(index) }} />
        ))}
      </div>
      <ul className={styles['payments']}>
        {shares.map(({ status, count }, index) => (
          <li key={status}>
            <i style={{ background: colourOf(index) }} />
            <span>
              {status === 'other'
                ? translate('home.otherStates')
                : translate(`orders.option.payment.${status}`)}
            </span>
            <b className="num">{count.toLocaleString('en')}</b>
            <span className="num">{Math.round((count / total) * 100)}%</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
