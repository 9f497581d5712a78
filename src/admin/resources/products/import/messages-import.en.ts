import type { ProblemKind } from '../../../../shared/imports.ts';
import {
  type KeptProductReason,
  OPTION_NUMBERS,
  type ProductImportField,
} from '../../../../shared/product-import.ts';
import { addWords } from '../../../i18n/words.ts';
import { anyProblems } from '../../../ui/import/import-words.en.ts';

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
  name: 'Name',
  description: 'Description',
  visible: 'Shown in the shop',
  status: 'Status: active or draft',
  brand: 'Brand',
  ribbon: 'Ribbon',
  collections: 'Collections, by their names',
  ...options,
  sku: 'SKU',
  barcode: 'Barcode',
  price: 'Price',
  compareAtPrice: 'Price before the reduction',
  surcharge: 'What the variant costs more',
  discountMode: 'Reduction: per cent or amount',
  discountValue: 'Reduction: how much',
  cost: 'Cost',
  weight: 'Weight in kg',
  grams: 'Weight in grams',
  stock: 'Stock',
  tracked: 'Who counts the stock; nobody where it is empty',
  variantVisible: 'Variant is shown',
  pictures: 'Pictures, by their addresses',
  pictureText: 'What the picture shows',
  seoTitle: 'SEO title',
  seoDescription: 'SEO description',
  kind: 'Row of a product or of a variant',
};

const problems: Partial<Record<ProblemKind, string>> = {
  ...anyProblems,
  collection: 'No such collection',
  options: 'Other options',
  sum: 'Reduction too high',
  twice: 'Twice in the file',
  taken: 'Taken already',
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
      'The columns of Wix, Shopify and our own export are recognised; others are yours to name. Rows with the same handle are one product. At most 50 MB.',
    source: {
      shopify: "Shopify's columns",
      wix: "Wix's columns",
      counterpart: 'Our own columns',
      unknown: 'Unknown columns',
    },
    field: fields,
    problem: problems,
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
      update: 'Change products that the shop has already, found by their handle or SKU',
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
