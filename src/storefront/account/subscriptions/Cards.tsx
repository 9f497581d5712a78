import { useState } from 'react';
import type { ShownSubscriptionDetails } from '#shared/subscriptions.ts';
import { changeCard } from '#wix/shopper/subscriptions.ts';
import { useT } from '../../shell/page-context.tsx';
import { Button } from '../../shell/ui/Button.tsx';
import { Icon } from '../../shell/ui/Icon.tsx';
import { NewCard } from './NewCard.tsx';
import type { OnDone } from './subscription-outcome.ts';
import { isOwed } from './subscription-view.ts';
import styles from './subscriptions.module.css';

interface Props {
  subscription: ShownSubscriptionDetails;
  onDone: OnDone;
}

/** The card that is charged, those that could be, and a new one: it pays what is owed, or is kept for what follows. */
export function Cards({ subscription, onDone }: Props) {
  const t = useT();
  const [busy, setBusy] = useState<string>();
  const [adding, setAdding] = useState(false);
  const { id, cards, verbs } = subscription;
  const use = async (methodId: string): Promise<void> => {
    setBusy(methodId);
    const failure = await changeCard(id, { methodId }).then(
      () => undefined,
      (thrown: unknown) => ({ thrown }),
    );
    setBusy(undefined);
    await (failure ? onDone('failed', failure.thrown) : onDone('card'));
  };
  if (verbs.length === 0) return null;
  return (
    <div className={styles['cards']}>
      <h2>{t('subscriptions.card')}</h2>
      {cards.length === 0 && <p className="small">{t('subscriptions.cardNone')}</p>}
      <ul>
        {cards.map(({ id: methodId, brand, lastFourDigits, isCharged }) => {
          const name = `${brand} •• ${lastFourDigits}`;
          return (
            <li key={methodId}>
              <Icon name="card" />
              <b dir="ltr">{name}</b>
              {isCharged ? (
                <small>{t('subscriptions.cardNow')}</small>
              ) : (
                <Button
                  look="line"
                  size="sm"
                  busy={busy === methodId}
                  aria-label={t('subscriptions.cardOtherOf', { card: name })}
                  onClick={() => void use(methodId)}
                >
                  {t('subscriptions.cardOther')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {isOwed(subscription) || adding ? (
        <NewCard
          subscription={subscription}
          onDone={onDone}
          {...(!isOwed(subscription) && { onCancel: () => setAdding(false) })}
        />
      ) : (
        <p className={styles['below']}>
          <Button look="line" size="sm" onClick={() => setAdding(true)}>
            {t('subscriptions.cardAdd')}
          </Button>
        </p>
      )}
    </div>
  );
}
