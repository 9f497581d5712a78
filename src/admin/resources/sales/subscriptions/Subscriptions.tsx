import { Ban, CirclePause, Play, Settings2 } from 'lucide-react';
import { useNavigate, useParams } from 'react-router';
import { subscriptionColumnLabels } from '#shared/subscription-columns.en.ts';
import { bulkAction } from '#admin/ui/bulk/bulk-action.tsx';
import { exportAction } from '#admin/ui/export/export-action.tsx';
import { plainLayout } from '#shared/export-layout.ts';
import type { ListLink } from '#admin/ui/list/ListActions.tsx';
import { ResourceListPage } from '#admin/ui/list/ResourceListPage.tsx';
import { Money } from '#admin/ui/Money.tsx';
import { columns, Rhythm, PlanCell, CustomerCell } from './columns.tsx';
import { subscriptionListSpec } from './list-spec.ts';
import { Next } from './Next.tsx';
import { OpenSubscription } from './open/OpenSubscription.tsx';
import { SubscriptionStatusChip } from './SubscriptionStatusChip.tsx';
import { SubscriptionMetrics } from './SubscriptionMetrics.tsx';
import { nameOf, type SubscriptionRecord } from './subscription-record.ts';
import './messages.en.ts';
import styles from './subscriptions.module.css';

const bulk = [
  bulkAction({ name: 'pause', icon: CirclePause, job: 'pause' }),
  bulkAction({ name: 'resume', icon: Play, job: 'resume' }),
  exportAction(plainLayout(subscriptionColumnLabels)),
  bulkAction({ name: 'cancel', icon: Ban, job: 'cancel', rare: true }),
];
const pages: readonly ListLink[] = [
  { icon: Settings2, label: 'subscriptions.settings.short', to: '/subscriptions/settings' },
];

/** PlanCell is bought again and again: its figures, the list, and one of them open beside. */
export default function Subscriptions() {
  const { id } = useParams();
  const navigate = useNavigate();
  return (
    <ResourceListPage<SubscriptionRecord>
      spec={subscriptionListSpec}
      columns={columns}
      rowName={(one) => `${nameOf(one)}, ${one.product}`}
      card={(one) => (
        <div className={styles['card']}>
          <CustomerCell one={one} />
          <b>
            <Money amount={one.amount} currency={one.currency} />
          </b>
          <PlanCell one={one} />
          <small>
            <Rhythm one={one} />
          </small>
          <SubscriptionStatusChip status={one.standing} />
          <small>
            <Next one={one} />
          </small>
        </div>
      )}
      bulk={bulk}
      pages={pages}
      above={<SubscriptionMetrics />}
      openId={id}
      panel={id && <OpenSubscription key={id} id={id} onClose={() => void navigate('/subscriptions')} />}
    />
  );
}
