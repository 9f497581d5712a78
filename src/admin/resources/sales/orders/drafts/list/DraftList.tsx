import { Trash2 } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { bulkAction, type BulkAction } from '#admin/ui/bulk/bulk-action.tsx';
import { DateTime } from '#admin/ui/DateTime.tsx';
import { WorkOr } from '#admin/ui/grid/WorkOr.tsx';
import type { ResourceColumn } from '#admin/ui/grid/resource-column.ts';
import { ResourceListPage } from '#admin/ui/list/ResourceListPage.tsx';
import { Money } from '#admin/ui/Money.tsx';
import { ItemStack } from '../../list/ItemStack.tsx';
import { customerOf, linesOf, type DraftRecord } from '../draft-record.ts';
import { DraftChip } from '../DraftChip.tsx';
import { useDraftName } from '../draft-name.ts';
import { draftListSpec } from '../list-spec.ts';
import styles from '../drafts.module.css';
import '../../list/messages-list.en.ts';
import '../messages.en.ts';
import '#admin/i18n/order-messages.ts';

const Customer = ({ draft }: { draft: DraftRecord }) => {
  const translate = useTranslate();
  return customerOf(draft) || translate('drafts.nobody');
};

const columns: readonly ResourceColumn<DraftRecord>[] = [
  {
    id: 'customer',
    label: 'drafts.column.customer',
    width: 240,
    grows: true,
    className: 'strong',
    render: (draft) => <Customer draft={draft} />,
  },
  {
    id: 'items',
    label: 'drafts.column.items',
    width: 180,
    render: (draft) => <ItemStack lines={linesOf(draft)} />,
  },
  {
    id: 'status',
    label: 'drafts.column.status',
    width: 190,
    sortBy: 'status',
    render: (draft) => (
      <WorkOr id={draft.id}>
        <DraftChip draft={draft} />
      </WorkOr>
    ),
  },
  {
    id: 'total',
    label: 'drafts.column.total',
    width: 132,
    end: true,
    className: 'num',
    render: ({ priceSummary, currency }) => (
      <Money amount={priceSummary?.total?.amount} currency={currency} />
    ),
  },
  {
    id: 'updated',
    label: 'drafts.column.updated',
    width: 132,
    sortBy: 'updatedDate',
    className: 'soft',
    render: ({ _updatedDate }) => <DateTime value={_updatedDate} />,
  },
  {
    id: 'created',
    label: 'drafts.column.created',
    width: 132,
    optional: true,
    sortBy: 'createdDate',
    className: 'soft',
    render: ({ _createdDate }) => <DateTime value={_createdDate} />,
  },
];

const bulk: readonly BulkAction[] = [bulkAction({ name: 'delete', icon: Trash2, job: 'delete' })];

export default function DraftList() {
  const nameOf = useDraftName();
  return (
    <ResourceListPage<DraftRecord>
      spec={draftListSpec}
      columns={columns}
      rowName={nameOf}
      card={(draft) => (
        <div className={styles['card']}>
          <b>
            <Customer draft={draft} />
          </b>
          <Money amount={draft.priceSummary?.total?.amount} currency={draft.currency} />
          <ItemStack lines={linesOf(draft)} />
          <DraftChip draft={draft} />
        </div>
      )}
      bulk={bulk}
    />
  );
}
