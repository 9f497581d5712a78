import { Ban, CircleCheck, Hourglass, Inbox, PackageCheck, Undo2, type LucideIcon } from 'lucide-react';
import type { ListedReturn, ReturnState } from '#shared/returns.ts';
import type { Tone } from '#admin/ui/StatusChip.tsx';

export type ReturnRecord = ListedReturn;

/** What waits for the shop is tinted; an end is quiet. */
export const LOOKS: Record<ReturnState, { tone: Tone; icon: LucideIcon; quiet: boolean }> = {
  ASKED: { tone: 'warn', icon: Inbox, quiet: false },
  ACCEPTED: { tone: 'info', icon: Hourglass, quiet: false },
  RECEIVED: { tone: 'warn', icon: PackageCheck, quiet: false },
  REFUNDED: { tone: 'ok', icon: CircleCheck, quiet: true },
  CLOSED: { tone: 'calm', icon: CircleCheck, quiet: true },
  DECLINED: { tone: 'calm', icon: Ban, quiet: true },
  WITHDRAWN: { tone: 'calm', icon: Undo2, quiet: true },
};

/** The refund of the order's page, with what came back filled in. */
export function refundPath({ orderId, lines, state }: ReturnRecord): string {
  const search = new URLSearchParams();
  for (const { lineItemId, quantity } of lines) {
    search.append('line', lineItemId);
    search.append('qty', String(quantity));
    search.append('back', state === 'RECEIVED' ? String(quantity) : '0');
  }
  return `/orders/${orderId}/refund?${search.toString()}`;
}
