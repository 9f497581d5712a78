import type { ToldGiftCard } from '../../../shared/gift-cards.ts';
import { hostedSource } from './hosted-source.ts';

export const giftCards = hostedSource<ToldGiftCard>({
  plural: 'giftCards',
  path: '/hosted/gift-cards',
  search: 'ecom_gift-vouchers.getGiftCard',
  label: ({ lastFour, recipient }) =>
    [`•• ${lastFour}`, recipient?.name ?? recipient?.email].filter(Boolean).join(', '),
});
