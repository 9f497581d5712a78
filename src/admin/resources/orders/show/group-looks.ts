import { Ban, Download, type LucideIcon, Package, PackageCheck, PackageOpen, Undo2 } from 'lucide-react';
import type { Tone } from '#admin/ui/StatusChip.tsx';
import type { LineState } from './line-groups.ts';

/** Headings of groups are always tinted. */
export const groupLooks: Record<LineState, { tone: Tone; icon: LucideIcon }> = {
  toFulfil: { tone: 'calm', icon: Package },
  partlyFulfilled: { tone: 'info', icon: PackageOpen },
  fulfilled: { tone: 'ok', icon: PackageCheck },
  files: { tone: 'calm', icon: Download },
  refunded: { tone: 'calm', icon: Undo2 },
  canceled: { tone: 'calm', icon: Ban },
};
