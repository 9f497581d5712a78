import { ResourceListPage } from '../../../ui/list/ResourceListPage.tsx';
import { orderListSpec } from '../list-spec.ts';
import type { OrderRecord } from '../order-record.ts';
import { orderBulkActions } from './bulk-actions.tsx';
import { orderColumns } from './columns.tsx';
import { OrderCard } from './OrderCard.tsx';

export default function OrderList() {
  return (
    <ResourceListPage<OrderRecord>
      spec={orderListSpec}
      columns={orderColumns}
      rowName={({ number }) => `#${number ?? ''}`}
      card={(order) => <OrderCard order={order} />}
      bulk={orderBulkActions}
    />
  );
}
