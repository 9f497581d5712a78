import { CircleCheck, Hourglass } from 'lucide-react';
import { statusChip } from '#admin/ui/status-chip.tsx';
import { isOpen, type AbandonedCheckoutRecord } from './abandoned-checkout-record.ts';

const Chip = statusChip('abandoned-checkouts.state', {
  open: { tone: 'warn', icon: Hourglass, quiet: true },
  recovered: { tone: 'ok', icon: CircleCheck, quiet: true },
});

export const StateChip = ({ left }: { left: AbandonedCheckoutRecord }) => (
  <Chip status={isOpen(left) ? 'open' : 'recovered'} />
);
