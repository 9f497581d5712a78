import { Upload } from 'lucide-react';
import { productsDesk } from '#shared/desks/products.ts';
import { useMay } from '#admin/access/session.ts';
import { ResourceListPage } from '#admin/ui/list/ResourceListPage.tsx';
import { productListSpec } from '../list-spec.ts';
import type { ProductRecord } from '../product-record.ts';
import { productBulkActions } from './bulk-actions.tsx';
import { productColumns } from './columns.tsx';
import { ProductCard } from './ProductCard.tsx';
import '../messages.en.ts';

const pages = [{ icon: Upload, label: 'products.list.import', to: '/products/import' }];

export default function ProductList() {
  const mayImport = useMay(productsDesk.rights.import);
  return (
    <ResourceListPage<ProductRecord>
      spec={productListSpec}
      columns={productColumns}
      rowName={({ name }) => name ?? ''}
      card={(product) => <ProductCard product={product} />}
      bulk={productBulkActions}
      {...(mayImport && { pages })}
    />
  );
}
