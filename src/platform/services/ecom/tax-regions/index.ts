import type { Context } from '#platform/context.ts';
import { alreadyExists, notFound } from '#platform/contract/errors.ts';
import type { Handlers, TaxRegionsApi } from '#platform/contract/index.ts';
import { crud } from '#platform/crud/index.ts';
import { defineService } from '#platform/service.ts';
import { migrations } from './migrations.ts';
import { checkPlace, normalSubdivision } from './rules/region-location.ts';
import { entities, taxRegions as entity } from './tables.ts';
import type { TaxRegion } from './tax-region.ts';

/** @throws 409 ALREADY_EXISTS when another region is the same place; looked up first, for a bulk goes on after it */
async function checkFree({ db, siteId }: Context, region: TaxRegion): Promise<void> {
  const { country, subdivision } = region;
  const filter = { country: { $eq: country }, subdivision: { $eq: subdivision } };
  const { items } = await entity.query(db, siteId, { filter });
  if (items.some(({ id }) => id !== region.id)) {
    const place = subdivision ? `${country}-${subdivision}` : country;
    throw alreadyExists(`There is a tax region for ${place} already.`, undefined, { country, subdivision });
  }
}

const regions = crud<TaxRegionsApi>()({
  entity,
  key: 'taxRegion',
  plural: 'taxRegions',
  id: 'taxRegionId',
  fqdn: 'wix.billing.v1.tax_region',
  notFound: (taxRegionId) => notFound('The tax region was not found.', undefined, { taxRegionId }),
  async write(draft, _before, context) {
    const { country = '', appId = '', taxIncludedInPrice = false } = draft;
    const subdivision = normalSubdivision(draft.subdivision);
    const region: TaxRegion = { ...draft, country, subdivision, appId, taxIncludedInPrice };
    checkPlace(region);
    await checkFree(context, region);
    return region;
  },
});

export const taxRegions = defineService({
  name: 'tax-regions',
  package: 'ecom_tax-regions',
  handlers: {
    createTaxRegion: regions.create,
    getTaxRegion: regions.get,
    updateTaxRegion: regions.update,
    deleteTaxRegion: regions.remove,
    queryTaxRegions: regions.query,
    bulkCreateTaxRegion: regions.bulkCreate,
  } satisfies Handlers<TaxRegionsApi, Context>,
  entities,
  migrations,
});
