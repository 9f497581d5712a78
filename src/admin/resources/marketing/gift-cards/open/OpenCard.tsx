import { Lock } from 'lucide-react';
import { useGetOne, useTranslate } from 'ra-core';
import { useCallback } from 'react';
import { lastMomentOf } from '#shared/gift-cards.ts';
import { useChanges } from '#admin/data/live.ts';
import { DateTime } from '#admin/ui/DateTime.tsx';
import { LoadError } from '#admin/ui/query-state/LoadError.tsx';
import { Money } from '#admin/ui/Money.tsx';
import { SidePanel } from '#admin/ui/panel/SidePanel.tsx';
import { LineSkeleton } from '#admin/ui/Skeletons.tsx';
import { nameOf, type GiftCardRecord, type OpenGiftCard } from '../gift-card-record.ts';
import { remainingShare } from '../RemainingBalance.tsx';
import { StateChip } from '../StateChip.tsx';
import styles from '../gift-cards.module.css';
import { GiftCardActions } from './GiftCardActions.tsx';
import { History } from './History.tsx';

/** The list hands over what it knows; the history comes with the card's own answer. */
type FoundCard = GiftCardRecord & Partial<OpenGiftCard>;

/** One card: what is left of it, what can be done, and all that happened to it. */
export function OpenCard({ id, onClose }: { id: string; onClose: () => void }) {
  const translate = useTranslate();
  const read = useGetOne<FoundCard>('gift-cards', { id }, { retry: false, refetchOnMount: 'always' });
  const { data: card, refetch } = read;
  useChanges(
    'gift-cards',
    useCallback((change) => void (change.id === id && refetch()), [id, refetch]),
  );
  return (
    <SidePanel title={card ? `•• ${card.lastFour}` : translate('gift-cards.one')} onClose={onClose}>
      {read.isError && (
        <LoadError
          error={read.error}
          words="gift-cards.show"
          retry={() => void refetch()}
          list="/gift-cards"
        />
      )}
      {!card && !read.isError && (
        <div className={styles['section']}>
          <LineSkeleton widths={[60, 40, 80, 70]} />
        </div>
      )}
      {card && <Standing card={card} />}
      {card && (
        <div className={styles['section']}>
          {card.history ? (
            <History history={card.history} currency={card.currency} />
          ) : (
            <LineSkeleton widths={[70, 60]} />
          )}
          <p className={styles['note']}>
            <Lock size={14} aria-hidden />
            <span>{translate('gift-cards.show.keeps')}</span>
          </p>
        </div>
      )}
    </SidePanel>
  );
}

function Standing({ card }: { card: GiftCardRecord }) {
  const translate = useTranslate();
  const { recipient, sender, message, failure, currency, balance, loaded, expirationDate } = card;
  const whose = recipient ? nameOf(card) : translate('gift-cards.nobody');
  const to = sender?.name ? translate('gift-cards.show.fromTo', { to: whose, from: sender.name }) : whose;
  return (
    <div className={styles['section']}>
      <div className={styles['line']}>
        <p>
          <bdi>{to}</bdi>
        </p>
        <StateChip card={card} />
      </div>
      {recipient?.email && recipient.name && (
        <p className="muted">
          <bdi>{recipient.email}</bdi>
        </p>
      )}
      <p className={styles['big']}>
        <Money amount={balance} currency={currency} />
        <span>
          {translate('gift-cards.show.leftOf')} <Money amount={loaded} currency={currency} />
        </span>
      </p>
      <div className={`${styles['bar']} ${styles['wide']}`} aria-hidden>
        <i style={{ width: `${remainingShare(card)}%` }} />
      </div>
      <div className={styles['line']}>
        <small className="muted">
          {expirationDate ? (
            <>
              {translate('gift-cards.show.until')}{' '}
              <DateTime value={lastMomentOf(expirationDate)} style="day" />
            </>
          ) : (
            translate('gift-cards.show.forever')
          )}
        </small>
      </div>
      {failure !== undefined && (
        <p role="status" className={styles['failed']}>
          {translate('gift-cards.show.failure', { failure: failure || '–' })}
        </p>
      )}
      {message && <p className={styles['quote']}>{message}</p>}
      <GiftCardActions card={card} />
    </div>
  );
}
