import {
  OPTION_NUMBERS,
  PRODUCT_BOUNDS,
  type ImportedProduct,
  type ImportedSection,
  type ProductImportField,
} from '#shared/product-import.ts';
import type { Row } from '../read-rows.ts';
import { readList, readYesNo } from './cells.ts';
import { modifiersOf } from './modifiers-of-rows.ts';
import { picturesOf } from './pictures-of-rows.ts';
import { productTypeOf } from './product-type.ts';
import { cutText } from '#shared/cut-text.ts';
import { omitNullish } from '#shared/omit-nullish.ts';
import { textOf } from './read-text.ts';
import type { ReadingContext } from './reading-context.ts';
import { columnShape } from './sources/shapes.ts';
import { isForeign } from './sources/source.ts';
import { variantOf } from './variant-of-row.ts';

const limited = (
  { from }: ReadingContext,
  names: readonly string[],
  { field, max, length, what }: { field: ProductImportField; max: number; length: number; what: string },
): string[] | undefined => {
  if (names.length > max) from.blame('format', field, `has more than ${max} ${what}`);
  if (names.some((name) => name.length > length)) from.blame('format', field, 'has a name that is too long');
  return names.length > 0 ? [...names] : undefined;
};

/** Names of collections; of a path, its end. */
function collectionsOf(context: ReadingContext, row?: Row): string[] | undefined {
  const { from, source } = context;
  const cell = row ? from.cell(row, 'collections') : from.text('collections');
  return limited(context, source.categories ? leavesIn(context, cell) : readList(cell), {
    field: 'collections',
    max: PRODUCT_BOUNDS.collections,
    length: PRODUCT_BOUNDS.text,
    what: 'collections',
  });
}

function collectionFields(
  context: ReadingContext,
  row?: Row,
): Pick<ImportedProduct, 'collections' | 'hasOptionalCollections'> {
  const collections = collectionsOf(context, row);
  if (!collections) return {};
  return { collections, ...(context.source.hasOptionalCollections && { hasOptionalCollections: true }) };
}

function leavesIn({ from, source: { categories } }: ReadingContext, cell: string): string[] {
  if (!categories) return [];
  const leaves = cell.split(categories.between).flatMap((path) => {
    const names = path
      .replaceAll(String.raw`\,`, ',')
      .split(categories.path)
      .map((name) => name.trim())
      .filter((name) => name !== '' && !categories.roots?.includes(name));
    const leaf = names.at(-1);
    if (names.length > 1) from.note('categoryPaths');
    if (leaf === undefined || !/^\d+$/.test(leaf)) return leaf ?? [];
    from.note('categoryIds');
    return [];
  });
  return [...new Set(leaves)];
}

function tagsOf(context: ReadingContext, row?: Row): string[] | undefined {
  const { from, source } = context;
  const cell = row ? from.cell(row, 'tags') : from.text('tags');
  const tags = source.betweenTags
    ? [...new Set(cell.split(source.betweenTags).map((tag) => tag.replaceAll(String.raw`\,`, ',').trim()))]
    : readList(cell);
  return limited(
    context,
    tags.filter((tag) => tag !== ''),
    { field: 'tags', max: PRODUCT_BOUNDS.tags, length: PRODUCT_BOUNDS.tag, what: 'tags' },
  );
}

/** Titles and texts in pairs of columns, or one below the other in a pair of them. */
function sectionsOf({ from }: ReadingContext): ImportedSection[] | undefined {
  const [row] = from.rows;
  const sections = from.rows.flatMap((one) => {
    const texts = from.cells(one, 'infoText');
    return from.cells(one, 'infoTitle').flatMap(({ cell: title }, at): ImportedSection[] => {
      const text = texts[at]?.cell ?? '';
      return title === '' || text === '' ? [] : [{ title, text }];
    });
  });
  if (sections.length > PRODUCT_BOUNDS.sections)
    from.blame('format', 'infoTitle', `has more than ${PRODUCT_BOUNDS.sections} sections`, row);
  for (const { title, text } of sections) {
    if (title.length > PRODUCT_BOUNDS.sectionTitle)
      from.blame('format', 'infoTitle', `is longer than ${PRODUCT_BOUNDS.sectionTitle} characters`, row);
    if (text.length > PRODUCT_BOUNDS.description)
      from.blame('format', 'infoText', `is longer than ${PRODUCT_BOUNDS.description} characters`, row);
  }
  return sections.length > 0 ? sections : undefined;
}

/** Names of other programs' products are longer; who brings them cannot shorten each. */
function nameOf({ from, source }: ReadingContext, row?: Row): string | undefined {
  const { name: max } = PRODUCT_BOUNDS;
  if (!isForeign(source)) return textOf(from, 'name', max, row);
  const name = row ? from.cell(row, 'name') : from.text('name');
  if (name.length > max) from.note('longNames');
  return cutText(name, max).trim() || undefined;
}

/** A short text takes the place of a description that is not there. */
function descriptionOf({ from }: ReadingContext, row?: Row): string | undefined {
  const description = textOf(from, 'description', PRODUCT_BOUNDS.description, row);
  const summary = textOf(from, 'summary', PRODUCT_BOUNDS.description, row);
  if (description !== undefined && summary !== undefined) from.note('summary');
  return description ?? summary;
}

/** A draft is not visible, whether or not it is published. */
function visibleOf({ from }: ReadingContext, row?: Row): boolean | undefined {
  const visible = from.read('visible', readYesNo, 'says neither yes nor no', row);
  const status = from.read('status', readYesNo, 'is no status', row);
  return visible === undefined && status === undefined ? undefined : visible !== false && status !== false;
}

/** What the rows say of the product itself; a variant whose product is not in the file says nothing of it. */
function productFields(context: ReadingContext): Partial<ImportedProduct> {
  const { from, source, shape } = context;
  const row = shape.product;
  const isPart = row === undefined && source.rowKind !== undefined && from.has('kind');
  if (isPart || source.hasVariantsOnly) return {};
  return omitNullish({
    name: nameOf(context, row),
    description: descriptionOf(context, row),
    visible: visibleOf(context, row),
    productType: productTypeOf(context),
    brand: textOf(from, 'brand', 50, row),
    ribbon: textOf(from, 'ribbon', 30, row),
    ...collectionFields(context, row),
    tags: tagsOf(context, row),
    sections: sectionsOf(context),
    modifiers: modifiersOf(context),
    seoTitle: textOf(from, 'seoTitle', PRODUCT_BOUNDS.text, row),
    seoDescription: textOf(from, 'seoDescription', PRODUCT_BOUNDS.text, row),
  });
}

/** The product that these rows describe; what is wrong with it is collected by the reader. */
export function productOfRows(
  { from, source, ...rest }: Omit<ReadingContext, 'shape'>,
  handle: string | undefined,
): ImportedProduct {
  const shape = source.shape?.(from) ?? columnShape(from, source.rowKind);
  const context = { from, source, shape, ...rest };
  const { variants: max } = PRODUCT_BOUNDS;
  if (shape.variants.length > max) from.blame('format', 'handle', `has more than ${max} variants`);
  if (shape.options.length > OPTION_NUMBERS.length)
    from.blame('format', 'option1', `has more than ${OPTION_NUMBERS.length} options`);
  if (shape.options.some((name) => name.length > 50))
    from.blame('format', 'option1', 'is longer than 50 characters');
  const order = shape.choiceOrder?.map((listed, index) => {
    const chosen = new Set(shape.variants.map(({ choices }) => choices[index]));
    return listed.filter((choice) => chosen.has(choice)).slice(0, max);
  });
  return omitNullish({
    row: from.rows[0]?.row ?? 0,
    handle,
    baseSku: source.hasVariantsOnly ? textOf(from, 'parent', 40) : undefined,
    ...productFields(context),
    ...picturesOf(context),
    options: shape.options,
    choiceOrder: order?.some((choices) => choices.length > 0) ? order : undefined,
    variants: shape.variants.slice(0, max).map((variant) => variantOf(context, variant)),
  });
}
