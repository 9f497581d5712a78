import { OPTION_NUMBERS, choiceField, optionField } from '#shared/product-import.ts';
import type { Row } from '../../read-rows.ts';
import type { From } from '../from.ts';
import { rowsByReference } from '../groups.ts';
import { replaceTerms } from './replace-terms.ts';
import { expand } from './shapes.ts';
import type { ProductSource, RowKind, Shape, Titles } from './source.ts';
import { localizedSigns, localizedTitles } from './woocommerce-titles.ts';

const titles: Titles = {
  ...localizedTitles,
  id: 'id',
  type: 'kind',
  sku: 'sku',
  gtinupceanorisbn: 'barcode',
  name: 'name',
  published: 'visible',
  visibilityincatalog: 'status',
  // British English.
  visibilityincatalogue: 'status',
  shortdescription: 'summary',
  description: 'description',
  datesalepricestarts: 'saleStart',
  datesalepriceends: 'saleEnd',
  taxstatus: 'taxable',
  instock: 'inStock',
  stock: 'stock',
  backordersallowed: 'backorders',
  weightkg: 'weight',
  weightg: 'grams',
  weightlbs: 'pounds',
  weightoz: 'ounces',
  saleprice: 'salePrice',
  regularprice: 'price',
  categories: 'collections',
  tags: 'tags',
  images: 'pictures',
  parent: 'parent',
  brands: 'brand',
  metayoastwpseotitle: 'seoTitle',
  metayoastwpseometadesc: 'seoDescription',
  metarankmathtitle: 'seoTitle',
  metarankmathdescription: 'seoDescription',
  ...Object.fromEntries(
    OPTION_NUMBERS.flatMap((number) => [
      [`attribute${number}name`, optionField(number)],
      [`attribute${number}values`, choiceField(number)],
    ]),
  ),
};

const rowKind = (cell: string): RowKind => (/\bvariation\b/i.test(cell) ? 'variant' : 'product');

/** Between commas that no backslash precedes. */
const BETWEEN = /(?<!\\),/;
const listOf = (cell: string): string[] =>
  cell
    .split(BETWEEN)
    .map((one) => one.replaceAll(String.raw`\,`, ',').trim())
    .filter((one) => one !== '');

/** The attributes that a row names, with what it says of each. */
const attributesOf = (from: From, row: Row): Map<string, string> =>
  new Map(
    OPTION_NUMBERS.flatMap((number) => {
      const name = from.cell(row, optionField(number));
      return name === '' ? [] : [[name, from.cell(row, choiceField(number))] as const];
    }),
  );

/** Options are the attributes that variations name; a variation that leaves one empty stands for each of its values. */
function shape(from: From): Shape {
  const product = from.rows.find((row) => rowKind(from.cell(row, 'kind')) === 'product');
  const variations = from.rows.filter((row) => row !== product);
  const ofProduct = product ? attributesOf(from, product) : new Map<string, string>();
  const ofEach = variations.map((row) => ({ row, attributes: attributesOf(from, row) }));
  const chosen = new Set(ofEach.flatMap(({ attributes }) => [...attributes.keys()]));
  const options = [...ofProduct.keys(), ...chosen].filter(
    (name, index, all) => chosen.has(name) && all.indexOf(name) === index,
  );
  if ([...ofProduct.keys()].some((name) => !chosen.has(name))) from.note('attributes');
  const named = (name: string): string[] => [
    ...new Set(ofEach.flatMap(({ attributes }) => attributes.get(name)?.trim() || [])),
  ];
  const choiceOrder = options.map((name) => {
    const listed = listOf(ofProduct.get(name) ?? '');
    return listed.length > 0 ? listed : named(name);
  });
  const listsOf = (attributes: ReadonlyMap<string, string>): string[][] =>
    options.map((name, index) => {
      const value = attributes.get(name)?.trim() ?? '';
      return value === '' ? (choiceOrder[index] ?? []) : [value];
    });
  const lists = ofEach.map(({ row, attributes }) => ({ row, lists: listsOf(attributes) }));
  // A variation that says all of its values counts before one that stands for several.
  const used = new Set<string>();
  const isOne = (all: readonly (readonly string[])[]): boolean => all.every(({ length }) => length === 1);
  const single = new Map(
    lists.filter((one) => isOne(one.lists)).map((one) => [one.row, expand(one.row, one.lists, used)]),
  );
  const variants = lists.flatMap(({ row, lists: all }) => single.get(row) ?? expand(row, all, used));
  return {
    ...(product && { product }),
    options,
    choiceOrder,
    variants: variations.length > 0 || !product ? variants : [{ row: product, choices: [] }],
  };
}

export const woocommerce: ProductSource = {
  name: 'woocommerce',
  signs: [
    ['type', 'sku', 'name', 'regularprice'],
    ['type', 'name', 'published', 'regularprice'],
    ...localizedSigns,
  ],
  titles,
  rowKind,
  typeField: 'kind',
  shape,
  group: rowsByReference({
    namesOf: (row, cellOf) =>
      rowKind(cellOf(row, 'kind')) === 'variant'
        ? []
        : [cellOf(row, 'sku'), `id:${cellOf(row, 'id')}`].filter((name) => name !== '' && name !== 'id:'),
    partsOf: () => [],
    parentOf: (row, cellOf) =>
      rowKind(cellOf(row, 'kind')) === 'variant' ? cellOf(row, 'parent').replace(/^id:\s*/, 'id:') : '',
  }),
  inherited: ['weight', 'grams', 'pounds', 'ounces', 'taxable'],
  normalize: {
    // Drafts are -1, private products 0.
    visible: replaceTerms({ '-1': 'no' }),
    status: replaceTerms({ catalog: 'visible', search: 'visible' }),
    taxable: replaceTerms({ taxable: 'yes', shipping: 'no', none: 'no' }),
    backorders: replaceTerms({ notify: 'yes' }),
  },
  categories: { between: BETWEEN, path: /\s*>\s*/ },
  betweenTags: BETWEEN,
  betweenPictures: /,\s+|,(?=https?:)|[|\n]/,
};
