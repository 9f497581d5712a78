import type { DeskFacts } from './desk.ts';

const READ = ['ECOM.GIFT_CARD_READ'];
const MANAGE = ['COUNTERPART.GIFT_CARDS_MANAGE'];

export const giftCardsDesk = {
  name: 'gift-cards',
  place: 'main',
  goTo: 'i',
  own: true,
  entities: ['counterpart.v1.gift_card'],
  rights: { list: READ, edit: MANAGE },
  jobs: { disable: MANAGE, send: MANAGE, export: READ },
} as const satisfies DeskFacts;
