import { Check, LayoutList, Send, Trash2 } from 'lucide-react';
import { notificationRequestColumnLabels } from '#shared/back-in-stock-columns.en.ts';
import { useSession } from '#admin/access/session.ts';
import { bulkAction, type BulkAction } from '#admin/ui/bulk/bulk-action.tsx';
import { exportAction } from '#admin/ui/export/export-action.tsx';
import { plainLayout } from '#shared/export-layout.ts';
import { DateTime } from '#admin/ui/DateTime.tsx';
import type { ResourceColumn } from '#admin/ui/grid/resource-column.ts';
import { WorkOr } from '#admin/ui/grid/WorkOr.tsx';
import type { ListLink } from '#admin/ui/list/ListActions.tsx';
import { ResourceListPage } from '#admin/ui/list/ResourceListPage.tsx';
import { DemandName } from '../board/DemandName.tsx';
import { useRowsBeside } from '../use-rows-beside.ts';
import { RequestStatusChip } from './RequestStatusChip.tsx';
import { Language } from './Language.tsx';
import { requestsSpec } from './list-spec.ts';
import type { NotificationRequestRecord } from './request-record.ts';
import { FailureReason } from './FailureReason.tsx';
import '../messages.en.ts';
import '../request-messages.en.ts';
import styles from '../back-in-stock.module.css';

const columns: readonly ResourceColumn<NotificationRequestRecord>[] = [
  {
    id: 'email',
    label: 'back-in-stock-requests.column.email',
    width: 220,
    grows: true,
    className: 'strong',
    render: ({ email }) => <bdi>{email}</bdi>,
  },
  {
    id: 'item',
    label: 'back-in-stock-requests.column.item',
    width: 240,
    render: ({ told }) => told && <DemandName demand={told} />,
  },
  {
    id: 'requested',
    label: 'back-in-stock-requests.column.requested',
    width: 120,
    sortBy: 'createdDate',
    className: 'soft',
    render: ({ _createdDate }) => <DateTime value={_createdDate} />,
  },
  {
    id: 'language',
    label: 'back-in-stock-requests.column.language',
    width: 96,
    className: 'soft',
    isText: true,
    render: ({ told }) => <Language code={told?.language} />,
  },
  {
    id: 'state',
    label: 'back-in-stock-requests.column.state',
    width: 150,
    sortBy: 'status',
    render: (request) => (
      <WorkOr id={request.id}>
        <RequestStatusChip request={request} />
      </WorkOr>
    ),
  },
  {
    id: 'reason',
    label: 'back-in-stock-requests.column.reason',
    width: 220,
    className: 'soft',
    isText: true,
    render: (request) => <FailureReason request={request} />,
  },
];

const mark = bulkAction({ name: 'mark', icon: Check, job: 'mark' });
const remove = bulkAction({ name: 'delete', icon: Trash2, job: 'delete', rare: true });
const own: readonly BulkAction[] = [
  bulkAction({ name: 'notify', icon: Send, job: 'notify' }),
  mark,
  exportAction(plainLayout(notificationRequestColumnLabels)),
  remove,
];
/** What takes the names of products, which the contract does not tell with a request. */
const hosted: readonly BulkAction[] = [mark, remove];
const pages: readonly ListLink[] = [
  { icon: LayoutList, label: 'back-in-stock-requests.toBoard', to: '/back-in-stock' },
];

/** Whoever asked to be told, one by one, whatever became of it. */
export default function RequestList() {
  const embedded = useSession()?.ownFields ?? false;
  useRowsBeside('back-in-stock-requests', 'back-in-stock');
  return (
    <ResourceListPage<NotificationRequestRecord>
      spec={requestsSpec}
      columns={embedded ? columns : columns.filter(({ id }) => !['item', 'language', 'why'].includes(id))}
      rowName={({ email, id }) => email ?? id}
      card={(request) => (
        <div className={styles['card']}>
          <b>
            <bdi>{request.email}</bdi>
          </b>
          <small>
            <DateTime value={request._createdDate} />
          </small>
          {request.told && <DemandName demand={request.told} />}
          <RequestStatusChip request={request} />
        </div>
      )}
      bulk={embedded ? own : hosted}
      {...(embedded && { pages })}
    />
  );
}
