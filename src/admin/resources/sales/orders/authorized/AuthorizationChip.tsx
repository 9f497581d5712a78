import { Hourglass } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { StatusChip } from '#admin/ui/StatusChip.tsx';
import { useNow } from '#admin/ui/use-now.ts';
import { PaymentChip } from '../order-chips.tsx';
import { isAuthorized } from '../order-facts.ts';
import type { OrderRecord } from '../order-record.ts';
import { useAuthorizedUntil } from './authorized-until.ts';
import { remainingTime } from './remaining-time.ts';

/** A bank holds the money, and for how long it does. */
export function AuthorizationChip({ until }: { until: Date | undefined }) {
  const translate = useTranslate();
  const now = useNow();
  if (!until)
    return <StatusChip tone="info" icon={Hourglass} label={translate('orders.authorization.plain')} />;
  const { id, count, tone } = remainingTime(until, now);
  return (
    <StatusChip
      tone={tone}
      icon={Hourglass}
      label={translate(`orders.authorization.${id}`, { smart_count: count })}
    />
  );
}

const HeldRow = ({ order }: { order: OrderRecord }) => (
  <AuthorizationChip until={useAuthorizedUntil(order)} />
);

/** How an order of a list is paid: what is held for it counts down. */
export const OrderPaymentChip = ({ order }: { order: OrderRecord }) =>
  isAuthorized(order) ? (
    <HeldRow order={order} />
  ) : (
    <PaymentChip status={order.paymentStatus} orderStatus={order.status} />
  );
