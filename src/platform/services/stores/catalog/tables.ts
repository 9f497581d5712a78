import { sql } from 'kysely';
import type { Queryable } from '#database/database.ts';
import { ARCHIVED } from '#shared/archived-products.ts';
import { querySpec, type QueryField } from '#platform/contract/index.ts';
import { defineEntity, type EntityDefinition, forgetOwnDocuments } from '#platform/store/index.ts';
import { brands, infoSections, ribbons } from './attributes/tables.ts';
import { customizations } from './customizations/tables.ts';
import type { Collection, Product } from './product.ts';
import { ratingScore } from './rating-score.ts';

const MAX_PAGE = 100;

const table: Omit<EntityDefinition, 'spec'> = {
  table: 'products',
  columns: {
    createdDate: { type: 'date', required: true, index: true },
    updatedDate: { type: 'date', required: true, index: true },
    numericId: { type: 'decimal', required: true },
    name: { type: 'text', required: true, index: true, prefix: true },
    slug: { type: 'text', required: true, index: true },
    handle: { type: 'text', required: true },
    visible: { type: 'boolean', required: true },
    productType: { type: 'text', required: true },
    'actualPriceRange.minValue.amount': { type: 'decimal', required: true, index: true },
    'actualPriceRange.maxValue.amount': { type: 'decimal', required: true },
    'minVariantPriceInfo.sku': { type: 'text', index: true, prefix: true },
    'inventory.availabilityStatus': { type: 'text', required: true },
    'ribbon.name': { type: 'text' },
    'brand.name': { type: 'text' },
    'ribbon.id': { type: 'text', index: true },
    'brand.id': { type: 'text', index: true },
    'additionalRibbons.id': { type: 'list' },
    'infoSections.id': { type: 'list' },
    'options.id': { type: 'list' },
    'modifiers.id': { type: 'list' },
    'directCategoriesInfo.categories.id': { type: 'list' },
    'allCategoriesInfo.categories.id': { type: 'list' },
    'variantsInfo.variants.sku': { type: 'list' },
    'options.choicesSettings.choices.name': { type: 'list' },
  },
  text: { field: 'searchText', of: ['name', 'slug', 'minVariantPriceInfo.sku', 'brand.name'] },
  types: {
    'compareAtPriceRange.minValue.amount': 'decimal',
    'compareAtPriceRange.maxValue.amount': 'decimal',
    'physicalProperties.shippingWeightRange.minValue': 'decimal',
    'physicalProperties.shippingWeightRange.maxValue': 'decimal',
    'variantsInfo.variants.price.actualPrice.amount': 'decimal',
    'variantsInfo.variants.price.compareAtPrice.amount': 'decimal',
    'variantsInfo.variants.physicalProperties.weight': 'decimal',
    visibleInPos: 'boolean',
    [ARCHIVED]: 'boolean',
    'subscriptionDetails.allowOneTimePurchases': 'boolean',
  },
  indexes: [
    ['visible', 'createdDate'],
    ['visible', 'name'],
    ['visible', 'actualPriceRange.minValue.amount'],
    ['visible', 'inventory.availabilityStatus', 'createdDate'],
  ],
  facets: {
    by: ['visible'],
    within: 'directCategoriesInfo.categories.id',
    of: [
      'visible',
      'inventory.availabilityStatus',
      'options.choicesSettings.choices.name',
      'infoSections.uniqueName',
      'directCategoriesInfo.categories.id',
      'actualPriceRange.minValue.amount',
    ],
  },
  readonly: [
    'id',
    'revision',
    'createdDate',
    'updatedDate',
    'numericId',
    'handle',
    'directCategoriesInfo',
    'allCategoriesInfo',
    'inventory',
    'actualPriceRange',
    'compareAtPriceRange',
    'costRange',
    'variantSummary',
    'minVariantPriceInfo',
  ],
  immutable: ['productType'],
  defaultSort: [{ fieldName: 'createdDate', order: 'DESC' }],
  maxLimit: MAX_PAGE,
  revision: true,
};

/** Beside those of the contract: what the back office archives by, and the collections as words among others. */
const ownFields: QueryField[] = [
  { field: ARCHIVED, operators: '*', sort: 'NONE' },
  { field: 'directCategoriesInfo.categories.id', operators: '*', sort: 'NONE' },
];

/** Three ways to ask the same table: what each catalog lets be filtered and sorted by. */
const searchSpec = querySpec('stores_products-v-3', 'V3ProductSearchSpec');

export const products = defineEntity<Product>({
  ...table,
  spec: { ...searchSpec, fields: [...searchSpec.fields, ...ownFields] },
  sortedBy: [ratingScore],
  heading: 'name',
  maxSortEntries: 10,
});

export const productList = defineEntity<Product>({
  ...table,
  spec: querySpec('stores_products-v-3', 'V3ProductQuerySpec'),
  sortedBy: [ratingScore],
  maxSortEntries: 5,
});

/** The fields of the first catalog by their place in the stored product; the service of the first catalog translates. */
const legacyFields: readonly [path: string, sort: 'BOTH' | 'NONE'][] = [
  ['id', 'BOTH'],
  ['createdDate', 'BOTH'],
  ['updatedDate', 'BOTH'],
  ['name', 'BOTH'],
  ['plainDescription', 'NONE'],
  ['minVariantPriceInfo.sku', 'BOTH'],
  ['actualPriceRange.minValue.amount', 'BOTH'],
  ['numericId', 'BOTH'],
  ['productType', 'BOTH'],
  ['slug', 'BOTH'],
  ['directCategoriesInfo.categories.id', 'NONE'],
  ['visible', 'NONE'],
];

export const legacyProductList = defineEntity<Product>({
  ...table,
  spec: {
    paging: 'offset',
    fields: legacyFields.map(([field, sort]) => ({ field, operators: '*', sort })),
    searchable: [],
    aggregatable: [],
  },
  defaultLimit: MAX_PAGE,
});

const categoryTable = {
  table: 'collections',
  columns: {
    name: { type: 'text', required: true, index: true },
    slug: { type: 'text', required: true, index: true },
    createdDate: { type: 'date', required: true },
    visible: { type: 'boolean', required: true },
    'parentCategory.id': { type: 'text', index: true },
  },
  types: { updatedDate: 'date', 'parentCategory.index': 'decimal' },
  revision: true,
} as const satisfies Partial<EntityDefinition>;

const categorySpec = querySpec('categories_categories', 'CategorySearchSpec');
const { searchable } = categorySpec;

export const collections = defineEntity<Collection>({
  ...categoryTable,
  spec: { ...querySpec('stores_collections', 'CollectionQuerySpec'), searchable },
  readonly: ['id', 'createdDate', 'lastUpdated', 'numberOfProducts'],
  defaultSort: [{ fieldName: 'name', order: 'ASC' }],
  maxLimit: MAX_PAGE,
});

/** The same as the third catalog asks for them. */
export const categories = defineEntity<Collection>({
  ...categoryTable,
  spec: categorySpec,
  readonly: [
    'id',
    'revision',
    'createdDate',
    'updatedDate',
    'itemCounter',
    'breadcrumbsInfo',
    'treeReference',
  ],
  immutable: ['visible', 'parentCategory', 'handle', 'managingAppId'],
  defaultSort: [{ fieldName: 'createdDate', order: 'DESC' }],
  maxLimit: 1000,
  maxSortEntries: 5,
});

export const entities = [products, collections, brands, ribbons, infoSections, customizations];

/** Takes `count` numbers in a row for new products. */
export async function takeProductNumbers(db: Queryable, siteId: string, count: number): Promise<number[]> {
  const { rows } = await sql<{ last: string | number }>`
    insert into product_numbers (site_id, last) values (${siteId}, ${count})
    on conflict (site_id) do update set last = product_numbers.last + ${count}
    returning last`.execute(db);
  const last = Number(rows[0]?.last);
  return Array.from({ length: count }, (_, index) => last - count + 1 + index);
}

export async function findBySlug(
  { db, siteId }: { db: Queryable; siteId: string },
  slug: string,
): Promise<Product | undefined> {
  const { rows } = await sql<{ doc: Product }>`
    select doc from products where site_id = ${siteId} and slug = ${slug}`.execute(db);
  return rows[0]?.doc;
}

export async function findCollectionBySlug(
  { db, siteId }: { db: Queryable; siteId: string },
  slug: string,
): Promise<Collection | undefined> {
  const { rows } = await sql<{ doc: Collection }>`
    select doc from collections where site_id = ${siteId} and slug = ${slug}`.execute(db);
  return rows[0]?.doc;
}

/** A change that is nobody's edit, such as a piece sold: the revision stays, so that no editor is turned away. */
export async function writeQuietly(db: Queryable, siteId: string, product: Product): Promise<void> {
  forgetOwnDocuments(db, 'products');
  await sql`update products set doc = ${JSON.stringify(product)}::jsonb
    where site_id = ${siteId} and id = ${product.id}`.execute(db);
}
