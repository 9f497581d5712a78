import { usePath, useT } from '../shell/page-context.tsx';
import { ButtonLink } from '../shell/ui/Button.tsx';
import { accountPage } from './account-page.tsx';
import { Awaited } from './Awaited.tsx';
import { SubscriptionRow } from './subscriptions/SubscriptionRow.tsx';
import { useSubscriptions } from './subscriptions/use-subscriptions.ts';
import styles from './orders/orders.module.css';

function Subscriptions() {
  const t = useT();
  const to = usePath();
  const { state, load } = useSubscriptions();
  if (state.phase !== 'ready')
    return <Awaited phase={state.phase} failed={t('subscriptions.failed')} onRetry={load} />;
  const { subscriptions } = state;
  if (subscriptions.length === 0) {
    return (
      <div className={styles['none']}>
        <p>{t('subscriptions.none')}</p>
        <ButtonLink href={to('/collections/all')}>{t('subscriptions.look')}</ButtonLink>
      </div>
    );
  }
  return (
    <>
      <ul className={styles['list']}>
        {subscriptions.map((one) => (
          <SubscriptionRow key={one.id} subscription={one} />
        ))}
      </ul>
      <p className="vh" role="status">
        {t('subscriptions.count', { count: subscriptions.length })}
      </p>
    </>
  );
}

export default accountPage('subscriptions', Subscriptions);
