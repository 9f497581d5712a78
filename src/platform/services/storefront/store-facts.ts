import type { StoreFacts } from '#shared/storefront.ts';
import type { Context } from '../../context.ts';
import { ALL_PRODUCTS_CATEGORY_ID, collections } from '../catalog/public.ts';
import { servedRegions } from '../delivery-profile/public.ts';
import { readGiftCardRules } from '../gift-vouchers/public.ts';
import { anyTaxRegion } from '../tax-regions/public.ts';
import { readTaxSettings } from '../tax-settings/public.ts';

async function taxOf(context: Context): Promise<Pick<StoreFacts, 'tax'>> {
  if (!(await anyTaxRegion(context))) return {};
  const { taxIncludedInItemPrices } = await readTaxSettings(context);
  return { tax: taxIncludedInItemPrices ? 'included' : 'added' };
}

async function hasCollections({ db, siteId }: Context): Promise<boolean> {
  const filter = { visible: true, id: { $ne: ALL_PRODUCTS_CATEGORY_ID } };
  return (await collections.count(db, siteId, filter, { cap: 1 })).count > 0;
}

/** What the store is set to elsewhere, as far as its pages speak of it. */
export async function readStoreFacts(context: Context): Promise<StoreFacts> {
  return {
    ...(await taxOf(context)),
    sellsGiftCards: (await readGiftCardRules(context)).sold,
    hasCollections: await hasCollections(context),
    delivers: (await servedRegions(context)).length > 0,
  };
}
