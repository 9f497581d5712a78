import { DateTime } from '#admin/ui/DateTime.tsx';
import type { ResourceColumn } from '#admin/ui/grid/resource-column.ts';
import { ResourceListPage } from '#admin/ui/list/ResourceListPage.tsx';
import { returnBulkActions } from './bulk-actions.ts';
import { returnListSpec } from './list-spec.ts';
import type { ReturnRecord } from './return-record.ts';
import styles from './returns.module.css';
import { StateChip } from './StateChip.tsx';
import './messages.en.ts';

const whatOf = ({ lines }: ReturnRecord): string =>
  lines.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ');
const nameOf = ({ buyerName, email }: ReturnRecord): string => buyerName || email;

const columns: readonly ResourceColumn<ReturnRecord>[] = [
  {
    id: 'order',
    label: 'returns.column.order',
    width: 96,
    className: 'strong num',
    render: ({ orderNumber }) => `#${orderNumber}`,
  },
  {
    id: 'customer',
    label: 'returns.column.customer',
    width: 180,
    render: (one) => <bdi>{nameOf(one)}</bdi>,
  },
  { id: 'items', label: 'returns.column.items', width: 260, grows: true, render: whatOf },
  {
    id: 'state',
    label: 'returns.column.state',
    width: 190,
    sortBy: 'state',
    render: ({ state }) => <StateChip status={state} />,
  },
  {
    id: 'requested',
    label: 'returns.column.requested',
    width: 130,
    sortBy: 'createdDate',
    className: 'soft',
    render: ({ createdDate }) => <DateTime value={createdDate} />,
  },
];

export default function ReturnList() {
  return (
    <ResourceListPage<ReturnRecord>
      spec={returnListSpec}
      columns={columns}
      rowName={(one) => `#${one.orderNumber} ${nameOf(one)}`}
      card={(one) => (
        <div className={styles['card']}>
          <b>
            #{one.orderNumber} <bdi>{nameOf(one)}</bdi>
          </b>
          <small>
            <DateTime value={one.createdDate} />
          </small>
          <span>{whatOf(one)}</span>
          <StateChip status={one.state} />
        </div>
      )}
      bulk={returnBulkActions}
    />
  );
}
