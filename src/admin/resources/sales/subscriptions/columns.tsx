import { useTranslate } from 'ra-core';
import { DateTime } from '#admin/ui/DateTime.tsx';
import type { ResourceColumn } from '#admin/ui/grid/resource-column.ts';
import { WorkOr } from '#admin/ui/grid/WorkOr.tsx';
import { Money } from '#admin/ui/Money.tsx';
import { Thumb } from '#admin/ui/Thumb.tsx';
import { Next } from './Next.tsx';
import { SubscriptionStatusChip } from './SubscriptionStatusChip.tsx';
import { nameOf, type SubscriptionRecord } from './subscription-record.ts';
import styles from './subscriptions.module.css';
import { useFrequencyLabel } from './use-frequency-label.ts';

export function CustomerCell({ one }: { one: SubscriptionRecord }) {
  const name = nameOf(one);
  return (
    <span className={styles['two']}>
      <b>
        <bdi>{name}</bdi>
      </b>
      {one.email && one.email !== name && (
        <small>
          <bdi>{one.email}</bdi>
        </small>
      )}
    </span>
  );
}

export function PlanCell({ one }: { one: SubscriptionRecord }) {
  const { imageUrl, product, quantity, details } = one;
  return (
    <span className={styles['subject']}>
      <Thumb image={imageUrl} width={24} height={30} />
      <span className={styles['two']}>
        <span>
          <bdi>{product}</bdi>
          {quantity > 1 && <span className="num"> × {quantity}</span>}
        </span>
        {details.length > 0 && (
          <small>
            <bdi>{details.join(', ')}</bdi>
          </small>
        )}
      </span>
    </span>
  );
}

export const Rhythm = ({ one }: { one: SubscriptionRecord }) => useFrequencyLabel()(one);

function Paid({ one: { paidCycles, billingCycles } }: { one: SubscriptionRecord }) {
  const translate = useTranslate();
  return billingCycles === undefined
    ? String(paidCycles)
    : translate('subscriptions.paidOf', { paid: paidCycles, all: billingCycles });
}

export const columns: readonly ResourceColumn<SubscriptionRecord>[] = [
  {
    id: 'member',
    label: 'subscriptions.column.member',
    width: 190,
    grows: true,
    sortBy: 'buyerName',
    render: (one) => <CustomerCell one={one} />,
  },
  {
    id: 'product',
    label: 'subscriptions.column.product',
    width: 190,
    sortBy: 'product',
    render: (one) => <PlanCell one={one} />,
  },
  {
    id: 'every',
    label: 'subscriptions.column.every',
    width: 124,
    inPanel: true,
    isText: true,
    render: (one) => <Rhythm one={one} />,
  },
  {
    id: 'next',
    label: 'subscriptions.column.next',
    width: 148,
    sortBy: 'nextChargeDate',
    isText: true,
    render: (one) => <Next one={one} />,
  },
  {
    id: 'status',
    label: 'subscriptions.column.status',
    width: 140,
    sortBy: 'standing',
    render: (one) => (
      <WorkOr id={one.id}>
        <SubscriptionStatusChip status={one.standing} />
      </WorkOr>
    ),
  },
  {
    id: 'amount',
    label: 'subscriptions.column.amount',
    width: 96,
    end: true,
    sortBy: 'amount',
    className: 'strong',
    render: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
  },
  {
    id: 'since',
    label: 'subscriptions.column.since',
    width: 104,
    optional: true,
    sortBy: 'createdDate',
    className: 'soft',
    render: ({ createdDate }) => <DateTime value={createdDate} style="day" />,
  },
  {
    id: 'paid',
    label: 'subscriptions.column.paid',
    width: 96,
    optional: true,
    end: true,
    className: 'num',
    render: (one) => <Paid one={one} />,
  },
  {
    id: 'monthly',
    label: 'subscriptions.column.monthly',
    width: 104,
    optional: true,
    end: true,
    sortBy: 'monthly',
    className: 'num',
    render: ({ monthly, currency }) => <Money amount={monthly} currency={currency} />,
  },
];
