import { useEffect, useState } from 'react';
import { readSavedCards, removeSavedCard, type SavedCard } from '#wix/shopper/saved-cards.ts';
import { useT } from '../../shell/page-context.tsx';
import { ShopDate } from '../../shell/ShopDate.tsx';
import { Button } from '../../shell/ui/Button.tsx';
import { Icon } from '../../shell/ui/Icon.tsx';
import { FailureNotice } from '../../shell/ui/FailureNotice.tsx';
import { Notice } from '../../shell/ui/Notice.tsx';
import styles from './cards.module.css';

/** What the payment provider keeps for the member, to be removed. */
export function SavedCards() {
  const t = useT();
  const [cards, setCards] = useState<SavedCard[]>();
  const [said, setSaid] = useState<'removed' | 'failed'>();
  const [rejected, setRejected] = useState<unknown>();
  const [busy, setBusy] = useState<string>();
  useEffect(() => {
    readSavedCards().then(setCards, () => setSaid('failed'));
  }, []);

  const remove = async (id: string): Promise<void> => {
    setBusy(id);
    setSaid(undefined);
    try {
      await removeSavedCard(id);
      setCards((before) => before?.filter((card) => card.id !== id));
      setSaid('removed');
    } catch (thrown) {
      setSaid('failed');
      setRejected(thrown);
    }
    // Perhaps it was removed all the same, or in another tab.
    await readSavedCards().then(setCards, () => undefined);
    setBusy(undefined);
  };

  return (
    <section className={styles['cards']} aria-busy={!cards && !said}>
      <h2>{t('cards.title')}</h2>
      <div role="status">
        {said === 'removed' && <Notice kind="success">{t('cards.removed')}</Notice>}
        {said === 'failed' && <FailureNotice error={rejected}>{t('cards.failed')}</FailureNotice>}
      </div>
      {cards?.length === 0 && <p className="quiet">{t('cards.none')}</p>}
      <ul>
        {cards?.map(({ id, brand, lastFourDigits, createdDate }) => {
          const name = `${brand} •• ${lastFourDigits}`;
          return (
            <li key={id}>
              <Icon name="card" />
              <span>
                <b dir="ltr">{name}</b>
                <small>
                  {t('cards.since')} <ShopDate value={createdDate} />
                </small>
              </span>
              <Button
                look="line"
                size="sm"
                busy={busy === id}
                aria-label={t('cards.removeOf', { card: name })}
                onClick={() => void remove(id)}
              >
                {t('cards.remove')}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
