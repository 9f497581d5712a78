import { Ban, Download, Package, PackageCheck, PackageOpen, Undo2 } from 'lucide-react';
import { statusChip } from '#admin/ui/status-chip.tsx';
import type { LineState } from './line-groups.ts';

/** Headings of groups are always tinted. */
export const GroupChip = statusChip<LineState>('orders.lines.state', {
  toFulfil: { tone: 'calm', icon: Package },
  partlyFulfilled: { tone: 'info', icon: PackageOpen },
  fulfilled: { tone: 'ok', icon: PackageCheck },
  files: { tone: 'calm', icon: Download },
  refunded: { tone: 'calm', icon: Undo2 },
  canceled: { tone: 'calm', icon: Ban },
});
