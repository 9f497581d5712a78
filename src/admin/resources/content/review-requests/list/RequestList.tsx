import { Ban, Send, Settings2, Trash2 } from 'lucide-react';
import { requestColumnLabels } from '#shared/request-columns.en.ts';
import { useSession } from '#admin/access/session.ts';
import { bulkAction, type BulkAction } from '#admin/ui/bulk/bulk-action.tsx';
import { exportAction } from '#admin/ui/export/export-action.tsx';
import { plainLayout } from '#shared/export-layout.ts';
import { DateTime } from '#admin/ui/DateTime.tsx';
import type { ResourceColumn } from '#admin/ui/grid/resource-column.ts';
import { WorkOr } from '#admin/ui/grid/WorkOr.tsx';
import type { ListLink } from '#admin/ui/list/ListActions.tsx';
import { ResourceListPage } from '#admin/ui/list/ResourceListPage.tsx';
import { useTonight } from '#admin/ui/use-tonight.ts';
import { About } from '../About.tsx';
import { requestListSpec } from '../list-spec.ts';
import { Outcome } from '../Outcome.tsx';
import { stateOf, type RequestRecord } from '../request-record.ts';
import { ReviewRequestsAside } from '../settings/ReviewRequestsAside.tsx';
import { StateChip } from '../StateChip.tsx';
import '../messages.en.ts';
import styles from '../requests.module.css';

function State({ request }: { request: RequestRecord }) {
  return <StateChip status={stateOf(request, useTonight())} />;
}

const nameOf = ({ told, id }: RequestRecord): string => told?.name || told?.email || id.slice(0, 8);
const numberOf = ({ told }: RequestRecord): string =>
  told?.orderNumber === undefined ? '–' : `#${told.orderNumber}`;

const columns: readonly ResourceColumn<RequestRecord>[] = [
  {
    id: 'order',
    label: 'review-requests.column.order',
    width: 96,
    className: 'strong num',
    render: numberOf,
  },
  {
    id: 'customer',
    label: 'review-requests.column.customer',
    width: 168,
    grows: true,
    render: (request) => <bdi>{nameOf(request)}</bdi>,
  },
  {
    id: 'about',
    label: 'review-requests.column.about',
    width: 196,
    render: (request) => <About request={request} />,
  },
  {
    id: 'state',
    label: 'review-requests.column.state',
    width: 140,
    sortBy: 'status',
    render: (request) => (
      <WorkOr id={request.id}>
        <State request={request} />
      </WorkOr>
    ),
  },
  {
    id: 'when',
    label: 'review-requests.column.when',
    width: 124,
    sortBy: 'sendDate',
    className: 'soft',
    render: ({ sendDate }) => <DateTime value={sendDate} />,
  },
  {
    id: 'outcome',
    label: 'review-requests.column.outcome',
    width: 190,
    className: 'soft',
    render: (request) => <Outcome request={request} />,
  },
  {
    id: 'created',
    label: 'review-requests.column.created',
    width: 124,
    optional: true,
    sortBy: 'createdDate',
    className: 'soft',
    render: ({ _createdDate }) => <DateTime value={_createdDate} />,
  },
];

const cancel = bulkAction({ name: 'cancel', icon: Ban, job: 'cancel' });
const remove = bulkAction({ name: 'delete', icon: Trash2, job: 'delete', rare: true });
const own: readonly BulkAction[] = [
  bulkAction({ name: 'send', icon: Send, job: 'send' }),
  cancel,
  exportAction(plainLayout(requestColumnLabels)),
  remove,
];
const hosted: readonly BulkAction[] = [cancel, remove];
const pages: readonly ListLink[] = [
  { icon: Settings2, label: 'review-requests.settings.title', to: '/review-requests/settings' },
];

export default function RequestList() {
  const embedded = useSession()?.ownFields ?? false;
  return (
    <ResourceListPage<RequestRecord>
      spec={requestListSpec}
      columns={columns}
      rowName={(request) => `${numberOf(request)} ${nameOf(request)}`}
      card={(request) => (
        <div className={styles['card']}>
          <b>
            <bdi>{nameOf(request)}</bdi>
          </b>
          <small>
            <DateTime value={request.sendDate} />
          </small>
          <About request={request} />
          <State request={request} />
          <small className={styles['wide']}>
            <Outcome request={request} />
          </small>
        </div>
      )}
      bulk={embedded ? own : hosted}
      {...(embedded && { pages, aside: <ReviewRequestsAside /> })}
    />
  );
}
