import { CircleCheck, CircleX, Hourglass } from 'lucide-react';
import { statusChip } from '#admin/ui/status-chip.tsx';

export const ReviewStatusChip = statusChip('reviews.moderation', {
  WAITING: { tone: 'warn', icon: Hourglass },
  APPROVED: { tone: 'ok', icon: CircleCheck },
  REJECTED: { tone: 'bad', icon: CircleX },
});
