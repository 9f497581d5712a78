import type english from '../en/catalog.ts';

export default {
  'catalog.all': 'כל הפוסטרים',
} satisfies Record<keyof typeof english, string>;
