import {
  Ban,
  CircleCheck,
  CirclePause,
  CreditCard,
  FlagTriangleRight,
  PackageX,
  RotateCw,
} from 'lucide-react';
import type { SubscriptionListStatus } from '#shared/subscription-desk.ts';
import { statusChip } from '#admin/ui/status-chip.tsx';

export const SubscriptionStatusChip = statusChip<SubscriptionListStatus>('subscriptions.status', {
  ACTIVE: { tone: 'ok', icon: CircleCheck, quiet: true },
  RETRYING: { tone: 'bad', icon: RotateCw },
  OUT_OF_STOCK: { tone: 'warn', icon: PackageX },
  PAUSED: { tone: 'calm', icon: CirclePause },
  SUSPENDED: { tone: 'bad', icon: CreditCard },
  CANCELED: { tone: 'calm', icon: Ban, quiet: true },
  ENDED: { tone: 'calm', icon: FlagTriangleRight, quiet: true },
});
