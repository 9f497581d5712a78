import { ResourceListPage } from '../../../ui/list/ResourceListPage.tsx';
import { productListSpec } from '../list-spec.ts';
import type { ProductRecord } from '../product-record.ts';
import { productBulkActions } from './bulk-actions.tsx';
import { productColumns } from './columns.tsx';
import { ProductCard } from './ProductCard.tsx';
import '../messages.en.ts';

export default function ProductList() {
  return (
    <ResourceListPage<ProductRecord>
      spec={productListSpec}
      columns={productColumns}
      rowName={({ name }) => name ?? ''}
      card={(product) => <ProductCard product={product} />}
      bulk={productBulkActions}
    />
  );
}
