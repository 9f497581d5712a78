import {
  Ban,
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CircleDot,
  Clock,
  Package,
  PackageCheck,
  PackageOpen,
  Undo2,
} from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { StatusLook } from '#admin/ui/status-chip.tsx';
import { StatusChip } from '#admin/ui/StatusChip.tsx';

/** Quiet while all is well; tinted when someone should look. */
const paymentLooks: Record<string, StatusLook> = {
  PAID: { tone: 'ok', icon: CircleCheck, quiet: true },
  NOT_PAID: { tone: 'warn', icon: CircleDashed },
  PENDING: { tone: 'info', icon: Clock, quiet: true },
  PENDING_MERCHANT: { tone: 'warn', icon: Clock },
  PARTIALLY_PAID: { tone: 'warn', icon: CircleDot },
  PARTIALLY_REFUNDED: { tone: 'calm', icon: Undo2, quiet: true },
  FULLY_REFUNDED: { tone: 'calm', icon: Undo2, quiet: true },
  DECLINED: { tone: 'bad', icon: CircleAlert },
  CANCELED: { tone: 'calm', icon: Ban, quiet: true },
};

const fulfillmentLooks: Record<string, StatusLook> = {
  NOT_FULFILLED: { tone: 'calm', icon: Package, quiet: true },
  PARTIALLY_FULFILLED: { tone: 'info', icon: PackageOpen },
  FULFILLED: { tone: 'ok', icon: PackageCheck, quiet: true },
};

const orderLooks: Record<string, StatusLook> = {
  CANCELED: { tone: 'calm', icon: Ban, quiet: true },
  PENDING: { tone: 'info', icon: Clock, quiet: true },
  REJECTED: { tone: 'bad', icon: CircleAlert },
};

interface Props {
  status: string | null | undefined;
  orderStatus?: string | null | undefined;
}

/** Nobody waits for the money of an order that is canceled or rejected. */
const isOver = (orderStatus: string | null | undefined) =>
  orderStatus === 'CANCELED' || orderStatus === 'REJECTED';

export function PaymentChip({ status, orderStatus }: Props) {
  const translate = useTranslate();
  const own = paymentLooks[status ?? ''];
  const look: StatusLook | undefined =
    own?.tone === 'warn' && isOver(orderStatus) ? { ...own, tone: 'calm', quiet: true } : own;
  return look ? <StatusChip {...look} label={translate(`orders.option.payment.${status}`)} /> : null;
}

/** A canceled, pending or rejected order has nothing to fulfil; that it is so is what there is to know. */
export function FulfillmentChip({ status, orderStatus }: Props) {
  const translate = useTranslate();
  const order = orderLooks[orderStatus ?? ''];
  if (order) return <StatusChip {...order} label={translate(`orders.option.status.${orderStatus}`)} />;
  const look = fulfillmentLooks[status ?? ''];
  return look ? <StatusChip {...look} label={translate(`orders.option.fulfillment.${status}`)} /> : null;
}
