import { Upload } from 'lucide-react';
import { ordersDesk } from '../../../../shared/desks/orders.ts';
import { useMay } from '../../../access/session.ts';
import { ResourceListPage } from '../../../ui/list/ResourceListPage.tsx';
import { orderListSpec } from '../list-spec.ts';
import type { OrderRecord } from '../order-record.ts';
import { orderBulkActions } from './bulk-actions.tsx';
import { orderColumns } from './columns.tsx';
import { OrderCard } from './OrderCard.tsx';

const pages = [{ icon: Upload, label: 'orders.list.import', to: '/orders/import' }];

export default function OrderList() {
  const mayImport = useMay(ordersDesk.rights.import);
  return (
    <ResourceListPage<OrderRecord>
      spec={orderListSpec}
      columns={orderColumns}
      rowName={({ number }) => `#${number ?? ''}`}
      card={(order) => <OrderCard order={order} />}
      bulk={orderBulkActions}
      {...(mayImport && { pages })}
    />
  );
}
