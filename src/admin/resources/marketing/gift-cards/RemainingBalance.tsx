import { useTranslate } from 'ra-core';
import type { GiftCardView } from '#shared/gift-cards.ts';
import { Money } from '#admin/ui/Money.tsx';
import styles from './gift-cards.module.css';

export const remainingShare = ({ balance, loaded }: Pick<GiftCardView, 'balance' | 'loaded'>): number =>
  Number(loaded) > 0 ? Math.min(Number(balance) / Number(loaded), 1) * 100 : 0;

/** The balance that remains on a card, as a bar and as an amount. */
export function RemainingBalance({ card }: { card: GiftCardView }) {
  const translate = useTranslate();
  return (
    <span className={styles['remaining']}>
      <span className={styles['bar']} aria-hidden>
        <i style={{ width: `${remainingShare(card)}%` }} />
      </span>
      <small>
        {translate('gift-cards.of')} <Money amount={card.loaded} currency={card.currency} />
      </small>
    </span>
  );
}
