import { badRequest, invalid } from '#platform/contract/errors.ts';
import type { ProductsV3Api, Request } from '#platform/contract/index.ts';
import type { StoredVariant } from '../../catalog/public.ts';

type VariantInput = Request<ProductsV3Api, 'bulkUpdateProductVariantsByFilter'>['variant'];

/** What can be set for many variants at once. */
const SETTABLE = [
  'visible',
  'price.actualPrice',
  'price.compareAtPrice',
  'revenueDetails.cost',
  'physicalProperties',
] as const;
type Settable = (typeof SETTABLE)[number];

/** By field; undefined takes away what there was. */
export type Setting = ReadonlyMap<Settable, unknown>;

const rule = (ruleName: string, description: string) =>
  invalid([{ field: 'fieldMask', violatedRule: 'OTHER', ruleName, description, data: {} }]);

const valueAt = (input: object, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], input);

const covers = (masked: string, field: string): boolean =>
  field === masked || field.startsWith(`${masked}.`) || masked.startsWith(`${field}.`);

/**
 * What is to be set, by what was sent or by the mask.
 * @throws 400 for a mask of nothing, of everything, or of what belongs to one variant alone; and for no price
 */
export function settingOf(input: VariantInput, mask: readonly string[] | undefined): Setting {
  if (mask?.length === 0) throw rule('EMPTY_FIELD_MASK', 'must name something');
  const foreign = mask?.find((one) => !SETTABLE.some((field) => covers(one, field)));
  if (foreign !== undefined)
    throw badRequest(`${foreign} cannot be set for many variants.`, 'FIELD_MASK_VALUE_NOT_SUPPORTED');
  const fields = SETTABLE.filter((field) =>
    mask ? mask.some((one) => covers(one, field)) : valueAt(input, field) !== undefined,
  );
  if (fields.length === 0) throw rule('EMPTY_FIELD_MASK', 'must name something');
  const setting = new Map(fields.map((field) => [field, valueAt(input, field) ?? undefined] as const));
  const named = mask?.some((one) => covers(one, 'price.actualPrice') && one !== 'price');
  if (setting.has('price.actualPrice') && setting.get('price.actualPrice') === undefined) {
    if (named || !mask) throw rule('CANNOT_REMOVE_VARIANT_ACTUAL_PRICE', 'must come with a price');
    setting.delete('price.actualPrice');
  }
  return setting;
}

export function setVariant(variant: StoredVariant, setting: Setting): StoredVariant {
  const { price, revenueDetails, physicalProperties, ...rest } = variant;
  const now = <T>(field: Settable, before: T): T | undefined =>
    setting.has(field) ? (setting.get(field) as T | undefined) : before;
  const actualPrice = now('price.actualPrice', price.actualPrice) ?? price.actualPrice;
  const compareAtPrice = now('price.compareAtPrice', price.compareAtPrice);
  const cost = now('revenueDetails.cost', revenueDetails?.cost);
  const physical = now('physicalProperties', physicalProperties);
  return {
    ...rest,
    visible: now('visible', variant.visible) ?? variant.visible,
    price: { actualPrice, ...(compareAtPrice && { compareAtPrice }) },
    ...(cost && { revenueDetails: { cost } }),
    // Files have no body: what is sold as one stays so.
    ...(physical && !rest.digitalProperties && { physicalProperties: physical }),
  };
}
