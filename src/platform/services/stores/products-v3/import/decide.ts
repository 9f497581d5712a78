import { isObject } from '#shared/is-object.ts';
import { isArchived } from '#shared/archived-products.ts';
import type { EntryChange } from '#shared/imports.ts';
import type { Context } from '#platform/context.ts';
import { alreadyExists, badRequest, invalid } from '#platform/contract/errors.ts';
import { checkRequest, findOperation } from '#platform/contract/index.ts';
import {
  categoryIdsOf,
  composeNew,
  type LockedProduct,
  patched,
  type Product,
  type ProductInput,
  type ProductPatch,
} from '../../catalog/public.ts';
import type { Counting } from '../../inventory/public.ts';
import { countsFor, meant, optionsFor, variantsFor } from './changes.ts';
import type { Imported, ImportedVariant } from './imported.ts';
import { entryChanges } from './entry-changes.ts';
import { type Known, nameKey, onlyName } from './known.ts';
import { modifiersFor } from './modifiers.ts';
import { picturesFor, withChoicePictures } from './pictures.ts';
import { sectionsFor, tagsFor } from './sections.ts';
import { seoFor } from './seo.ts';
import { splitSingle } from './split-single.ts';

export interface HowToImport {
  update: boolean;
  newCollections: boolean;
}

interface Besides {
  /** Names of collections it is to be in, and is not. */
  collections: string[];
}

/** What of a product is not imported because this store has no place for it. */
export type ImportNote = 'types';

export type Decision =
  | ({ part: 'fresh'; given: ProductInput } & Besides)
  | ({
      part: 'changed';
      before: LockedProduct;
      patch: ProductPatch;
      counts: Map<string, Counting>;
      /** Variants that the product does not have yet, in their order. */
      brought: ImportedVariant[];
      /** Field by field. */
      changes: EntryChange[];
    } & Besides)
  | { part: 'unchanged'; before: LockedProduct };

const creating = findOperation('stores_products-v-3.createProduct');
const updating = findOperation('stores_products-v-3.updateProduct');

const unknownCollections = ({ collections = [] }: Imported, known: Known): string[] =>
  collections.filter((name) => !known.collections.has(nameKey(name)));

function refuseUnknown(unknown: readonly string[]): void {
  if (unknown.length > 0)
    throw badRequest(`The shop has no collection ${unknown.join(', ')}.`, 'COLLECTION_NOT_FOUND', {
      field: 'collections',
    });
}

const identifiers = {
  sku: ['SKU_ALREADY_EXIST_ERROR', 'article number'],
  barcode: ['BARCODE_ALREADY_EXIST_ERROR', 'barcode'],
} as const;

/** Each belongs to one variant, also of products in the archive. */
function refuseTaken(input: Imported, known: Known, product: Product | undefined): void {
  for (const kind of ['sku', 'barcode'] as const) {
    const [code, label] = identifiers[kind];
    const owners = known.owners[kind];
    for (const variant of input.variants) {
      const key = variant[kind];
      const owner = key === undefined ? undefined : owners.get(key);
      if (owner === undefined) continue;
      const same = product && meant(variant, product);
      const isOwn = owner === product?.id && same?.[kind] === key;
      const isFreed = owner === product?.id && isGivenUp(input, product, kind, key);
      if (!isOwn && !isFreed)
        throw alreadyExists(
          `Another ${owner === product?.id ? 'variant' : 'product'} has the ${label} ${key}.`,
          code,
          {
            field: kind,
          },
        );
    }
  }
}

/** Whether the variant that has it is given another one by the same file. */
function isGivenUp(
  input: Imported,
  product: Product,
  kind: 'sku' | 'barcode',
  key: string | undefined,
): boolean {
  const holder = product.variantsInfo.variants.find((variant) => variant[kind] === key);
  return input.variants.some(
    (variant) =>
      meant(variant, product)?.id === holder?.id && variant[kind] !== undefined && variant[kind] !== key,
  );
}

/** Whoever takes it out of the archive decides whether it is seen. */
function refuseArchived({ name }: Product, input: Imported): void {
  const field = input.handle !== undefined ? 'handle' : onlyName(input) === undefined ? 'sku' : 'name';
  throw alreadyExists(`It is the archived product ${name}; restore it first.`, 'ARCHIVED_PRODUCT', { field });
}

/** Another product of the same name would be made by each import of the file. */
function refuseSharedName(input: Imported, { sharedNames }: Known): void {
  const name = onlyName(input);
  if (name !== undefined && sharedNames.has(name))
    throw alreadyExists(`Several products have the name ${name}; give this one its SKU.`, 'SHARED_NAME', {
      field: 'name',
    });
}

/** Another name alone is another one; the same leaves it as it is. */
const named = (name: string | undefined, before: { name?: string | null } | null | undefined) =>
  name === undefined || name === before?.name ? undefined : { name };

/** What stands in the product itself, as far as the file says it. */
function commonOf(input: Imported, before?: Product) {
  const { name, description, visible } = input;
  const seoData = seoFor(input, before);
  const brand = named(input.brand, before?.brand);
  const ribbon = named(input.ribbon, before?.ribbon);
  const tags = tagsFor(input, before);
  const infoSections = sectionsFor(input, before);
  const modifiers = modifiersFor(input, before);
  return {
    ...(name !== undefined && { name }),
    // Cells have no space around them.
    ...(description !== undefined &&
      description !== before?.plainDescription?.trim() && { plainDescription: description }),
    ...(visible !== undefined && { visible }),
    ...(brand && { brand }),
    ...(ribbon && { ribbon }),
    ...(seoData && { seoData }),
    ...(tags && { tags }),
    ...(infoSections && { infoSections }),
    ...(modifiers && { modifiers }),
  };
}

/** The same in another order of keys, or without what follows from the rest, is the same. */
const told = ({ updatedDate: _at, revision: _revision, description: _rich, ...product }: Product): string =>
  JSON.stringify(product, (_key, value: unknown) =>
    isObject(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );

/** A handle that no shopper is to read in a URL, as Wix's first catalog has them; the slug is made of the name. */
const MACHINE_HANDLE = /^product_[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

function decideNew(context: Context, input: Imported, known: Known): Decision {
  if (input.baseSku !== undefined)
    throw badRequest(`The store has no product with the SKU ${input.baseSku}.`, 'MISSING', {
      field: 'parent',
    });
  if (!input.name) throw badRequest('A new product needs a name.', 'MISSING', { field: 'name' });
  if (input.variants.some(({ price }) => price === undefined))
    throw badRequest('A new product needs a price.', 'MISSING', { field: 'price' });
  const media = picturesFor(input, undefined, known);
  const product = {
    ...commonOf(input),
    ...(input.handle !== undefined &&
      (MACHINE_HANDLE.test(input.handle) ? { handle: input.handle } : { slug: input.handle })),
    ...(input.productType === 'DIGITAL'
      ? { productType: 'DIGITAL' }
      : { productType: 'PHYSICAL', physicalProperties: {} }),
    options: withChoicePictures(optionsFor(input, undefined), input, undefined, known),
    variantsInfo: { variants: variantsFor(input, undefined) },
    ...(media && { media: { itemsInfo: { items: media } } }),
  } as ProductInput;
  const violations = checkRequest(creating, { product });
  if (violations.length > 0) throw invalid(violations);
  composeNew(context, product);
  return { part: 'fresh', given: product, collections: input.collections ?? [] };
}

async function decideOld(
  context: Context,
  read: Imported,
  before: LockedProduct,
  known: Known,
): Promise<Decision> {
  const { product } = before;
  const { given, product: split } = splitSingle(read, product);
  const media = picturesFor(given, product, known);
  const patch = {
    ...commonOf(given, product),
    options: withChoicePictures(optionsFor(given, split), given, product, known),
    variantsInfo: { variants: variantsFor(given, split) },
    ...(media && { media: { itemsInfo: { items: media } } }),
  } as unknown as ProductPatch;
  const violations = checkRequest(updating, {
    product: { id: product.id, revision: product.revision, ...patch },
  });
  if (violations.length > 0) throw invalid(violations);
  const after = await patched(context, before, patch);
  const counts = countsFor(given, split, before.items);
  const brought = given.variants.filter((variant) => !meant(variant, split));
  const inThem = new Set(categoryIdsOf(product));
  const collections = (given.collections ?? []).filter(
    (name) => !inThem.has(known.collections.get(nameKey(name)) ?? ''),
  );
  if (told(after) === told(product) && counts.size === 0 && collections.length === 0)
    return { part: 'unchanged', before };
  if (isArchived(product)) refuseArchived(product, given);
  const changes = entryChanges({ before, after, counts, collections });
  return { part: 'changed', before, patch, counts, brought, collections, changes };
}

/** What is left of a product whose collections are optional, where the import makes none. */
export function omitUnknown(
  input: Imported,
  known: Known,
  { newCollections }: HowToImport,
): { given: Imported; notes: ImportNote[] } {
  const unknown = input.hasOptionalCollections && !newCollections ? unknownCollections(input, known) : [];
  if (unknown.length === 0) return { given: input, notes: [] };
  const collections = input.collections?.filter((name) => !unknown.includes(name));
  return { given: { ...input, ...(collections && { collections }) }, notes: ['types'] };
}

/**
 * What importing a product would come to. Nothing is written, and all is asked that writing asks.
 * @throws 400 and 409 for what no product can be
 */
export async function decide(
  context: Context,
  whole: Imported,
  known: Known,
  how: HowToImport,
): Promise<Decision> {
  const { update, newCollections } = how;
  const { given } = omitUnknown(whole, known, how);
  refuseSharedName(given, known);
  const before = known.products.get(given.row);
  if (before && !update) return { part: 'unchanged', before };
  if (!newCollections) refuseUnknown(unknownCollections(given, known));
  refuseTaken(given, known, before?.product);
  return before ? decideOld(context, given, before, known) : decideNew(context, given, known);
}
