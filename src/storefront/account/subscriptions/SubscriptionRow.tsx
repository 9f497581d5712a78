import type { ShownSubscription } from '#shared/subscriptions.ts';
import { LinePicture } from '../../shell/LinePicture.tsx';
import { Price } from '../../shell/money.tsx';
import { oftenText } from '../../shell/often.ts';
import { usePath, useT } from '../../shell/page-context.tsx';
import { ButtonLink } from '../../shell/ui/Button.tsx';
import { Chip } from '../../shell/ui/Notice.tsx';
import styles from '../orders/orders.module.css';
import { NextCharge } from './NextCharge.tsx';
import { subscriptionStatusOf, toneOf } from './subscription-view.ts';

/** What comes, how often and when next, with the way to change it. */
export function SubscriptionRow({ subscription }: { subscription: ShownSubscription }) {
  const t = useT();
  const to = usePath();
  const { id, product, imageUrl, quantity, amount, currency, verbs } = subscription;
  const href = to(`/account/subscriptions/${id}`);
  const status = subscriptionStatusOf(subscription);
  return (
    <li className={styles['row']}>
      <span className={styles['pictures']} aria-hidden="true">
        <LinePicture image={imageUrl} />
      </span>
      <div className={styles['facts']}>
        <h2>
          <a href={href}>{product}</a>
          <Chip kind={toneOf[status]}>{t(`subscriptions.status.${status}`)}</Chip>
        </h2>
        <p className="small quiet">
          {oftenText(t, subscription)}
          {' · '}
          {t('subscriptions.quantity', { count: quantity })}
        </p>
        <p className="small">
          <NextCharge subscription={subscription} />
        </p>
      </div>
      <div className={styles['end']}>
        <span>
          <b>
            <Price amount={amount} currency={currency} />
          </b>{' '}
          <small className="small quiet">{t('subscriptions.perDelivery')}</small>
        </span>
        <ButtonLink look="line" size="sm" href={href}>
          {t(verbs.length > 0 ? 'subscriptions.see' : 'subscriptions.seeEnded')}
        </ButtonLink>
      </div>
    </li>
  );
}
