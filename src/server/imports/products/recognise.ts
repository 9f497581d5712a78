import type { ProductImportField } from '../../../shared/product-import.ts';
import type { ImportMapping } from '../../../shared/imports.ts';
import { plainTitle } from '../columns.ts';
import { ownValue } from '../../../shared/own-value.ts';

type Titles = Readonly<Record<string, ProductImportField>>;

/** The columns of Shopify's export. */
const shopify: Titles = {
  handle: 'handle',
  title: 'name',
  bodyhtml: 'description',
  vendor: 'brand',
  type: 'collections',
  published: 'visible',
  status: 'status',
  option1name: 'option1',
  option1value: 'choice1',
  option2name: 'option2',
  option2value: 'choice2',
  option3name: 'option3',
  option3value: 'choice3',
  variantsku: 'sku',
  variantbarcode: 'barcode',
  variantprice: 'price',
  variantcompareatprice: 'compareAtPrice',
  costperitem: 'cost',
  variantgrams: 'grams',
  variantinventoryqty: 'stock',
  variantinventorytracker: 'tracked',
  imagesrc: 'pictures',
  imagealttext: 'pictureText',
  seotitle: 'seoTitle',
  seodescription: 'seoDescription',
};

/** Those of the platform's own file of products; its variants are rows of their own. */
const wix: Titles = {
  handleid: 'handle',
  fieldtype: 'kind',
  name: 'name',
  description: 'description',
  productimageurl: 'pictures',
  collection: 'collections',
  sku: 'sku',
  ribbon: 'ribbon',
  price: 'price',
  surcharge: 'surcharge',
  visible: 'visible',
  discountmode: 'discountMode',
  discountvalue: 'discountValue',
  inventory: 'stock',
  weight: 'weight',
  cost: 'cost',
  brand: 'brand',
  ...Object.fromEntries(
    ([1, 2, 3, 4, 5, 6] as const).flatMap((number) => [
      [`productoptionname${number}`, `option${number}`],
      [`productoptiondescription${number}`, `choice${number}`],
    ]),
  ),
};

/** Those of our own export, and what else such columns are called. */
const counterpart: Titles = {
  handle: 'handle',
  slug: 'handle',
  name: 'name',
  title: 'name',
  productname: 'name',
  description: 'description',
  visible: 'visible',
  status: 'status',
  brand: 'brand',
  vendor: 'brand',
  ribbon: 'ribbon',
  collections: 'collections',
  categories: 'collections',
  ...Object.fromEntries(
    ([1, 2, 3, 4, 5, 6] as const).flatMap((number) => [
      [`option${number}`, `option${number}`],
      [`option${number}name`, `option${number}`],
      [`choice${number}`, `choice${number}`],
      [`option${number}value`, `choice${number}`],
    ]),
  ),
  sku: 'sku',
  articlenumber: 'sku',
  barcode: 'barcode',
  gtin: 'barcode',
  ean: 'barcode',
  price: 'price',
  compareatprice: 'compareAtPrice',
  cost: 'cost',
  weightkg: 'weight',
  weight: 'weight',
  stock: 'stock',
  quantity: 'stock',
  inventory: 'stock',
  variantvisible: 'variantVisible',
  pictures: 'pictures',
  images: 'pictures',
  imageurl: 'pictures',
  seotitle: 'seoTitle',
  seodescription: 'seoDescription',
};

/** Titles that only one kind of file has. */
const signs: readonly [string, Titles, readonly string[]][] = [
  ['shopify', shopify, ['handle', 'variantprice']],
  ['wix', wix, ['handleid', 'fieldtype']],
  ['counterpart', counterpart, ['handle', 'choice1', 'compareatprice', 'variantvisible']],
];

/** What the columns of a file are likely to be; each thing once, the first column that fits. */
export function recognise(columns: readonly string[]): {
  source: string;
  mapping: ImportMapping<ProductImportField>;
} {
  const titles = columns.map(plainTitle);
  const found = signs.find(([, , needed]) => needed.every((title) => titles.includes(title)));
  const [source, fields] = found ?? (['unknown', counterpart] as const);
  const taken = new Set<ProductImportField>();
  const mapping = titles.map((title) => {
    const field = ownValue(fields, title);
    if (field === undefined || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
  return { source, mapping };
}
