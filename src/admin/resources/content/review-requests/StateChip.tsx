import { CircleAlert, CircleCheck, Clock, Hourglass, Mail, SkipForward } from 'lucide-react';
import { statusChip } from '#admin/ui/status-chip.tsx';
import type { RequestState } from './request-record.ts';

export const StateChip = statusChip<RequestState>('review-requests.state', {
  planned: { tone: 'calm', icon: Hourglass, quiet: true },
  today: { tone: 'info', icon: Clock, quiet: true },
  sent: { tone: 'info', icon: Mail, quiet: true },
  answered: { tone: 'ok', icon: CircleCheck, quiet: true },
  skipped: { tone: 'calm', icon: SkipForward, quiet: true },
  failed: { tone: 'bad', icon: CircleAlert },
});
