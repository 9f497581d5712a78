import {
  OPTION_NUMBERS,
  type ImportedProduct,
  type ImportedSection,
  type ImportedVariant,
} from '#shared/product-import.ts';

const HANDLE = 'Handle';
const INFO_TITLE = 'Info title';
const INFO_TEXT = 'Info text';

interface Column {
  title: string;
  /** Of the product: in its first row. */
  product?: (product: ImportedProduct) => string;
  /** Of each variant: in its own row. */
  variant?: (variant: ImportedVariant, product: ImportedProduct) => string;
  /** Of each info section: one below the other, beside the variants. */
  section?: (section: ImportedSection) => string;
}

interface Layout {
  titles: string[];
  /** A row for each variant; the product's own cells stand in the first. */
  rows(product: ImportedProduct): string[][];
}

const yesNo = (value: boolean | undefined): string => (value === false ? 'no' : 'yes');
const trueFalse = (value: boolean | undefined): string => (value === false ? 'FALSE' : 'TRUE');

const stockOf = ({ quantity, inStock }: ImportedVariant): string =>
  quantity !== undefined
    ? String(quantity)
    : inStock === undefined
      ? ''
      : inStock
        ? 'in stock'
        : 'out of stock';

const counterpart: readonly Column[] = [
  { title: HANDLE, variant: (_variant, { handle = '' }) => handle },
  { title: 'Name', product: ({ name = '' }) => name },
  { title: 'Description', product: ({ description = '' }) => description },
  { title: 'Visible', product: ({ visible }) => yesNo(visible) },
  {
    title: 'Product type',
    product: ({ productType }) => (productType === 'DIGITAL' ? 'digital' : 'physical'),
  },
  { title: 'Brand', product: ({ brand = '' }) => brand },
  { title: 'Ribbon', product: ({ ribbon = '' }) => ribbon },
  {
    title: 'Collections',
    product: ({ collections = [] }) => collections.map((name) => `${name};`).join(' '),
  },
  { title: 'Tags', product: ({ tags = [] }) => tags.map((tag) => `${tag};`).join(' ') },
  ...OPTION_NUMBERS.flatMap((number): Column[] => [
    { title: `Option ${number}`, product: ({ options }) => options[number - 1] ?? '' },
    { title: `Choice ${number}`, variant: ({ choices }) => choices[number - 1] ?? '' },
  ]),
  { title: 'SKU', variant: ({ sku = '' }) => sku },
  { title: 'Barcode', variant: ({ barcode = '' }) => barcode },
  { title: 'Price', variant: ({ price = '' }) => price },
  { title: 'Compare-at price', variant: ({ compareAtPrice = '' }) => compareAtPrice },
  { title: 'Cost', variant: ({ cost = '' }) => cost },
  { title: 'Weight (kg)', variant: ({ weight }) => (weight === undefined ? '' : String(weight)) },
  { title: 'Stock', variant: stockOf },
  { title: 'Variant visible', variant: ({ visible }) => yesNo(visible) },
  { title: 'Pictures', product: ({ pictures = [] }) => pictures.map(({ url }) => url).join('; ') },
  { title: INFO_TITLE, section: ({ title }) => title },
  { title: INFO_TEXT, section: ({ text }) => text },
  { title: 'SEO title', product: ({ seoTitle = '' }) => seoTitle },
  { title: 'SEO description', product: ({ seoDescription = '' }) => seoDescription },
];

const counted = ({ quantity }: ImportedVariant): boolean => quantity !== undefined;

/** Three options at most: what a product has more of, Shopify has no place for. */
const shopify: readonly Column[] = [
  { title: HANDLE, variant: (_variant, { handle = '' }) => handle },
  { title: 'Title', product: ({ name = '' }) => name },
  { title: 'Body (HTML)', product: ({ description = '' }) => description },
  { title: 'Vendor', product: ({ brand = '' }) => brand },
  { title: 'Type', product: ({ collections = [] }) => collections[0] ?? '' },
  { title: 'Tags', product: ({ tags = [] }) => tags.join(', ') },
  { title: 'Published', product: ({ visible }) => trueFalse(visible) },
  ...([1, 2, 3] as const).flatMap((number): Column[] => [
    {
      title: `Option${number} Name`,
      product: ({ options }) => options[number - 1] ?? (number === 1 ? 'Title' : ''),
    },
    {
      title: `Option${number} Value`,
      variant: ({ choices }) => choices[number - 1] ?? (number === 1 ? 'Default Title' : ''),
    },
  ]),
  { title: 'Variant SKU', variant: ({ sku = '' }) => sku },
  {
    title: 'Variant Grams',
    variant: ({ weight }) => (weight === undefined ? '' : String(Math.round(weight * 1000))),
  },
  { title: 'Variant Inventory Tracker', variant: (variant) => (counted(variant) ? 'shopify' : '') },
  {
    title: 'Variant Inventory Qty',
    variant: ({ quantity }) => (quantity === undefined ? '' : String(quantity)),
  },
  { title: 'Variant Inventory Policy', variant: () => 'deny' },
  { title: 'Variant Fulfillment Service', variant: () => 'manual' },
  {
    title: 'Variant Requires Shipping',
    variant: (_variant, { productType }) => trueFalse(productType !== 'DIGITAL'),
  },
  { title: 'Variant Price', variant: ({ price = '' }) => price },
  { title: 'Variant Compare At Price', variant: ({ compareAtPrice = '' }) => compareAtPrice },
  { title: 'Variant Barcode', variant: ({ barcode = '' }) => barcode },
  { title: 'Image Src', product: ({ pictures = [] }) => pictures[0]?.url ?? '' },
  { title: 'Image Alt Text', product: ({ pictures = [] }) => pictures[0]?.text ?? '' },
  { title: 'SEO Title', product: ({ seoTitle = '' }) => seoTitle },
  { title: 'SEO Description', product: ({ seoDescription = '' }) => seoDescription },
  { title: 'Cost per item', variant: ({ cost = '' }) => cost },
  { title: 'Status', product: ({ visible }) => (visible === false ? 'draft' : 'active') },
];

const rowsOf = (columns: readonly Column[], product: ImportedProduct): string[][] =>
  product.variants.map((variant, index) =>
    columns.map((column) => {
      const section = product.sections?.[index];
      if (section && column.section) return column.section(section);
      if (column.variant) return column.variant(variant, product);
      return index === 0 ? (column.product?.(product) ?? '') : '';
    }),
  );

/** Info sections beyond the number of variants have rows of their own. */
const sectionRows = ({ handle = '', variants, sections = [] }: ImportedProduct): string[][] =>
  sections
    .slice(variants.length)
    .map((section) =>
      counterpart.map((column) => (column.title === HANDLE ? handle : (column.section?.(section) ?? ''))),
    );

/** Further pictures have rows of their own there. */
const pictureRows = ({ handle = '', pictures = [] }: ImportedProduct): string[][] =>
  pictures
    .slice(1)
    .map(({ url, text = '' }) =>
      shopify.map(({ title }) =>
        title === HANDLE ? handle : title === 'Image Src' ? url : title === 'Image Alt Text' ? text : '',
      ),
    );

export const productLayouts: Readonly<Record<'counterpart' | 'shopify', Layout>> = {
  counterpart: {
    titles: counterpart.map(({ title }) => title),
    rows: (product) => [...rowsOf(counterpart, product), ...sectionRows(product)],
  },
  shopify: {
    titles: shopify.map(({ title }) => title),
    rows: (product) => [...rowsOf(shopify, product), ...pictureRows(product)],
  },
};
