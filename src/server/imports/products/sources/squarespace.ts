import { OPTION_NUMBERS, choiceField, optionField } from '#shared/product-import.ts';
import { rowsByStart } from '../groups.ts';
import { lastOfPath } from './handles.ts';
import type { ProductSource, Titles } from './source.ts';

const titles: Titles = {
  productidnoneditable: 'id',
  productid: 'id',
  producttypenoneditable: 'productType',
  producttype: 'productType',
  producturl: 'handle',
  title: 'name',
  description: 'description',
  sku: 'sku',
  gtin: 'barcode',
  price: 'price',
  saleprice: 'salePrice',
  onsale: 'onSale',
  stock: 'stock',
  categories: 'collections',
  tags: 'tags',
  weight: 'weight',
  visible: 'visible',
  hostedimageurls: 'pictures',
  ...Object.fromEntries(
    OPTION_NUMBERS.flatMap((number) => [
      [`optionname${number}`, optionField(number)],
      [`optionvalue${number}`, choiceField(number)],
    ]),
  ),
};

export const squarespace: ProductSource = {
  name: 'squarespace',
  signs: [
    ['producttypenoneditable', 'title', 'price'],
    ['productidnoneditable', 'variantidnoneditable'],
    // Until it marked columns as not editable, and where somebody has deleted the marks.
    ['title', 'optionname1', 'optionvalue1', 'onsale'],
  ],
  titles,
  group: rowsByStart((row, cellOf, first) => {
    const id = cellOf(row, 'id');
    return id === '' ? cellOf(row, 'name') !== '' : id !== cellOf(first, 'id');
  }),
  normalize: { handle: lastOfPath, stock: (cell) => (/^unlimited$/i.test(cell) ? 'in stock' : cell) },
  categories: { between: /,/, path: /\// },
  betweenTags: /,/,
  betweenPictures: /\s+/,
  hasUnitlessWeights: true,
};
