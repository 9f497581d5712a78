import { Send, Settings2, Trash2 } from 'lucide-react';
import { abandonedColumnWords } from '#shared/abandoned-columns.en.ts';
import { bulkAction, type BulkAction } from '#admin/ui/bulk/bulk-action.tsx';
import { exportAction } from '#admin/ui/export/export-action.tsx';
import { plainLayout } from '#shared/export-layout.ts';
import { DateTime } from '#admin/ui/DateTime.tsx';
import type { ResourceColumn } from '#admin/ui/grid/resource-column.ts';
import { WorkOr } from '#admin/ui/grid/WorkOr.tsx';
import type { ListLink } from '#admin/ui/list/ListActions.tsx';
import { ResourceListPage } from '#admin/ui/list/ResourceListPage.tsx';
import { Money } from '#admin/ui/Money.tsx';
import { Bag } from '../Bag.tsx';
import { LeavingFigures } from '../LeavingFigures.tsx';
import { isOpen, leftAt, nameOf, type LeftRecord } from '../left-record.ts';
import { leftListSpec } from '../list-spec.ts';
import { Reached } from '../Reached.tsx';
import { LeftPanel } from '../record/LeftPanel.tsx';
import { Reminders } from '../Reminders.tsx';
import { PlanAside } from '../settings/PlanAside.tsx';
import { StateChip } from '../StateChip.tsx';
import { useEmbedded } from '../use-left.ts';
import '../messages.en.ts';
import styles from '../left.module.css';

function Who({ left }: { left: LeftRecord }) {
  const name = nameOf(left);
  const email = left.buyerInfo?.email;
  return (
    <span className={styles['who']}>
      <b>
        <bdi>{name}</bdi>
      </b>
      {email && email !== name && (
        <small>
          <bdi>{email}</bdi>
        </small>
      )}
    </span>
  );
}

const columns: readonly ResourceColumn<LeftRecord>[] = [
  {
    id: 'who',
    label: 'abandoned-checkouts.column.who',
    width: 168,
    grows: true,
    render: (left) => <Who left={left} />,
  },
  { id: 'bag', label: 'abandoned-checkouts.column.bag', width: 108, render: (left) => <Bag left={left} /> },
  {
    id: 'value',
    label: 'abandoned-checkouts.column.value',
    width: 92,
    end: true,
    className: 'num',
    render: ({ totalPrice, currency }) => <Money amount={totalPrice?.amount} currency={currency} />,
  },
  {
    id: 'left',
    label: 'abandoned-checkouts.column.left',
    width: 100,
    sortBy: 'createdDate',
    className: 'soft',
    render: (left) => <DateTime value={leftAt(left)} />,
  },
  {
    id: 'reached',
    label: 'abandoned-checkouts.column.reached',
    width: 92,
    render: (left) => <Reached left={left} />,
  },
  {
    id: 'reminders',
    label: 'abandoned-checkouts.column.reminders',
    width: 160,
    className: 'soft',
    render: (left) => <Reminders left={left} />,
  },
  {
    id: 'state',
    label: 'abandoned-checkouts.column.state',
    width: 112,
    render: (left) => (
      <WorkOr id={left.id}>
        <StateChip left={left} />
      </WorkOr>
    ),
  },
];

const remove = bulkAction({ name: 'delete', icon: Trash2, job: 'delete', rare: true });
const own: readonly BulkAction[] = [
  bulkAction({ name: 'send', icon: Send, job: 'send' }),
  exportAction(plainLayout(abandonedColumnWords)),
  remove,
];
const hosted: readonly BulkAction[] = [remove];
const pages: readonly ListLink[] = [
  { icon: Settings2, label: 'abandoned-checkouts.plan.title', to: '/abandoned-checkouts/settings' },
];

/** @param openId the one that is read beside the list */
export function LeftList({ openId }: { openId: string | undefined }) {
  const embedded = useEmbedded();
  return (
    <ResourceListPage<LeftRecord>
      spec={leftListSpec}
      columns={columns}
      rowName={nameOf}
      card={(left) => (
        <div className={styles['card']}>
          <Who left={left} />
          <Money amount={left.totalPrice?.amount} currency={left.currency} />
          <Bag left={left} />
          <small>
            <DateTime value={leftAt(left)} />
          </small>
          <small>
            <Reminders left={left} />
          </small>
          {!isOpen(left) && <StateChip left={left} />}
        </div>
      )}
      bulk={embedded ? own : hosted}
      openId={openId}
      {...(embedded && { pages, above: <LeavingFigures /> })}
      aside={openId === undefined ? embedded && <PlanAside /> : <LeftPanel key={openId} id={openId} />}
    />
  );
}
