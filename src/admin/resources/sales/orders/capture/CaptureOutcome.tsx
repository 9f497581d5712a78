import { ArrowRight, Ban, CircleCheck, CircleDot, Hourglass } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { statusChip } from '#admin/ui/status-chip.tsx';
import { PaymentChip } from '../order-chips.tsx';
import styles from './capture.module.css';

const StateChip = statusChip('orders.capture.state', {
  authorized: { tone: 'info', icon: Hourglass },
  captured: { tone: 'ok', icon: CircleCheck },
  partly: { tone: 'warn', icon: CircleDot },
  voided: { tone: 'calm', icon: Ban },
});

interface Props {
  payment: 'captured' | 'partly' | 'voided';
  before: string | undefined;
  after: string;
}

/** A preview of the statuses that the payment and the order will have. */
export function CaptureOutcome({ payment, before, after }: Props) {
  const translate = useTranslate();
  const arrow = <ArrowRight size={14} aria-hidden className="flip" />;
  return (
    <dl className={styles['result']} aria-label={translate('orders.capture.statusAfter')}>
      <dt>{translate('orders.capture.payment')}</dt>
      <dd>
        <StateChip status="authorized" />
        {arrow}
        <StateChip status={payment} />
      </dd>
      <dt>{translate('orders.capture.order')}</dt>
      <dd>
        <PaymentChip status={before} />
        {arrow}
        <PaymentChip status={after} />
      </dd>
    </dl>
  );
}
