import { OPTION_NUMBERS, PRODUCT_BOUNDS } from '#shared/product-import.ts';
import { columnShape } from './shapes.ts';
import type { ProductSource, RowKind, Titles } from './source.ts';

const MODIFIER_NUMBERS = Array.from({ length: PRODUCT_BOUNDS.modifiers }, (_, index) => index + 1);

const common: Titles = {
  fieldtype: 'kind',
  name: 'name',
  sku: 'sku',
  ribbon: 'ribbon',
  brand: 'brand',
  price: 'price',
  visible: 'visible',
  inventory: 'stock',
  weight: 'weight',
  cost: 'cost',
  ...Object.fromEntries(OPTION_NUMBERS.map((number) => [`productoptionname${number}`, `option${number}`])),
};

/** The first catalog: variants say what they cost more than the product. */
const first: Titles = {
  ...common,
  handleid: 'handle',
  description: 'description',
  productimageurl: 'pictures',
  collection: 'collections',
  surcharge: 'surcharge',
  discountmode: 'discountMode',
  discountvalue: 'discountValue',
  ...Object.fromEntries(
    OPTION_NUMBERS.flatMap((number) => [
      [`productoptiondescription${number}`, `choice${number}`],
      [`additionalinfotitle${number}`, 'infoTitle'],
      [`additionalinfodescription${number}`, 'infoText'],
    ]),
  ),
  ...Object.fromEntries(
    MODIFIER_NUMBERS.flatMap((number) => [
      [`customtextfield${number}`, 'modifierName'],
      [`customtextcharlimit${number}`, 'modifierLength'],
      [`customtextmandatory${number}`, 'modifierMandatory'],
    ]),
  ),
};

/** The third catalog: variants have prices of their own, further pictures have rows of their own. */
const third: Titles = {
  ...common,
  handle: 'handle',
  plaindescription: 'description',
  categoryslugs: 'collections',
  media: 'pictures',
  mediaalttext: 'pictureText',
  strikethroughprice: 'compareAtPrice',
  preorderenabled: 'backorders',
  barcode: 'barcode',
  ...Object.fromEntries(OPTION_NUMBERS.map((number) => [`productoptionchoices${number}`, `choice${number}`])),
  ...Object.fromEntries(
    MODIFIER_NUMBERS.flatMap((number) => [
      [`modifiername${number}`, 'modifierName'],
      [`modifiertype${number}`, 'modifierKind'],
      [`modifiercharlimit${number}`, 'modifierLength'],
      [`modifiermandatory${number}`, 'modifierMandatory'],
      [`modifierdescription${number}`, 'modifierText'],
    ]),
  ),
};

const kinds: Readonly<Record<string, RowKind>> = { product: 'product', variant: 'variant', media: 'media' };
const rowKind = (cell: string): RowKind => kinds[cell.toLowerCase()] ?? 'ignored';

/** `wix:image://v1/abc.jpg/name.jpg#originWidth=1` is the file `abc.jpg` of the library. */
const mediaAddress = (cell: string): string =>
  cell.replaceAll(/wix:image:\/\/v1\/([^/\s;]+)[^\s;]*/g, 'https://static.wixstatic.com/media/$1');

const shared = {
  name: 'wix',
  rowKind,
  shape: (from) => columnShape(from, rowKind),
  normalize: { pictures: mediaAddress },
} as const satisfies Partial<ProductSource>;

export const wix: readonly ProductSource[] = [
  {
    ...shared,
    signs: [['handleid', 'fieldtype']],
    titles: first,
    inherited: ['price', 'weight', 'cost'],
  },
  {
    ...shared,
    signs: [
      ['handle', 'fieldtype', 'plaindescription'],
      ['handle', 'fieldtype', 'media'],
      ['handle', 'fieldtype', 'strikethroughprice'],
    ],
    titles: third,
    inherited: ['price', 'compareAtPrice', 'weight', 'cost'],
  },
];
