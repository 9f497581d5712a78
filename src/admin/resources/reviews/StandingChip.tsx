import { CircleCheck, CircleX, Hourglass } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { StatusChip } from '../../ui/StatusChip.tsx';
import type { Standing } from './review-record.ts';

const looks = {
  WAITING: { tone: 'warn', icon: Hourglass },
  APPROVED: { tone: 'ok', icon: CircleCheck },
  REJECTED: { tone: 'bad', icon: CircleX },
} as const;

export function StandingChip({ standing }: { standing: Standing }) {
  const translate = useTranslate();
  return <StatusChip {...looks[standing]} label={translate(`reviews.standing.${standing}`)} />;
}
