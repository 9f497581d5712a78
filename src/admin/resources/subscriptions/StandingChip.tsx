import {
  Ban,
  CircleCheck,
  CirclePause,
  CreditCard,
  FlagTriangleRight,
  PackageX,
  RotateCw,
} from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { SubscriptionStanding } from '#shared/subscription-desk.ts';
import { StatusChip } from '../../ui/StatusChip.tsx';

const looks = {
  ACTIVE: { tone: 'ok', icon: CircleCheck, quiet: true },
  RETRYING: { tone: 'bad', icon: RotateCw },
  OUT_OF_STOCK: { tone: 'warn', icon: PackageX },
  PAUSED: { tone: 'calm', icon: CirclePause },
  SUSPENDED: { tone: 'bad', icon: CreditCard },
  CANCELED: { tone: 'calm', icon: Ban, quiet: true },
  ENDED: { tone: 'calm', icon: FlagTriangleRight, quiet: true },
} as const;

export function StandingChip({ standing }: { standing: SubscriptionStanding }) {
  const translate = useTranslate();
  return <StatusChip {...looks[standing]} label={translate(`subscriptions.standing.${standing}`)} />;
}
