import type { Row } from '../../read-rows.ts';
import type { From } from '../from.ts';
import { rowsByStart } from '../groups.ts';
import { lastOfPath } from './handles.ts';
import { choiceName, packedShape } from './shapes.ts';
import type { ProductSource, RowKind, Shape, Titles, VariantRow } from './source.ts';

/** How many pictures the older file has columns for. */
const PICTURES = Array.from({ length: 15 }, (_, index) => index + 1);

const older: Titles = {
  itemtype: 'kind',
  productid: 'id',
  productname: 'name',
  producttype: 'productType',
  productcodesku: 'sku',
  productsku: 'sku',
  brandname: 'brand',
  productdescription: 'description',
  price: 'price',
  costprice: 'cost',
  retailprice: 'listPrice',
  saleprice: 'salePrice',
  productweight: 'weight',
  productvisible: 'visible',
  trackinventory: 'tracked',
  currentstocklevel: 'stock',
  stocklevel: 'stock',
  category: 'collections',
  pagetitle: 'seoTitle',
  metadescription: 'seoDescription',
  productupcean: 'barcode',
  producturl: 'handle',
  ...Object.fromEntries(
    PICTURES.flatMap((number) => [
      [`productimagefile${number}`, 'pictures'],
      [`productimagedescription${number}`, 'pictureText'],
    ]),
  ),
};

const current: Titles = {
  item: 'kind',
  id: 'id',
  name: 'name',
  type: 'productType',
  sku: 'sku',
  options: 'packedOptions',
  inventorytracking: 'tracked',
  currentstock: 'stock',
  price: 'price',
  costprice: 'cost',
  retailprice: 'listPrice',
  saleprice: 'salePrice',
  brand: 'brand',
  brandname: 'brand',
  categories: 'collections',
  category: 'collections',
  description: 'description',
  pagetitle: 'seoTitle',
  metadescription: 'seoDescription',
  producturl: 'handle',
  upcean: 'barcode',
  weight: 'weight',
  isvisible: 'visible',
  variantimageurl: 'variantPicture',
  internalimageurlexport: 'pictures',
  imageurlimport: 'pictures',
  imagedescription: 'pictureText',
  imagesortorder: 'picturePosition',
};

const kinds: Readonly<Record<string, RowKind>> = {
  product: 'product',
  sku: 'variant',
  variant: 'variant',
  image: 'media',
};
const rowKind = (cell: string): RowKind => kinds[cell.toLowerCase()] ?? 'ignored';

/** `[S]Size=S,[CS]Color=Red:#FF0000`, also with `[/S]` at their ends. */
const OLDER_OPTION = /\[[A-Z]+\]\s*([^=[\]]+?)\s*=\s*(.*?)\s*(?=,\s*\[[A-Z]+\]|\[\/|\s\[[A-Z]+\]|$)/g;
/** `Type=Radio|Name=Size|Value=S`, one after the other, with or without a sign between them. */
const OPTION = /Name=([^|]*)\|Value=(.*?)\s*(?=[|;,\s]*Type=|$)/g;

const pairsIn = (from: From, cell: string, pattern: RegExp): [string, string][] =>
  [...cell.matchAll(pattern)].map(([, name = '', value = '']) => [
    name.trim(),
    choiceName(from, value.replace(/:https?:.*$/, '')),
  ]);

/** The rule that changes the price of a variant: of its SKU, else of choices that it has. */
function ruleFor(from: From, { row, choices }: VariantRow, options: readonly string[]): Row | undefined {
  const sku = from.cell(row, 'sku');
  return from.rows.find((rule) => {
    if (!/^rule$/i.test(from.cell(rule, 'kind')) || from.cell(rule, 'price') === '') return false;
    const ofRule = from.cell(rule, 'sku');
    if (ofRule !== '') return ofRule === sku;
    const pairs = pairsIn(from, from.cell(rule, 'name'), OLDER_OPTION);
    return pairs.length > 0 && pairs.every(([name, value]) => choices[options.indexOf(name)] === value);
  });
}

const shapeBy =
  (field: 'name' | 'packedOptions', pattern: RegExp) =>
  (from: From): Shape => {
    const rowsOf = (kind: RowKind): Row[] =>
      from.rows.filter((row) => rowKind(from.cell(row, 'kind')) === kind);
    const shape = packedShape({
      product: rowsOf('product')[0],
      rows: rowsOf('variant'),
      pairsOf: (row) => pairsIn(from, from.cell(row, field), pattern),
    });
    return {
      ...shape,
      variants: shape.variants.map((variant) => {
        const priceRule = ruleFor(from, variant, shape.options);
        return priceRule ? { ...variant, priceRule } : variant;
      }),
    };
  };

const shared = {
  name: 'bigcommerce',
  rowKind,
  group: rowsByStart((row, cellOf) => rowKind(cellOf(row, 'kind')) === 'product'),
  inherited: ['price', 'salePrice', 'listPrice', 'cost', 'weight', 'tracked'],
  normalize: { handle: lastOfPath },
  categories: { between: /[;|\n]/, path: /\s*[/>]\s*/, roots: ['Shop All'] },
  hasRelativePictures: true,
  hasUnitlessWeights: true,
} as const satisfies Partial<ProductSource>;

export const bigcommerce: readonly ProductSource[] = [
  {
    ...shared,
    signs: [
      ['itemtype', 'productname'],
      ['itemtype', 'productcodesku'],
    ],
    titles: older,
    shape: shapeBy('name', OLDER_OPTION),
  },
  {
    ...shared,
    signs: [
      ['item', 'name', 'sku', 'options'],
      ['item', 'name', 'sku', 'inventorytracking'],
      ['item', 'name', 'sku', 'imageurlimport'],
    ],
    titles: current,
    shape: shapeBy('packedOptions', OPTION),
  },
];
