import {
  choiceField,
  OPTION_NUMBERS,
  optionField,
  PRODUCT_BOUNDS,
  type ImportedPicture,
  type ImportedProduct,
  type ImportedVariant,
  type ProductImportField,
} from '../../../shared/product-import.ts';
import type { NumberStyle } from '../../../shared/number-styles.ts';
import type { Row } from '../read-rows.ts';
import { readCost, readList, readPrice, readStock, readWeight, readYesNo } from './cells.ts';
import type { From } from './from.ts';
import { wixPrices } from './wix-prices.ts';
import { cutText } from '../../../shared/cut-text.ts';

const present = <Fields extends object>(fields: {
  [Name in keyof Fields]: Fields[Name] | undefined;
}): Fields => Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields;

function text(from: From, field: ProductImportField, most: number, row?: Row): string | undefined {
  const fits = (cell: string): string | undefined => (cell.length <= most ? cell : undefined);
  return from.read(field, fits, `is longer than ${most} characters`, row);
}

interface Option {
  field: ProductImportField;
  name: string;
}

/** Shopify calls the option of a product that has none `Title`, and its choice `Default Title`. */
function optionsIn(from: From): Option[] {
  const found = OPTION_NUMBERS.flatMap((number): Option[] => {
    const name = text(from, optionField(number), 50);
    return name === undefined ? [] : [{ field: choiceField(number), name }];
  });
  const [only] = found;
  const isNone = found.length === 1 && only && from.text(only.field) === 'Default Title';
  return isNone ? [] : found;
}

const VARIANT: readonly ProductImportField[] = ['sku', 'barcode', 'price', 'stock', 'surcharge'];

/** Shopify's further pictures have rows of their own, and so has the product above its variants in the platform's file. */
function variantRows(from: From, options: readonly Option[]): Row[] {
  const kind = (row: Row): string => from.cell(row, 'kind').toLowerCase();
  const own = from.rows.filter((row) => kind(row) === 'variant');
  if (own.length > 0) return own;
  const [first] = from.rows;
  const says = (row: Row): boolean =>
    [...VARIANT, ...options.map(({ field }) => field)].some((field) => from.cell(row, field) !== '');
  const rows = from.rows.filter(says);
  return rows.length > 0 || !first ? rows : [first];
}

function stockOf(from: From, row: Row): Pick<ImportedVariant, 'quantity' | 'inStock' | 'isUntracked'> {
  const tracked = from.cell(row, 'tracked');
  if (from.has('tracked') && tracked === '') return from.has('stock') ? { isUntracked: true } : {};
  return from.read('stock', readStock, 'is no number of pieces', row) ?? {};
}

function variantOf(from: From, row: Row, options: readonly Option[], currency: string): ImportedVariant {
  const read = <T>(
    field: ProductImportField,
    form: (cell: string, style: NumberStyle) => T | undefined,
    wrong: string,
  ) => from.read(field, form, wrong, row);
  const notMoney = `is not an amount in ${currency}`;
  const choices = options.map(({ field }) => {
    const choice = text(from, field, 50, row);
    if (choice === undefined) from.blame('missing', field, 'is empty', row);
    return choice ?? '';
  });
  return {
    ...present<ImportedVariant>({
      row: row.row,
      choices,
      sku: text(from, 'sku', 40, row),
      barcode: text(from, 'barcode', 40, row),
      price: read('price', readPrice(currency), notMoney),
      compareAtPrice: read('compareAtPrice', readPrice(currency), notMoney),
      cost: read('cost', readCost, notMoney),
      weight:
        read('weight', readWeight('kg'), 'is not a weight') ??
        read('grams', readWeight('g'), 'is not a weight'),
      visible: read('variantVisible', readYesNo, 'says neither yes nor no'),
    }),
    ...stockOf(from, row),
  };
}

function visibleOf(from: From): boolean | undefined {
  const visible = from.read('visible', readYesNo, 'says neither yes nor no');
  const status = from.read('status', readYesNo, 'is no status');
  return visible === undefined && status === undefined ? undefined : visible !== false && status !== false;
}

function picturesOf(from: From): ImportedPicture[] | undefined {
  const pictures = from.rows.flatMap((row) => {
    const text = cutText(from.cell(row, 'pictureText'), PRODUCT_BOUNDS.text);
    return readList(from.cell(row, 'pictures'), false).map((url) => ({ url, ...(text !== '' && { text }) }));
  });
  const once = [...new Map(pictures.map((picture) => [picture.url, picture])).values()];
  if (once.length > PRODUCT_BOUNDS.pictures)
    from.blame('format', 'pictures', `has more than ${PRODUCT_BOUNDS.pictures} pictures`);
  if (once.some(({ url }) => url.length > 2048))
    from.blame('format', 'pictures', 'has an address that is too long');
  return once.length > 0 ? once : undefined;
}

function collectionsOf(from: From): string[] | undefined {
  const names = readList(from.text('collections'));
  if (names.length > PRODUCT_BOUNDS.collections)
    from.blame('format', 'collections', `has more than ${PRODUCT_BOUNDS.collections} collections`);
  if (names.some((name) => name.length > PRODUCT_BOUNDS.text))
    from.blame('format', 'collections', 'has a name that is too long');
  return names.length > 0 ? names : undefined;
}

/** The product that these rows tell of; what is wrong with it is told by the reader. */
export function productOfRows(from: From, handle: string | undefined, currency: string): ImportedProduct {
  const options = optionsIn(from);
  const rows = variantRows(from, options);
  const most = PRODUCT_BOUNDS.variants;
  if (rows.length > most) from.blame('format', 'handle', `has more than ${most} variants`);
  const variants = rows.slice(0, most).map((row) => variantOf(from, row, options, currency));
  return present<ImportedProduct>({
    row: from.rows[0]?.row ?? 0,
    handle,
    name: text(from, 'name', PRODUCT_BOUNDS.name),
    description: text(from, 'description', PRODUCT_BOUNDS.description),
    visible: visibleOf(from),
    brand: text(from, 'brand', 50),
    ribbon: text(from, 'ribbon', 30),
    collections: collectionsOf(from),
    pictures: picturesOf(from),
    seoTitle: text(from, 'seoTitle', PRODUCT_BOUNDS.text),
    seoDescription: text(from, 'seoDescription', PRODUCT_BOUNDS.text),
    options: options.map(({ name }) => name),
    variants: from.has('kind') ? wixPrices(from, variants, currency) : variants,
  });
}
