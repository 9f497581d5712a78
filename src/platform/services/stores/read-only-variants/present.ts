import { formatMoney } from '#shared/money.ts';
import type { Context } from '#platform/context.ts';
import { permissionDenied } from '#platform/contract/errors.ts';
import { may } from '#platform/identity/caller.ts';
import type { Variant, ApiVariant } from './tables.ts';

const HIDDEN = 'WIX_STORES.READ_ONLY_VARIANT_READ_HIDDEN';
const MERCHANT_DATA = 'WIX_STORES.PRODUCT_MERCHANT_DATA_READ';

/** Hidden ones, and those of hidden products, are for the merchant. */
export const scopeOf = ({ caller }: Context): object | undefined =>
  may(caller, HIDDEN) ? undefined : { visible: true, 'productData.visible': true };

/** @throws 403 for merchant data that the caller may not read */
export function readFields({ caller }: Context, fields: readonly string[] | null | undefined): Set<string> {
  const requested = new Set(fields);
  if (requested.has('MERCHANT_DATA') && !may(caller, MERCHANT_DATA))
    throw permissionDenied('Costs are for the merchant.', 'NO_PERMISSION_TO_READ_MERCHANT_DATA');
  return requested;
}

type Money = { amount?: string | null };

export function present(variant: Variant, requested: ReadonlySet<string>, { site }: Context): ApiVariant {
  const money = (of: Money | null | undefined) =>
    of?.amount
      ? { amount: of.amount, formattedAmount: formatMoney(of.amount, site.currency, site.locale) }
      : undefined;
  const { price, revenueDetails, productData, ...rest } = variant;
  const actualPrice = money(price?.actualPrice);
  const compareAtPrice = money(price?.compareAtPrice);
  const cost = requested.has('MERCHANT_DATA') ? money(revenueDetails?.cost) : undefined;
  return {
    ...rest,
    price: { ...(actualPrice && { actualPrice }), ...(compareAtPrice && { compareAtPrice }) },
    ...(cost && { revenueDetails: { cost } }),
    productData: { ...productData, ...(requested.has('CURRENCY') && { currency: site.currency }) },
  };
}
