import { productsDesk } from '#shared/desks/products.ts';
import type { ProductRetentionReason } from '#shared/product-import.ts';
import { importRows } from './import-rows.ts';

interface Written {
  row: number;
  part: 'fresh' | 'changed' | 'unchanged' | 'refused';
  productId?: string;
  problems?: { text: string }[];
}

const rows = importRows<Written, ProductRetentionReason>({
  files: ({ productFiles }) => productFiles,
  path: '/hosted/products/import',
  plural: 'products',
  permissions: { import: productsDesk.jobs.import, takeBack: productsDesk.jobs['take-back-import'] },
  // Each has its variants and their stock.
  atOnce: 50,
  entityOf: ({ productId }) => productId,
  // What it changed of others stays changed.
  restores: false,
  keptWords: { CHANGED: 'Has been changed since.', ORDERED: 'Has been ordered since.' },
});

export const importProducts = rows.write;
/** Deletes the products that an import made, unless they were changed or ordered since. */
export const takeBackProducts = rows.takeBack;
