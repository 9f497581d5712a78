import type { Context } from '#platform/context.ts';
import { badRequest, invalid } from '#platform/contract/errors.ts';
import { composeProduct } from './compose-product.ts';
import { fillByIds } from './customizations/fill.ts';
import { composingFor, freeSlug, type LockedProduct, saveProduct } from './product-change.ts';
import { withSoldFiles } from './sold-files.ts';
import type { Product, ProductInput } from './product.ts';
import { products } from './tables.ts';

export type ProductPatch = Partial<ProductInput> & { id?: string | null };

const refuseOptions = (path: string): never => {
  throw invalid([
    {
      field: `${path}.options`,
      violatedRule: 'OTHER',
      ruleName: 'MISSING_OPTIONS_ON_UPDATE_VARIANTS',
      description: 'must come with the variants, and they with it',
      data: {},
    },
  ]);
};

interface Patching {
  mask?: unknown;
  /** Where the product sits in the request. */
  path?: string;
}

/** Objects are merged, arrays replaced; read-only parts stay. */
async function patchProduct(
  context: Context,
  { product: before }: LockedProduct,
  sent: ProductPatch,
  { mask, path = 'product' }: Patching = {},
): Promise<Product> {
  const [patch = sent] = await fillByIds(context, [sent], before);
  const masked = Array.isArray(mask) ? (mask as string[]) : undefined;
  const touches = (key: 'options' | 'variantsInfo'): boolean =>
    masked
      ? masked.some((one) => one === key || one.startsWith(`${key}.`))
      : patch[key] !== undefined && patch[key] !== null;
  if (masked?.some((one) => one === '*'))
    throw badRequest('A mask names its fields.', 'FIELD_MASK_VALUE_NOT_SUPPORTED');
  if (
    touches('options') !== touches('variantsInfo') &&
    before.options.length + (patch.options?.length ?? 0) > 0
  )
    refuseOptions(path);
  const merged = products.mergePatch(before, withoutReadonly(patch), {
    mask,
    path,
  }) as unknown as ProductInput;
  const renamed = patch.slug !== undefined && patch.slug !== null && patch.slug !== before.slug;
  const slug = renamed
    ? await freeSlug(context, { ...merged, slug: patch.slug ?? null }, before.id)
    : before.slug;
  const next = composeProduct(
    {
      ...merged,
      slug,
      ...namesIn(patch),
      // What the client did not send of the description follows from what it did.
      ...(patch.plainDescription !== undefined && !patch.description && { description: undefined }),
      directCategoriesInfo: before.directCategoriesInfo,
    },
    await composingFor(context, before.id, before.numericId),
    before,
  );
  return next;
}

/** A brand or ribbon given by its name alone is another one, not the one before under a new name. */
const namesIn = ({ brand, ribbon }: ProductPatch): Pick<ProductInput, 'brand' | 'ribbon'> => ({
  ...(brand && !brand.id && typeof brand.name === 'string' && { brand }),
  ...(ribbon && !ribbon.id && typeof ribbon.name === 'string' && { ribbon }),
});

/** The contract's read-only parts inside what may be written. */
function withoutReadonly(patch: ProductPatch): ProductPatch {
  const { physicalProperties, ...rest } = patch;
  if (!physicalProperties) return patch;
  const { shippingWeightRange: _range, ...writable } = physicalProperties;
  return { ...rest, physicalProperties: writable };
}

/** What a product would be after such a change; nothing is written. @throws what `changeProduct` throws before it writes */
export const patched = (context: Context, before: LockedProduct, patch: ProductPatch): Promise<Product> =>
  patchProduct(context, before, patch);

/** What a new product would be; nothing is written. @throws 400 with the codes that `createProduct` declares */
export const composeNew = (context: Context, productInput: ProductInput): Product =>
  composeProduct(
    { ...productInput, directCategoriesInfo: { categories: [] } },
    {
      id: context.ids.guid(),
      numericId: '0',
      now: context.clock.now().toISOString(),
      currency: context.site.currency,
      guid: () => context.ids.guid(),
    },
  );

/** Changes a product that is locked by what was sent of it. @throws 409 when `revision` is not the last */
export async function changeProduct(
  context: Context,
  before: LockedProduct,
  patch: ProductPatch,
  { revision, ...patching }: Patching & { revision?: string | null | undefined } = {},
): Promise<Product> {
  const patched = await patchProduct(context, before, patch, patching);
  return saveProduct(context, before, await withSoldFiles(context, patched, before.product), revision);
}
