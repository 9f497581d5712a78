import type { ProblemMessage } from '#admin/ui/import/problem-message.ts';
import {
  type ProductRetentionReason,
  OPTION_NUMBERS,
  type ProductImportField,
  type ProductImportNote,
} from '#shared/product-import.ts';
import { addMessages } from '#admin/i18n/messages.ts';
import { anyProblems } from '#admin/ui/import/import-messages.en.ts';

const count = (one: string, many: string) => `${one} |||| ${many}`;

type OptionLabels = Record<Extract<ProductImportField, `option${number}` | `choice${number}`>, string>;

const options = Object.fromEntries(
  OPTION_NUMBERS.flatMap((number) => [
    [`option${number}`, `Option ${number}, name`],
    [`choice${number}`, `Option ${number}, choice`],
  ]),
) as OptionLabels;

const fields: Record<ProductImportField, string> = {
  handle: 'Handle: URL, groups the rows of a product',
  id: 'ID in the other store',
  parent: 'Parent product: its SKU or ID',
  name: 'Name',
  description: 'Description',
  summary: 'Short description',
  visible: 'Visible in the store',
  status: 'Status: active or draft',
  productType: 'Product type: physical or digital',
  giftCard: 'Gift card',
  needsDelivery: 'Requires shipping',
  taxable: 'Charge tax',
  brand: 'Brand',
  ribbon: 'Ribbon',
  collections: 'Collections, by name',
  tags: 'Tags',
  ...options,
  sku: 'SKU',
  barcode: 'Barcode',
  price: 'Price',
  priceBeforeTax: 'Price without tax',
  compareAtPrice: 'Compare-at price',
  listPrice: 'List price',
  salePrice: 'Sale price',
  onSale: 'On sale',
  saleStart: 'Sale starts on',
  saleEnd: 'Sale ends on',
  surcharge: 'Variant surcharge',
  discountMode: 'Discount: percentage or amount',
  discountValue: 'Discount: value',
  discountPercent: 'Discount percentage',
  cost: 'Cost',
  weight: 'Weight in kg',
  weightUnit: 'Weight unit',
  grams: 'Weight in grams',
  pounds: 'Weight in pounds',
  ounces: 'Weight in ounces',
  stock: 'Stock',
  inStock: 'In stock',
  tracked: 'Stock tracking; empty means not tracked',
  backorders: 'Continue selling when out of stock',
  variantVisible: 'Variant visible',
  pictures: 'Image URLs',
  pictureText: 'Image alt text',
  picturePosition: 'Image position',
  variantPicture: 'Variant image',
  infoTitle: 'Info section: title',
  infoText: 'Info section: text',
  modifierName: 'Customer input: name',
  modifierKind: 'Customer input: type',
  modifierText: 'Customer input: label of the text field, or choices',
  modifierLength: 'Customer input: maximum length',
  modifierMandatory: 'Customer input: required',
  packedModifiers: 'Customer input: all fields in one cell',
  seoTitle: 'SEO title',
  seoDescription: 'SEO description',
  kind: 'Row type: product or variant',
  packedOptions: 'Options and choices in one cell',
  packedOptionNames: 'Option names',
};

/** How many products a sentence is about, in both its forms. */
const about = (what: string, effect: string): string =>
  count(`${what}: %{count} product. ${effect}`, `${what}: %{count} products. ${effect}`);

const notes: Record<ProductImportNote, string> = {
  backorders: about('Continue selling when out of stock', 'The store stops selling at zero.'),
  sharedStock: about(
    'One stock for several variants',
    'The variants come in as in stock or out of stock, without a quantity.',
  ),
  sharedSku: about('One SKU or barcode for several variants or products', 'The first one gets it.'),
  untaxed: about('Exempt from tax', 'Assign a tax group after the import.'),
  noDelivery: about('No shipping required', 'They come in as digital products without a file.'),
  digitalFile: about('Files to download', 'Add the files after the import.'),
  saleDates: about('Start and end of a sale', 'A sale that is on today comes in without an end.'),
  beforeTax: about('Prices without tax', 'They come in as they are.'),
  weightUnit: about(
    'Weights without a unit',
    "They are read as kilograms; if that's wrong, choose another unit for the column.",
  ),
  relativePictures: about('Images without a full or public URL', 'They aren’t imported.'),
  variantPictures: about(
    'Variant images that don’t follow from one option, or exceed the limit',
    'Variants use the product’s images.',
  ),
  swatches: about('Colors of choices', 'Choices come in by name.'),
  attributes: about('Attributes that aren’t options', 'They aren’t imported.'),
  longNames: about('Names longer than 80 characters', 'They’re shortened.'),
  modifiers: about(
    'Customer input of files, dates or several choices at once, or for a percentage of the price',
    'They aren’t imported.',
  ),
  summary: about('Short descriptions in addition to a description', 'They aren’t imported.'),
  categoryPaths: about(
    'Categories within categories',
    'Products go into the innermost one, found by its name.',
  ),
  categoryIds: about('Category IDs', 'They aren’t imported.'),
  types: about(
    'Types without a matching collection',
    'They aren’t imported, unless you create missing collections.',
  ),
  translations: about('Texts in other languages', 'They aren’t imported.'),
};

const problems: Partial<Record<ProblemMessage, string>> = {
  ...anyProblems,
  collection: 'Unknown collection',
  options: 'Other options',
  sum: 'Discount too high',
  twice: 'Twice in the file',
  duplicate: 'Already in use',
  unsupported: 'Not supported',
};

const retained: Record<ProductRetentionReason | 'REFUSED', string> = {
  CHANGED: count('%{count} kept: changed since', '%{count} kept: changed since'),
  ORDERED: count('%{count} kept: ordered since', '%{count} kept: ordered since'),
  REFUSED: count('%{count} couldn’t be undone', '%{count} couldn’t be undone'),
};

addMessages('products', {
  import: {
    title: 'Import products',
    dropDetail:
      'Exports from Shopify, WooCommerce, Wix, Squarespace, BigCommerce, Magento, PrestaShop and Counterpart are recognized. You can map the columns of other files. Rows with the same handle are one product. Up to 50 MB.',
    source: {
      shopify: "Shopify's columns",
      wix: "Wix's columns",
      woocommerce: "WooCommerce's columns",
      squarespace: "Squarespace's columns",
      bigcommerce: "BigCommerce's columns",
      magento: "Magento's columns",
      prestashop: "PrestaShop's columns",
      counterpart: 'Counterpart’s columns',
      unknown: 'Unknown columns',
    },
    field: fields,
    problem: problems,
    note: notes,
    rejected: {
      csv: count('%{count} product as CSV', '%{count} products as CSV'),
      entry: 'Product',
      key: '%{key}',
    },
    happen: {
      fresh: 'New products',
      changed: 'Changed products',
      unchanged: 'Unchanged',
      lines: count('with %{count} variant', 'with %{count} variants'),
      update: 'Update existing products, matched by handle, SKU or name',
      newCollections: 'Create missing collections',
      changing: 'Create %{fresh} products, update %{changed}, skip %{refused}.',
      adding: 'Create %{fresh} products, leave existing products unchanged, skip %{refused}.',
      start: count('Import %{count} product', 'Import %{count} products'),
      goes: 'Empty cells are ignored. Images are downloaded afterwards. The import continues if you close this page, and resumes after an interruption.',
    },
    done: {
      written: count('%{count} product imported', '%{count} products imported'),
      back: count('%{count} undone', '%{count} undone'),
      see: 'View products',
      takeBack: count('Undo %{count} product', 'Undo %{count} products'),
      takeBackTitle: count('Undo the import of %{count} product?', 'Undo the import of %{count} products?'),
      takeBackDetail:
        'Permanently deletes the products this import created, unless they were changed or ordered since. Updates to existing products aren’t reverted.',
    },
    preview: {
      deleted: count('%{count} product will be deleted', '%{count} products will be deleted'),
      counting: 'Counting affected products',
      failed: 'Couldn’t count the affected products',
    },
    retained,
    job: {
      import: count('Importing %{count} product', 'Importing %{count} products'),
      takeBack: count('Undoing the import of %{count} product', 'Undoing the import of %{count} products'),
    },
  },
});
