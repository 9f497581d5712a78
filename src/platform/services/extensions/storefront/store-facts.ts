import type { StoreFacts } from '#shared/storefront.ts';
import type { Context } from '#platform/context.ts';
import { ALL_PRODUCTS_CATEGORY_ID, collections } from '../../stores/catalog/public.ts';
import { servedRegions } from '../../ecom/delivery-profile/public.ts';
import { readGiftCardRules } from '../../ecom/gift-vouchers/public.ts';
import { anyTaxRegion, taxedCountries } from '../../ecom/tax-regions/public.ts';
import { readTaxSettings } from '../../ecom/tax-settings/public.ts';

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
export async function readStoreFacts(context: Context): Promise<Omit<StoreFacts, 'sendsEmail'>> {
  return {
    ...(await taxOf(context)),
    taxedCountries: await taxedCountries(context),
    sellsGiftCards: (await readGiftCardRules(context)).sold,
    hasCollections: await hasCollections(context),
    delivers: (await servedRegions(context)).length > 0,
  };
}
