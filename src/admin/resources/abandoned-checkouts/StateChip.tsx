import { CircleCheck, Hourglass } from 'lucide-react';
import { statusChip } from '../../ui/status-chip.tsx';
import { isOpen, type LeftRecord } from './left-record.ts';

const Chip = statusChip('abandoned-checkouts.state', {
  open: { tone: 'warn', icon: Hourglass, quiet: true },
  recovered: { tone: 'ok', icon: CircleCheck, quiet: true },
});

export const StateChip = ({ left }: { left: LeftRecord }) => (
  <Chip status={isOpen(left) ? 'open' : 'recovered'} />
);
