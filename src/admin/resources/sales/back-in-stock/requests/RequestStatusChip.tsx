import { Check, CircleAlert, Hourglass, MailCheck, Send } from 'lucide-react';
import { statusChip, type StatusLook } from '#admin/ui/status-chip.tsx';
import type { NotificationRequestRecord } from './request-record.ts';

const looks = {
  RECEIVED: { tone: 'calm', icon: Hourglass, quiet: true },
  PROCESSING: { tone: 'info', icon: Send, quiet: true },
  NOTIFICATION_SENT: { tone: 'ok', icon: MailCheck, quiet: true },
  MARKED: { tone: 'ok', icon: Check, quiet: true },
  FAILED: { tone: 'bad', icon: CircleAlert },
} as const satisfies Record<string, StatusLook>;

const Chip = statusChip('back-in-stock-requests.state', looks);

/** Told by the shop's mail, or marked as told by somebody. */
function stateOf({ status, autoNotified }: NotificationRequestRecord): keyof typeof looks {
  if (status === 'NOTIFICATION_SENT' && autoNotified === false) return 'MARKED';
  return status && status in looks ? (status as keyof typeof looks) : 'RECEIVED';
}

export const RequestStatusChip = ({ request }: { request: NotificationRequestRecord }) => (
  <Chip status={stateOf(request)} />
);
