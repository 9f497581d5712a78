import { useState } from 'react';
import type { ShownSubscription, SubscriptionVerb } from '#shared/subscriptions.ts';
import { CallError } from '#wix/errors.ts';
import { changeSubscription } from '#wix/shopper/subscriptions.ts';
import { formatMoney } from '../../shell/money.tsx';
import { useLocale, useT } from '../../shell/page-context.tsx';
import { Button } from '../../shell/ui/Button.tsx';
import { Dialog } from '../../shell/ui/Dialog.tsx';
import { useDay } from './OwedNotice.tsx';
import type { OnDone } from './subscription-outcome.ts';
import styles from './subscriptions.module.css';

interface Props {
  subscription: ShownSubscription;
  onDone: OnDone;
}

/** What its member may do now; each says what follows before it is done. */
export function SubscriptionActions({ subscription, onDone }: Props) {
  const t = useT();
  const [subscriptionVerb, setSubscriptionVerb] = useState<SubscriptionVerb>();
  const { verbs } = subscription;
  if (verbs.length === 0) return null;
  return (
    <div className={styles['actions']}>
      {verbs.map((verb) => (
        <Button
          key={verb}
          look={verb === 'resume' ? 'solid' : 'line'}
          size="sm"
          onClick={() => setSubscriptionVerb(verb)}
        >
          {t(`subscriptions.${verb}`)}
        </Button>
      ))}
      <Dialog
        open={subscriptionVerb !== undefined}
        title={subscriptionVerb && t(`subscriptions.confirm.${subscriptionVerb}`)}
        onClose={() => setSubscriptionVerb(undefined)}
      >
        {subscriptionVerb && (
          <Ask
            subscription={subscription}
            verb={subscriptionVerb}
            onClose={() => setSubscriptionVerb(undefined)}
            onDone={onDone}
          />
        )}
      </Dialog>
    </div>
  );
}

function Ask({
  subscription: { id, amount, currency, nextChargeDate, tries },
  verb,
  onClose,
  onDone,
}: Props & { verb: SubscriptionVerb; onClose: () => void }) {
  const t = useT();
  const day = useDay();
  const locale = useLocale();
  const [busy, setBusy] = useState(false);
  const follows = verb === 'resume' && tries > 0 ? ('resumeNow' as const) : verb;
  const go = async (): Promise<void> => {
    setBusy(true);
    const failure = await changeSubscription(id, verb).then(
      () => undefined,
      (thrown: unknown) => ({ thrown }),
    );
    onClose();
    if (!failure) return onDone(verb);
    const { thrown } = failure;
    const isForbidden = thrown instanceof CallError && thrown.code === 'SUBSCRIPTION_ACT_NOT_ALLOWED';
    return onDone(isForbidden ? 'notAllowed' : 'failed', thrown);
  };
  return (
    <div className={styles['confirm']}>
      <p>
        {t(`subscriptions.follows.${follows}`, {
          amount: formatMoney({ amount, currency }, locale),
          date: nextChargeDate ? day(nextChargeDate) : '',
        })}
      </p>
      <div>
        <Button busy={busy} onClick={() => void go()}>
          {t(`subscriptions.yes.${verb}`)}
        </Button>
        <Button look="line" onClick={onClose}>
          {t('subscriptions.keep')}
        </Button>
      </div>
    </div>
  );
}
