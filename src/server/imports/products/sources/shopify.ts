import { replaceTerms } from './replace-terms.ts';
import type { ProductSource, Titles } from './source.ts';

/** The columns that the export has had since 2013. */
const earlier: Titles = {
  handle: 'handle',
  title: 'name',
  bodyhtml: 'description',
  vendor: 'brand',
  type: 'collections',
  customproducttype: 'collections',
  tags: 'tags',
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
  variantweight: 'weight',
  variantweightunit: 'weightUnit',
  variantinventoryqty: 'stock',
  variantinventorytracker: 'tracked',
  variantinventorypolicy: 'backorders',
  variantrequiresshipping: 'needsDelivery',
  varianttaxable: 'taxable',
  imagesrc: 'pictures',
  imagealttext: 'pictureText',
  imageposition: 'picturePosition',
  variantimage: 'variantPicture',
  giftcard: 'giftCard',
  seotitle: 'seoTitle',
  seodescription: 'seoDescription',
};

/** The columns of today's template and export. */
const current: Titles = {
  ...earlier,
  urlhandle: 'handle',
  description: 'description',
  publishedononlinestore: 'visible',
  sku: 'sku',
  barcode: 'barcode',
  price: 'price',
  compareatprice: 'compareAtPrice',
  chargetax: 'taxable',
  inventorytracker: 'tracked',
  inventoryquantity: 'stock',
  continuesellingwhenoutofstock: 'backorders',
  weightvaluegrams: 'grams',
  requiresshipping: 'needsDelivery',
  productimageurl: 'pictures',
  variantimageurl: 'variantPicture',
};

const shared = {
  name: 'shopify',
  betweenTags: /,/,
  hasOptionalCollections: true,
  normalize: { backorders: replaceTerms({ continue: 'yes', deny: 'no' }) },
} as const satisfies Partial<ProductSource>;

export const shopify: readonly ProductSource[] = [
  { ...shared, signs: [['urlhandle', 'title']], titles: current },
  { ...shared, signs: [['handle', 'variantprice']], titles: earlier },
];
