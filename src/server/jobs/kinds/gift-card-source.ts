import { extensionPath } from '#shared/extensions/define.ts';
import type { giftCardExtensions } from '#shared/extensions/gift-cards.ts';
import type { GiftCardView } from '#shared/gift-cards.ts';
import { hostedSource } from './hosted-source.ts';

export const giftCards = hostedSource<GiftCardView>({
  plural: 'giftCards',
  path: extensionPath('queryGiftCards' satisfies keyof typeof giftCardExtensions),
  search: 'ecom_gift-vouchers.getGiftCard',
  label: ({ lastFour, recipient }) =>
    [`•• ${lastFour}`, recipient?.name ?? recipient?.email].filter(Boolean).join(', '),
});
