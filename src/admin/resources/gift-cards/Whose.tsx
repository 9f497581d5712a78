import { useTranslate } from 'ra-core';
import type { ToldGiftCard } from '#shared/gift-cards.ts';

/** Who is to have a card: the name, else the address; of one that was handed over neither is known. */
export function Whose({ card: { recipient } }: { card: ToldGiftCard }) {
  const translate = useTranslate();
  return <bdi>{recipient?.name ?? recipient?.email ?? translate('gift-cards.nobody')}</bdi>;
}
