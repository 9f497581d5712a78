import Button from '@mui/material/Button';
import { Frame, Plus } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useMay } from '../../../access/session.ts';
import { ListEmpty } from '../../../ui/list/ListEmpty.tsx';
import { ResourceListPage } from '../../../ui/list/ResourceListPage.tsx';
import { productListSpec } from '../list-spec.ts';
import type { ProductRecord } from '../product-record.ts';
import { BulkActions } from './BulkActions.tsx';
import { BulkDialog, type BulkTask } from './BulkDialog.tsx';
import { productColumns } from './columns.tsx';
import { ProductCard } from './ProductCard.tsx';

const name = (product: ProductRecord) => product.name ?? '';

export function ProductsPage() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const mayCreate = useMay('WIX_STORES.PRODUCT_CREATE');
  const [task, setTask] = useState<BulkTask>();
  const create = mayCreate && (
    <Button variant="contained" component={Link} to="/products/create">
      <Plus aria-hidden />
      {translate('products.create.action')}
    </Button>
  );
  return (
    <ResourceListPage<ProductRecord>
      spec={productListSpec}
      columns={productColumns}
      rowName={name}
      card={(product) => <ProductCard product={product} />}
      empty={<ListEmpty spec={productListSpec} icon={Frame} action={create} />}
      actions={create}
      phoneActions={
        mayCreate
          ? [
              {
                icon: Plus,
                label: translate('products.create.action'),
                run: () => void navigate('/products/create'),
              },
            ]
          : []
      }
      bulkActions={<BulkActions onTask={setTask} />}
    >
      {({ picked: { selection }, total }) =>
        task && (
          <BulkDialog task={task} selection={selection} total={total} onClose={() => setTask(undefined)} />
        )
      }
    </ResourceListPage>
  );
}
