import type { Context } from '#platform/context.ts';
import { permissionDenied } from '#platform/contract/errors.ts';
import { categoryTrails, categoryIdsOf, type Product } from '../catalog/public.ts';
import { type Presenting, present, type ApiProduct } from './rules/present.ts';
import { may } from '#platform/identity/caller.ts';
import { MERCHANT_DATA, NON_VISIBLE } from './rules/visibility.ts';

/** @throws 403 for merchant data that the caller may not read */
export function readFields(context: Context, fields: readonly string[] | null | undefined): Set<string> {
  const requested = new Set(fields ?? []);
  if (requested.has('MERCHANT_DATA') && !may(context.caller, MERCHANT_DATA))
    throw permissionDenied('Costs and profits are for the merchant.', 'NO_PERMISSION_TO_READ_MERCHANT_DATA');
  return requested;
}

async function presentingFor(
  context: Context,
  products: readonly Product[],
  fields: ReadonlySet<string>,
  withVariants: boolean,
): Promise<Presenting> {
  const { site } = context;
  const merchant = may(context.caller, NON_VISIBLE);
  if (!fields.has('BREADCRUMBS_INFO')) return { site, fields, withVariants, merchant };
  const ids = products.flatMap((product) => categoryIdsOf(product).slice(0, 1));
  return { site, fields, withVariants, merchant, categories: await categoryTrails(context, ids) };
}

export async function presentMany(
  context: Context,
  products: readonly Product[],
  fields: ReadonlySet<string>,
): Promise<ApiProduct[]> {
  const presenting = await presentingFor(context, products, fields, false);
  return products.map((product) => present(product, presenting));
}

/** One product, with its variants. */
export async function presentOne(
  context: Context,
  product: Product,
  fields: ReadonlySet<string>,
): Promise<ApiProduct> {
  return present(product, await presentingFor(context, [product], fields, true));
}
