import { cutText } from '#shared/cut-text.ts';
import { roundMoney } from '#shared/money.ts';
import { PRODUCT_BOUNDS, type ImportedModifier } from '#shared/product-import.ts';
import type { Row } from '../../read-rows.ts';
import type { From } from '../from.ts';
import { rowsByReference } from '../groups.ts';
import { replaceTerms } from './replace-terms.ts';
import { packedShape } from './shapes.ts';
import type { ProductSource, RowKind, Shape, Titles } from './source.ts';

const titles: Titles = {
  sku: 'sku',
  storeviewcode: 'kind',
  producttype: 'productType',
  categories: 'collections',
  name: 'name',
  description: 'description',
  shortdescription: 'summary',
  weight: 'weight',
  productonline: 'status',
  taxclassname: 'taxable',
  visibility: 'visible',
  price: 'price',
  specialprice: 'salePrice',
  specialpricefromdate: 'saleStart',
  specialpricetodate: 'saleEnd',
  urlkey: 'handle',
  metatitle: 'seoTitle',
  metadescription: 'seoDescription',
  baseimage: 'pictures',
  baseimagelabel: 'pictureText',
  additionalimages: 'pictures',
  additionalimagelabels: 'pictureText',
  cost: 'cost',
  qty: 'stock',
  isinstock: 'inStock',
  allowbackorders: 'backorders',
  customoptions: 'packedModifiers',
  configurablevariations: 'packedOptions',
  configurablevariationlabels: 'packedOptionNames',
};

/** Rows of a store view translate the row of the same SKU. */
const rowKind = (cell: string): RowKind => (cell === '' ? 'product' : 'ignored');

/** `sku=A,size=S,color=Red` */
const pairsIn = (cell: string): [string, string][] =>
  cell.split(/,(?=[\w-]+=)/).flatMap((one): [string, string][] => {
    const at = one.indexOf('=');
    return at < 1 ? [] : [[one.slice(0, at).trim(), one.slice(at + 1).trim()]];
  });

const variationsIn = (cell: string): [string, string][][] =>
  cell === '' ? [] : cell.split('|').map(pairsIn);

const skuIn = (pairs: readonly [string, string][]): string =>
  pairs.find(([name]) => name === 'sku')?.[1] ?? '';

const texts: ReadonlySet<string> = new Set(['field', 'area']);
const choices: ReadonlySet<string> = new Set(['drop_down', 'radio']);

/**
 * `name=Engraving,type=field,required=1,price=5.0000,price_type=fixed,max_characters=40`; of choices one after the other
 * with the same name, each with its `option_title`.
 */
function modifiersIn(from: From, cell: string, currency: string): ImportedModifier[] {
  const found = new Map<string, ImportedModifier>();
  for (const one of variationsIn(cell)) {
    const said = new Map(one);
    const name = cutText(said.get('name') ?? '', PRODUCT_BOUNDS.modifierName).trim();
    const type = said.get('type') ?? '';
    const price = said.get('price') ?? '';
    const isAmount = /^\d{1,9}(?:\.\d+)?$/.test(price) && said.get('price_type') !== 'percent';
    const isNothing = price === '' || Number(price) === 0;
    const title = said.get('option_title') ?? '';
    const isChoice = choices.has(type) && title !== '' && title.length <= PRODUCT_BOUNDS.modifierName;
    if (name === '' || !(texts.has(type) || isChoice) || !(isAmount || isNothing)) {
      from.note('modifiers');
      continue;
    }
    const addedPrice = isNothing ? undefined : roundMoney(price, currency);
    const maxLength = Number(said.get('max_characters') ?? 0);
    const known = found.get(name);
    const choice = { name: title, ...(addedPrice !== undefined && { addedPrice }) };
    if (known?.choices) known.choices.push(choice);
    else
      found.set(name, {
        name,
        kind: texts.has(type) ? 'FREE_TEXT' : 'TEXT_CHOICES',
        isMandatory: /^1\b/.test(said.get('required') ?? ''),
        ...(texts.has(type)
          ? {
              ...(maxLength > 0 && { maxLength: Math.min(maxLength, PRODUCT_BOUNDS.modifierLength) }),
              ...(addedPrice !== undefined && { addedPrice }),
            }
          : { choices: [choice] }),
      });
  }
  return [...found.values()];
}

/** What a variation says beside its choices. */
const NO_OPTIONS: ReadonlySet<string> = new Set(['sku', 'price', 'display', 'image', 'qty', 'default']);

/** The simple products that a configurable one names are its variants. */
function shape(from: From): Shape {
  const product = from.rows.find((row) => rowKind(from.cell(row, 'kind')) === 'product');
  if (from.rows.some((row) => rowKind(from.cell(row, 'kind')) === 'ignored')) from.note('translations');
  const packed = product ? from.cell(product, 'packedOptions') : '';
  const labels = new Map(pairsIn(product ? from.cell(product, 'packedOptionNames') : ''));
  const pairs = new Map(variationsIn(packed).map((one) => [skuIn(one), one]));
  const rows = from.rows.filter((row) => row !== product && pairs.has(from.cell(row, 'sku')));
  const bySku = new Map(rows.map((row) => [from.cell(row, 'sku'), row]));
  for (const sku of pairs.keys())
    if (!bySku.has(sku))
      from.blame('missing', 'packedOptions', `names the SKU ${sku}, which is not in the file`);
  return packedShape({
    product,
    rows: [...pairs.keys()].flatMap((sku) => bySku.get(sku) ?? []),
    pairsOf: (row: Row) =>
      (pairs.get(from.cell(row, 'sku')) ?? []).flatMap(([code, value]): [string, string][] =>
        NO_OPTIONS.has(code) ? [] : [[labels.get(code) ?? code, value]],
      ),
  });
}

export const magento: ProductSource = {
  name: 'magento',
  signs: [
    ['sku', 'producttype', 'attributesetcode'],
    ['sku', 'producttype', 'urlkey'],
    ['sku', 'producttype', 'configurablevariations'],
  ],
  titles,
  rowKind,
  variantVisibleField: 'status',
  shape,
  group: rowsByReference({
    namesOf: (row, cellOf) => (cellOf(row, 'kind') === '' ? [cellOf(row, 'sku')] : []),
    partsOf: (row, cellOf) =>
      cellOf(row, 'kind') === '' ? variationsIn(cellOf(row, 'packedOptions')).map(skuIn) : [],
    parentOf: (row, cellOf) => (cellOf(row, 'kind') === '' ? '' : cellOf(row, 'sku')),
  }),
  normalize: {
    status: replaceTerms({ '2': 'no' }),
    visible: replaceTerms({
      'not visible individually': 'no',
      catalog: 'yes',
      search: 'yes',
      'catalog, search': 'yes',
    }),
    taxable: (cell) => (/^none$/i.test(cell) ? 'no' : 'yes'),
    backorders: (cell) => (/^0?$/.test(cell) ? 'no' : 'yes'),
    productType: replaceTerms({ downloadable: 'downloadable, virtual' }),
  },
  modifiersIn,
  categories: { between: /,(?!\s)|[|\n]/, path: /\//, roots: ['Default Category', 'Root Catalog'] },
  betweenPictures: /,\s*/,
  hasRelativePictures: true,
  hasUnitlessWeights: true,
  dateStyle: 'monthFirst',
};
