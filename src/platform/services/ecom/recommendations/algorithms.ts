import type { RecommendationsApi, Reply } from '#platform/contract/index.ts';
import { STORES_APP_ID } from '../../stores/catalog/public.ts';

export type AlgorithmInfo = NonNullable<
  Reply<RecommendationsApi, 'listAvailableAlgorithms'>['availableAlgorithms']
>[number];

/** As storefronts in the field name those of the stores app. */
export const SAME_COLLECTIONS = '68ebce04-b96a-4c52-9329-08fc9d8c1253';
export const BOUGHT_TOGETHER = 'd5aac1e1-2e53-4d11-85f7-7172710b4783';
export const VIEWED_TOGETHER = '5dd69f67-9ab9-478e-ba7c-10c6c6e7285f';
export const BEST_SELLERS = 'ba491fd2-b172-4552-9ea6-7202e01d1d3c';

export const algorithms: readonly {
  id: string;
  type: 'RELATED_ITEMS' | 'GLOBAL';
  name: string;
  description: string;
  additionalInfo: string;
}[] = [
  {
    id: SAME_COLLECTIONS,
    type: 'RELATED_ITEMS',
    name: 'From the same collections',
    description: 'Products that share a collection with the given ones; those that share most come first.',
    additionalInfo: 'Looks at the newest products of each collection.',
  },
  {
    id: BOUGHT_TOGETHER,
    type: 'RELATED_ITEMS',
    name: 'Frequently bought together',
    description: 'Products that stand in the same orders as the given ones, the most frequent first.',
    additionalInfo: 'Where orders tell too little, products from the same collections follow.',
  },
  {
    id: VIEWED_TOGETHER,
    type: 'RELATED_ITEMS',
    name: 'Frequently viewed together',
    description:
      'Products that lie in the same carts or stand in the same orders as the given ones, the most frequent first.',
    additionalInfo: 'Where carts and orders tell too little, products from the same collections follow.',
  },
  {
    id: BEST_SELLERS,
    type: 'GLOBAL',
    name: 'Best sellers',
    description: 'The products that stand in the most orders.',
    additionalInfo: 'Where orders tell too little, the newest products follow.',
  },
];

export const available: AlgorithmInfo[] = algorithms.map(
  ({ id, type, name, description, additionalInfo }) => ({
    appId: STORES_APP_ID,
    catalogAppIds: [STORES_APP_ID],
    config: { algorithmId: id, algorithmType: type, name, description, additionalInfo },
  }),
);
