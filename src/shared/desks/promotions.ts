import * as promotions from '../contract/generated/stores_promotions-v-3.rights.ts';
import type { DeskFacts } from './desk.ts';

export const promotionsDesk = {
  name: 'promotions',
  place: 'main',
  under: 'products',
  entities: ['wix.stores.catalog.v3.promotion'],
  rights: {
    list: promotions.queryPromotions,
    create: promotions.createPromotion,
    edit: promotions.updatePromotion,
    delete: promotions.deletePromotion,
  },
} as const satisfies DeskFacts;
