import { Hash, ListOrdered, Pause, Play, Trash2 } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { discountColumnLabels } from '#shared/discount-columns.en.ts';
import { useSession } from '#admin/access/session.ts';
import { useMayCreate } from '#admin/data/desk-registry.ts';
import type { ListFilter } from '#admin/data/list-state.ts';
import { bulkAction, type BulkAction } from '#admin/ui/bulk/bulk-action.tsx';
import { exportAction } from '#admin/ui/export/export-action.tsx';
import { plainLayout } from '#shared/export-layout.ts';
import { ResourceListPage } from '#admin/ui/list/ResourceListPage.tsx';
import { Segmented } from '#admin/ui/Segmented.tsx';
import { titleOf, type DiscountRecord } from '../discount-record.ts';
import { discountListSpec } from '../list-spec.ts';
import { StateChip } from '../StateChip.tsx';
import { columns, Does, Benefit, How } from './columns.tsx';
import { SoFar, WorkNow } from './SoFar.tsx';
import { TimeBar } from './TimeBar.tsx';
import '../messages.en.ts';
import styles from '../discounts.module.css';

const bulk: readonly BulkAction[] = [
  bulkAction({ name: 'turn-on', icon: Play, job: 'turn-on' }),
  bulkAction({ name: 'turn-off', icon: Pause, job: 'turn-off' }),
  exportAction(plainLayout(discountColumnLabels), { rare: true }),
  bulkAction({ name: 'delete', icon: Trash2, job: 'delete', rare: true }),
];

const order = { icon: ListOrdered, label: 'discounts.order.open', to: '/discounts/order' };
const codes = { icon: Hash, label: 'discounts.generate', to: '/discounts/create?how=code&many=yes' };
const hows = ['both', 'automatic', 'code'] as const;

/** Both kinds, or one of them: a condition of the filter like any other, always in sight. */
function HowFilter({ filter, change }: { filter: ListFilter; change: (part: Partial<ListFilter>) => void }) {
  const translate = useTranslate();
  const where = filter.where ?? [];
  const others = where.filter(([field]) => field !== 'how');
  const requested = where.find(([field, operator]) => field === 'how' && operator === 'is')?.[2];
  return (
    <Segmented
      label={translate('discounts.column.how')}
      value={hows.find((how) => how === requested) ?? 'both'}
      options={hows.map((value) => ({ value, label: translate(`discounts.hows.${value}`) }))}
      onChange={(how) => change({ where: how === 'both' ? others : [...others, ['how', 'is', how]] })}
    />
  );
}

function PhoneCard({ discount }: { discount: DiscountRecord }) {
  return (
    <div className={styles['card']}>
      <b>
        <bdi>{titleOf(discount)}</bdi>
      </b>
      <span className={styles['end']}>
        <StateChip told={discount.told} quiet />
      </span>
      <small className={styles['wide']}>
        <Does discount={discount} />
      </small>
      <How discount={discount} />
      <span className={styles['end']}>
        <Benefit told={discount.told} />
      </span>
      <span className={styles['wide']}>
        <TimeBar told={discount.told} />
      </span>
    </div>
  );
}

/** Automatic discounts and codes in one list; of a hosted platform the former alone. */
export default function DiscountList() {
  const own = useSession()?.ownFields ?? false;
  const mayCreate = useMayCreate('discounts');
  return (
    <ResourceListPage<DiscountRecord>
      spec={discountListSpec}
      columns={columns}
      rowName={titleOf}
      card={(discount) => <PhoneCard discount={discount} />}
      bulk={bulk}
      pages={own ? [order, ...(mayCreate ? [codes] : [])] : []}
      beside={own && <WorkNow />}
      below={own && <SoFar />}
      {...(own && { choice: (filter, change) => <HowFilter filter={filter} change={change} /> })}
    />
  );
}
