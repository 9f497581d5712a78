import { Ban, CirclePause, Play, Settings2 } from 'lucide-react';
import { useNavigate, useParams } from 'react-router';
import { subscriptionColumnWords } from '#shared/subscription-columns.en.ts';
import { bulkAction } from '../../ui/bulk/bulk-action.tsx';
import { exportAction } from '../../ui/export/export-action.tsx';
import { plainLayout } from '#shared/export-layout.ts';
import type { ListLink } from '../../ui/list/ListActions.tsx';
import { ResourceListPage } from '../../ui/list/ResourceListPage.tsx';
import { Money } from '../../ui/Money.tsx';
import { columns, Rhythm, What, Who } from './columns.tsx';
import { subscriptionListSpec } from './list-spec.ts';
import { Next } from './Next.tsx';
import { OpenSubscription } from './open/OpenSubscription.tsx';
import { StandingChip } from './StandingChip.tsx';
import { SubscriptionFigures } from './SubscriptionFigures.tsx';
import { nameOf, type SubscriptionRecord } from './subscription-record.ts';
import './messages.en.ts';
import styles from './subscriptions.module.css';

const bulk = [
  bulkAction({ name: 'pause', icon: CirclePause, job: 'pause' }),
  bulkAction({ name: 'resume', icon: Play, job: 'resume' }),
  exportAction(plainLayout(subscriptionColumnWords)),
  bulkAction({ name: 'cancel', icon: Ban, job: 'cancel', rare: true }),
];
const pages: readonly ListLink[] = [
  { icon: Settings2, label: 'subscriptions.settings.short', to: '/subscriptions/settings' },
];

/** What is bought again and again: its figures, the list, and one of them open beside. */
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
          <Who one={one} />
          <b>
            <Money amount={one.amount} currency={one.currency} />
          </b>
          <What one={one} />
          <small>
            <Rhythm one={one} />
          </small>
          <StandingChip status={one.standing} />
          <small>
            <Next one={one} />
          </small>
        </div>
      )}
      bulk={bulk}
      pages={pages}
      above={<SubscriptionFigures />}
      openId={id}
      panel={id && <OpenSubscription key={id} id={id} onClose={() => void navigate('/subscriptions')} />}
    />
  );
}
