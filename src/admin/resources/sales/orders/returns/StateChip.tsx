import { Ban, CircleCheck, Hourglass, Inbox, PackageCheck, Undo2 } from 'lucide-react';
import type { ReturnState } from '#shared/returns.ts';
import { statusChip } from '#admin/ui/status-chip.tsx';
import './messages.en.ts';

/** What waits for the shop is tinted; an end is quiet. */
export const StateChip = statusChip<ReturnState>('returns.state', {
  ASKED: { tone: 'warn', icon: Inbox },
  ACCEPTED: { tone: 'info', icon: Hourglass },
  RECEIVED: { tone: 'warn', icon: PackageCheck },
  REFUNDED: { tone: 'ok', icon: CircleCheck, quiet: true },
  CLOSED: { tone: 'calm', icon: CircleCheck, quiet: true },
  DECLINED: { tone: 'calm', icon: Ban, quiet: true },
  WITHDRAWN: { tone: 'calm', icon: Undo2, quiet: true },
});
