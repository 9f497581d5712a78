import { querySpec, type PromotionsApi, type Reply } from '#platform/contract/index.ts';
import { defineEntity } from '#platform/store/index.ts';

export type Promotion = NonNullable<Reply<PromotionsApi, 'getPromotion'>['promotion']> & { id: string };

/** A banner above the products of categories, as it is kept. */
export type StoredPromotion = Promotion & {
  /** Its picture is being fetched; shown or not, as was wished, once it is there. */
  waiting?: { fileId: string; enabled: boolean };
  /** When it was last enabled; absent where it was before this was stored, and since its creation. */
  activatedDate?: string;
};

export const promotions = defineEntity<StoredPromotion>({
  table: 'promotions',
  spec: querySpec('stores_promotions-v-3', 'PromotionSearchSpec'),
  columns: {
    createdDate: { type: 'date', required: true, index: true },
    updatedDate: { type: 'date', required: true },
    enabled: { type: 'boolean', required: true },
    'waiting.fileId': { type: 'text', index: true },
  },
  types: {},
  readonly: [
    'id',
    'revision',
    'createdDate',
    'updatedDate',
    'tags',
    'waiting',
    'activatedDate',
    'media.image',
    'media.mediaType',
    'media.uploadId',
  ],
  defaultSort: [{ fieldName: 'createdDate', order: 'DESC' }],
  maxLimit: 100,
  revision: true,
});

export const entities = [promotions];
