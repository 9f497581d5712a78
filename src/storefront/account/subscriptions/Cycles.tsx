import type { ShownSubscriptionDetails } from '#shared/subscriptions.ts';
import { usePath, useT } from '../../shell/page-context.tsx';
import { ShopDate } from '../../shell/ShopDate.tsx';
import { Chip } from '../../shell/ui/Notice.tsx';
import styles from './subscriptions.module.css';

const TONE = { PAID: 'success', OPEN: 'warning', SKIPPED: 'info' } as const;

/** Every delivery whose time came, the latest first, with its order. */
export function Cycles({ cycles }: Pick<ShownSubscriptionDetails, 'cycles'>) {
  const t = useT();
  const to = usePath();
  return (
    <section className={styles['cycles']}>
      <h2>{t('subscriptions.cycles')}</h2>
      <ol>
        {cycles.map(({ cycle, status, dueDate, orderId }) => (
          <li key={cycle}>
            <span>
              <b>{t('subscriptions.delivery', { number: cycle })}</b>
              <small>
                <ShopDate value={dueDate} />
              </small>
            </span>
            <Chip kind={TONE[status]}>{t(`subscriptions.cycle.${status}`)}</Chip>
            {orderId && status === 'PAID' && (
              <a
                className="link"
                href={to(`/account/orders/${orderId}`)}
                aria-label={t('subscriptions.orderOf', { number: cycle })}
              >
                {t('subscriptions.order')}
              </a>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
