import { z } from 'zod';
import { productsDesk } from '#shared/desks/products.ts';
import {
  missingProductFields,
  productImportFields,
  repeatableProductFields,
  type ImportedProduct,
  type ProductImport,
  type ProductImportField,
  type ProductImportOptions,
} from '#shared/product-import.ts';
import type { EntryChange, NumberKind } from '#shared/imports.ts';
import { callHosted } from '../../platform-call.ts';
import type { Checking, Compared, ImportKind, Reading } from '../kind.ts';
import { withoutHead } from '../read-rows.ts';
import { hyphenate, readHandle } from './cells.ts';
import type { From } from './from.ts';
import { rowsByHandle, rowsByStart } from './groups.ts';
import { sourceOf } from './sources/index.ts';
import { productOfRows } from './product-of-rows.ts';
import { recognise } from './recognise.ts';
import { plainTitle } from '../columns.ts';
import { plainCell } from '../cells.ts';
import { isForeign, type CellOf } from './sources/source.ts';
import { cutText } from '#shared/cut-text.ts';

/** More are handled as several files: each is looked up and written. */
const MAX_ROWS = 500_000;

/** Of one call; a product may have a thousand variants. */
const MAX_VARIANTS = 5000;

const fields: ReadonlySet<string> = new Set(productImportFields);
const isField = (field: string): field is ProductImportField => fields.has(field);

interface ImportPreview {
  results: {
    part: 'fresh' | 'changed' | 'unchanged' | 'refused';
    problems?: {
      field?: string;
      kind: 'missing' | 'format' | 'taken' | 'collection' | 'options';
      text: string;
    }[];
    /** Of the shop, where it has it. */
    productId?: string;
    changes?: EntryChange[];
    notes?: string[];
  }[];
}

/** What a cell says that the platform rejected. */
function valueOf({ options, variants, ...product }: ImportedProduct, field: string): string {
  const [first] = variants;
  const values: Record<string, unknown> = {
    ...first,
    ...product,
    collections: product.collections?.join('; '),
    tags: product.tags?.join(', '),
    sections: undefined,
    modifiers: undefined,
    modifierName: product.modifiers?.map(({ name }) => name).join('; '),
    pictures: product.pictures?.map(({ url }) => url).join('; '),
    option1: options.join(', '),
    choice1: first?.choices.join(', '),
  };
  const value = values[field];
  return typeof value === 'string' || typeof value === 'number' ? cutText(String(value), 200) : '';
}

/** The column that a product is known by. */
const keyOfProduct = ({ handle, baseSku, variants }: ImportedProduct): ProductImportField =>
  baseSku !== undefined
    ? 'parent'
    : handle !== undefined
      ? 'handle'
      : variants.some(({ sku }) => sku !== undefined)
        ? 'sku'
        : 'name';

/** Several calls where there are many variants: each is answered in a few seconds. */
function* portions(products: readonly ImportedProduct[]): Generator<ImportedProduct[]> {
  let open: ImportedProduct[] = [];
  let count = 0;
  for (const product of products) {
    if (open.length > 0 && count + product.variants.length > MAX_VARIANTS) {
      yield open;
      open = [];
      count = 0;
    }
    open.push(product);
    count += product.variants.length;
  }
  if (open.length > 0) yield open;
}

function reading(
  { columns, mapping, options: { update, newCollections } }: ProductImport,
  { platformFetch, store, clock }: Checking,
): Reading<ProductImportField, ImportedProduct> {
  const source = sourceOf(columns.map(plainTitle));
  const normalize = (field: ProductImportField, cell: string): string =>
    source.normalize?.[field]?.(cell) ?? cell;
  const cellOf: CellOf = (row, field) => normalize(field, plainCell(row.cells[mapping.indexOf(field)] ?? ''));
  const group = source.group ?? (mapping.includes('handle') ? rowsByHandle : rowsByStart(() => true));
  const keyFields = (['handle', 'sku', 'id', 'name'] as const).filter((field) => mapping.includes(field));
  /** Files that name every product by its handle have no other way to; in others each product has what it has. */
  const keyFieldOf = (from: From): ProductImportField => {
    if (source.hasVariantsOnly) return 'parent';
    const own = source.group && keyFields.find((field) => from.text(field) !== '');
    return own ?? keyFields[0] ?? 'handle';
  };
  /** Article numbers and barcodes belong to one variant each; where each was seen. */
  const seen = { sku: new Map<string, number>(), barcode: new Map<string, number>() };
  /** Products of the shop by the row that means them. */
  const meantBy = new Map<string, number>();
  return {
    entries: (rows) => group(withoutHead(rows), cellOf),
    keyFieldOf,
    normalize,
    keyOf(from) {
      const keyField = keyFieldOf(from);
      if (from.text(keyField) === '') {
        from.blame('missing', keyField, 'is empty');
        return undefined;
      }
      const handleForm = isForeign(source) ? (cell: string) => readHandle(hyphenate(cell)) : readHandle;
      const form = keyField === 'handle' ? handleForm : (cell: string) => cell;
      return from.read(keyField, form, 'has signs that no address has');
    },
    read(from, key) {
      const { currency, timeZone } = store;
      const handle = keyFieldOf(from) === 'handle' ? key : undefined;
      const product = productOfRows({ from, source, currency, timeZone, now: clock.now() }, handle);
      /** Programs where several products may have one identifier; here the first of them has it. */
      const mayRepeat = isForeign(source);
      for (const kind of ['sku', 'barcode'] as const)
        for (const variant of product.variants) {
          const { [kind]: number, row } = variant;
          if (number === undefined) continue;
          const earlier = seen[kind].get(number);
          if (earlier === undefined) seen[kind].set(number, row);
          else if (mayRepeat) {
            delete variant[kind];
            from.note('sharedSku');
          } else
            from.blame(
              'twice',
              kind,
              `row ${earlier} has it too`,
              from.rows.find((one) => one.row === row),
            );
        }
      return product;
    },
    linesOf: ({ variants }) => variants.length,
    async compare(ready) {
      const products = ready.map(({ request }) => request);
      const results: ImportPreview['results'] = [];
      for (const some of portions(products)) {
        const answer = await callHosted<ImportPreview>(platformFetch, '/hosted/products/import/foresee', {
          products: some,
          update,
          newCollections,
        });
        results.push(...answer.results);
      }
      return results.map(
        ({ part, problems, productId, changes, notes }, index): Compared<ProductImportField> => {
          const product = products[index];
          const earlier = productId === undefined ? undefined : meantBy.get(productId);
          if (product && productId !== undefined && earlier === undefined)
            meantBy.set(productId, product.row);
          if (product && earlier !== undefined && earlier !== product.row) {
            const text = `is the product of row ${earlier}`;
            const field = keyOfProduct(product);
            return {
              part: 'fresh',
              problems: [{ field, kind: 'twice', text, value: valueOf(product, field) }],
            };
          }
          if (part !== 'refused' || !product)
            return {
              part: part === 'refused' ? 'unchanged' : part,
              ...(changes && { changes }),
              ...(notes && { notes }),
            };
          return {
            part: 'fresh',
            problems: (problems ?? []).map(({ field = keyOfProduct(product), kind, text }) => ({
              // What is wrong with the whole of it is said of what it is known by.
              field: isField(field) ? field : keyOfProduct(product),
              kind,
              text,
              value: valueOf(product, field),
            })),
          };
        },
      );
    },
  };
}

export const productImports: ImportKind<ProductImportField, ProductImportOptions, ImportedProduct> = {
  what: 'products',
  path: '/product-imports',
  rights: productsDesk.rights.import,
  field: z.enum(productImportFields),
  options: z.object({ update: z.boolean(), newCollections: z.boolean() }),
  firstOptions: { update: true, newCollections: false },
  fileName: 'products.csv',
  mostRows: MAX_ROWS,
  repeatable: repeatableProductFields,
  numberKinds: {
    price: 'money',
    priceBeforeTax: 'money',
    listPrice: 'money',
    salePrice: 'money',
    discountPercent: 'number',
    pounds: 'weight',
    ounces: 'weight',
    compareAtPrice: 'money',
    surcharge: 'money',
    cost: 'money',
    discountValue: 'number',
    weight: 'weight',
    grams: 'pieces',
    stock: 'pieces',
  } satisfies Partial<Record<ProductImportField, NumberKind>>,
  recognise,
  missing: missingProductFields,
  begin: reading,
};
