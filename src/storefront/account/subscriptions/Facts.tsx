import type { ShownSubscriptionDetails } from '#shared/subscriptions.ts';
import { Price } from '../../shell/money.tsx';
import { useT } from '../../shell/page-context.tsx';
import { ShopDate } from '../../shell/ShopDate.tsx';
import { NextCharge } from './NextCharge.tsx';
import styles from './subscriptions.module.css';

/** When, how much, how often so far, and where to. */
export function Facts({ subscription }: { subscription: ShownSubscriptionDetails }) {
  const t = useT();
  const { amount, currency, paidCycles, billingCycles, endedDate } = subscription;
  return (
    <>
      <div className={styles['facts']}>
        <h2>
          <Price amount={amount} currency={currency} /> {t('subscriptions.perDelivery')}
        </h2>
        <p>
          <NextCharge subscription={subscription} />
        </p>
        <p className="small quiet">
          {t('subscriptions.paid')}:{' '}
          {billingCycles === undefined
            ? t('subscriptions.paidCount', { count: paidCycles })
            : t('subscriptions.paidOf', { count: paidCycles, total: billingCycles })}
        </p>
        {endedDate && (
          <p className="small quiet">
            {t('subscriptions.ended')}: <ShopDate value={endedDate} />
          </p>
        )}
      </div>
    </>
  );
}
