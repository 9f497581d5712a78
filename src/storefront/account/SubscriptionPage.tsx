import { readServed, ServedContext, type ServedData } from '../shell/address/served.ts';
import { definePage, type PageProps } from '../shell/define-page.ts';
import { usePath, useT } from '../shell/page-context.tsx';
import { ButtonLink } from '../shell/ui/Button.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { Awaited } from './Awaited.tsx';
import { SubscriptionDetails } from './subscriptions/SubscriptionDetails.tsx';
import { useSubscription } from './subscriptions/use-subscription.ts';
import styles from './account.module.css';

function OneSubscription({ id }: { id: string }) {
  const t = useT();
  const to = usePath();
  const { state, load } = useSubscription(id);
  switch (state.phase) {
    case 'ready':
      return <SubscriptionDetails subscription={state.subscription} onChanged={load} />;
    case 'gone':
      return (
        <div className={styles['narrow']}>
          <h1>{t('subscriptions.goneTitle')}</h1>
          <p className="quiet">{t('subscriptions.goneText')}</p>
          <div>
            <ButtonLink href={to('/account/subscriptions')}>{t('subscriptions.all')}</ButtonLink>
          </div>
        </div>
      );
    default:
      return <Awaited phase={state.phase} failed={t('subscriptions.failed')} onRetry={() => void load()} />;
  }
}

function SubscriptionPage({ params, data: { served } }: PageProps<ServedData>) {
  return (
    <AccountFrame section="subscriptions">
      <ServedContext value={served}>
        <OneSubscription id={params['id'] ?? ''} />
      </ServedContext>
    </AccountFrame>
  );
}

export default definePage<ServedData>({
  read: import.meta.env.SSR ? readServed : undefined,
  head: (_data, t) => ({ title: t('subscriptions.pageTitle'), noIndex: true }),
  Page: SubscriptionPage,
});
