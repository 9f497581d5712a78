import { Send, Settings2, Trash2 } from 'lucide-react';
import { abandonedColumnLabels } from '#shared/abandoned-columns.en.ts';
import { bulkAction, type BulkAction } from '#admin/ui/bulk/bulk-action.tsx';
import { exportAction } from '#admin/ui/export/export-action.tsx';
import { plainLayout } from '#shared/export-layout.ts';
import { DateTime } from '#admin/ui/DateTime.tsx';
import type { ResourceColumn } from '#admin/ui/grid/resource-column.ts';
import { WorkOr } from '#admin/ui/grid/WorkOr.tsx';
import type { ListLink } from '#admin/ui/list/ListActions.tsx';
import { ResourceListPage } from '#admin/ui/list/ResourceListPage.tsx';
import { Money } from '#admin/ui/Money.tsx';
import { CartItems } from '../CartItems.tsx';
import { AbandonmentMetrics } from '../AbandonmentMetrics.tsx';
import { isOpen, abandonedAt, nameOf, type AbandonedCheckoutRecord } from '../abandoned-checkout-record.ts';
import { abandonedCheckoutListSpec } from '../list-spec.ts';
import { Reached } from '../Reached.tsx';
import { AbandonedCheckoutPanel } from '../record/AbandonedCheckoutPanel.tsx';
import { Reminders } from '../Reminders.tsx';
import { PlanAside } from '../settings/PlanAside.tsx';
import { StateChip } from '../StateChip.tsx';
import { useEmbedded } from '../use-abandoned-checkouts.ts';
import '../messages.en.ts';
import styles from '../abandoned-checkouts.module.css';

function Who({ left }: { left: AbandonedCheckoutRecord }) {
  const name = nameOf(left);
  const email = left.buyerInfo?.email;
  return (
    <span className={styles['person']}>
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

const columns: readonly ResourceColumn<AbandonedCheckoutRecord>[] = [
  {
    id: 'customer',
    label: 'abandoned-checkouts.column.customer',
    width: 168,
    grows: true,
    render: (left) => <Who left={left} />,
  },
  {
    id: 'cart',
    label: 'abandoned-checkouts.column.cart',
    width: 108,
    render: (left) => <CartItems left={left} />,
  },
  {
    id: 'value',
    label: 'abandoned-checkouts.column.value',
    width: 92,
    end: true,
    className: 'num',
    render: ({ totalPrice, currency }) => <Money amount={totalPrice?.amount} currency={currency} />,
  },
  {
    id: 'abandoned',
    label: 'abandoned-checkouts.column.abandoned',
    width: 100,
    sortBy: 'createdDate',
    className: 'soft',
    render: (left) => <DateTime value={abandonedAt(left)} />,
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
    isText: true,
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
  exportAction(plainLayout(abandonedColumnLabels)),
  remove,
];
const hosted: readonly BulkAction[] = [remove];
const pages: readonly ListLink[] = [
  { icon: Settings2, label: 'abandoned-checkouts.plan.title', to: '/abandoned-checkouts/settings' },
];

/** @param openId the one that is read beside the list */
export function AbandonedCheckoutList({ openId }: { openId: string | undefined }) {
  const embedded = useEmbedded();
  return (
    <ResourceListPage<AbandonedCheckoutRecord>
      spec={abandonedCheckoutListSpec}
      columns={columns}
      rowName={nameOf}
      card={(left) => (
        <div className={styles['card']}>
          <Who left={left} />
          <Money amount={left.totalPrice?.amount} currency={left.currency} />
          <CartItems left={left} />
          <small>
            <DateTime value={abandonedAt(left)} />
          </small>
          <small>
            <Reminders left={left} />
          </small>
          {!isOpen(left) && <StateChip left={left} />}
        </div>
      )}
      bulk={embedded ? own : hosted}
      openId={openId}
      {...(embedded && { pages, above: <AbandonmentMetrics /> })}
      aside={
        openId === undefined ? embedded && <PlanAside /> : <AbandonedCheckoutPanel key={openId} id={openId} />
      }
    />
  );
}
