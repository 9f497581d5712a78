import type { Row } from '../../read-rows.ts';
import type { From } from '../from.ts';
import { rowsByStart } from '../groups.ts';
import { replaceTerms } from './replace-terms.ts';
import { packedShape } from './shapes.ts';
import type { ProductSource, Titles } from './source.ts';

const titles: Titles = {
  productid: 'id',
  id: 'id',
  active01: 'status',
  active: 'status',
  status: 'status',
  name: 'name',
  categoriesxyz: 'collections',
  categories: 'collections',
  category: 'collections',
  pricetaxincluded: 'price',
  pricetaxincl: 'price',
  pricetaxexcluded: 'priceBeforeTax',
  pricetaxexcl: 'priceBeforeTax',
  pricetaxexcludedorpricetaxincluded: 'price',
  wholesaleprice: 'cost',
  discountamount: 'discountValue',
  discountpercent: 'discountPercent',
  discountfromyyyymmdd: 'saleStart',
  discounttoyyyymmdd: 'saleEnd',
  reference: 'sku',
  manufacturer: 'brand',
  brand: 'brand',
  ean13: 'barcode',
  upc: 'barcode',
  weight: 'weight',
  quantity: 'stock',
  visibility: 'visible',
  summary: 'summary',
  shortdescription: 'summary',
  description: 'description',
  tagsxyz: 'tags',
  metatitle: 'seoTitle',
  metadescription: 'seoDescription',
  urlrewritten: 'handle',
  rewrittenurl: 'handle',
  imageurlsxyz: 'pictures',
  imagealttextsxyz: 'pictureText',
  outofstock: 'backorders',
  outofstockaction: 'backorders',
  virtualproduct: 'productType',
  virtualproduct01: 'productType',
  virtualproduct0no1yes: 'productType',
};

/** The file of combinations, which follows that of the products. */
const ofCombinations: Titles = {
  productreference: 'parent',
  productid: 'id',
  attributenametypeposition: 'packedOptionNames',
  valuevalueposition: 'packedOptions',
  reference: 'sku',
  ean13: 'barcode',
  upc: 'barcode',
  wholesaleprice: 'cost',
  impactonprice: 'surcharge',
  quantity: 'stock',
};

/** `Size:select:0, Color:color:1` and `S:0, Red:1` are Size S, Color Red. */
function pairsOf(from: From, row: Row): [string, string][] {
  const values = from.cell(row, 'packedOptions').split(/,\s*/);
  return from
    .cell(row, 'packedOptionNames')
    .split(/,\s*/)
    .map((name, index) => [
      name.replace(/:.*$/, '').trim(),
      (values[index] ?? '').replace(/:\d+$/, '').trim(),
    ]);
}

const combinations: ProductSource = {
  name: 'prestashop',
  signs: [['attributenametypeposition', 'valuevalueposition']],
  titles: ofCombinations,
  hasVariantsOnly: true,
  group: rowsByStart((row, cellOf, first) => {
    const field = cellOf(first, 'parent') === '' ? 'id' : 'parent';
    return cellOf(row, field) !== cellOf(first, field);
  }),
  shape: (from) => packedShape({ product: undefined, rows: from.rows, pairsOf: (row) => pairsOf(from, row) }),
};

const products: ProductSource = {
  name: 'prestashop',
  signs: [
    ['active01', 'name', 'wholesaleprice'],
    ['active01', 'name', 'pricetaxexcluded'],
    ['active01', 'name', 'pricetaxincluded'],
    ['name', 'pricetaxexcluded', 'urlrewritten'],
    ['productid', 'name', 'reference', 'pricetaxexcl'],
  ],
  titles,
  group: rowsByStart(() => true),
  normalize: {
    visible: replaceTerms({ both: 'yes', catalog: 'yes', search: 'yes', none: 'no' }),
    productType: replaceTerms({ '0': '', '1': 'virtual' }),
    // 2 is what the other store's settings say.
    backorders: replaceTerms({ '2': 'no', deny: 'no', allow: 'yes' }),
  },
  categories: { between: /[,;]\s*/, path: /\//, roots: ['Home', 'Root'] },
  betweenTags: /[,;]/,
  betweenPictures: /[,;]\s*/,
  hasRelativePictures: true,
  hasUnitlessWeights: true,
};

export const prestashop: readonly ProductSource[] = [products, combinations];
