import { Gift } from 'lucide-react';
import { giftCardsDesk } from '#shared/desks/gift-cards.ts';
import { defineDesk } from '#admin/data/define-desk.ts';
import { preloadable } from '#admin/ui/preloadable.tsx';
import type { GiftCardRecord } from './gift-card-record.ts';

const page = preloadable(() => import('./GiftCards.tsx'));

export const giftCards = defineDesk<GiftCardRecord>({
  ...giftCardsDesk,
  icon: Gift,
  provider: async () => (await import('./provider.ts')).giftCardsProvider,
  list: page,
  edit: page,
  onePage: true,
  pages: [{ path: 'rules', component: preloadable(() => import('./rules/RulesPage.tsx')) }],
  found: ({ lastFour, recipient }) => ({
    title: `•• ${lastFour}`,
    detail: recipient?.name ?? recipient?.email ?? '',
  }),
});
