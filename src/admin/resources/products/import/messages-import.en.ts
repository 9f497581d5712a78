import type { ProblemKind } from '#shared/imports.ts';
import {
  type KeptProductReason,
  OPTION_NUMBERS,
  type ProductImportField,
  type ProductImportNote,
} from '#shared/product-import.ts';
import { addWords } from '#admin/i18n/words.ts';
import { anyProblems } from '#admin/ui/import/import-words.en.ts';

const count = (one: string, many: string) => `${one} |||| ${many}`;

type OptionWords = Record<Extract<ProductImportField, `option${number}` | `choice${number}`>, string>;

const options = Object.fromEntries(
  OPTION_NUMBERS.flatMap((number) => [
    [`option${number}`, `Option ${number}, its name`],
    [`choice${number}`, `Option ${number}, what is chosen`],
  ]),
) as OptionWords;

const fields: Record<ProductImportField, string> = {
  handle: 'Handle: address, and what belongs together',
  id: 'ID in the other store',
  parent: 'Parent product: its SKU or ID',
  name: 'Name',
  description: 'Description',
  summary: 'Short description',
  visible: 'Shown in the shop',
  status: 'Status: active or draft',
  productType: 'Product type: physical or digital',
  giftCard: 'Gift card',
  needsDelivery: 'Requires shipping',
  taxable: 'Charge tax',
  brand: 'Brand',
  ribbon: 'Ribbon',
  collections: 'Collections, by their names',
  tags: 'Tags',
  ...options,
  sku: 'SKU',
  barcode: 'Barcode',
  price: 'Price',
  priceBeforeTax: 'Price without tax',
  compareAtPrice: 'Price before the reduction',
  listPrice: 'List price',
  salePrice: 'Sale price',
  onSale: 'On sale',
  saleStart: 'Sale starts on',
  saleEnd: 'Sale ends on',
  surcharge: 'What the variant costs more',
  discountMode: 'Reduction: per cent or amount',
  discountValue: 'Reduction: how much',
  discountPercent: 'Reduction in percent',
  cost: 'Cost',
  weight: 'Weight in kg',
  weightUnit: 'Unit of weight',
  grams: 'Weight in grams',
  pounds: 'Weight in pounds',
  ounces: 'Weight in ounces',
  stock: 'Stock',
  inStock: 'In stock',
  tracked: 'Who counts the stock; nobody where it is empty',
  backorders: 'Continue selling when out of stock',
  variantVisible: 'Variant is shown',
  pictures: 'Pictures, by their addresses',
  pictureText: 'What the picture shows',
  picturePosition: 'Position of the picture',
  variantPicture: 'Picture of the variant',
  infoTitle: 'Info section: title',
  infoText: 'Info section: text',
  seoTitle: 'SEO title',
  seoDescription: 'SEO description',
  kind: 'Row of a product or of a variant',
  packedOptions: 'Options and choices in one cell',
  packedOptionNames: 'Names of these options',
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
  sharedSku: about('One SKU or barcode for several variants', 'The first variant gets it.'),
  untaxed: about('Exempt from tax', 'Assign a tax group after the import.'),
  noDelivery: about('No shipping required', 'They come in as digital products without a file.'),
  digitalFile: about('Files to download', 'Add the files after the import.'),
  saleDates: about('Start and end of a sale', 'A sale that is on today comes in without an end.'),
  beforeTax: about('Prices without tax', 'They come in as they are.'),
  weightUnit: about(
    'Weights without a unit',
    "They are read as kilograms; if that's wrong, choose another unit for the column.",
  ),
  relativePictures: about('Pictures without a full web address', 'They are left out.'),
  variantPictures: about(
    "Pictures of variants that don't follow from one option, or are more than a product can have",
    'Variants keep the pictures of the product.',
  ),
  swatches: about('Colors of choices', 'Choices come in by name.'),
  attributes: about('Attributes that are not options', 'They are left out.'),
  summary: about('Short descriptions beside a description', 'They are left out.'),
  categoryPaths: about(
    'Categories within categories',
    'Products go into the innermost one, found by its name.',
  ),
  categoryIds: about('Categories as numbers', 'They are left out.'),
  types: about(
    'Types that are no collection of the store',
    'They are left out, unless you make collections that do not exist.',
  ),
  translations: about('Texts in other languages', 'They are left out.'),
};

const problems: Partial<Record<ProblemKind, string>> = {
  ...anyProblems,
  collection: 'No such collection',
  options: 'Other options',
  sum: 'Reduction too high',
  twice: 'Twice in the file',
  taken: 'Taken already',
  unsupported: 'Not supported',
};

const kept: Record<KeptProductReason | 'REFUSED', string> = {
  CHANGED: count('%{count} stays: was changed since', '%{count} stay: they were changed since'),
  ORDERED: count('%{count} stays: was ordered since', '%{count} stay: they were ordered since'),
  REFUSED: count('%{count} could not be taken back', '%{count} could not be taken back'),
};

addWords('products', {
  import: {
    title: 'Import products',
    dropDetail:
      'Exports of Shopify, WooCommerce, Wix, Squarespace, BigCommerce, Magento and PrestaShop, and our own, are recognized by their columns. You can match the columns of other files yourself; rows with the same handle are one product. At most 50 MB.',
    source: {
      shopify: "Shopify's columns",
      wix: "Wix's columns",
      woocommerce: "WooCommerce's columns",
      squarespace: "Squarespace's columns",
      bigcommerce: "BigCommerce's columns",
      magento: "Magento's columns",
      prestashop: "PrestaShop's columns",
      counterpart: 'Our own columns',
      unknown: 'Unknown columns',
    },
    field: fields,
    problem: problems,
    note: notes,
    refused: {
      csv: count('%{count} product as CSV', '%{count} products as CSV'),
      entry: 'Product',
      key: '%{key}',
    },
    happen: {
      fresh: 'New products',
      changed: 'Changed products',
      unchanged: 'As they are',
      lines: count('with %{count} variant', 'with %{count} variants'),
      update:
        'Change products that the shop has already, found by their handle or SKU, or else by their name',
      newCollections: 'Make collections that do not exist',
      changing: 'Write %{fresh} new and %{changed} changed products, leave out %{refused}.',
      adding: 'Add what is new (%{fresh}), leave products that are there as they are, leave out %{refused}.',
      start: count('Import %{count} product', 'Import %{count} products'),
      goes: 'Empty cells change nothing. Pictures are fetched afterwards. It goes on if you close this page; cut off, it picks up after the last finished product.',
    },
    done: {
      written: count('%{count} product written', '%{count} products written'),
      back: count('%{count} taken back', '%{count} taken back'),
      see: 'See the products',
      takeBack: count('Take back %{count} product', 'Take back %{count} products'),
      takeBackTitle: count('Take back %{count} imported product?', 'Take back %{count} imported products?'),
      takeBackDetail:
        'Deletes the products that this import made, for good, unless somebody changed or ordered them since. What it changed of others stays changed.',
    },
    foreseen: {
      deleted: count('%{count} product is deleted', '%{count} products are deleted'),
      counting: 'Counting what this concerns',
      failed: 'What this concerns could not be counted',
    },
    kept,
    job: {
      import: count('Importing %{count} product', 'Importing %{count} products'),
      takeBack: count('Taking back %{count} product', 'Taking back %{count} products'),
    },
  },
});
