import { DateTime } from '#admin/ui/DateTime.tsx';
import type { ResourceColumn } from '#admin/ui/grid/resource-column.ts';
import { WorkOr } from '#admin/ui/grid/WorkOr.tsx';
import { Money } from '#admin/ui/Money.tsx';
import { AsideCell, Stock, Waiting } from './cells.tsx';
import { DemandName } from './DemandName.tsx';
import { NotifyButton } from './NotifyButton.tsx';
import type { DemandRecord } from './provider.ts';

export const boardColumns: readonly ResourceColumn<DemandRecord>[] = [
  {
    id: 'item',
    label: 'back-in-stock.column.item',
    width: 200,
    grows: true,
    sortBy: 'name',
    render: (demand) => <DemandName demand={demand} />,
  },
  {
    id: 'waiting',
    label: 'back-in-stock.column.waiting',
    width: 132,
    sortBy: 'waiting',
    render: (demand) => <Waiting demand={demand} />,
  },
  {
    id: 'since',
    label: 'back-in-stock.column.since',
    width: 76,
    sortBy: 'since',
    className: 'soft',
    render: ({ since }) => <DateTime value={since} style="day" />,
  },
  {
    id: 'stock',
    label: 'back-in-stock.column.stock',
    width: 126,
    sortBy: 'stock',
    render: (demand) => <Stock demand={demand} />,
  },
  {
    id: 'potentialRevenue',
    label: 'back-in-stock.column.potentialRevenue',
    width: 112,
    end: true,
    sortBy: 'worth',
    className: 'num',
    render: ({ worth, currency }) => <Money amount={worth} currency={currency} />,
  },
  {
    id: 'notify',
    label: 'back-in-stock.column.notify',
    width: 108,
    end: true,
    render: (demand) => (
      <WorkOr id={demand.id}>
        <NotifyButton demand={demand} />
      </WorkOr>
    ),
  },
  {
    id: 'failed',
    label: 'back-in-stock.column.failed',
    width: 140,
    optional: true,
    sortBy: 'failed',
    render: (demand) => <AsideCell demand={demand} />,
  },
  {
    id: 'sku',
    label: 'back-in-stock.column.sku',
    width: 130,
    optional: true,
    sortBy: 'sku',
    className: 'soft num',
    render: ({ sku }) => sku,
  },
  {
    id: 'price',
    label: 'back-in-stock.column.price',
    width: 100,
    optional: true,
    end: true,
    sortBy: 'price',
    className: 'num',
    render: ({ price, currency }) => <Money amount={price} currency={currency} />,
  },
];
