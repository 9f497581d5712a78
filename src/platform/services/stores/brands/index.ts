import type { Context } from '#platform/context.ts';
import { notFound } from '#platform/contract/errors.ts';
import type { BrandsApi, Handlers } from '#platform/contract/index.ts';
import { bulk, crud } from '#platform/crud/index.ts';
import { defineService } from '#platform/service.ts';
import {
  brandAttribute,
  brands as entity,
  counted,
  followBrand,
  getOrMake,
  withLocked,
  removeBrandFromProducts,
  rejectTaken,
  spoken,
} from '../catalog/public.ts';

const present = counted(brandAttribute, 'ASSIGNED_PRODUCTS_COUNT', 'assignedProductsCount');

const stored = crud<BrandsApi>()({
  entity,
  key: 'brand',
  plural: 'brands',
  id: 'brandId',
  fqdn: 'wix.stores.catalog.v3.brand',
  notFound: (brandId) => notFound('The brand was not found.', undefined, { brandId }),
  async write(draft, before, context) {
    const after = { ...draft, name: spoken(draft.name, 'brand.name') };
    await rejectTaken(context, brandAttribute, after, { before, field: 'brand' });
    if (before && before.name !== after.name) await followBrand(context, after);
    return after;
  },
  beforeRemove: ({ id }, context) => removeBrandFromProducts(context, id),
  present,
});

const locked = withLocked(brandAttribute, { stock: true });

async function getOrCreate(brandName: string, fields: readonly string[] | undefined, context: Context) {
  const name = spoken(brandName, 'brandName');
  const found = await getOrMake(context, brandAttribute, (fresh) => ({ ...fresh, name }), 'brandName');
  const [brand = found] = await present([found], context, new Set(fields));
  return brand;
}

export const brands = defineService({
  name: 'brands',
  package: 'stores_brands-v-3',
  handlers: {
    createBrand: stored.create,
    getBrand: stored.get,
    updateBrand: locked(stored.update, ({ brand }) => [brand.id]),
    deleteBrand: locked(stored.remove, ({ brandId }) => [brandId]),
    queryBrands: stored.query,
    countBrands: stored.count,
    bulkCreateBrands: stored.bulkCreate,
    bulkUpdateBrands: locked(stored.bulkUpdate, ({ brands: all }) =>
      (all ?? []).map(({ brand }) => brand?.id),
    ),
    bulkDeleteBrands: locked(stored.bulkRemove, ({ brandIds }) => brandIds ?? []),
    getOrCreateBrand: async ({ brandName, fields }, context) => ({
      brand: await getOrCreate(brandName, fields, context),
    }),
    bulkGetOrCreateBrands: ({ brandNames, fields }, context) =>
      bulk(context, {
        entries: brandNames ?? [],
        each: (brandName) => getOrCreate(brandName, fields, context),
        show: (brand) => brand,
      }),
  } satisfies Handlers<BrandsApi, Context>,
});
