import { Hourglass } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { StatusChip } from '#admin/ui/StatusChip.tsx';
import { useNow } from '#admin/ui/use-now.ts';
import { PaymentChip } from '../order-chips.tsx';
import { isHeld } from '../order-facts.ts';
import type { OrderRecord } from '../order-record.ts';
import { useHeldUntil } from './held-until.ts';
import { timeLeft } from './time-left.ts';

/** A bank holds the money, and for how long it does. */
export function HeldChip({ until }: { until: Date | undefined }) {
  const translate = useTranslate();
  const now = useNow();
  if (!until) return <StatusChip tone="info" icon={Hourglass} label={translate('orders.held.plain')} />;
  const { id, count, tone } = timeLeft(until, now);
  return (
    <StatusChip tone={tone} icon={Hourglass} label={translate(`orders.held.${id}`, { smart_count: count })} />
  );
}

const HeldRow = ({ order }: { order: OrderRecord }) => <HeldChip until={useHeldUntil(order)} />;

/** How an order of a list is paid: what is held for it counts down. */
export const OrderPaymentChip = ({ order }: { order: OrderRecord }) =>
  isHeld(order) ? (
    <HeldRow order={order} />
  ) : (
    <PaymentChip status={order.paymentStatus} orderStatus={order.status} />
  );
