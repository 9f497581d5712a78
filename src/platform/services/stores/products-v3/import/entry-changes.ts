import type { EntryChange } from '#shared/imports.ts';
import type { LockedProduct, Product } from '../../catalog/public.ts';
import type { Counting } from '../../inventory/public.ts';
import type { Imported, ImportedVariant } from './imported.ts';
import { describeProduct } from './emit-products.ts';

const texts = ['name', 'description', 'brand', 'ribbon', 'seoTitle', 'seoDescription'] as const;
const variantTexts = ['sku', 'barcode', 'price', 'compareAtPrice', 'cost'] as const;

const yesNo = (value: boolean | undefined): string => (value === undefined ? '' : value ? 'yes' : 'no');
const stockOf = ({ quantity, inStock }: Pick<ImportedVariant, 'quantity' | 'inStock'>): string =>
  quantity !== undefined
    ? String(quantity)
    : inStock === undefined
      ? ''
      : inStock
        ? 'in stock'
        : 'out of stock';

/** Nothing where both are the same; a value that nothing takes the place of is lost. */
function change(field: string, before = '', after = '', of?: string): EntryChange[] {
  if (before === after) return [];
  return [{ field, before, after, ...(of && { of }), ...(after === '' && { isLost: true as const }) }];
}

function pictureChanges(before: Imported, after: Imported): EntryChange[] {
  const [old, now] = [before, after].map(({ pictures = [] }) => pictures.map(({ url }) => url));
  if (!old || !now || JSON.stringify(before.pictures) === JSON.stringify(after.pictures)) return [];
  const isLost = old.some((url) => !now.includes(url));
  return [
    {
      field: 'pictures',
      before: old.join('; '),
      after: now.join('; '),
      ...(isLost && { isLost: true as const }),
    },
  ];
}

/** @param counted what its pieces become, where a file says that */
function variantChanges(
  before: ImportedVariant,
  after: ImportedVariant,
  counted: Counting | undefined,
): EntryChange[] {
  const of = before.choices.join(' / ') || undefined;
  return [
    ...variantTexts.flatMap((field) => change(field, before[field], after[field], of)),
    ...change('weight', before.weight?.toString(), after.weight?.toString(), of),
    ...(counted ? change('stock', stockOf(before), stockOf(counted), of) : []),
    ...change('variantVisible', yesNo(before.visible), yesNo(after.visible), of),
  ];
}

/** Titles and texts of its sections. */
const sectionTexts = ({ infoSections = [] }: Product): string =>
  infoSections.map(({ title, plainDescription }) => `${title}: ${plainDescription}`).join('; ');

/** Names of its modifiers, with what they ask for. */
const modifierTexts = ({ modifiers = [] }: Product): string =>
  modifiers
    .map(({ name, mandatory, freeTextSettings, choicesSettings }) => {
      const choices = choicesSettings?.choices?.map((choice) => choice.name).join(', ');
      const { title, maxCharCount } = freeTextSettings ?? {};
      return [name, title, maxCharCount, choices, mandatory && 'mandatory'].filter(Boolean).join(', ');
    })
    .join('; ');

interface Changed {
  before: LockedProduct;
  after: Product;
  /** By variant. */
  counts: ReadonlyMap<string, Counting>;
  /** Names of collections it comes into. */
  collections: readonly string[];
}

/** What a product becomes, field by field, in the words of a file. */
export function entryChanges({
  before: { product, items },
  after,
  counts,
  collections,
}: Changed): EntryChange[] {
  const [old, now] = [describeProduct(product, items), describeProduct(after, items)];
  const byId = new Map(product.variantsInfo.variants.map(({ id }, at) => [id, old.variants[at]]));
  const variants = after.variantsInfo.variants.flatMap(({ id }, at): EntryChange[] => {
    const [was, is] = [byId.get(id), now.variants[at]];
    if (!is) return [];
    if (was) return variantChanges(was, is, counts.get(id));
    return change('choice1', '', is.choices.join(' / ') || is.sku || '1');
  });
  return [
    ...texts.flatMap((field) => change(field, old[field], now[field])),
    ...change('visible', yesNo(old.visible), yesNo(now.visible)),
    ...change('option1', old.options.join(', '), now.options.join(', ')),
    ...change('tags', old.tags?.join(', '), now.tags?.join(', ')),
    ...change('infoText', sectionTexts(product), sectionTexts(after)),
    ...change('modifierName', modifierTexts(product), modifierTexts(after)),
    ...pictureChanges(old, now),
    ...change('collections', '', collections.join('; ')),
    ...variants,
  ];
}
