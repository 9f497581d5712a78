import { CircleAlert, CircleCheck, Hourglass } from 'lucide-react';
import { statusChip } from '#admin/ui/status-chip.tsx';

/** How far a part of a refund is. */
export const RefundChip = statusChip('orders.refund.past', {
  done: { tone: 'ok', icon: CircleCheck, quiet: true },
  pending: { tone: 'info', icon: Hourglass },
  failed: { tone: 'bad', icon: CircleAlert },
});
