import { Plus, Upload } from 'lucide-react';
import { draftsDesk } from '#shared/desks/drafts.ts';
import { ordersDesk } from '#shared/desks/orders.ts';
import { useMay } from '#admin/access/session.ts';
import type { ListLink } from '#admin/ui/list/ListActions.tsx';
import { ResourceListPage } from '#admin/ui/list/ResourceListPage.tsx';
import { orderListSpec } from '../list-spec.ts';
import type { OrderRecord } from '../order-record.ts';
import { orderBulkActions } from './bulk-actions.tsx';
import { orderColumns } from './columns.tsx';
import { OrderCard } from './OrderCard.tsx';

const importOrders: ListLink = { icon: Upload, label: 'orders.list.import', to: '/orders/import' };
/** An order made in the back office begins as a draft. */
const createOrder: ListLink = {
  icon: Plus,
  label: 'orders.list.create',
  to: '/drafts/create',
  creates: true,
};

export default function OrderList() {
  const mayImport = useMay(ordersDesk.rights.import);
  const mayCreate = useMay(draftsDesk.rights.create);
  const pages = [...(mayImport ? [importOrders] : []), ...(mayCreate ? [createOrder] : [])];
  return (
    <ResourceListPage<OrderRecord>
      spec={orderListSpec}
      columns={orderColumns}
      rowName={({ number }) => `#${number ?? ''}`}
      card={(order) => <OrderCard order={order} />}
      bulk={orderBulkActions}
      pages={pages}
    />
  );
}
