import type { Context } from '#platform/context.ts';
import type { Handler, Handlers, PromotionsApi, Reply } from '#platform/contract/index.ts';
import { crud } from '#platform/crud/index.ts';
import { defineService } from '#platform/service.ts';
import { migrations } from './migrations.ts';
import { present } from './present.ts';
import { FQDN, promotionNotFound } from './promotion.ts';
import { resolvePromotions } from './resolve.ts';
import { entities, promotions as entity } from './tables.ts';
import { tags } from './tags.ts';
import { resolveMedia, written } from './write.ts';

const banners = crud<PromotionsApi>()({
  entity,
  key: 'promotion',
  plural: 'promotions',
  id: 'promotionId',
  fqdn: FQDN,
  notFound: promotionNotFound,
  write: (draft, before, context, input) => written(draft, before, context, input),
  present,
});

type Aggregations = NonNullable<Reply<PromotionsApi, 'searchPromotions'>['aggregationData']>;

const searchPromotions: Handler<PromotionsApi, 'searchPromotions', Context> = async (
  { search },
  { db, siteId },
) => {
  const { items, metadata, aggregationData } = await entity.search(db, siteId, search ?? {});
  return {
    promotions: present(items),
    pagingMetadata: metadata,
    ...(aggregationData && { aggregationData: aggregationData as unknown as Aggregations }),
  };
};

export const promotions = defineService({
  name: 'promotions',
  package: 'stores_promotions-v-3',
  handlers: {
    createPromotion: banners.create,
    getPromotion: banners.get,
    updatePromotion: banners.update,
    deletePromotion: banners.remove,
    queryPromotions: banners.query,
    searchPromotions,
    resolvePromotions,
    bulkCreatePromotions: banners.bulkCreate,
    bulkUpdatePromotions: banners.bulkUpdate,
    bulkDeletePromotions: banners.bulkRemove,
    bulkUpdatePromotionTags: tags.byIds,
    bulkUpdatePromotionTagsByFilter: tags.byFilter,
  } satisfies Handlers<PromotionsApi, Context>,
  listeners: {
    'wix.media.site_media.v1.file_descriptor_file_ready': ({ entityId }, context) =>
      resolveMedia(context, entityId, true),
    'wix.media.site_media.v1.file_descriptor_file_failed': ({ entityId }, context) =>
      resolveMedia(context, entityId, false),
  },
  entities,
  migrations,
});
