import { useTranslate } from 'ra-core';
import type { GiftCardView } from '#shared/gift-cards.ts';

/** The recipient by name, else by email address; a card that was handed over has neither. */
export function CardRecipient({ card: { recipient } }: { card: GiftCardView }) {
  const translate = useTranslate();
  return <bdi>{recipient?.name ?? recipient?.email ?? translate('gift-cards.nobody')}</bdi>;
}
