import Button from '@mui/material/Button';
import { Download, ShoppingBag } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { shownColumns } from '../../../ui/grid/resource-column.ts';
import { ListEmpty } from '../../../ui/list/ListEmpty.tsx';
import { ResourceListPage } from '../../../ui/list/ResourceListPage.tsx';
import { orderListSpec } from '../list-spec.ts';
import type { OrderRecord } from '../order-record.ts';
import { BulkActions } from './BulkActions.tsx';
import { BulkDialog, type BulkTask } from './BulkDialogs.tsx';
import { orderColumns } from './columns.tsx';
import { ExportDialog } from './ExportDialog.tsx';
import { OrderCard } from './OrderCard.tsx';

const name = ({ number }: OrderRecord) => `#${number ?? ''}`;

export function OrdersPage() {
  const translate = useTranslate();
  const [task, setTask] = useState<BulkTask | 'export'>();
  const close = () => setTask(undefined);
  const exporting = {
    icon: Download,
    label: translate('orders.export.action'),
    run: () => setTask('export'),
  };
  return (
    <ResourceListPage<OrderRecord>
      spec={orderListSpec}
      columns={orderColumns}
      rowName={name}
      card={(order) => <OrderCard order={order} />}
      empty={<ListEmpty spec={orderListSpec} icon={ShoppingBag} />}
      actions={
        <Button onClick={exporting.run}>
          <Download aria-hidden />
          {exporting.label}
        </Button>
      }
      phoneActions={[exporting]}
      bulkActions={<BulkActions onTask={setTask} />}
    >
      {({ picked: { selection }, total, layout }) => (
        <>
          {task === 'export' && (
            <ExportDialog
              selection={selection}
              total={total}
              columns={shownColumns(orderColumns, layout).map(({ id }) => id)}
              onClose={close}
            />
          )}
          {task && task !== 'export' && (
            <BulkDialog task={task} selection={selection} total={total} onClose={close} />
          )}
        </>
      )}
    </ResourceListPage>
  );
}
