import { useState } from 'react';
import type { ShownSubscriptionDetails } from '#shared/subscriptions.ts';
import { LinePicture } from '../../shell/LinePicture.tsx';
import { oftenText } from '../../shell/often.ts';
import { usePath, useT } from '../../shell/page-context.tsx';
import { Icon } from '../../shell/ui/Icon.tsx';
import { FailureNotice } from '../../shell/ui/FailureNotice.tsx';
import { Chip, Notice } from '../../shell/ui/Notice.tsx';
import orders from '../orders/orders.module.css';
import { SubscriptionActions } from './SubscriptionActions.tsx';
import { Cards } from './Cards.tsx';
import { Cycles } from './Cycles.tsx';
import { Destination } from './Destination.tsx';
import { Facts } from './Facts.tsx';
import { OwedNotice } from './OwedNotice.tsx';
import { WRONG, type OnDone, type SubscriptionOutcome } from './subscription-outcome.ts';
import { subscriptionStatusOf, toneOf } from './subscription-view.ts';
import styles from './subscriptions.module.css';

interface Props {
  subscription: ShownSubscriptionDetails;
  /** Reads it anew. */
  onChanged: () => Promise<void>;
}

/** One subscription: how it stands, what it costs and when, and everything its member may do. */
export function SubscriptionDetails({ subscription, onChanged }: Props) {
  const t = useT();
  const to = usePath();
  const [outcome, setOutcome] = useState<SubscriptionOutcome>();
  const [rejected, setRejected] = useState<unknown>();
  const { product, imageUrl, details, quantity } = subscription;
  const status = subscriptionStatusOf(subscription);
  const tell: OnDone = async (what, thrown) => {
    await onChanged();
    setOutcome(what);
    setRejected(what === 'failed' ? thrown : undefined);
  };
  return (
    <>
      <header className={styles['top']}>
        <LinePicture image={imageUrl} />
        <div>
          <nav className={orders['path']} aria-label={t('subscriptions.path')}>
            <a href={to('/account/subscriptions')}>{t('subscriptions.title')}</a>
            <Icon name="next" small />
            <span aria-current="page">{product}</span>
          </nav>
          <h1>{product}</h1>
          <p className="small quiet">
            {[oftenText(t, subscription), ...details, t('subscriptions.quantity', { count: quantity })]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
      </header>
      <div role="status">
        {outcome && WRONG.has(outcome) && (
          <FailureNotice error={rejected}>{t(`subscriptions.outcome.${outcome}`)}</FailureNotice>
        )}
        {outcome && !WRONG.has(outcome) && (
          <Notice kind="success">{t(`subscriptions.outcome.${outcome}`)}</Notice>
        )}
      </div>
      <div className={orders['columns']}>
        <div className={orders['main']}>
          <p>
            <Chip kind={toneOf[status]}>{t(`subscriptions.status.${status}`)}</Chip>
          </p>
          <OwedNotice subscription={subscription} />
          <SubscriptionActions subscription={subscription} onDone={tell} />
          <Cycles cycles={subscription.cycles} />
        </div>
        <aside className={orders['panel']} aria-label={t('subscriptions.pageTitle')}>
          <Facts subscription={subscription} />
          <Destination subscription={subscription} onDone={tell} />
          <Cards subscription={subscription} onDone={tell} />
        </aside>
      </div>
    </>
  );
}
