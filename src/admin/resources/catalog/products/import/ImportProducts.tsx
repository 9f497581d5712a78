import { productsDesk } from '#shared/desks/products.ts';
import {
  productRetentionReasons,
  missingProductFields,
  productImportFields,
  repeatableProductFields,
} from '#shared/product-import.ts';
import { ImportPage } from '#admin/ui/import/ImportPage.tsx';
import type { ImportSpec } from '#admin/ui/import/import-spec.ts';
import { undoImportPreview } from '#admin/ui/import/UndoImportPreview.tsx';
import './messages-import.en.ts';

const spec: ImportSpec = {
  resource: 'products',
  path: '/product-imports',
  fields: productImportFields,
  repeatable: repeatableProductFields,
  missing: missingProductFields,
  choices: ['update', 'newCollections'],
  sentence: ({ update }) => (update ? 'changing' : 'adding'),
  takeBack: productsDesk.jobs['take-back-import'],
  // What it changed of others stays changed.
  left: ({ brought, takenBack }) => brought - takenBack,
  foreseen: undoImportPreview('products', productRetentionReasons),
};

/** Products out of a file of another shop, or of this one. */
export default function ImportProducts() {
  return <ImportPage spec={spec} />;
}
